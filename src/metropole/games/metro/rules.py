"""The rules of play: one State, mutated by `play`. Read as plain Python; rules.pxd gives the types it is compiled with.

A hand is one number with two bits a kind that count its copies: nobody holds more than three tiles. A set of kinds has
the lower bit of each kind that is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import cython

from metropole.games import contract
from metropole.games.contract import NotLegal
from metropole.games.metro import board, tiles
from metropole.games.metro.actions import ACTIONS
from metropole.games.metro.actions import DRAW as _DRAW
from metropole.games.metro.diagram import diagram
from metropole.games.metro.legality import why_not
from metropole.games.metro.setup import Setup
from metropole.games.metro.track import Track

if not cython.compiled:
    from metropole.games.bits import lowest, new_list, nth_bit, popcount, put

if TYPE_CHECKING:
    from metropole.games.metro.position import Position

COMPILED = bool(cython.compiled)
SEATS, TILES = len(board.COLOURS), len(tiles.DECK)
NOBODY, NO_KIND, UNKNOWN = contract.NOBODY, tiles.NO_KIND, tiles.UNKNOWN
DRAW = _DRAW
ALL_KINDS = sum(1 << 2 * kind for kind in range(len(tiles.KINDS)))
ONE_EACH = ALL_KINDS | 1 << 2 * tiles.UNKNOWN
NAMES = [tiles.name_of(kind) for kind in range(tiles.UNKNOWN + 1)]
CODES = list(range(ACTIONS))  # the numbers as objects, so that a list of legal actions makes no new ones


class State:
    """A position of a game of Metro, with its secrets."""

    track: Track
    hands: list[int]  # by seat
    deck: list[int]  # kinds, in the order they are taken
    taken: int  # how many tiles of the deck are no longer in the stack
    drawn: int  # the kind drawn in the open that is to be placed
    turn: int

    def __init__(self, setup: Setup) -> None:
        if not cython.compiled:
            self.hands, self.deck = [0] * SEATS, [0] * TILES
        self.track = Track(setup.players, setup.free_rotation)
        self.players, self.first, self.hand = setup.players, setup.first, setup.hand
        self.orientations = 4 if setup.free_rotation else 1
        for index, kind in enumerate(setup.deck):
            self.deck[index] = tiles.kind_of(kind)
        for seat in range(SEATS):
            self.hands[seat] = 0
        self.taken, self.drawn, self.turn = 0, NO_KIND, setup.first
        for dealt in range(setup.players * setup.hand):
            self._take((setup.first + dealt // setup.hand) % setup.players)

    def copy(self) -> State:
        """The same position, apart from this one."""
        twin: State = State.__new__(State)
        if not cython.compiled:
            twin.hands, twin.deck = [0] * SEATS, [0] * TILES
        twin.track = self.track.copy()
        twin._become(self)
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def hidden_from(self, seat: int) -> State:
        """The same position as a seat sees it, or nobody: with unknown tiles in the other hands and in the deck."""
        twin = self.copy()
        for index in range(TILES):
            twin.deck[index] = UNKNOWN
        for holder in range(self.players):
            if holder != seat:
                hidden = self._held(holder)
                twin.hands[holder] = hidden << 2 * UNKNOWN
        return twin

    def _held(self, seat: int) -> int:
        """How many tiles a seat holds."""
        hand = self.hands[seat]
        return popcount(hand & ONE_EACH) + 2 * popcount(hand >> 1 & ONE_EACH)

    def become(self, other: State) -> None:
        """Take over another State's position."""
        self.track.become(other.track)
        self._become(other)

    def _become(self, other: State) -> None:
        self.hands[:] = other.hands
        self.deck[:] = other.deck
        self.players, self.first, self.hand, self.orientations = (
            other.players,
            other.first,
            other.hand,
            other.orientations,
        )
        self.taken, self.drawn, self.turn = other.taken, other.drawn, other.turn

    # What may be done

    def _kinds(self) -> int:
        """The kinds that the seat to move may place: the one drawn, or else any in hand."""
        kinds = self.hands[self.turn]
        if self.drawn >= 0:
            kinds = 1
            kinds <<= 2 * self.drawn
        return (kinds | kinds >> 1) & ALL_KINDS

    def _can_draw(self) -> bool:
        return self.drawn < 0 and self.taken < TILES

    def _is_legal(self, code: int) -> bool:
        if self.turn < 0 or code < 0 or code > DRAW:
            return False
        if code == DRAW:
            return self._can_draw()
        return self._kinds() >> (code >> 8) * 2 & 1 > 0 and self.track.allows(code >> 6, code & 63)

    def is_legal(self, code: int) -> bool:
        """Whether the seat to move may do this."""
        return self._is_legal(code)

    def _count(self) -> int:
        count = 1 if self._can_draw() else 0
        kinds = self._kinds()
        while kinds:
            first = lowest(kinds) * 2
            kinds &= kinds - 1
            for tile in range(first, first + self.orientations):
                count += popcount(self.track.targets(tile))
        return count

    def legal_count(self) -> int:
        """How many legal actions there are."""
        return self._count() if self.turn >= 0 else 0

    def legal(self) -> list[int]:
        """The codes of all legal actions, rising."""
        legal = new_list(self.legal_count())
        if self.turn < 0:
            return legal
        kinds = self._kinds()
        index = 0
        while kinds:
            first = lowest(kinds) * 2
            kinds &= kinds - 1
            for tile in range(first, first + self.orientations):
                targets = self.track.targets(tile)
                while targets:
                    put(legal, index, CODES, tile * 64 + lowest(targets))
                    index += 1
                    targets &= targets - 1
        if self._can_draw():
            put(legal, index, CODES, DRAW)
        return legal

    def _legal_at(self, index: int) -> int:
        kinds = self._kinds()
        while kinds:
            first = lowest(kinds) * 2
            kinds &= kinds - 1
            for tile in range(first, first + self.orientations):
                targets = self.track.targets(tile)
                count = popcount(targets)
                if index < count:
                    return tile * 64 + nth_bit(targets, index)
                index -= count
        return DRAW

    def legal_at(self, index: int) -> int:
        """The code that stands at this index of `legal()`."""
        if not 0 <= index < self.legal_count():
            raise IndexError(f"there are {self.legal_count()} legal actions, counted from 0: there is no {index}")
        return self._legal_at(index)

    # What then happens

    def play(self, code: int) -> None:
        """Play one legal action, with the lines it completes and the tile that is taken after it."""
        if not self._is_legal(code):
            reason = why_not(self, code)
            assert reason is not None
            raise NotLegal(reason)
        self._play(code)

    def _play(self, code: int) -> None:
        if code == DRAW:
            self.drawn = self.deck[self.taken]
            self.taken += 1
            return
        self.track.lay(code >> 6, code & 63)
        self._use_up(code >> 8)
        self._pass_on()

    def _use_up(self, kind: int) -> None:
        """The tile placed is the drawn one, or leaves the hand, which is filled up again while the stack lasts."""
        if self.drawn >= 0:
            self.drawn = NO_KIND
            return
        copy = 1
        copy <<= 2 * kind
        self.hands[self.turn] -= copy
        if self.taken < TILES:
            self._take(self.turn)

    def _take(self, seat: int) -> None:
        """A seat takes the next tile of the stack into its hand."""
        copy = 1
        copy <<= 2 * self.deck[self.taken]
        self.hands[seat] += copy
        self.taken += 1

    def _pass_on(self) -> None:
        """The next seat clockwise, until no square is left.

        All hands are full when the stack runs out, and then shrink in turn, so that nobody is ever skipped.
        """
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
        if not self.track.empty:
            self.turn = NOBODY

    # For readers who are not compiled

    @property
    def free_rotation(self) -> bool:
        """Whether tiles may be turned."""
        return bool(self.orientations > 1)

    @property
    def stack(self) -> int:
        """How many tiles the stack has left."""
        return TILES - self.taken

    def placeable(self) -> list[str]:
        """The kinds that the seat to move may place, those it is not known to hold left out."""
        kinds = self._kinds() if self.turn >= 0 else 0
        return [kind for index, kind in enumerate(tiles.KINDS) if kinds >> 2 * index & 1]

    def hand_count(self, seat: int) -> int:
        """How many tiles a seat holds, which everybody sees."""
        return self._held(seat)

    def hand_of(self, seat: int) -> tuple[str | None, ...]:
        """A seat's tiles; None for those that are not known."""
        hand = self.hands[seat]
        held = []
        while hand:
            kind = lowest(hand) >> 1
            held.append(NAMES[kind])
            copy = 1
            copy <<= 2 * kind
            hand -= copy
        return tuple(held)

    def legal_mask(self) -> bytes:
        """A byte for each code: 1 where the action is legal, 0 elsewhere."""
        mask = bytearray(ACTIONS)
        for code in self.legal():
            mask[code] = 1
        return bytes(mask)

    def _values(self) -> tuple[object, ...]:
        """Everything that makes this position."""
        hands = [self.hands[seat] for seat in range(self.players)]
        return self.setup(), tuple(self.track.codes()), tuple(hands), self.taken, self.drawn, self.turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._values() == other._values()

    def __hash__(self) -> int:
        """Of the position as it is now: whoever keeps a State in a set plays on in a copy."""
        return hash(self._values())

    def __repr__(self) -> str:
        return f"<metro.State\n{diagram(self)}>"

    def reveal_next(self, kind: str) -> None:
        """Let the next tile of the stack be of this kind, for whoever draws the stack tile by tile."""
        if self.taken >= TILES:
            raise NotLegal("stack_empty")
        self.deck[self.taken] = tiles.INDEX[kind]

    def setup(self) -> Setup:
        """What the game began with, with the whole deck as it lay before the deal."""
        deck = tuple(tiles.name_of(self.deck[index]) for index in range(TILES))
        return Setup(self.players, self.hand, self.free_rotation, self.first, deck)

    def arrange(self, position: Position) -> State:
        """Take up a position in mid-game; this State must be a new one."""
        hands = [sum(1 << 2 * tiles.kind_of(kind) for kind in hand) for hand in position.hands]
        drawn = NO_KIND if position.drawn is None else tiles.INDEX[position.drawn]
        return self.resume(position.tiles, hands, TILES - position.stack, drawn, position.turn)

    def resume(self, placed: Sequence[int], hands: list[int], taken: int, drawn: int, turn: int) -> State:
        """Take up a position in mid-game, in the numbers that a State holds."""
        self.track.relay(placed)
        for seat in range(self.players):
            self.hands[seat] = hands[seat]
        self.taken, self.drawn, self.turn = taken, drawn, turn
        return self

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        hands = [self.hands[seat] for seat in range(self.players)]
        return _resumed, (self.setup(), self.track.codes(), hands, self.taken, self.drawn, self.turn)


def _resumed(setup: Setup, *position: Any) -> State:
    return State(setup).resume(*position)
