"""Rankings as they are asked for: order, certainty, names, pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient
from sqlalchemy import insert, update

from metropole.daily.dates import day_at
from metropole.server import responses
from metropole.server.limits import Limits
from metropole.server.people.sessions import Person
from metropole.server.ratings.book import RULES
from metropole.server.ratings.settling import settle
from metropole.server.ratings.standings import ratings_of
from metropole.server.routes.dependencies import current_person_or_nobody
from metropole.server.routes.ratings import router
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import ratings, users
from metropole.skill import Z
from tests.server.grounds import add_accounts, add_finished, add_people, opened, settings_in

pytestmark = pytest.mark.anyio

NOTHING: dict[str, Any] = {"changes": [], "void": None}
RATED = [("ann", 30.0, 2.0), ("ben", 31.0, 5.0), ("bot:skilled", 28.0, 1.0), ("cem", 20.0, 4.0)]

RESTING_ON_ENOUGH = {"worth": 10.0, "met": ["a", "b", "c"], "is_provisional": False, "rules": RULES}


def rating(who: str, mu: float, sigma: float, **values: Any) -> dict[str, Any]:
    """The row of a rating that is ranked."""
    row = {"who": who, "game": "metro", "players": 2, "mu": mu, "sigma": sigma, "rating": mu - 3 * sigma}
    return {**row, "games": 3, "wins": 1, **RESTING_ON_ENOUGH, **values}


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(settings_in(tmp_path)) as found:
        await add_accounts(found, "ann", "ben", "cem", "new")
        rows = [rating(*one) for one in RATED] + [rating("new", 40.0, 2.0, is_provisional=True)]
        async with found.writing() as connection:
            await connection.execute(insert(ratings), rows)
            await connection.execute(update(users).where(users.c.id == "cem").values(name=None))
        yield found


@pytest.fixture
async def client(database: Database) -> AsyncIterator[AsyncClient]:
    app = FastAPI()
    app.include_router(router)
    app.state.database, app.state.limits = database, Limits()
    app.dependency_overrides[current_person_or_nobody] = lambda: Person("ben", "Ben", is_guest=False)
    responses.install(app)
    async with AsyncClient(transport=ASGITransport(app=app), base_url="https://play.example") as found:
        yield found


async def test_the_strongest_beyond_doubt_are_first(client: AsyncClient, database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(update(users).where(users.c.id == "ann").values(login=None))
    page = (await client.get("/api/ratings", params={"game": "metro", "players": 2})).json()
    assert page["total"] == 4
    columns = ("place", "user_id", "name", "is_guest", "bot")
    assert [tuple(place[column] for column in columns) for place in page["places"]] == [
        (1, None, None, False, "skilled"),
        (2, "ann", "Ann", True, None),
        (3, "ben", "Ben", False, None),
        (4, "cem", None, False, None),
    ]
    ann = page["places"][1]
    assert ann["rating"] == pytest.approx(24)
    assert not any(place["is_provisional"] for place in page["places"])
    assert (ann["low"], ann["high"]) == (pytest.approx(30 - 2 * Z), pytest.approx(30 + 2 * Z))
    assert (ann["games"], ann["wins"], page["own"]) == (3, 1, 3)


async def test_people_and_bots_are_ranked_by_themselves(client: AsyncClient) -> None:
    query: dict[str, str | int] = {"game": "metro", "players": 2}
    for whose, expected, own in (
        ("people", [(1, "ann"), (2, "ben"), (3, "cem")], 2),
        ("bots", [(1, None)], None),
    ):
        page = (await client.get("/api/ratings", params={**query, "whose": whose})).json()
        assert [(place["place"], place["user_id"]) for place in page["places"]] == expected
        assert (page["total"], page["own"]) == (len(expected), own)


async def test_whoever_is_as_strong_has_one_place_each(client: AsyncClient, database: Database) -> None:
    """The pages and a person's own place tell the same."""
    async with database.writing() as connection:
        await connection.execute(insert(ratings), [rating(f"x{number}", 31.0, 5.0) for number in range(4)])
    page = (await client.get("/api/ratings", params={"game": "metro", "players": 2})).json()
    assert [place["user_id"] for place in page["places"]] == [None, "ann", "x3", "x2", "x1", "x0", "ben", "cem"]
    assert page["own"] == 7
    own = (await client.get("/api/people/ben/ratings")).json()["ratings"]
    assert [(one["place"], one["ranked"]) for one in own] == [(7, 8)]


async def test_pages_follow_each_other(client: AsyncClient) -> None:
    query: dict[str, str | int] = {"game": "metro", "players": 2, "limit": 1, "offset": 2}
    page = (await client.get("/api/ratings", params=query)).json()
    assert [(place["place"], place["user_id"]) for place in page["places"]] == [(3, "ben")]
    assert (await client.get("/api/ratings", params={"game": "metro", "players": 3})).json() == {
        "total": 0,
        "own": None,
        "places": [],
    }


