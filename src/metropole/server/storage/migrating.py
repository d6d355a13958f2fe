"""The database's tables brought to the form that this program knows, step by step: see migrations/versions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import NotUnderstood
from metropole.server.storage.database import lone_engine

LOCK = 0x6D6574726F  # any number, the same in all processes


async def migrate(address: str, to: str = "head") -> None:
    """Bring a database up, or down, to a revision: all of it or nothing. Of two processes one waits for the other."""
    engine = lone_engine(address, begin="BEGIN IMMEDIATE")
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_move, to)
    except CommandError:
        raise NotUnderstood("unknown_revision", given=to[:40]) from None
    finally:
        await engine.dispose()


async def revision_of(connection: AsyncConnection) -> str | None:
    """Where a database stands; None before the first step."""
    return await connection.run_sync(_revision)


@cache
def revisions() -> tuple[str, ...]:
    """All that this program knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def head() -> str:
    """The revision that this program needs."""
    return revisions()[0]


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


def _move(connection: Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    passed = ScriptDirectory.from_config(config).iterate_revisions(_revision(connection), "base")
    is_behind_us = to == "base" or to in {step.revision for step in passed}
    (command.downgrade if is_behind_us else command.upgrade)(config, to)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
