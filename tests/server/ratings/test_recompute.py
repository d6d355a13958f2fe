"""What an operator does to the database from the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

from metropole.server.ratings.settling import settle
from tests.commands import refused, told
from tests.server.grounds import add_accounts, add_finished, opened, settings_in

RECOMPUTE = ("ratings", "--recompute")


async def play_two_games(folder: Path) -> None:
    async with opened(settings_in(folder)) as database:
        await add_accounts(database, "ann", "ben")
        for id in ("a", "b"):
            await add_finished(database, id, ["ann", "ben"], [1, 2])
            await settle(database, id)


def test_ratings_are_made_anew(tmp_path: Path) -> None:
    asyncio.run(play_two_games(tmp_path))
    assert (
        told(*RECOMPUTE, METROPOLE_DATABASE=settings_in(tmp_path).database)
        == "The ratings were recomputed from 2 games."
    )


def test_a_database_that_was_not_set_up_is_told(tmp_path: Path) -> None:
    assert "METROPOLE_DATABASE" in refused(*RECOMPUTE, METROPOLE_DATABASE=settings_in(tmp_path).database)
