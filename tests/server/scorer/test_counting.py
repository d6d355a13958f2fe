"""Real tables counted: by the request of their page as `metropole score` counts them, refused for the same reasons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from metropole.games import metro, metropolys
from metropole.match import Match
from metropole.record import Record
from metropole.words import Words
from tests.commands import refused, told
from tests.games.metropolys.positions import COMBINATIONS, dealt
from tests.patience import PATIENCE
from tests.server.served import serving

pytestmark = pytest.mark.processes
POSITIONS = 500
RECORDS = Path(__file__).parents[2] / "records"
Told = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder: Path = tmp_path_factory.mktemp("scorer")
    with (
        serving(0, database=str(folder / "scorer.db")) as process,
        httpx2.Client(base_url=process.address, headers={"Origin": process.address}, timeout=PATIENCE) as client,
    ):
        yield client


def counted(server: httpx2.Client, position: Told) -> Told:
    answer = server.post("/api/score", json={"position": position})
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


def reason(server: httpx2.Client, position: Told) -> tuple[int, Told]:
    answer = server.post("/api/score", json={"position": position})
    return answer.status_code, answer.json()["reason"]


def scored(positions: list[Told]) -> list[Told]:
    """What `metropole score` answers."""
    said = told("score", "-", "--json", given="\n".join(map(json.dumps, positions)))
    return [json.loads(line) for line in said.splitlines()]


def random_city(rng: Random) -> Told:
    """Any buildings in any city, of which perhaps not everything is known."""
    combination = rng.choice(COMBINATIONS)
    dealing = dealt(combination, rng.randrange(10**6))
    options, setup = metropolys.write_setup(dealing)
    del setup["first"]
    places = [name for name in metropolys.board.NAMES if dealing.places >> metropolys.board.INDEX[name] & 1]
    rng.shuffle(places)
    most = [13, *[12] * (combination.players - 1)]
    counts = [rng.choice((count, rng.randrange(count + 1))) for count in most]
    built = [
        dict(zip([places.pop() for _ in range(min(count, len(places)))], rng.sample(range(1, 14), count), strict=False))
        for count in counts
    ]
    held = {card: holder(rng, built, setup["tokens"], card) for card in ("subway", "archaeology")}
    cards = {f"{card}_card": seat for card, seat in held.items()}
    whole = {"game": "metropolys", "players": combination.players, "options": options, "setup": setup, "built": built}
    return so_far({**whole, **cards}, rng) if rng.random() < 0.5 else {**whole, **cards}


def holder(rng: Random, built: list[dict[str, int]], tokens: dict[str, str], card: str) -> int | None:
    taken = [sum(tokens.get(place) == card for place in places) for places in built]
    may = [seat for seat, count in enumerate(taken) if count and (card != "subway" or count == max(taken))]
    return rng.choice(may) if may else None


def so_far(position: Told, rng: Random) -> Told:
    """The same as far as somebody knows it."""
    known = {**position, "setup": {**position["setup"]}, "so_far": True}
    for kind in ("area", "neighbourhood", "expansion"):
        if cards := known["setup"][kind]:
            known["setup"][kind] = [card if rng.random() < 0.5 else None for card in cards]
    for card in ("subway_card", "archaeology_card"):
        if rng.random() < 0.5:
            del known[card]
    return known


def test_random_cities_are_counted_as_the_command_counts_them(server: httpx2.Client) -> None:
    rng = Random(17)
    positions = [random_city(rng) for _ in range(POSITIONS)]
    assert 100 < sum("so_far" in one for one in positions) < 400
    for position, answer in zip(positions, scored(positions), strict=True):
        page = counted(server, position)
        assert page["result"]["scores"] == answer["scores"]
        assert page["result"]["winners"] == answer["winners"]
        for score, breakdown in zip(page["final"]["scores"], answer["breakdown"], strict=True):
            assert score["points"] == {key: points for key, points in breakdown.items() if key != "groups"}
            assert score["groups"] == breakdown.get("groups", [])
        words = Words("en")
        shown = [words(one["id"], **one["details"]) for one in page["open"]]
        assert shown == answer.get("open", [])
        assert bool(shown) or "so_far" not in position or max(map(len, position["built"])) == 13


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_golden_games_have_their_results(server: httpx2.Client, game: str) -> None:
    lines = (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    finished = [record for record in map(json.loads, lines) if "result" in record][:10]
    assert len(finished) == 10
    for record in finished:
        page = counted(server, last_position(record))
        assert {key: page["result"][key] for key in ("scores", "winners")} == record["result"]
        assert page["open"] == []


def last_position(record: Told) -> Told:
    """How a table stood at the end of a game."""
    told = {key: record[key] for key in ("game", "players", "options")}
    if record["game"] == "metro":
        return {**told, "board": [action for action in record["actions"] if action != "draw"]}
    seen: Any = Match.of(Record.from_json(record)).to_end().view(None)
    end = seen.position
    cards = {"subway_card": end.subway_card, "archaeology_card": end.archaeology_card}
    held = {card: None if seat < 0 else seat for card, seat in cards.items()}
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    return {**told, "setup": setup, "built": [dict(places) for places in end.built], **held}


def random_board(rng: Random) -> Told:
    """Tiles placed one after another as the rules allow, told in that order or in any."""
    players, options = rng.randrange(2, 7), {"hand": rng.randrange(1, 4), "free_rotation": rng.random() < 0.5}
    match = Match(metro, metro.deal(players, options, rng))
    board: list[str] = []
    while match.turn >= 0 and len(board) < (60 if rng.random() < 0.2 else rng.randrange(61)):
        code = rng.choice(match.legal())
        if code != metro.DRAW:
            board.append(metro.text(code))
        match.play(code)
    known = {"game": "metro", "players": players, "options": options, "board": board}
    if rng.random() < 0.5:
        rng.shuffle(board)
        return {**known, "any_order": True}
    return known


def test_random_boards_are_counted_as_the_command_counts_them(server: httpx2.Client) -> None:
    rng = Random(18)
    positions = [random_board(rng) for _ in range(POSITIONS)]
    for position, answer in zip(positions, scored(positions), strict=True):
        page = counted(server, position)
        assert answer["legal"] is True
        assert page["result"]["scores"] == answer["scores"] == page["final"]["points"]
        complete = {line["station"]: line for line in page["final"]["lines"] if line["end"] is not None}
        assert complete == {line["station"]: line for line in answer["lines"]}
        assert bool(page["open"]) == (len(position["board"]) < 60)
        assert ("record" in page) != ("any_order" in position)
        if "record" in page:
            replayed = Match.of(Record.from_json(page["record"])).to_end()
            assert [score.total for score in replayed.scores()] == answer["scores"]
            assert [metro.text(code) for code in replayed.history] == position["board"]


def test_the_order_of_the_tiles_does_not_change_the_score(server: httpx2.Client) -> None:
    rng, board = Random(19), random_board(Random(20))
    results = []
    for _ in range(5):
        results.append(counted(server, {**board, "any_order": True})["final"])
        board = {**board, "board": rng.sample(board["board"], len(board["board"]))}
    assert all(one == results[0] for one in results)


CITY: Told = {
    "game": "metropolys",
    "players": 4,
    "options": {"version": "family", "expansion": False},
    "setup": {"tokens": {"C1": "subway", "C2": "subway", "N1": "archaeology", "N2": "archaeology"}},
    "built": [{"C1": 5}, {"C2": 6}, {"N1": 7}, {}],
    "so_far": True,
}
BOARD: Told = {"game": "metro", "players": 2, "options": {}, "board": [], "any_order": True}
WRONG: dict[str, tuple[Told, str]] = {
    "a building twice": ({**CITY, "built": [{"C1": 5, "C3": 5}, {}, {}, {}]}, "building_twice"),
    "two on one place": ({**CITY, "built": [{"C1": 5}, {"C1": 6}, {}, {}]}, "two_buildings_in_one_place"),
    "a card without a token": ({**CITY, "subway_card": 3}, "card_without_token"),
    "nobody has a card that is taken": ({**CITY, "archaeology_card": None}, "archaeology_card_must_be_held"),
    "a building 14": ({**CITY, "built": [{"C1": 14}, {}, {}, {}]}, "no_such_building"),
    "a card twice": ({**CITY, "setup": {"area": ["lakes", "lakes", None, None]}}, "card_dealt_twice"),
    "too many tokens": (
        {**CITY, "setup": {"tokens": {f"N{number}": "trendy" for number in (1, 2, 3, 4, 5, 6)}}},
        "wrong_number_of_tokens_in_district",
    ),
    "what must be told": (
        {key: value for key, value in CITY.items() if key not in ("so_far", "subway_card")},
        "missing_key",
    ),
    "no such game": ({"game": "chess"}, "unknown_game"),
    "too many of a kind": ({**BOARD, "board": ["dddd00", "dddd01", "dddd02"]}, "no_copy_left"),
    "two on one square": ({**BOARD, "board": ["dddd00", "aaaa00"]}, "square_occupied"),
    "in the centre": ({**BOARD, "board": ["dddd33"]}, "square_in_centre"),
    "turned": ({**BOARD, "board": ["aaaa00r1"]}, "tiles_are_not_turned"),
    "not beside another": ({**BOARD, "any_order": False, "board": ["aaaa22"]}, "square_not_adjacent"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused_for_the_reason_that_the_command_tells(server: httpx2.Client, name: str) -> None:
    position, expected = WRONG[name]
    status, why = reason(server, position)
    assert why["id"] == expected
    assert status in (409, 422)
    given = json.dumps(position)
    if position["game"] == "metro":
        said = json.loads(told("score", "-", "--json", given=given))["reason"]
    else:
        said = refused("score", "-", given=given)
    worded = {key: tuple(value) if isinstance(value, list) else value for key, value in why["details"].items()}
    assert Words("en")(why["id"], **worded) in said


def test_who_must_hold_a_special_card_need_not_be_told(server: httpx2.Client) -> None:
    """One has more subway tokens than anybody; the archaeology card may be with either of two."""
    built = [{"C1": 5, "C2": 6}, {"N1": 7}, {"N2": 3}, {}]
    page = counted(server, {**CITY, "built": built})
    assert page["position"]["subway_card"] == 0
    assert page["position"]["archaeology_card"] == -1
    assert {"id": "open_special_card", "details": {"card": "archaeology"}} in page["open"]
    assert page["final"]["scores"][0]["points"]["subway_card"] == 3


def test_nothing_else_comes_in(server: httpx2.Client) -> None:
    assert server.post("/api/score", json={"position": BOARD, "more": 1}).status_code == 422
    assert server.post("/api/score", json={"position": []}).status_code == 422
