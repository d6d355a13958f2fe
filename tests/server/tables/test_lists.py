"""Lists of tables: mine with my turn first, open ones, running ones, finished ones; private ones only by address."""

from __future__ import annotations

import pytest

from metropole.server.refusals import NotSignedIn
from metropole.server.storage.database import Database
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


async def listed(database: Database, which: str, user: str | None = None, before: int | None = None) -> list[str]:
    return [row["id"] for row in await lists.listed(database, which, user, before)]


async def test_each_list_holds_what_it_says(hall: Database) -> None:
    assert await listed(hall, "mine", "ada") == ["mine", "theirs"], "my turn comes first"
    assert await listed(hall, "mine", "bob") == ["theirs", "private", "open", "mine"]
    assert await listed(hall, "open") == ["open"]
    assert await listed(hall, "running") == ["theirs", "mine"]
    assert await listed(hall, "running", before=9) == ["mine"]
    assert await listed(hall, "finished", "ada") == ["over"]


async def test_lists_of_somebody_are_for_somebody(hall: Database) -> None:
    for which in ("mine", "finished"):
        with pytest.raises(NotSignedIn):
            await lists.listed(hall, which, None, None)


async def test_a_row_says_who_sits_where_and_whose_turn_it_is(hall: Database) -> None:
    (row,) = await lists.listed(hall, "open", "ada", None)
    assert row["seats"] == [
        {"seat": 0, "user": "bob", "name": "Bob", "bot": None},
        {"seat": 1, "user": None, "name": None, "bot": "novice"},
    ]
    mine, theirs = await lists.listed(hall, "mine", "ada", None)
    assert (mine["is_my_turn"], theirs["is_my_turn"]) == (True, False)


async def test_what_counts_against_the_limit_is_what_is_not_over(hall: Database) -> None:
    assert await lists.count_hosted(hall, "bob") == 3
    assert await lists.count_hosted(hall, "ada") == 1
    assert sorted(await lists.seated_at(hall, "ada")) == [("mine", 0), ("theirs", 1)]
