"""Puzzles over HTTP: what is told before a try and after it, to guests and to accounts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from metropole import puzzles
from metropole.analysis.redealing import redealt
from metropole.puzzles import Puzzle
from metropole.server import app
from metropole.server.broadcast.puzzle import puzzle_shown
from metropole.server.settings import Settings
from tests.server.apps import another, visiting
from tests.server.solving.some import puzzle_at, ship, some

GAMES = ["metropolys", "metro"]


@pytest.fixture
def client(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    ship(monkeypatch)
    with visiting(app.make(Settings(database=migrated_sqlite, limits="1000"), thinkers=0)) as client:
        yield client


def be_guest(client: TestClient, name: str = "Ada") -> None:
    assert client.post("/api/guests", json={"name": name}).status_code == 201


def told(answer: Any, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


def given(client: TestClient, game: str) -> Puzzle:
    id = told(client.post(f"/api/puzzles/{game}/next", json={}))["puzzle"]
    found = puzzles.by_id(id)
    assert found is not None
    return found


def path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def attempt(client: TestClient, puzzle: Puzzle, action: str) -> Any:
    return told(client.post(f"{path(puzzle)}/tries", json={"action": action}))


def test_which_there_are(client: TestClient) -> None:
    listed = told(client.get("/api/puzzles"))
    assert {one["game"]: one["puzzles"] for one in listed} == {"metropolys": 9, "metro": 9}
    for one in listed:
        assert [theme["puzzles"] for theme in one["themes"]] == [3, 3, 3]
        assert all(theme["title"]["id"].endswith(theme["theme"]) for theme in one["themes"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_moment_as_its_seat_knew_it(client: TestClient, game: str) -> None:
    puzzle = some(game)[4]
    shown = told(client.get(path(puzzle)))
    assert set(shown) == {"id", "game", "seat", "replay", "legal"}
    replay = shown["replay"]
    assert [step["action"] for step in replay["steps"]] == list(puzzle.record.actions)
    assert (replay["open"], shown["seat"]) == ([puzzle.seat], puzzle.seat)
    others = [own for seat, own in enumerate(replay["own"]) if seat != puzzle.seat]
    others += [own for step in replay["steps"] for seat, own in enumerate(step.get("own", ())) if seat != puzzle.seat]
    assert not any(others)
    assert "final" not in replay


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_follows_from_what_is_shown_but_what_the_seat_knows(game: str, seed: int) -> None:
    """Twins: the others' cards, or the tiles to come, are others, and so are the answer, its chances and its theme."""
    puzzle = puzzle_at(game, {"metropolys": 12, "metro": 24}[game] + 3 * seed)
    match = puzzle.match()
    deals = (redealt(match, puzzle.seat, Random(number)) for number in range(seed, seed + 50))
    other = next(deal for deal in deals if deal.setup != match.setup)
    legal = [match.game.text(code) for code in match.legal()]
    twin = replace(
        puzzle,
        record=other.record(),
        answer=legal[-1],
        as_good=(),
        chance=0.9,
        second=replace(puzzle.second, action=legal[-2], chance=0.1),
        theme="other",
        continuation=(legal[-1],),
        difficulty=50.0,
    )
    assert puzzle_shown(twin) == puzzle_shown(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_previews_and_reasons_are_those_of_the_game(client: TestClient, game: str) -> None:
    puzzle = some(game)[2]
    assert told(client.get(f"{path(puzzle)}/preview", params={"action": puzzle.answer}))["action"] == puzzle.answer
    assert client.get(f"{path(puzzle)}/preview", params={"action": puzzle.record.actions[0]}).status_code == 409
    taken = {"metropolys": "C14", "metro": "11"}[game]
    assert set(told(client.get(f"{path(puzzle)}/why", params={"place": taken}))) == {"reason"}
    assert refused(client.get(f"{path(puzzle)}/why", params={"place": "nowhere"})) == (422, "unknown_place")


@pytest.mark.parametrize("game", GAMES)
def test_a_right_try_tells_everything(client: TestClient, game: str) -> None:
    be_guest(client)
    puzzle = given(client, game)
    answer = attempt(client, puzzle, puzzle.answer)
    assert (answer["is_right"], answer["is_counted"], answer["loss"]) == (True, True, 0)
    solution = answer["solution"]
    assert (solution["answer"], solution["as_good"]) == (puzzle.answer, list(puzzle.as_good))
    assert (solution["chance"], solution["second"]["chance"], solution["theme"]) == (0.62, 0.41, puzzle.theme)
    assert [step["action"] for step in solution["steps"]] == list(puzzle.continuation)
    assert solution["reasons"]
    assert answer["gained"] > 0
    assert answer["solver"] == {"rating": answer["gained"], "tries": 1, "streak": 1, "best_streak": 1}
    assert answer["puzzle_rating"] < puzzle.difficulty
    for own in (step.get("own") for step in solution["steps"]):
        assert own is None or all(one is None for seat, one in enumerate(own) if seat != puzzle.seat)


def test_what_comes_to_the_same_is_right_and_is_what_is_shown(client: TestClient) -> None:
    be_guest(client)
    puzzle = given(client, "metro")
    answer = attempt(client, puzzle, puzzle.as_good[0])
    assert answer["is_right"]
    assert [step["action"] for step in answer["solution"]["steps"]] == [puzzle.as_good[0]]


def test_a_wrong_try_tells_what_it_costs_and_no_answer(client: TestClient) -> None:
    be_guest(client)
    puzzle = given(client, "metropolys")
    legal = [puzzle.match().game.text(code) for code in puzzle.match().legal()]
    worse = next(action for action in legal if not puzzle.is_right(action) and action != puzzle.second.action)
    answer = attempt(client, puzzle, worse)
    assert (answer["is_right"], answer["is_counted"], answer["solution"]) == (False, True, None)
    assert (answer["loss"], answer["is_exact"], answer["puzzle_rating"]) == (0.21, False, None)
    assert puzzle.answer not in json.dumps(answer)
    second = attempt(client, puzzle, puzzle.second.action)
    assert (second["loss"], second["is_exact"], second["is_counted"]) == (0.21, True, False)
    right = attempt(client, puzzle, puzzle.answer)
    assert (right["is_right"], right["is_counted"], right["gained"]) == (True, False, None)
    assert right["solver"] == answer["solver"]
    mine = told(client.get(f"{path(puzzle)}/mine"))
    assert (mine["is_tried"], mine["is_right"], mine["is_solved"]) == (True, False, True)


def test_to_ask_for_the_answer_is_to_fail_once(client: TestClient) -> None:
    be_guest(client)
    puzzle = given(client, "metro")
    first = told(client.post(f"{path(puzzle)}/answer"))
    assert (first["is_right"], first["is_counted"], first["solution"]["answer"]) == (False, True, puzzle.answer)
    assert first["gained"] < 0
    again = told(client.post(f"{path(puzzle)}/answer"))
    assert (again["is_counted"], again["solver"]) == (False, first["solver"])
    assert attempt(client, puzzle, puzzle.answer)["is_counted"] is False


def test_what_may_not_be_played_is_no_try(client: TestClient) -> None:
    be_guest(client)
    puzzle = given(client, "metro")
    status, reason = refused(client.post(f"{path(puzzle)}/tries", json={"action": puzzle.record.actions[0]}))
    assert status == 409
    assert reason
    assert refused(client.post(f"{path(puzzle)}/tries", json={"action": "x"}))[0] == 422
    assert not told(client.get(f"{path(puzzle)}/mine"))["is_tried"]
    assert attempt(client, puzzle, puzzle.answer)["is_counted"]


def test_a_shared_puzzle_counts_like_any_other(client: TestClient) -> None:
    be_guest(client)
    puzzle = some("metro")[8]
    assert not told(client.get(f"{path(puzzle)}/mine"))["is_tried"]
    assert attempt(client, puzzle, puzzle.answer)["is_counted"]
    seen = {given(client, "metro").id}
    assert puzzle.id not in seen


def test_all_solved_is_none_left(client: TestClient) -> None:
    be_guest(client)
    for _ in range(9):
        puzzle = given(client, "metro")
        assert attempt(client, puzzle, puzzle.answer)["is_counted"]
    assert told(client.post("/api/puzzles/metro/next", json={})) == {"puzzle": None, "is_counted": False}
    results = told(client.get("/api/me/puzzles/metro"))
    assert (results["puzzles"], results["solver"]["streak"], len(results["last"])) == (9, 9, 9)
    assert sum(theme["solved"] for theme in results["themes"]) == 9
    assert all(one["is_right"] and one["is_there"] for one in results["last"])
    ratings = [one["rating_after"] for one in reversed(results["last"])]
    assert ratings == sorted(ratings)
    assert told(client.get("/api/me/puzzles/metropolys"))["solver"]["rating"] is None


def test_what_a_guest_has_done_stays_theirs_as_an_account(client: TestClient) -> None:
    be_guest(client)
    for _ in range(3):
        puzzle = given(client, "metro")
        attempt(client, puzzle, puzzle.answer)
    waiting = given(client, "metro")
    before = told(client.get("/api/me/puzzles/metro"))
    told(client.post("/api/me/account", json={"name": "Ada L", "password": "long enough"}))
    assert told(client.get("/api/me/puzzles/metro")) == before
    assert given(client, "metro") == waiting
    elsewhere = another(client)
    told(elsewhere.post("/api/sessions", json={"name": "Ada L", "password": "long enough"}), 201)
    assert told(elsewhere.get("/api/me/puzzles/metro")) == before


def test_nobody_is_given_or_tries_anything_without_a_name(client: TestClient) -> None:
    puzzle = some("metro")[0]
    assert told(client.get(path(puzzle)))["id"] == puzzle.id
    for answer in (
        client.post("/api/puzzles/metro/next", json={}),
        client.post(f"{path(puzzle)}/tries", json={"action": puzzle.answer}),
        client.post(f"{path(puzzle)}/answer"),
        client.get(f"{path(puzzle)}/mine"),
        client.get("/api/me/puzzles/metro"),
    ):
        assert refused(answer) == (401, "not_signed_in")


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("/api/puzzles/metro/nowhere", (404, "no_such_puzzle")),
        ("/api/puzzles/chess/nowhere", (422, "bad_request")),
        ("/api/puzzles/metro/a%20b", (422, "bad_request")),
    ],
)
def test_what_is_not_there_is_refused(client: TestClient, asked: str, expected: tuple[int, str]) -> None:
    assert refused(client.get(asked)) == expected


def test_a_puzzle_of_the_other_game_or_theme_is_not_there(client: TestClient) -> None:
    be_guest(client)
    assert refused(client.get(f"/api/puzzles/metro/{some('metropolys')[0].id}")) == (404, "no_such_puzzle")
    assert refused(client.post("/api/puzzles/metro/next", json={"theme": "open"})) == (404, "no_such_page")


def test_too_often_is_refused(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch)
    with visiting(app.make(Settings(database=migrated_sqlite), thinkers=0)) as client:
        be_guest(client)
        puzzle = some("metro")[0]
        found = [client.post(f"{path(puzzle)}/answer").status_code for _ in range(25)]
        assert found[:15] == [200] * 15
        assert 429 in found
