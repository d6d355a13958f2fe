"""For whoever runs the server: is the process alive, is it ready, and what has it counted."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from metropole.server.refusals import NotAllowed, Unavailable
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import DatabaseDep, MetricsDep, SettingsDep
from metropole.server.security import is_local
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import head, revision_of

PATIENCE = 1.0  # seconds


class Health(BaseModel):
    """The process answers."""

    is_alive: bool = True


class Readiness(BaseModel):
    """Everything that a game needs is there."""

    is_ready: bool = True


router = APIRouter(tags=["operation"])


@router.get("/health")
async def health() -> Health:
    """Answers as long as the process does."""
    return Health()


@router.get("/ready", responses=refusals(503))
async def ready(database: DatabaseDep) -> Readiness:
    """Answers 503 with the reason while the database does not answer, or is of another version."""
    revision = await _revision(database)
    if revision != head():
        raise Unavailable("database_of_other_version", given=revision or "-", right=head())
    return Readiness()


async def _revision(database: Database) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as connection:
            return await revision_of(connection)
    except (TimeoutError, OSError, SQLAlchemyError):
        raise Unavailable("database_unavailable") from None


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
