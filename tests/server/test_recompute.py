"""What an operator does to the database from the command line."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from metropole.server.ratings.settling import settle
from tests.server.grounds import add_finished, add_people, opened, settings_in


def recompute(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "METROPOLE_DATABASE": settings_in(folder).database}
    command = [sys.executable, "-m", "metropole", "ratings", "--recompute"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


async def play_two_games(folder: Path) -> None:
    async with opened(settings_in(folder)) as database:
        await add_people(database, "ann", "ben")
        for id in ("a", "b"):
            await add_finished(database, id, ["ann", "ben"], [1, 2])
            await settle(database, id)


def test_ratings_are_made_anew(tmp_path: Path) -> None:
    asyncio.run(play_two_games(tmp_path))
    done = recompute(tmp_path)
    assert (done.returncode, done.stdout.strip()) == (0, "The ratings were made anew from 2 games.")


def test_a_database_that_was_not_set_up_is_told(tmp_path: Path) -> None:
    done = recompute(tmp_path)
    assert done.returncode == 1
    assert "METROPOLE_DATABASE" in done.stderr
    assert "Traceback" not in done.stderr
