"""Somebody's finished games, as others may see them: in pages without a repeat, and nothing that goes by its link."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.server.ratings.settling import settle
from metropole.server.storage.database import Database
from metropole.server.tables import played
from tests.server.grounds import add_accounts, add_finished, add_people, add_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(database: Database) -> Database:
    await add_accounts(database, "ada", "bob", "cem", "eve")
    return database


async def finished(database: Database, id: str, sat: list[str], ranks: list[int] | None = None, **values: Any) -> None:
    await add_finished(database, id, sat, ranks or list(range(1, len(sat) + 1)), **{"is_rated": False, **values})
    await settle(database, id)


async def ids(database: Database, who: str, viewer: str | None) -> list[str]:
    return [one["table"] for one in (await played.games_of(database, who, viewer))["games"]]


async def pages(database: Database, who: str, viewer: str | None = None) -> list[list[str]]:
    """All pages, one after the other."""
    found, before = list[list[str]](), None
    while True:
        page = await played.games_of(database, who, viewer, before)
        found.append([one["table"] for one in page["games"]])
        before = page["next"]
        if before is None:
            return found


def flat(found: list[list[str]]) -> list[str]:
    return [id for page in found for id in page]


async def test_a_game_says_who_sat_there_and_how_it_ended(hall: Database) -> None:
    await finished(hall, "t", ["bob", "ada", "bot:expert"], [2, 1, 3], is_rated=True, bot_cast="234501")
    [one] = (await played.games_of(hall, "ada", None))["games"]
    assert [(seat["user"], seat["name"], seat["bot"]) for seat in one["seats"]] == [
        ("bob", "Bob", None),
        ("ada", "Ada", None),
        (None, None, "expert"),
    ]
    assert (one["result"]["ranks"], one["players"], one["is_rated"]) == ([2, 1, 3], 3, True)
    before, after = one["rating_before"], one["rating_after"]
    assert before is not None
    assert after is not None
    assert after > before


async def test_what_is_found_by_its_link_is_listed_for_those_who_sat_there(hall: Database) -> None:
    await finished(hall, "public", ["ada", "bob"])
    await finished(hall, "by link", ["ada", "bob", "bot:novice"], is_public=False)
    for there in ("ada", "bob"):
        assert await ids(hall, "ada", there) == ["by link", "public"]
        assert await ids(hall, "bob", there) == ["by link", "public"]
    for viewer in ("eve", "cem", None):
        assert await ids(hall, "ada", viewer) == ["public"]


async def test_a_game_of_a_day_is_listed_for_whose_it_is_alone(hall: Database) -> None:
    """Even where it could be found: what others have done on a day is to be seen after one's own try."""
    for number, is_counted in enumerate((True, False)):
        day: dict[str, Any] = {"day": "2026-11-19", "is_counted": is_counted, "is_public": True}
        await finished(hall, f"d{number}", ["ada", "bot:novice"], **day)
    assert await ids(hall, "ada", "ada") == ["d1", "d0"]
    assert await ids(hall, "ada", "bob") == []
    assert await ids(hall, "ada", None) == []


async def test_what_is_not_over_and_what_was_given_up_is_no_game(hall: Database) -> None:
    await add_table(hall, "running", ["ada", "bob"])
    await add_table(hall, "open", ["ada", "bob"], status="open")
    await add_table(hall, "closed", ["ada", "bob"], status="closed")
    await add_finished(hall, "not settled yet", ["ada", "bob"], [1, 2])
    for viewer in ("ada", "bob", None):
        assert await ids(hall, "ada", viewer) == []


async def test_pages_hold_everything_once_whatever_lies_in_between(
    hall: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody sat twice, and where nothing of what a page looked at may be known."""
    monkeypatch.setattr(played, "PAGE", 3)
    monkeypatch.setattr(played, "LOOKED_AT", 5)
    for number in range(30):
        sat = ["ada", "ada", "bob"] if number % 4 == 0 else ["ada", "bob"]
        await finished(hall, f"t{number}", sat, is_public=number in (2, 3, 20, 21, 22, 24, 29))
    listed = [f"t{number}" for number in (29, 24, 22, 21, 20, 3, 2)]
    assert flat(await pages(hall, "ada")) == listed
    assert flat(await pages(hall, "ada", "bob")) == [f"t{number}" for number in reversed(range(30))]
    assert max(map(len, await pages(hall, "ada"))) <= 3
    assert [] in await pages(hall, "ada")


async def test_a_page_that_holds_the_last_leads_nowhere(hall: Database) -> None:
    assert await played.games_of(hall, "ada", None) == {"games": [], "next": None}
    for number in range(played.PAGE + 1):
        await finished(hall, f"t{number}", ["ada", "bob"])
    assert [len(page) for page in await pages(hall, "ada")] == [played.PAGE, 1]


async def test_guests_have_games_too(hall: Database) -> None:
    await add_people(hall, "guest")
    await finished(hall, "t", ["guest", "ada"])
    [one] = (await played.games_of(hall, "guest", None))["games"]
    assert [seat["is_guest"] for seat in one["seats"]] == [True, False]
