"""Is the process alive, and is it ready to serve: for whoever starts it, and for a balancer before it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError

from metropole.server.answers import refusals
from metropole.server.asking import House
from metropole.server.refusals import Unavailable
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
async def ready(house: House) -> Readiness:
    """Answers 503 with the reason while the database does not answer, or is of another version."""
    revision = await _revision(house.database)
    if revision != head():
        raise Unavailable("database_of_other_version", given=revision or "-", right=head())
    return Readiness()


async def _revision(database: Database) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as connection:
            return await revision_of(connection)
    except (TimeoutError, OSError, SQLAlchemyError):
        raise Unavailable("database_unavailable") from None
