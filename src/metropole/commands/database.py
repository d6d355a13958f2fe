"""`metropole migrate`, `backup`, `restore` and `ratings`: looking after the server's database."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from metropole.commands.speaking import refusals_worded, words

Answer = TypeVar("Answer")
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def migrate(
    to: Annotated[str, typer.Option(metavar="REVISION", help="Up or down to this one; base is nothing.")] = "head",
) -> None:
    """Bring the server's database, METROPOLE_DATABASE, to the form that this program needs."""
    from metropole.server.storage import migrating

    with refusals_worded():
        _run(migrating.migrate(_database(), to))
        typer.echo(words()("cli-migrated", revision=migrating.head() if to == "head" else to))


def backup(file: BackupFile) -> None:
    """Write everything that the server keeps to one file; it may go on running."""
    from metropole.server.storage import backup as backups

    with refusals_worded():
        typer.echo(words()("cli-backed-up", count=_run(backups.backup(_database(), file)), file=str(file)))


def restore(file: BackupFile) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup."""
    from metropole.server.storage import backup as backups

    with refusals_worded():
        typer.echo(words()("cli-restored", count=_run(backups.restore(_database(), file)), file=str(file)))


def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="Make all ratings anew from the results.")] = False,
) -> None:
    """Look after the ratings of the server, in the database that METROPOLE_DATABASE names."""
    if recompute:
        with refusals_worded():
            typer.echo(words()("cli-recomputed", games=_run(_recomputed())))


async def _recomputed() -> int:
    """Make the ratings anew from the results that are kept."""
    from metropole import puzzles
    from metropole.commands.progress import with_progress
    from metropole.server.ratings.settling import recompute
    from metropole.server.settings import Settings
    from metropole.server.solving import recompute as of_puzzles
    from metropole.server.storage.database import Database

    database = Database(Settings.read())

    def difficulty_of(id: str) -> float | None:
        puzzle = puzzles.by_id(id)
        return None if puzzle is None else puzzle.difficulty

    try:
        await of_puzzles.recompute(database, difficulty_of)
        return await recompute(database, with_progress)
    finally:
        await database.close()


def _database() -> str:
    from metropole.server.settings import Settings

    return Settings.read().database


def _run(work: Coroutine[Any, Any, Answer]) -> Answer:
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from metropole.server.refusals import Unavailable

    try:
        return asyncio.run(work)
    except (OSError, SQLAlchemyError):
        raise Unavailable("database_unavailable") from None
