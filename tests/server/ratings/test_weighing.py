"""What a rated game counts: not at all, in full, or less the oftener and the nearer the opponents are."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.server.ratings import settling
from metropole.server.ratings.settling import settle
from metropole.server.ratings.weighing import AT_HOME, FADING, WHOLE, WINDOW, series
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import ratings, results
from tests.server.grounds import add_accounts, add_finished, add_people, all_rows

pytestmark = pytest.mark.anyio


@pytest.fixture
def migrated(migrated_sqlite: str) -> str:
    """Either kind of database weighs the same: test_anew.py has both."""
    return migrated_sqlite


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    await add_accounts(database, "ann", "ben", "cem", "dan")
    await add_people(database, "guest")
    await add_people(database, "gone", name=None)


async def weights(database: Database, number: int, sat: list[str], **values: Any) -> list[float | None]:
    """What a game counts for each seat; the first one wins."""
    await add_finished(database, f"t{number}", sat, list(range(1, len(sat) + 1)), **values)
    await settle(database, f"t{number}")
    return [row.weight for row in await all_rows(database, results) if row.table_id == f"t{number}"]


@pytest.mark.parametrize(
    ("sat", "values"),
    [
        (["ann", "ben"], {"moves": 0}),
        (["ann", "ben"], {"moves": 1}),
        (["ann", "guest"], {}),
        (["ann", "ben"], {"given": {"first": 0}}),
        (["ann", "ann"], {}),
        (["ann", "ben"], {"is_rated": False}),
    ],
)
async def test_what_does_not_count(database: Database, sat: list[str], values: dict[str, Any]) -> None:
    assert await weights(database, 0, sat, **values) == [None, None]
    assert not any(row.is_rated for row in await all_rows(database, results))
    assert await all_rows(database, ratings) == []


async def test_it_counts_in_full_also_for_whoever_deletes_the_account_meanwhile(database: Database) -> None:
    assert await weights(database, 0, ["ann", "gone"]) == [1.0, 1.0]


@pytest.mark.slow
async def test_a_series_against_the_same_person_counts_less_and_less(database: Database) -> None:
    """Thirty games won against a friend: worth no more than a few, however long it goes on."""
    found = [(await weights(database, number, ["ann", "ben"]))[0] for number in range(30)]
    counted = [weight for weight in found if weight is not None]
    assert counted[:WHOLE] == [1.0] * WHOLE
    assert counted == sorted(counted, reverse=True)
    assert counted[-1] == 0.0
    assert sum(counted) == pytest.approx(WHOLE + FADING / (1 - FADING), abs=0.01)
    after = {row.table_id: row.rating_after for row in await all_rows(database, results) if row.who == "ann"}
    assert after["t29"] - after["t14"] < 0.05 < after["t2"]
    assert [row.is_provisional for row in await all_rows(database, ratings)] == [True, True]


async def test_a_series_is_one_of_a_game_and_number_of_players_and_of_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(6):
        await weights(database, number, ["ann", "ben"])
    assert await weights(database, 6, ["ann", "ben"]) == [round(series(6), 3)] * 2
    assert await weights(database, 7, ["ann", "ben"], game="metropolys") == [1.0, 1.0]
    assert await weights(database, 8, ["ann", "cem"]) == [1.0, 1.0]
    later = now() + WINDOW
    monkeypatch.setattr(settling, "now", lambda: later + 60_000)
    assert await weights(database, 9, ["ann", "ben"]) == [1.0, 1.0]


async def test_bots_are_opponents_like_others(database: Database) -> None:
    found = [await weights(database, number, ["ann", "bot:novice", "bot:novice"]) for number in range(5)]
    assert [one[0] for one in found] == [1.0, 1.0, 1.0, round(FADING, 3), round(FADING**2, 3)]
    assert {weight for one in found for weight in one[1:]} == {0.0}
    assert (await weights(database, 5, ["ann", "bot:novice", "bot:casual"]))[0] == round((FADING**3 + 1) / 2, 3)


async def test_everybody_at_ones_own_address_is_one_opponent_who_counts_half(database: Database) -> None:
    home = ["ben@home", "cem@home", "dan@home"]
    found = [(await weights(database, number, ["ann@home", home[number % 3]]))[0] for number in range(6)]
    assert found == [round(AT_HOME * series(before), 3) for before in range(6)]
    assert await weights(database, 6, ["ann@away", "ben@home"]) == [1.0, 1.0]


async def test_strangers_of_a_household_count_in_full_for_others_and_bots_make_up_for_nobody(
    database: Database,
) -> None:
    assert await weights(database, 0, ["ann@home", "ben@home", "cem"]) == [0.75, 0.75, 1.0]
    assert await weights(database, 1, ["ann@home", "ben@home", "bot:master"]) == [0.5, 0.5, 0.0]


async def test_where_people_sat_is_kept_as_who_sat_together(database: Database) -> None:
    await weights(database, 0, ["ann", "ben@home", "bot:novice", "cem@home"])
    assert [row.household for row in await all_rows(database, results)] == [0, 1, None, 1]
