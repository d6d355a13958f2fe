"""What an operator has done to the database from the command line."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from metropole.server.database import Database
from metropole.server.ratings import Progress, recompute
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings


async def recompute_ratings(progress: Progress) -> int:
    """Make the ratings anew in the database of the settings; returns the number of games."""
    database = Database(Settings.from_environment())
    try:
        return await recompute(database, progress)
    except (SQLAlchemyError, OSError) as problem:
        raise Unavailable("database_not_ready", problem=type(problem).__name__) from problem
    finally:
        await database.close()
