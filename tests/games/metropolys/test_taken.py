"""Tokens told by how many each seat took: counted as where it is known where they lay; what cannot be is refused."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole.games import metropolys
from metropole.games.contract import NotLegal, NotUnderstood
from metropole.games.metropolys import board
from metropole.games.metropolys.notation import read_setup_so_far
from metropole.games.metropolys.setup import TOKEN_COUNTS, tokens_needed
from metropole.games.metropolys.taken import laid, read_taken
from metropole.match import Match
from metropole.record import Record
from tests.commands import refused, told

RECORDS = Path(__file__).parents[2] / "records" / "metropolys.jsonl"
FINISHED = [one for one in map(json.loads, RECORDS.read_text(encoding="utf-8").splitlines()) if "result" in one]


def end_of(record: dict[str, Any]) -> dict[str, Any]:
    """The last position of a game, with all that is known of it."""
    state: Any = Match.of(Record.from_json(record)).to_end().state
    setup = {key: value for key, value in record["setup"].items() if key != "first"}
    held = {card: getattr(state, card) for card in ("subway_card", "archaeology_card")}
    return {
        **{key: record[key] for key in ("game", "players", "options")},
        "setup": setup,
        "built": [state.built_by(seat) for seat in range(record["players"])],
        **{card: None if seat < 0 else seat for card, seat in held.items()},
    }


def by_count(position: dict[str, Any]) -> dict[str, Any]:
    """The same where nobody remembers where the tokens lay."""
    tokens = position["setup"]["tokens"]
    taken = [
        {kind: sum(tokens.get(place) == kind for place in own) for kind in board.TOKENS} for own in position["built"]
    ]
    return {**position, "setup": {**position["setup"], "tokens": {}}, "taken": taken, "so_far": True}


def test_golden_games_count_the_same_without_their_tokens() -> None:
    ends = [end_of(record) for record in FINISHED]
    said = told("score", "-", "--json", given="\n".join(json.dumps(by_count(end)) for end in ends))
    assert len(FINISHED) > 20
    for record, line in zip(FINISHED, said.splitlines(), strict=True):
        answer = json.loads(line)
        assert answer["scores"] == record["result"]["scores"]
        assert answer["open"] == []


def city(rng: Random, players: int) -> tuple[metropolys.Setup, list[dict[str, int]]]:
    """A few buildings of each seat in a city without tokens."""
    setup = metropolys.deal(players, {}, rng)
    position = {"closed": list(setup.closed)}
    bare = read_setup_so_far(players, {}, position)
    places = rng.sample(board.names_of(bare.places), 4 * players)
    return bare, [dict.fromkeys(places[seat::players], 1) for seat in range(players)]


def can_be(counts: list[int], built: list[dict[str, int]], setup: metropolys.Setup) -> bool:
    """Whether so many tokens of each seat can have lain there, by trying all ways to share them out."""
    rooms = [
        [(board.mask_of(own) & board.district_mask(name) & ~board.BLIND_ALLEYS).bit_count() for name in board.DISTRICTS]
        for own in built
    ]
    ways = [
        [way for way in product(*(range(room + 1) for room in rooms[seat])) if sum(way) == count]
        for seat, count in enumerate(counts)
    ]
    most = [tokens_needed(name, setup.closed) for name in board.DISTRICTS]
    return any(
        all(sum(way[index] for way in together) <= room for index, room in enumerate(most))
        for together in product(*ways)
    )


def test_a_layout_is_found_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compared with trying everything, where there are fewer tokens in a district than usual."""
    rng, found = Random(4), {True: 0, False: 0}
    monkeypatch.setattr("metropole.games.metropolys.taken.tokens_needed", fewer)
    monkeypatch.setattr(f"{__name__}.tokens_needed", fewer)
    for _ in range(400):
        players = rng.choice((2, 3))
        setup, built = city(rng, players)
        counts = [rng.randrange(5) for _ in range(players)]
        taken = tuple({"trendy": count // 2, "subway": count - count // 2} for count in counts)
        possible = can_be(counts, built, setup)
        found[possible] += 1
        if possible:
            tokens = laid(taken, built, setup)
            for own, told_of in zip(built, taken, strict=True):
                for kind, count in told_of.items():
                    assert sum(tokens.get(place) == kind for place in own) == count
            for name in board.DISTRICTS:
                assert sum(place in board.names_of(board.district_mask(name)) for place in tokens) <= fewer(
                    name, setup.closed
                )
            assert not any(board.BLIND_ALLEYS >> board.INDEX[place] & 1 for place in tokens)
        else:
            with pytest.raises(NotLegal, match="taken_without_building"):
                laid(taken, built, setup)
    assert min(found.values()) > 40


def fewer(district: str, closed: tuple[str, ...]) -> int:
    return 0 if district in closed else 2


def test_what_cannot_be_is_refused() -> None:
    end = by_count(end_of(FINISHED[0]))
    players = end["players"]
    many = [{**end["taken"][0], "trendy": TOKEN_COUNTS[players]["trendy"] + 1}, *end["taken"][1:]]
    assert "cannot have been taken" in refused("score", "-", given=json.dumps({**end, "taken": many}))
    with pytest.raises(NotLegal, match="wrong_number_of_seats"):
        metropolys.read_so_far({**end, "taken": end["taken"][1:]})
    with pytest.raises(NotLegal, match="tokens_told_twice"):
        metropolys.read_so_far({**end, "setup": end_of(FINISHED[0])["setup"]})
    with pytest.raises(NotLegal, match="too_many_tokens_taken"):
        metropolys.read_so_far({**end, "taken": [{**seat, "subway": -1} for seat in end["taken"]]})
    with pytest.raises(NotUnderstood, match="unknown_key"):
        metropolys.read_so_far({**end, "taken": [{"gold": 1}] * players})
    setup = metropolys.read_so_far(end).state
    assert setup.players == players
    assert read_taken([{}] * players, metropolys.deal(players, {}, Random(1))) == ({},) * players
