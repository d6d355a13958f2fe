"""What a seat may know, built up from it; and guessing the rest. All secrecy is in this file.

Open to everybody: the set-up but for the cards, stocks, buildings, the current call, the special cards, all actions so
far. Secret until the end: the objective cards of the other seats; a spectator knows none.
"""

from __future__ import annotations

import random
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field

from metropole.games.contract import NotLegal
from metropole.games.metropolys import cards
from metropole.games.metropolys.actions import Bid
from metropole.games.metropolys.cards import Cards
from metropole.games.metropolys.position import Position
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import Setup

_UNKNOWN = Cards(None, None, None)


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """What one seat, or a spectator (None), may know: a State in which all the rest is unknown."""

    seat: int | None
    setup: Setup  # with None for every card that is not known
    known: State = field(repr=False)  # the State now, with no card where none is known; nobody plays on in it
    history: tuple[int, ...] = ()  # the codes of all actions so far, where whoever made the view kept them

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._values() == other._values()

    __hash__ = None  # type: ignore[assignment]

    def _values(self) -> tuple[object, ...]:
        return self.seat, self.setup, self.position, self.history

    @property
    def turn(self) -> int:
        return self.known.turn

    @property
    def position(self) -> Position:
        """What lies open, as plain values."""
        return _position(self.known)

    @property
    def built(self) -> tuple[Mapping[str, int], ...]:
        return self.position.built

    @property
    def bids(self) -> tuple[Bid, ...]:
        return self.position.bids


def view(
    state: State,
    seat: int | None,
    history: Sequence[int] = (),
    earlier: View | None = None,
    others_view: View | None = None,
) -> View:
    """What this seat, or a spectator, may know of a State.

    Of the cards nobody learns anything before the end; so what an earlier view knows of them holds until then. The
    history is the same for all: it is taken over from another's view of this State.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise NotLegal("no_such_seat", seat=seat, players=state.players)
    if earlier is not None and state.turn >= 0:
        setup, cards_known = earlier.setup, earlier.known
    else:
        setup = known_setup(state, _open_hands(state, seat))
        cards_known = State(setup)
    known = state.with_cards_of(cards_known)
    return View(seat, setup, known, tuple(history) if others_view is None else others_view.history)


def known_setup(state: State, open_hands: Container[int]) -> Setup:
    """What the game began with, with the cards of these seats."""
    dealt = [state.cards_of(holder) if holder in open_hands else _UNKNOWN for holder in range(state.players)]
    version = "expert" if state.is_expert else "family"
    has_types = cards.neighbourhood_deck(version, state.has_expansion) is not None
    return Setup(
        players=state.players,
        version=version,
        has_expansion=bool(state.has_expansion),
        first=state.first,
        closed=state.closed(),
        tokens=state.tokens(),
        area=tuple(hand.area for hand in dealt),
        neighbourhood=tuple(hand.neighbourhood for hand in dealt) if has_types else None,
        expansion=tuple(hand.expansion for hand in dealt) if state.has_expansion else None,
    )


def _open_hands(state: State, seat: int | None) -> list[int]:
    """Whose cards may be seen: one's own always, at the end everybody's."""
    return [holder for holder in range(state.players) if seat == holder or state.turn < 0]


def _position(state: State) -> Position:
    return Position(
        built=tuple(state.built_by(seat) for seat in range(state.players)),
        bids=tuple(state.call()),
        passed=tuple(state.passed()),
        turn=state.turn,
        subway_card=state.subway_card,
        archaeology_card=state.archaeology_card,
    )


def legal(view: View) -> list[int]:
    """What the view's seat may do now."""
    return view.known.legal() if view.seat == view.turn else []


def shown_to(state: State, seat: int) -> int:
    """How many hands of cards a seat knows: its own, and at the end all."""
    return 1 if state.turn >= 0 else state.players


def redeal(setup: Setup, history: Sequence[int], seat: int | None, rng: random.Random) -> Setup:
    """A Setup that differs from this one in the cards that a seat, or a spectator, could not know after these actions:
    every possible deal of them as likely as any other.
    """
    state = State(setup)
    for code in history:
        state.play(code)
    return known_setup(state, _open_hands(state, seat)).with_cards_filled(rng)


def guess(view: View, rng: random.Random) -> State:
    """A complete State that fits the view, every possible deal of the unknown cards as likely as any other."""
    return State(view.setup.with_cards_filled(rng)).arrange(view.position)