@pytest.mark.parametrize(
    "query",
    [
        {"game": "chess", "players": 2},
        {"game": "metro"},
        {"game": "metro", "players": 7},
        {"game": "metro", "players": 2, "limit": 101},
        {"game": "metro", "players": 2, "offset": -1},
        {"game": "metro", "players": 2, "whose": "friends"},
    ],
)
async def test_what_is_not_asked_rightly_is_refused(client: AsyncClient, query: dict[str, str | int]) -> None:
    assert (await client.get("/api/ratings", params=query)).status_code == 422


async def test_the_ratings_of_one_person(client: AsyncClient, database: Database) -> None:
    found = (await client.get("/api/people/ann/ratings")).json()["ratings"]
    assert [(one["game"], one["players"], one["mu"]) for one in found] == [("metro", 2, 30.0)]
    assert (found[0]["place"], found[0]["ranked"], found[0]["history"]) == (2, 4, [])
    (new,) = (await client.get("/api/people/new/ratings")).json()["ratings"]
    assert (new["is_provisional"], new["place"]) == (True, None)
    for nobody in ("nobody", "cem"):
        answer = await client.get(f"/api/people/{nobody}/ratings")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "no_such_person")
    assert [standing.bot for standing in await ratings_of(database, "bot:skilled")] == ["skilled"]


async def test_the_history_of_a_rating_is_told_game_by_game(client: AsyncClient, database: Database) -> None:
    """The last step is where it stands; games of others, and of other numbers of players, are none of its steps."""
    for number in range(3):
        await add_finished(database, f"t{number}", ["ann", "ben"], [1, 2] if number else [2, 1])
        await add_finished(database, f"u{number}", ["ann", "ben", "new"], [1, 2, 3])
        await add_finished(database, f"v{number}", ["ben", "new"], [1, 2])
        await add_finished(database, f"w{number}", ["ann", "ben"], [1, 2], is_rated=False)
        for table in "tuvw":
            await settle(database, f"{table}{number}")
    found = (await client.get("/api/people/ann/ratings")).json()["ratings"]
    assert [(one["players"], len(one["history"]), one["wins"]) for one in found] == [(2, 3, 3), (3, 3, 3)]
    for one in found:
        assert one["history"][-1]["rating"] == pytest.approx(one["rating"])
        assert {step["day"] for step in one["history"]} <= {day_at(now()).isoformat()}
    down, up, further = (step["rating"] for step in found[0]["history"])
    assert down < up < further


async def test_what_a_game_did_to_ratings_is_told_once_it_is_settled(client: AsyncClient, database: Database) -> None:
    await add_finished(database, "t", ["ann", "bot:casual", "ben@home", "cem@home"], [2, 1, 3, 4])
    assert (await client.get("/api/tables/t/ratings")).json() == NOTHING
    settled = await settle(database, "t")
    told = (await client.get("/api/tables/t/ratings")).json()
    assert [(one["seat"], one["before"], one["after"]) for one in told["changes"]] == [
        (seat, pytest.approx(change.before), pytest.approx(change.after))
        for seat, change in zip((0, 2, 3), settled, strict=True)
    ]
    assert [(one["weight"], one["is_provisional"]) for one in told["changes"]] == [
        (1, True),
        (0.75, True),
        (0.75, True),
    ]
    assert told["void"] is None


async def test_why_a_rated_game_does_not_count_is_told(client: AsyncClient, database: Database) -> None:
    await add_people(database, "guest")
    games: dict[str, tuple[list[str], dict[str, Any]]] = {
        "too_short": (["ann", "ben"], {"moves": 1}),
        "guests": (["ann", "guest"], {}),
        "given": (["ann", "ben"], {"given": {"first": 0}}),
        "alone": (["ann", "ann"], {}),
    }
    for void, (sat, values) in games.items():
        await add_finished(database, void, sat, [1, 2], **values)
        assert (await client.get(f"/api/tables/{void}/ratings")).json() == NOTHING
        await settle(database, void)
        assert (await client.get(f"/api/tables/{void}/ratings")).json() == {"changes": [], "void": void}


async def test_a_friendly_game_changes_no_rating(client: AsyncClient, database: Database) -> None:
    await add_finished(database, "t", ["ann", "ben"], [1, 2], is_rated=False)
    await settle(database, "t")
    assert (await client.get("/api/tables/t/ratings")).json() == NOTHING
    assert (await client.get("/api/tables/nowhere/ratings")).json() == NOTHING
