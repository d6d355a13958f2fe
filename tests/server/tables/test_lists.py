"""Lists of tables: mine with my turn first, open ones, running ones, finished ones; private ones only by address."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from metropole.games.contract import NotUnderstood
from metropole.server.refusals import NotSignedIn
from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables
from metropole.server.tables import lists
from tests.server.grounds import add_finished, add_people, add_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(database: Database) -> Database:
    await add_people(database, "ada", "bob")
    await add_table(database, "mine", ["ada", "bob"], changed_at=1, turn_user="ada")
    await add_table(database, "theirs", ["bob", "ada"], changed_at=9, turn_user="bob")
    await add_table(database, "open", ["bob", "bot:novice"], changed_at=5, status="open", turn_user=None)
    await add_table(database, "private", ["bob", "bot:novice"], changed_at=6, is_public=False, turn_user="bob")
    await add_finished(database, "over", ["ada", "bob"], [1, 2], changed_at=7)
    return database


async def listed(database: Database, which: str, user: str | None = None) -> list[str]:
    return [row["id"] for row in await lists.listed(database, which, user)]


def flat(found: list[list[str]]) -> list[str]:
    return [id for page in found for id in page]


async def pages(database: Database, which: str, user: str | None = None) -> list[list[str]]:
    """All pages of a list, one after the other."""
    found, after = [], None
    while page := await lists.listed(database, which, user, after):
        found.append([row["id"] for row in page])
        after = page[-1]["cursor"]
    return found


async def test_each_list_holds_what_it_says(hall: Database) -> None:
    assert await listed(hall, "mine", "ada") == ["mine", "theirs"], "my turn comes first"
    assert await listed(hall, "mine", "bob") == ["theirs", "private", "open", "mine"]
    assert await listed(hall, "open") == ["open"]
    assert await listed(hall, "running") == ["theirs", "mine"]
    assert await listed(hall, "finished", "ada") == ["over"]


async def test_lists_of_somebody_are_for_somebody(hall: Database) -> None:
    for which in ("mine", "finished"):
        with pytest.raises(NotSignedIn):
            await lists.listed(hall, which, None)


async def test_a_row_says_who_sits_where_and_whose_turn_it_is(hall: Database) -> None:
    (row,) = await lists.listed(hall, "open", "ada")
    assert row["seats"] == [
        {"seat": 0, "user": "bob", "name": "Bob", "is_guest": True, "bot": None, "character": None},
        {"seat": 1, "user": None, "name": None, "is_guest": False, "bot": "novice", "character": "bebert"},
    ]
    mine, theirs = await lists.listed(hall, "mine", "ada")
    assert (mine["is_my_turn"], theirs["is_my_turn"]) == (True, False)


async def test_what_counts_against_the_limit_is_what_is_not_over(hall: Database) -> None:
    assert await lists.count_hosted(hall, "bob") == 3
    assert await lists.count_hosted(hall, "ada") == 1
    assert sorted(await lists.seated_at(hall, "ada")) == [("mine", 0), ("theirs", 1)]


async def test_pages_hold_everything_once(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where my turn comes first and times are the same: no page repeats or skips what another has."""
    monkeypatch.setattr(lists, "PAGE", 3)
    await add_people(database, "ada", "bob")
    for number in range(10):
        turn = "ada" if number % 3 == 0 else "bob"
        await add_table(database, f"t{number}", ["ada", "bob"], changed_at=number // 2, turn_user=turn)
    mine = ["t9", "t6", "t3", "t0", "t8", "t7", "t4", "t5", "t2", "t1"]
    found = await pages(database, "mine", "ada")
    assert [len(page) for page in found] == [3, 3, 3, 1]
    assert flat(found) == mine
    assert flat(await pages(database, "running", "ada")) == [
        "t8",
        "t9",
        "t6",
        "t7",
        "t4",
        "t5",
        "t2",
        "t3",
        "t0",
        "t1",
    ]


async def test_a_page_goes_on_although_tables_change_meanwhile(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stays as it is stands on one page; the last one that was read may even be gone."""
    monkeypatch.setattr(lists, "PAGE", 2)
    await add_people(database, "ada", "bob")
    for number in range(6):
        await add_table(database, f"t{number}", ["ada", "bob"], changed_at=number, turn_user="bob")
    first = await lists.listed(database, "mine", "ada")
    async with database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == "t4").values(status="finished"))
        await connection.execute(update(tables).where(tables.c.id == "t0").values(changed_at=100))
    second = await lists.listed(database, "mine", "ada", first[-1]["cursor"])
    third = await lists.listed(database, "mine", "ada", second[-1]["cursor"])
    assert [row["id"] for row in (*first, *second, *third)] == ["t5", "t4", "t3", "t2", "t1"]


@pytest.mark.parametrize(
    "cursor",
    ["", "x", "é", "bnVsbA", "W10", "WzEsMl0", "WzEsMiwzXQ", "Wy0xLDIsImEiXQ", "WzEsMiwiIl0", "[" * 100, "W1tb" * 30],
)
async def test_what_is_no_cursor_is_refused(hall: Database, cursor: str) -> None:
    with pytest.raises(NotUnderstood, match="bad_request"):
        await lists.listed(hall, "open", "ada", cursor)


async def bury(database: Database, **hosts_have: str) -> None:
    """A hundred open tables of twenty hosts, all newer than a stranger's."""
    hosts = [f"host{number}" for number in range(20)]
    await add_people(database, "stranger")
    await add_people(database, *hosts, **hosts_have)
    await add_table(database, "theirs", ["stranger", "bot:novice"], changed_at=1, status="open", turn_user=None)
    for number in range(100):
        seats = [hosts[number % 20], "bot:novice"]
        await add_table(database, f"t{number}", seats, changed_at=100 + number, status="open", turn_user=None)


@pytest.mark.slow
async def test_nobody_buries_the_lobby(database: Database) -> None:
    """A stranger's table is seen before anybody's second."""
    await bury(database)
    first = await listed(database, "open")
    assert first[:21] == [*(f"t{number}" for number in range(99, 79, -1)), "theirs"]
    everything = flat(await pages(database, "open"))
    assert len(everything) == len(set(everything)) == 20 * lists.MOST_OF_A_HOST + 1
    own = flat(await pages(database, "open", "host0"))
    assert {f"t{number}" for number in range(0, 100, 20)} <= set(own), "of one's own all"


async def test_many_guests_of_one_network_are_one_host(database: Database) -> None:
    await bury(database, network="abcde")
    assert await listed(database, "open") == ["t99", "theirs", "t98", "t97"]
    assert await listed(database, "open", "stranger") == ["t99", "theirs", "t98", "t97"]
    assert len(flat(await pages(database, "open", "host7"))) == 101, "they see each other"
