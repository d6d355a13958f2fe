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

from metropole.games.contract import NOBODY, NotLegal
from metropole.games.metro import tiles
from metropole.games.metro.actions import DRAW, TEXTS
from metropole.games.metro.position import Position
from metropole.games.metro.rules import State
from metropole.games.metro.setup import Setup

Deck = tuple[str | None, ...]
_UNKNOWN_DECK: Deck = (None,) * len(tiles.DECK)


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """What one seat, or a spectator (None), may know: a State in which all the rest is unknown."""

    seat: int | None
    setup: Setup  # its deck is unknown until the end
    known: State = field(repr=False)  # the State now, with unknown tiles in other hands and the deck; it stays as it is
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
        """What lies open, and the own tiles, as plain values."""
        now = self.known
        return Position(
            tiles=tuple(now.track.codes()),
            hands=tuple(now.hand_of(holder) for holder in range(now.players)),
            drawn=self.drawn,
            stack=now.stack,
            turn=now.turn,
        )

    @property
    def drawn(self) -> str | None:
        """The tile drawn in the open that is to be placed."""
        return tiles.name_of(self.known.drawn)

    @property
    def board(self) -> tuple[str, ...]:
        """The tiles on the board, square by square, as placements."""
        return tuple(TEXTS[code] for code in self.known.track.codes())

    @property
    def hand(self) -> Deck:
        """The own tiles."""
        return () if self.seat is None else self.known.hand_of(self.seat)

    @property
    def seen(self) -> list[str]:
        """The tiles whose kind is known: on the board, in hand, drawn in the open."""
        return _seen(self.position)

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
    others_view: View | None = None,
) -> View:
    """What this seat, or a spectator, may know of a State.

    Of the set-up nobody learns anything before the end; so what an earlier view knows of it holds until then. The
    history is the same for all: it is taken over from another's view of this State.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise NotLegal("no_such_seat", seat=seat, players=state.players)
    is_over = state.turn < 0
    setup = earlier.setup if earlier is not None and not is_over else _known(state)
    known = state.copy() if is_over else state.hidden_from(NOBODY if seat is None else seat)
    return View(seat, setup, known, tuple(history) if others_view is None else others_view.history)


def _known(state: State) -> Setup:
    return Setup(
        players=state.players,
        hand=state.hand,
        free_rotation=state.free_rotation,
        first=state.first,
        deck=state.setup().deck if state.turn < 0 else _UNKNOWN_DECK,
    )


def _seen(position: Position) -> list[str]:
    on_board = [tiles.KINDS[code >> 8] for code in position.tiles]
    held = [kind for hand in position.hands for kind in hand if kind is not None]
    return on_board + held + ([] if position.drawn is None else [position.drawn])


def legal(view: View) -> list[int]:
    """What the view's seat may do now."""
    return view.known.legal() if view.seat == view.turn else []


def shown_to(state: State, seat: int) -> int:
    """How many tiles a seat has seen: on the board, in its hand, drawn in the open."""
    return state.track.laid() + state.hand_count(seat) + (state.drawn >= 0)


def guess(view: View, rng: random.Random) -> State:
    """A complete State that fits the view, every order of the unseen tiles as likely as any other.

    In that order they fill the hands that are not known, then the stack. Nothing is concluded from how others played.
    """
    unseen = [kind for kind, copies in view.unseen.items() for _ in range(copies)]
    rng.shuffle(unseen)
    filled = tuple(tuple(kind or unseen.pop() for kind in hand) for hand in view.position.hands)
    position = replace(view.position, hands=filled)
    # In which order the tiles no longer in the stack were taken does not matter any more.
    taken = _seen(position)
    setup = view.setup if view.turn < 0 else replace(view.setup, deck=(*taken, *unseen))
    return State(setup).arrange(position)


def redeal(setup: Setup, history: Sequence[int], seat: int | None, rng: random.Random) -> Setup:
    """A Setup with another deck, from which the same actions lead to what a seat, or a spectator, knows after them:
    every order of the tiles that it has not seen as likely as any other.

    Which of its tiles a hand placed first nobody else knows: here it is the one that came first.
    """
    state, deck = State(setup), list(setup.deck)
    dealt = range(setup.players * setup.hand)
    came = [[index for index in dealt if _dealt_to(setup, index) == at] for at in range(setup.players)]
    placed: list[list[str]] = [[] for _ in came]
    for code in history:
        mover, before, from_hand = state.turn, state.stack, state.drawn < 0 and code != DRAW
        state.play(code)
        if from_hand:
            placed[mover].append(tiles.KINDS[code >> 8])
            came[mover] += range(len(deck) - before, len(deck) - state.stack)
    if state.turn < 0:
        return setup
    guessed = guess(view(state, seat), rng)
    taken = len(deck) - state.stack
    deck[taken:] = guessed.setup().deck[taken:]
    for holder in range(setup.players):
        if holder != seat:
            for index, kind in zip(came[holder], [*placed[holder], *guessed.hand_of(holder)], strict=True):
                deck[index] = kind
    return replace(setup, deck=tuple(deck))


def _dealt_to(setup: Setup, index: int) -> int:
    """Whose first hand a tile of the deck is in."""
    return (setup.first + index // setup.hand) % setup.players
