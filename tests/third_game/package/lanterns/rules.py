"""The whole game: set-up, rules, records and points."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from metropole.games.contract import NOBODY, Message, NotLegal, NotUnderstood, Outcome
from metropole.games.reading import read_complete, read_list, read_name, read_number, read_object
from metropole.games.text_fields import (
    read_count,
    read_fields,
    read_items,
    read_seat,
    write_fields,
    write_list,
    write_seat,
)

SEATS = range(2, 3)
ACTIONS = 10
COLOURS = ("amber", "jade", "rose")
COLOUR_OF = tuple(COLOURS[lantern % 3] for lantern in range(ACTIONS))
VARIANTS: Sequence[Mapping[str, Any]] = ({},)
CARDS: Sequence[str] = ("wishes",)
WISH_POINTS, NEIGHBOUR_POINTS = 2, 1


@dataclass(frozen=True, slots=True)
class Facts:
    seats: tuple[int, ...]
    options: Mapping[str, Any]
    colours: tuple[str, ...]


FACTS = Facts(tuple(SEATS), {}, COLOURS)


@dataclass(frozen=True, slots=True)
class Setup:
    """Who begins, and the colour that each seat wishes for; None where it is not known."""

    first: int
    wishes: tuple[str | None, ...]
    players: int = 2


@dataclass(slots=True)
class State:
    """Who lit each lantern, and whose turn it is."""

    setup: Setup
    lit: list[int]
    turn: int

    @property
    def players(self) -> int:
        return self.setup.players

    def legal(self) -> list[int]:
        return [lantern for lantern, seat in enumerate(self.lit) if seat == NOBODY]

    def legal_count(self) -> int:
        return self.lit.count(NOBODY)

    def legal_at(self, index: int) -> int:
        return self.legal()[index]

    def is_legal(self, code: int) -> bool:
        return 0 <= code < ACTIONS and self.lit[code] == NOBODY

    def legal_mask(self) -> bytes:
        return bytes(self.is_legal(code) for code in range(ACTIONS))

    def play(self, code: int) -> None:
        if not self.is_legal(code):
            raise NotLegal("lantern_is_lit", lantern=code)
        self.lit[code] = self.turn
        self.turn = 1 - self.turn if self.legal_count() else NOBODY

    def copy(self) -> State:
        return State(self.setup, list(self.lit), self.turn)


@dataclass(frozen=True, slots=True)
class Score:
    wished: int
    neighbours: int

    @property
    def total(self) -> int:
        return self.wished + self.neighbours

    @property
    def points(self) -> dict[str, int]:
        return {"wished": self.wished, "neighbours": self.neighbours}


def new_game(setup: Setup) -> State:
    return State(setup, [NOBODY] * ACTIONS, setup.first)


def deal(players: int, options: Mapping[str, Any], rng: random.Random, given: Mapping[str, Any] = {}) -> Setup:
    _check(players, options)
    drawn = {"first": rng.randrange(2), "wishes": rng.sample(COLOURS, 2)}
    return _setup({**drawn, **read_object(given, "setup", tuple(drawn))})


def read_setup(players: int, options: Mapping[str, Any], setup: Mapping[str, Any]) -> Setup:
    _check(players, options)
    return _setup(read_complete(setup, "setup", ("first", "wishes")))


def write_setup(setup: Setup) -> tuple[dict[str, Any], dict[str, Any]]:
    return {}, {"first": setup.first, "wishes": list(setup.wishes)}


def _check(players: int, options: object) -> None:
    read_object(options, "options", ())
    if read_number(players, "players") not in SEATS:
        raise NotLegal("wrong_number_of_players", given=players, least=SEATS[0], most=SEATS[-1])


def _setup(given: Mapping[str, Any]) -> Setup:
    wishes = tuple(read_name(COLOURS, "wishes", colour) for colour in read_list(given["wishes"], "wishes"))
    if len(set(wishes)) != 2 or read_number(given["first"], "first") not in range(2):
        raise NotLegal("wishes_are_alike")
    return Setup(given["first"], wishes)


def describe_options(options: Mapping[str, Any]) -> list[Message]:
    return [Message("lanterns_as_ever")]


def parse(text: str) -> int:
    """`L1` to `L10`."""
    if not isinstance(text, str) or text not in _TEXTS:
        raise NotUnderstood("unknown_lantern", given=str(text)[:10])
    return _TEXTS.index(text)


def text(code: int) -> str:
    return _TEXTS[code]


_TEXTS = [f"L{number}" for number in range(1, ACTIONS + 1)]


def state_text(state: State) -> str:
    lit = write_list(map(write_seat, state.lit), "/")
    fields = {"turn": write_seat(state.turn), "first": str(state.setup.first), "lit": lit}
    return write_fields("lanterns/1", {**fields, "wishes": write_list(state.setup.wishes)})


def read_state(text: object) -> State:
    fields = read_fields(text, "lanterns/1", ("turn", "first", "lit", "wishes"))
    first, wishes = read_count(fields["first"], "first", 0, 1), fields["wishes"].split(",")
    lit = read_items(fields["lit"], lambda seat: read_seat(seat, "lit", 2), "/")
    return State(_setup({"first": first, "wishes": wishes}), lit, read_seat(fields["turn"], "turn", 2))


def scores(state: State) -> list[Score]:
    return [_score(state, seat) for seat in range(2)]


def _score(state: State, seat: int) -> Score:
    own = [lantern for lantern, lighter in enumerate(state.lit) if lighter == seat]
    wished = sum(COLOUR_OF[lantern] == state.setup.wishes[seat] for lantern in own)
    return Score(WISH_POINTS * wished, NEIGHBOUR_POINTS * sum(lantern + 1 in own for lantern in own))


def outcome(state: State) -> Outcome | None:
    if state.turn >= 0:
        return None
    points = tuple(score.total for score in scores(state))
    winners = tuple(seat for seat in range(2) if points[seat] == max(points))
    return Outcome(points, winners, "most_points" if len(winners) == 1 else "shared")


def events(state: State, code: int) -> list[Message]:
    return [Message("lantern_lit", {"seat": state.turn, "lantern": code + 1})]
