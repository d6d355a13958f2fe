"""Ratings made anew from results are what they were, to the last digit, on either kind of database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random

import pytest
from sqlalchemy import delete, update

from metropole.server.ratings import settling as module
from metropole.server.ratings.book import RULES, Played
from metropole.server.ratings.settling import bring_up, recompute, settle
from metropole.server.storage.database import Database
from metropole.server.storage.schema import ratings, results
from tests.server.grounds import add_accounts, add_finished, all_rows

pytestmark = pytest.mark.anyio
PEOPLE = ("ann", "ben@home", "cem@home")


@pytest.fixture(autouse=True)
async def played(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of all kinds: series, bots, one address, too short ones, friendly ones."""
    monkeypatch.setattr(module, "now", lambda: 5)  # whatever the clock says
    await add_accounts(database, "ann", "ben", "cem")
    rng = Random(7)
    for number in range(30):
        sat = [*rng.sample(PEOPLE, k=rng.choice([1, 2, 2, 2])), *rng.choices(["bot:casual", "bot:master"], k=1)]
        ranks = rng.sample(range(1, len(sat) + 1), len(sat))
        more = {"is_rated": rng.random() < 0.95, "moves": rng.choice([1, 2, 2, 2, 3])}
        await add_finished(database, f"t{number:02}", sat, ranks, **more)
        await settle(database, f"t{number:02}")


async def test_ratings_made_anew_are_the_same(database: Database) -> None:
    before, kept = await all_rows(database, ratings), await all_rows(database, results)
    assert len({row.weight for row in kept}) > 5
    async with database.writing() as connection:
        await connection.execute(delete(ratings).where(ratings.c.who == "ann"))
        await connection.execute(update(ratings).values(mu=1.0, worth=0.0, met=[]))
        await connection.execute(update(results).values(rating_before=None, rating_after=None))
    seen: list[Played] = []

    def progress(games: Iterator[Played], total: int) -> Iterable[Played]:
        for game, number in zip(games, count(1), strict=False):
            assert number <= total
            seen.append(game)
            yield game

    assert await recompute(database, progress) == len(seen) > 15
    assert await all_rows(database, ratings) == before
    assert await all_rows(database, results) == kept


async def test_ratings_of_other_rules_are_made_anew_once(database: Database) -> None:
    before = await all_rows(database, ratings)
    assert await bring_up(database) == 0
    async with database.writing() as connection:
        await connection.execute(update(ratings).where(ratings.c.who == "ann").values(rules=RULES - 1, mu=99.0))
    assert await bring_up(database) > 15
    assert await all_rows(database, ratings) == before
    assert await bring_up(database) == 0
