"""What a seat sees as bytes: made of its view alone, the same for all that it cannot tell apart, and documented."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from metropole import games
from metropole.games import metro, metropolys
from metropole.games.metro.tiles import KINDS
from metropole.games.metropolys.board import INDEX
from metropole.research.contract import RESEARCH
from metropole.research.metro.symmetry import symmetries
from metropole.research.observing import action_mask, named, observation
from tests.games.test_state_text import each_plan, states

DOCS = Path(__file__).parents[2] / "docs/research.md"
each_game = pytest.mark.parametrize("game", [metro, metropolys], ids=lambda game: game.NAME)


@each_plan
def test_what_a_seat_cannot_tell_apart_is_the_same_to_the_byte(game: Any, players: int, options: Any) -> None:
    rng, others = random.Random(3), 0
    for state in states(game, players, options, 3):
        for seat in range(players):
            seen = observation(game, game.view(state, seat))
            twin = game.guess(game.view(state, seat), rng)
            others += twin != state
            assert (observation(game, game.view(twin, seat)) == seen).all()
    assert others


@each_plan
def test_of_a_whole_state_nothing_is_read_but_what_the_view_holds(game: Any, players: int, options: Any) -> None:
    """The environments of many games write from the State itself."""
    observer = RESEARCH.load(game.NAME).Observer(players)
    seen = np.zeros(observer.size, np.uint8)
    for state in states(game, players, options, 4):
        for seat in range(players):
            observer.write(state, seat, seen, 0)
            assert (seen == observation(game, game.view(state, seat))).all() or state.turn < 0


def test_metro_section_by_section() -> None:
    setup = metro.deal(2, {"hand": 2}, random.Random(1), {"first": 0})
    state = metro.new_game(setup)
    code = next(code for code in state.legal() if code != metro.DRAW)
    kind, square = code >> 8, code & 63
    state.play(code)
    view = metro.view(state, 1)
    seen = named(metro, 2, observation(metro, view))
    assert seen["tracks"].sum() == 4
    assert seen["tracks"][:, :, square // 8, square % 8].sum(axis=1).tolist() == [1, 1, 1, 1]
    assert seen["open"].sum() == state.track.frontier.bit_count()
    hand = {KINDS[one]: int(count) for one, count in enumerate(seen["hand"]) if count}
    assert sorted(name for name, count in hand.items() for _ in range(count)) == sorted(
        kind or "" for kind in view.hand
    )
    unseen = {KINDS[one]: int(count) for one, count in enumerate(seen["unseen"]) if count}
    assert unseen == view.unseen
    assert (seen["points"].tolist(), seen["held"].tolist()) == ([state.track.points_of(s) for s in (1, 0)], [2, 2])
    assert (seen["turn"].tolist(), int(seen["stack"][0]), int(seen["hand_size"][0])) == ([1, 0], 55, 2)
    lines = [line for line in metro.lines(state.track) if line.leads_to and line.seat is not None]
    assert int((seen["arriving"] > 0).sum()) == len(lines)
    for line in lines:
        assert line.leads_to is not None
        assert line.seat is not None
        row, column = map(int, line.leads_to[0])
        side = ("top", "right", "bottom", "left").index(line.leads_to[1])
        assert seen["arriving"][(line.seat - 1) % 2, side, row, column] == 1 + line.length
    assert kind < len(KINDS)


def test_metropolys_section_by_section() -> None:
    state = metropolys.new_game(metropolys.deal(3, {"version": "expert"}, random.Random(2), {"first": 0}))
    code = state.legal()[5]
    state.play(code)
    seen = named(metropolys, 3, observation(metropolys, metropolys.view(state, state.turn)))
    (bid,) = state.call()
    place = INDEX[bid.place]
    assert seen["last"][place] == seen["bid"][(bid.seat - state.turn) % 3, place] == bid.value
    assert seen["targets"].sum() == state.targets().bit_count()
    assert seen["in_use"].sum() == 45
    assert seen["stock"].sum(axis=1).tolist() == [13, 13, 12]
    assert (seen["area"].sum(), seen["neighbourhood"].sum(), seen["expansion"].sum()) == (1, 1, 0)
    assert (int(seen["expert"][0]), int(seen["has_expansion"][0]), seen["turn"].tolist()) == (1, 0, [1, 0, 0])
    assert seen["tokens"].sum(axis=1).tolist() == [8, 7, 7]


@each_game
def test_the_mask_is_of_the_seat_to_move_alone(game: Any) -> None:
    state = game.new_game(game.deal(2, {}, random.Random(1)))
    masks = [action_mask(game, game.view(state, seat)) for seat in range(2)]
    assert np.flatnonzero(masks[state.turn]).tolist() == state.legal()
    assert not masks[1 - state.turn].any()


@each_game
def test_the_documentation_names_every_section(game: Any) -> None:
    text = DOCS.read_text(encoding="utf-8")
    layout = RESEARCH.load(game.NAME).layout(2)
    assert f"{game.NAME}_v{layout.version}" in text
    for part in layout.sections:
        assert f"| `{part.name}` |" in text
        assert part.meaning in text, part.name
    assert layout.size == sum(part.size for part in layout.sections)


@pytest.mark.parametrize("options", metro.VARIANTS, ids=str)
def test_metros_board_may_be_turned_for_two(options: Any) -> None:
    """Whatever is played, on the turned board the turned action does the same; what is seen is the same, turned."""
    rng = random.Random(6)
    assert len(symmetries(2)) == 4
    for turn in symmetries(2)[1:]:
        actions, order = turn.actions(), np.array(turn.observation(2))
        assert sorted(actions) == list(range(metro.ACTIONS))
        state = metro.new_game(metro.deal(2, options, rng))
        while state.turn >= 0:
            turned = turn.state(state)
            assert sorted(actions[code] for code in state.legal()) == turned.legal()
            here, there = (observation(metro, metro.view(one, 0)) for one in (state, turned))
            assert (here[order] == there).all()
            code = rng.choice(state.legal())
            turned.play(actions[code])
            state.play(code)
            assert turn.state(state) == turned
        assert metro.outcome(state) == metro.outcome(turned)


def test_nothing_else_has_a_symmetry() -> None:
    assert [len(symmetries(players)) for players in range(3, 7)] == [1, 1, 1, 1]
    assert RESEARCH.load("metropolys").symmetries(2) == ()
    assert games.names()[:2] == ("metropolys", "metro")


# What a version names never changes. Where one of these no longer fits, what seats see has: count the VERSION of that
# game up, say so in docs/research.md, and write what it is now beside it.
VERSIONS = {
    "metro": (1, "f721094afb235e02"),
    "metropolys": (1, "f66695176c6ef6b7"),
}


@each_game
def test_what_a_version_names_has_not_changed(game: Any) -> None:
    room, found = RESEARCH.load(game.NAME), sha256()
    for players in game.SEATS:
        layout = room.layout(players)
        found.update(repr([(part.name, part.shape, part.start) for part in layout.sections]).encode())
        for state in states(game, players, game.VARIANTS[-1], 7):
            for seat in range(players):
                found.update(observation(game, game.view(state, seat)).tobytes())
    assert (room.VERSION, found.hexdigest()[:16]) == VERSIONS[game.NAME]
