"""What a seat may know, built up from it; and guessing the rest. All secrecy is in this file.

Open to everybody: the tiles on the board, the tile drawn in the open, how many tiles each seat and the stack have, all
actions so far; so anybody can count the kinds that are still unseen. Secret until the end: the hands of the other seats
and the order of the deck; a spectator knows no hand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from metropole.games.contract import NotLegal
from metropole.games.metro import tiles
from metropole.games.metro.actions import TEXTS
from metropole.games.metro.position import Position
from metropole.games.metro.rules import State
from metropole.games.metro.setup import Setup

Deck = tuple[str | None, ...]
_UNKNOWN_DECK: Deck = (None,) * len(tiles.DECK)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator (None), may know."""

    seat: int | None
    setup: Setup  # its deck is unknown until the end
    blank: State = field(compare=False, repr=False)  # the State of that set-up before the first tile
    position: Position
    history: tuple[int, ...] = ()  # the codes of all actions so far, where whoever made the view kept them

    @property
    def turn(self) -> int:
        return self.position.turn

    @property
    def board(self) -> tuple[str, ...]:
        """The tiles on the board, square by square, as placements."""
        return tuple(TEXTS[code] for code in self.position.tiles)

    @property
    def hand(self) -> Deck:
        """The own tiles."""
        return () if self.seat is None else self.position.hands[self.seat]

    @property
    def seen(self) -> list[str]:
        """The tiles whose kind is known: on the board, in hand, drawn in the open."""
        on_board = [tiles.KINDS[code >> 8] for code in self.position.tiles]
        held = [kind for hand in self.position.hands for kind in hand if kind is not None]
        return on_board + held + ([] if self.position.drawn is None else [self.position.drawn])

    @property
    def unseen(self) -> dict[str, int]:
        """How many tiles of each kind are in the stack or in hands that are not known."""
        seen = Counter(self.seen)
        return {kind: copies - seen[kind] for kind, copies in tiles.COPIES.items() if copies > seen[kind]}


def view(
    state: State,
    seat: int | None,
    history: Sequence[int] = (),
    earlier: View | None = None,
    beside: View | None = None,
) -> View:
    """What this seat, or a spectator, may know of a State.

    Of the set-up nobody learns anything before the end; so what an earlier view knows of it holds until then. What lies
    open is the same for all: it is taken over from another's view of this State.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise NotLegal("no_such_seat", seat=seat, players=state.players)
    if earlier is not None and state.turn >= 0:
        known, blank = earlier.setup, earlier.blank
    else:
        known = _known(state)
        blank = State(known)
    open_tiles = tuple(state.track.codes()) if beside is None else beside.position.tiles
    position = _position(state, seat, open_tiles)
    return View(seat, known, blank, position, tuple(history) if beside is None else beside.history)


def _known(state: State) -> Setup:
    return Setup(
        players=state.players,
        hand=state.hand,
        free_rotation=state.free_rotation,
        first=state.first,
        deck=state.setup().deck if state.turn < 0 else _UNKNOWN_DECK,
    )


def _position(state: State, seat: int | None, open_tiles: tuple[int, ...]) -> Position:
    return Position(
        tiles=open_tiles,
        hands=tuple(_hand(state, holder, seat == holder) for holder in range(state.players)),
        drawn=tiles.name_of(state.drawn),
        stack=state.stack,
        turn=state.turn,
    )


def _hand(state: State, holder: int, may_see: bool) -> Deck:
    """One's own hand; of another's, how many tiles it has. At the end all hands are empty."""
    return state.hand_of(holder) if may_see else (None,) * state.hand_count(holder)


def known_state(view: View) -> State:
    """A State with everything that the view holds, unknown tiles for the rest: the rules applied to a view."""
    return view.blank.copy().arrange(view.position)


def legal(view: View) -> list[int]:
    """What the view's seat may do now."""
    return known_state(view).legal() if view.seat == view.turn else []


def shown_to(state: State, seat: int) -> int:
    """How many tiles a seat has seen: on the board, in its hand, drawn in the open."""
    return len(state.track.codes()) + state.hand_count(seat) + (state.drawn >= 0)


def guess(view: View, rng: random.Random) -> State:
    """A complete State that fits the view, every order of the unseen tiles as likely as any other.

    In that order they fill the hands that are not known, then the stack. Nothing is concluded from how others played.
    """
    unseen = [kind for kind, copies in view.unseen.items() for _ in range(copies)]
    rng.shuffle(unseen)
    filled = tuple(tuple(kind or unseen.pop() for kind in hand) for hand in view.position.hands)
    position = replace(view.position, hands=filled)
    # In which order the tiles no longer in the stack were taken does not matter any more.
    taken = replace(view, position=position).seen
    setup = view.setup if view.turn < 0 else replace(view.setup, deck=(*taken, *unseen))
    return State(setup).arrange(position)
