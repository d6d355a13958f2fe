"""For whoever runs the server: is the process alive, is it ready, and what has it counted."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel, Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from metropole.extras import FILMS, has
from metropole.server.notices.mail import Mail
from metropole.server.notices.push import Push
from metropole.server.notices.webhook import Webhook
from metropole.server.refusals import NotAllowed, Unavailable
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import (
    BusDep,
    ChannelsDep,
    DatabaseDep,
    MetricsDep,
    SettingsDep,
    TaskHealthDep,
    WriteTrialDep,
)
from metropole.server.security import is_local
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import head, revision_of
from metropole.server.storage.write_trial import WriteTrial

PATIENCE = 1.0  # seconds


class Health(BaseModel):
    """The process answers."""

    is_alive: bool = True


class Readiness(BaseModel):
    """Everything that a game needs is there.

    The bus is told of and no condition: where it is away, it is so for all processes at once, which would then all be
    taken out of service, though every one of them plays on and finds by looking what the others did.
    """

    is_ready: bool = True
    is_bus_away: bool = Field(description="Whether other processes are heard up to a second later than usual.")


class DaysKept(BaseModel):
    """For how many days this server keeps something; none is for ever. The page on privacy says so."""

    open_tables: int = Field(description="An open table at which nobody sits who was here.")
    guests: int = Field(description="A guest who was not here and has finished no game.")
    chat: int = Field(description="What was said at tables.")
    notices: int = Field(description="A notice that was sent.")


class Abilities(BaseModel):
    """What this server can do that others may not, for want of packages or settings. Nothing else of it is offered."""

    films: bool = Field(description="Films of games that are over.")
    push: bool = Field(description="Notices to browsers.")
    webhooks: bool = Field(description="Notices to programs of people's own.")
    email: bool = Field(description="Notices by e-mail.")


router = APIRouter(tags=["operation"])


@router.get("/health")
async def health() -> Health:
    """Answers as long as the process does."""
    return Health()


@router.get("/api/retention")
async def retention(settings: SettingsDep) -> DaysKept:
    """How long things are kept here."""
    return DaysKept(
        open_tables=settings.keep_open_tables,
        guests=settings.keep_guests,
        chat=settings.keep_chat,
        notices=settings.keep_notices,
    )


@router.get("/api/abilities")
async def abilities(channels: ChannelsDep) -> Abilities:
    """What can be offered here."""
    ways = [channels[channel].is_there for channel in (Push, Webhook, Mail)]
    return Abilities(films=has(FILMS), push=ways[0], webhooks=ways[1], email=ways[2])


@router.get("/ready", responses=refusals(503))
async def ready(
    database: DatabaseDep, write_trial: WriteTrialDep, task_health: TaskHealthDep, bus: BusDep
) -> Readiness:
    """Answers 503 with the reason while the database does not answer, is of another version or cannot be written to, or
    while a background task fails again and again.
    """
    revision = await _revision(database)
    if revision != head():
        raise Unavailable("database_of_other_version", given=revision or "-", right=head())
    await _try_to_write(write_trial)
    if failing := task_health.failing:
        raise Unavailable("task_fails", task=failing[0])
    return Readiness(is_bus_away=bus.is_away)


async def _revision(database: Database) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as connection:
            return await revision_of(connection)
    except (TimeoutError, OSError, SQLAlchemyError):
        raise Unavailable("database_unavailable") from None


async def _try_to_write(trial: WriteTrial) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await trial.run()
    except (TimeoutError, OSError, SQLAlchemyError):
        raise Unavailable("database_not_writable") from None


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, settings: SettingsDep, counted: MetricsDep) -> Response:
    """The counters, for this machine or for who shows METROPOLE_METRICS_TOKEN."""
    if not _may_read(request, settings):
        raise NotAllowed("metrics_are_private")
    return Response(counted.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _may_read(request: Request, settings: Settings) -> bool:
    shown = request.headers.get("authorization", "").encode()
    token = settings.metrics_token
    return is_local(request) or (bool(token) and secrets.compare_digest(shown, f"Bearer {token}".encode()))
