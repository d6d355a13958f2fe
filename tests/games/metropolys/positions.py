"""Positions to test with: set-ups of every kind, positions made by hand, and random ones."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from metropole.games import metropolys
from metropole.games.metropolys import PASS, Bid, Position, Score, Setup, State
from metropole.games.metropolys.board import BUILDINGS
from metropole.games.metropolys.rules import COMPILED


class Combination(NamedTuple):
    """What a game is played with."""

    players: int
    version: str
    expansion: bool

    @property
    def options(self) -> dict[str, Any]:
        return {"version": self.version, "expansion": self.expansion}

    def __str__(self) -> str:
        return f"{self.players}-{self.version}" + ("-expansion" if self.expansion else "")


COMBINATIONS = [
    Combination(players, version, expansion)
    for players in (2, 3, 4)
    for version in ("family", "expert")
    for expansion in (False, True)
]
FAMILY, EXPERT = Combination(4, "family", False), Combination(4, "expert", False)

each_combination = pytest.mark.parametrize("combination", COMBINATIONS, ids=str)


def amount(compiled: int, interpreted: int) -> int:
    """How much to do: the engine is some hundred times slower where it is not compiled."""
    return compiled if COMPILED else interpreted


def dealt(combination: Combination, seed: int = 0, **given: Any) -> Setup:
    """A Setup; what is not given is drawn, always the same for the same seed."""
    return metropolys.deal(combination.players, combination.options, random.Random(seed), given)


def started(combination: Combination, seed: int = 0, **given: Any) -> State:
    """A game before its first bid."""
    return metropolys.new_game(dealt(combination, seed, **given))


def arranged(
    combination: Combination,
    *built: Mapping[str, int],
    bids: Sequence[Bid] = (),
    passed: Sequence[int] = (),
    turn: int = -1,
    subway_card: int = -1,
    archaeology_card: int = -1,
    **given: Any,
) -> State:
    """A position with these buildings, seat by seat; seats not mentioned have none."""
    all_built = (*built, *[{}] * (combination.players - len(built)))
    return started(combination, **given).arrange(
        Position(all_built, tuple(bids), tuple(passed), turn, subway_card, archaeology_card)
    )


def on(places: str, first_value: int = 1) -> dict[str, int]:
    """Buildings of rising values on the places named in a text."""
    return {place: value for value, place in enumerate(places.split(), start=first_value)}


def play(state: State, *texts: str) -> State:
    """Play actions by their texts."""
    for text in texts:
        state.play(metropolys.parse(text))
    return state


def build(state: State, text: str) -> State:
    """Bid, and let everybody pass who is asked."""
    play(state, text)
    while state.call():
        state.play(PASS)
    return state


def texts(state: State) -> list[str]:
    """The legal actions as people write them."""
    return [metropolys.text(code) for code in state.legal()]


def score(state: State, seat: int = 0) -> Score:
    """One seat's points."""
    return metropolys.scores(state)[seat]


def random_action(state: State, rng: random.Random) -> int:
    """Half the time any legal action; else the lowest of a few bids, which makes for long calls."""
    if rng.random() < 0.5:
        return state.legal_at(rng.randrange(state.legal_count()))
    few = [state.legal_at(rng.randrange(state.legal_count())) for _ in range(4)]
    return min(few, key=lambda code: (code == PASS, code % BUILDINGS))


def walk(state: State, rng: random.Random) -> Iterator[int]:
    """Play a random game. Gives each action before it is played, while the State stands before it."""
    while state.turn >= 0:
        code = random_action(state, rng)
        yield code
        state.play(code)


def random_states(combination: Combination, seed: int, count: int, every: int = 7) -> Iterator[State]:
    """So many positions from random games, each some steps after the one before; last ones of games too."""
    rng = random.Random(f"{combination}{seed}")
    found = 0
    while found < count:
        state = started(combination, rng.randrange(10**6))
        for step, _ in enumerate(walk(state, rng), start=rng.randrange(every)):
            if step % every == 0 and found < count:
                found += 1
                yield state.copy()
        if found < count:
            found += 1
            yield state


def snapshot(state: State) -> tuple[Any, ...]:
    """Everything that can be known of a position."""
    seats = range(state.players)
    return (
        (state.players, state.first, state.turn, bool(state.is_expert), bool(state.has_expansion)),
        (state.last_value, state.last_place, state.last_bidder, state.subway_card, state.archaeology_card),
        [(state.stock_of(seat), state.built_by(seat), state.cards_of(seat)) for seat in seats],
        (state.call(), state.passed(), state.free_places, state.tokens(), state.closed(), state.legal()),
        metropolys.scores(state),
    )
