"""May this be done at a real table? The page's own request says what the rules say in a game that got there move by
move, and why not in the same words.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from metropole.games import metro, metropolys
from metropole.games.metro import board as squares
from metropole.games.metro import tiles
from metropole.games.metropolys import board as places
from metropole.games.metropolys.actions import BY_CODE
from metropole.match import Match
from tests.games.metropolys.positions import COMBINATIONS, dealt
from tests.patience import PATIENCE
from tests.server.served import serving

pytestmark = pytest.mark.processes
QUESTIONS = 2000
Told = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder: Path = tmp_path_factory.mktemp("asking")
    with (
        serving(0, database=str(folder / "asking.db")) as process,
        httpx2.Client(base_url=process.address, headers={"Origin": process.address}, timeout=PATIENCE) as client,
    ):
        yield client


def asked(server: httpx2.Client, position: Told, question: Told) -> Told:
    answer = server.post("/api/score/may", json={"position": position, "question": question})
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


def refused(server: httpx2.Client, position: Told, question: Told) -> tuple[int, str]:
    answer = server.post("/api/score/may", json={"position": position, "question": question})
    return answer.status_code, answer.json()["reason"]["id"]


def test_a_tile_may_lie_where_whoever_holds_it_may_place_it(server: httpx2.Client) -> None:
    """Thousands of tiles on boards laid by the rules: with that tile in hand, a game that got there says the same."""
    rng, found = Random(31), Counter[str]()
    while found.total() < QUESTIONS:
        players, rotation = rng.randrange(2, 7), rng.random() < 0.4
        match = Match(metro, metro.deal(players, {"hand": 1, "free_rotation": rotation}, rng))
        board: list[str] = []
        for _ in range(rng.choice((0, 1, 3, 10, 30, 59))):
            code = rng.choice([code for code in match.legal() if code != metro.DRAW])
            board.append(metro.text(code))
            match.play(code)
        options = {"hand": 1, "free_rotation": rotation}
        position = {"game": "metro", "players": players, "options": options, "board": board}
        left = Counter(tiles.DECK) - Counter(one[:4] for one in board)
        for _ in range(25):
            kind = rng.choice(sorted(left)) if rng.random() < 0.95 else rng.choice(tiles.KINDS)
            square = rng.choice(squares.NAMES) if rng.random() < 0.3 else rng.choice(open_squares(board))
            turned = rng.randrange(4) if rotation or rng.random() < 0.1 else 0
            action = f"{kind}{square}" + (f"r{turned}" if turned else "")
            shuffled = {**position, "board": rng.sample(board, len(board)), "any_order": True}
            page = asked(server, rng.choice((position, shuffled)), {"action": action})
            check_tile(page, position, kind, action, found)
    assert len(found) >= 7
    assert found["legal"] > QUESTIONS / 5
    assert found["one_tile_line"] > 20


def open_squares(board: list[str]) -> list[str]:
    taken = {placed[4:6] for placed in board}
    return [name for name in squares.NAMES if name not in taken]


def check_tile(page: Told, position: Told, kind: str, action: str, found: Counter[str]) -> None:
    """Against a game in which everybody placed what they held, and the next seat holds this tile."""
    board = position["board"]
    if Counter(one[:4] for one in board)[kind] == tiles.COPIES[kind]:
        assert page["reason"]["id"] == "no_copy_left"
        found["no_copy_left"] += 1
        return
    first = open_squares(board)[0] if len(board) < 60 else "00"
    game = metro.played({**position, "board": [*board, f"{kind}{first}"]})
    match = Match(metro, game.setup)
    for placed in board:
        match.play(metro.parse(placed))
    held: Any = match.view(match.turn)
    assert held.hand == (kind,)
    code = metro.parse(action)
    legal = {metro.text(one) for one in match.legal() if one != metro.DRAW}
    assert (page["reason"] is None) == (action in legal)
    assert page["places"] == [one[4:6] for one in sorted(legal) if one[6:] == action[6:]]
    why = metro.why_not(held, code)
    if why is None:
        foreseen = metro.preview(held, code)
        assert page["reason"] is None
        assert page["preview"]["after"] == list(foreseen.after)
        assert [one["after"]["length"] for one in page["preview"]["lines"]] == [
            one.after.length for one in foreseen.changed
        ]
        assert (page["preview"]["exception"] is None) == (foreseen.exception is None)
    else:
        assert page["preview"] is None
        assert page["reason"] == {"id": why.id, "details": plain(why.details)}
    found["exception" if page["preview"] and page["preview"]["exception"] else "legal" if not why else why.id] += 1


def plain(details: Any) -> Told:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in details.items()}


def test_a_building_may_be_bid_where_whoever_is_to_move_may_bid_it(server: httpx2.Client) -> None:
    """Thousands of bids in calls played by the rules, asked by the seat to move and by others."""
    rng, found = Random(32), Counter[str]()
    while found.total() < QUESTIONS:
        match = Match(metropolys, dealt(rng.choice(COMBINATIONS), rng.randrange(10**6)))
        for _ in range(rng.randrange(60)):
            if match.turn >= 0:
                match.play(careful(rng, match))
        for _ in range(15):
            if match.turn >= 0:
                match.play(careful(rng, match))
            seat = match.turn if match.turn >= 0 and rng.random() < 0.8 else rng.randrange(match.setup.players)
            code = rng.choice(range(metropolys.ACTIONS)) if rng.random() < 0.5 else likely(rng, match)
            check_bid(server, match, seat, code, found)
    assert len(found) >= 9
    assert found["legal"] > QUESTIONS / 10


def careful(rng: Random, match: Any) -> int:
    """Low bids make long calls."""
    return int(rng.choice(sorted(match.legal(), key=lambda code: BY_CODE[code].value)[:12]))


def likely(rng: Random, match: Any) -> int:
    legal = match.legal()
    return int(rng.choice(legal)) if legal else 0


def entered(match: Any) -> tuple[Told, Told]:
    """What stands on the table, as the page tells it; and the call."""
    seen = match.view(None)
    now = seen.position
    options, setup = metropolys.write_setup(match.setup)
    known = {"closed": setup["closed"], "tokens": setup["tokens"]}
    city = {"game": "metropolys", "players": match.setup.players, "options": options, "setup": known, "so_far": True}
    bids = [{"seat": bid.seat, "value": bid.value, "place": bid.place} for bid in now.bids]
    return {**city, "built": [dict(built) for built in now.built]}, {"bids": bids, "passed": list(now.passed)}


def check_bid(server: httpx2.Client, match: Any, seat: int, code: int, found: Counter[str]) -> None:
    position, call = entered(match)
    if not call["bids"] and match.turn >= 0:
        seat = match.turn  # who opens a call is not told by what stands there
    page = asked(server, position, {"seat": seat, "action": metropolys.text(code), **call})
    why = metropolys.why_not(match.view(seat), code)
    assert page["open"] == []
    if why is None:
        assert code in match.legal()
        assert page["reason"] is None
        foreseen = metropolys.preview(match.view(seat), code)
        assert [one["seat"] for one in page["preview"]["answers"]] == [one.seat for one in foreseen.answers]
        targets = {BY_CODE[one].place for one in match.legal() if not BY_CODE[one].is_pass}
        assert page["places"] == [name for name in places.NAMES if name in targets]
    elif why.id == "not_your_turn" and page["reason"]["id"] in ("asked_passed", "asked_own_bid"):
        bids = call["bids"]
        assert seat in call["passed"] or seat == bids[-1]["seat"]
    else:
        assert page["reason"] == {"id": why.id, "details": plain(why.details)}
    found["legal" if page["reason"] is None else page["reason"]["id"]] += 1


CITY: Told = {
    "game": "metropolys",
    "players": 3,
    "options": {"version": "family", "expansion": False},
    "setup": {"closed": ["north"]},
    "built": [{"C1": 5}, {}, {}],
    "so_far": True,
}
UNKNOWN = {"seat": 0, "value": None, "place": None}


def test_what_is_not_known_stays_open_and_the_answer_says_so(server: httpx2.Client) -> None:
    question = {"seat": 1, "action": "7@C10", "bids": [UNKNOWN]}
    page = asked(server, CITY, question)
    assert page["reason"] is None
    assert page["open"] == [{"id": "open_last_bid", "details": {"seat": 0}}]
    assert page["preview"] is None
    assert page["places"] == []
    for action, why in {"7@C1": "place_built", "7@N1": "place_closed"}.items():
        assert asked(server, CITY, {**question, "action": action})["reason"]["id"] == why
    bids = [{"seat": 0, "value": 7, "place": "C10"}, {"seat": 1, "value": None, "place": None}]
    later = {"seat": 2, "bids": bids}
    assert asked(server, CITY, {**later, "action": "7@S1"})["reason"]["id"] == "too_low"
    assert asked(server, CITY, {**later, "action": "8@C10"})["reason"]["id"] == "place_bid"
    assert asked(server, CITY, {**later, "action": "8@S1"})["reason"] is None
    somewhere = {**CITY, "setup": {}}
    page = asked(server, somewhere, {"seat": 1, "action": "7@N1"})
    assert page["reason"] is None
    assert page["open"] == [{"id": "open_districts", "details": {"needed": 1, "given": 0}}]


def test_whoever_is_out_of_the_call_hears_why(server: httpx2.Client) -> None:
    bid = {"seat": 0, "value": 7, "place": "C10"}
    ids = [
        asked(server, CITY, {"seat": seat, "action": "pass", "bids": [bid], "passed": passed})["reason"]
        for seat, passed in ((0, []), (1, [1]), (2, []), (1, []), (1, [1, 2]))
    ]
    assert [one and one["id"] for one in ids] == [
        "asked_own_bid",
        "asked_passed",
        "not_your_turn",
        None,
        "asked_passed",
    ]
    high = {"seat": 0, "value": 13, "place": "C10"}
    assert asked(server, CITY, {"seat": 1, "action": "pass", "bids": [high]})["reason"]["id"] == "asked_call_over"


BIDS = [{"seat": 0, "value": 7, "place": "C10"}]
WRONG: dict[str, tuple[Told, Told, str]] = {
    "a bid that is too low": (CITY, {"bids": [*BIDS, {"seat": 1, "value": 6, "place": "C9"}]}, "too_low"),
    "a bid that is not beside": (CITY, {"bids": [*BIDS, {"seat": 1, "value": 8, "place": "S1"}]}, "not_adjacent"),
    "a bid on a building": (CITY, {"bids": [{"seat": 1, "value": 8, "place": "C1"}]}, "place_built"),
    "a building that stands": (CITY, {"bids": [{"seat": 0, "value": 5, "place": "C2"}]}, "building_built"),
    "twice by one": (CITY, {"bids": [UNKNOWN, UNKNOWN]}, "asked_own_bid"),
    "passed and the last": (CITY, {"bids": [UNKNOWN], "passed": [0]}, "asked_passed"),
    "a seat too many": (CITY, {"passed": [3]}, "no_such_seat"),
    "a building 14": (CITY, {"bids": [{"seat": 0, "value": 14, "place": "C2"}]}, "no_such_building"),
    "half a bid": (CITY, {"bids": [{"seat": 0, "value": 4, "place": None}]}, "unknown_name"),
    "a position that cannot be": ({**CITY, "built": [{"N1": 5}, {}, {}]}, {}, "place_closed"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_have_been_is_refused_with_its_reason(server: httpx2.Client, name: str) -> None:
    position, question, why = WRONG[name]
    status, reason = refused(server, position, {"seat": 1, "action": "9@C11", **question})
    assert reason == why
    assert status in (409, 422)


def test_what_is_no_question_is_not_understood(server: httpx2.Client) -> None:
    board: Told = {"game": "metro", "players": 2, "options": {}, "board": [], "any_order": True}
    assert refused(server, board, {"action": "draw"}) == (422, "not_a_placement")
    assert refused(server, board, {"action": "7@C10"})[0] == 422
    assert refused(server, {**board, "board": ["dddd33"]}, {"action": "aaaa00"}) == (409, "square_in_centre")
    assert refused(server, {"game": "chess"}, {}) == (422, "unknown_game")
    assert refused(server, CITY, {"action": "pass"})[0] == 422


def test_a_full_board_takes_no_more(server: httpx2.Client) -> None:
    lines = (Path(__file__).parents[2] / "records/metro.jsonl").read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[0])
    board = [action for action in record["actions"] if action != "draw"]
    assert len(board) == 60
    known = {key: record[key] for key in ("game", "players", "options")}
    position = {**known, "board": board, "any_order": True}
    assert asked(server, position, {"action": "aaaa00"})["reason"]["id"] == "game_over"
