"""Looking after the server's database, for people at a terminal: what is done, and the sentence that tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from metropole.printing import with_progress
from metropole.server.ratings.settling import recompute
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.storage import backup as backups
from metropole.server.storage import migrating
from metropole.server.storage.database import Database
from metropole.words import Words

Answer = TypeVar("Answer")


def migrate(words: Words, to: str) -> str:
    """Bring the database to a revision."""
    _run(migrating.migrate(_database(), to))
    return words("cli-migrated", revision=migrating.head() if to == "head" else to)


def backup(words: Words, file: Path) -> str:
    """Write the database to a file."""
    return words("cli-backed-up", count=_run(backups.backup(_database(), file)), file=str(file))


def restore(words: Words, file: Path) -> str:
    """Fill the database from a file."""
    return words("cli-restored", count=_run(backups.restore(_database(), file)), file=str(file))


def recompute_ratings(words: Words) -> str:
    """Make the ratings anew from the results that are kept."""
    return words("cli-recomputed", games=_run(_recompute(Database(Settings.from_environment()))))


async def _recompute(database: Database) -> int:
    try:
        return await recompute(database, with_progress)
    finally:
        await database.close()


def _database() -> str:
    return Settings.from_environment().database


def _run(work: Coroutine[Any, Any, Answer]) -> Answer:
    try:
        return asyncio.run(work)
    except (OSError, SQLAlchemyError):
        raise Unavailable("database_unavailable") from None
