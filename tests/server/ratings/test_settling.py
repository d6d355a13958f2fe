"""Results and ratings: written once, as openskill has them, and the same when they are made anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from threading import Thread

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import update

from metropole.server.ratings.book import Played
from metropole.server.ratings.settling import recompute, settle, unsettled
from metropole.server.storage.database import Database
from metropole.server.storage.schema import ratings, results, tables
from tests.server.grounds import add_accounts, add_finished, add_table, all_rows, opened, settings_in

pytestmark = pytest.mark.anyio
MODEL = PlackettLuce()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(settings_in(tmp_path)) as found:
        await add_accounts(found, "ann", "ben", "cem")
        yield found


async def skills(database: Database) -> dict[str, tuple[float, float]]:
    return {row.who: (row.mu, row.sigma) for row in await all_rows(database, ratings)}


def expected(ranks: list[float]) -> list[tuple[float, float]]:
    """What openskill says of a first game with these ranks."""
    rated = MODEL.rate([[MODEL.rating()] for _ in ranks], ranks=ranks)
    return [(team[0].mu, team[0].sigma) for team in rated]


async def test_results_and_ratings_are_written_together(database: Database) -> None:
    await add_finished(database, "t", ["ann", "cem", "ben"], [2, 1, 3])
    changes = await settle(database, "t")
    rows = await all_rows(database, results)
    assert [(row.who, row.score, row.rank) for row in rows] == [("ann", 30, 2), ("cem", 40, 1), ("ben", 20, 3)]
    found = await skills(database)
    for row, (mu, sigma), change in zip(rows, expected([2, 1, 3]), changes, strict=True):
        assert found[row.who] == pytest.approx((mu, sigma))
        assert row.rating_before == change.before == pytest.approx(0)
        assert row.rating_after == change.after == pytest.approx(mu - 3 * sigma)


async def test_a_shared_victory_is_a_tie(database: Database) -> None:
    await add_finished(database, "t", ["ann", "ben", "cem"], [1, 1, 3])
    await settle(database, "t")
    found = await skills(database)
    assert [found[who] for who in ("ann", "ben", "cem")] == [pytest.approx(one) for one in expected([1, 1, 3])]


async def test_somebody_on_several_seats_is_moved_by_the_average(database: Database) -> None:
    await add_finished(database, "t", ["ann", "ben", "ben"], [2, 1, 3])
    await settle(database, "t")
    _, first, second = expected([2, 1, 3])
    assert (await skills(database))["ben"] == pytest.approx(
        (fmean([first[0], second[0]]), fmean([first[1], second[1]]))
    )
    assert {row.who: row.games for row in await all_rows(database, ratings)} == {"ann": 1, "ben": 1}


@pytest.mark.parametrize(("sat", "is_rated"), [(["ann", "ben"], False), (["ann", "ann"], True)])
async def test_what_is_not_rated_changes_nothing(database: Database, sat: list[str], is_rated: bool) -> None:
    await add_finished(database, "t", sat, [1, 2], is_rated=is_rated)
    assert await settle(database, "t") == []
    assert await all_rows(database, ratings) == []
    assert [(row.who, row.is_rated, row.rating_after) for row in await all_rows(database, results)] == [
        (who, False, None) for who in sat
    ]


async def test_ratings_are_apart_by_game_and_number_of_players(database: Database) -> None:
    await add_finished(database, "a", ["ann", "ben"], [1, 2])
    await add_finished(database, "b", ["ann", "ben"], [1, 2], game="metropolys")
    await add_finished(database, "c", ["ann", "ben", "cem"], [1, 2, 3])
    for id in "abc":
        await settle(database, id)
    kinds = {(row.game, row.players): row.games for row in await all_rows(database, ratings) if row.who == "ann"}
    assert kinds == {("metro", 2): 1, ("metropolys", 2): 1, ("metro", 3): 1}


async def test_only_finished_tables_are_settled(database: Database) -> None:
    await add_table(database, "t", ["ann", "ben"])
    assert await settle(database, "t") == []
    assert await settle(database, "none") == []
    assert await all_rows(database, results) == []


async def test_two_processes_settle_once(database: Database, tmp_path: Path) -> None:
    await add_finished(database, "t", ["ann", "ben"], [1, 2])
    other = Database(settings_in(tmp_path))
    done = await asyncio.gather(*(settle(one, "t") for one in (database, other, database, other)))
    await other.close()
    assert sorted(len(changes) for changes in done) == [0, 0, 0, 2]
    assert {row.who: row.games for row in await all_rows(database, ratings)} == {"ann": 1, "ben": 1}


async def test_two_processes_lose_no_change_of_a_player_they_share(database: Database, tmp_path: Path) -> None:
    other = Database(settings_in(tmp_path))
    for number in range(10):
        await add_finished(database, f"t{number}", ["ann", "ben"], [1, 2])
    await asyncio.gather(*(settle((database, other)[number % 2], f"t{number}") for number in range(10)))
    await other.close()
    assert {row.games for row in await all_rows(database, ratings)} == {10}
    assert len({row.at for row in await all_rows(database, results)}) == 10


async def test_the_sweeper_finds_what_was_left(database: Database) -> None:
    await add_finished(database, "late", ["ann", "ben"], [1, 2], changed_at=2)
    await add_finished(database, "early", ["ann", "ben"], [1, 2], changed_at=1)
    await add_table(database, "running", ["ann", "ben"])
    assert await unsettled(database) == ["early", "late"]
    await settle(database, "early")
    assert await unsettled(database) == ["late"]


async def play_many(database: Database, games: int) -> None:
    rng = Random(7)
    for number in range(games):
        sat = [*rng.choices(["ann", "ben", "cem", "bot:casual"], k=rng.choice([2, 3])), "ann"]
        ranks = rng.sample(range(1, len(sat) + 1), len(sat))
        await add_finished(database, f"t{number:02}", sat, ranks, is_rated=rng.random() < 0.8)
    for number in rng.sample(range(games), games):
        await settle(database, f"t{number:02}")


def settle_elsewhere(folder: Path, table_id: str) -> None:
    """Settle from another thread, as another process would."""

    async def settled() -> None:
        async with opened(settings_in(folder)) as other:
            await settle(other, table_id)

    thread = Thread(target=lambda: asyncio.run(settled()))
    thread.start()
    thread.join()


async def test_games_settled_while_ratings_are_made_anew_count(database: Database, tmp_path: Path) -> None:
    await play_many(database, 4)
    await add_finished(database, "late", ["ann", "ben"], [1, 2])

    def settle_meanwhile(games: Iterator[Played], _: int) -> Iterable[Played]:
        settle_elsewhere(tmp_path, "late")
        return games

    games = await recompute(database, settle_meanwhile)
    assert games == len({row.table_id for row in await all_rows(database, results) if row.is_rated})
    assert next(row.rating_after for row in await all_rows(database, results) if row.table_id == "late") is not None


async def test_nothing_to_make_anew(database: Database) -> None:
    assert await recompute(database, lambda games, _: games) == 0


async def test_a_table_is_settled_whole_or_not_at_all(database: Database) -> None:
    await add_finished(database, "t", ["ann", "ben"], [1, 2])
    async with database.writing() as connection:
        await connection.execute(update(tables).values(result={"scores": [1], "ranks": [1]}))
    with pytest.raises(ValueError, match="shorter"):
        await settle(database, "t")
    assert await all_rows(database, results) == []
    assert await unsettled(database) == ["t"]
