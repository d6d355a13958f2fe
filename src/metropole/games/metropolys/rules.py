"""The rules of play: one State, mutated by `play`. Read as plain Python; rules.pxd gives the types it is compiled with.

Sets of places and of building values are bit sets. A call for proposals is held by value: bids only rise, so a value is
bid at most once a call, and the bids in the order of their values are the bids in the order they were made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from metropole.games import contract
from metropole.games.contract import NotLegal
from metropole.games.metropolys import board, cards
from metropole.games.metropolys.actions import ACTIONS, Bid
from metropole.games.metropolys.actions import PASS as _PASS
from metropole.games.metropolys.cards import Cards
from metropole.games.metropolys.diagram import diagram
from metropole.games.metropolys.legality import why_not
from metropole.games.metropolys.setup import SEATS as _SEATS

if not cython.compiled:
    from metropole.games.bits import new_list, nth_bit, popcount, put, put_rows

if TYPE_CHECKING:
    from metropole.games.metropolys.position import Position
    from metropole.games.metropolys.setup import Setup

COMPILED = bool(cython.compiled)
SEATS = max(_SEATS)
NOBODY = contract.NOBODY
PASS = _PASS
BUILDINGS, MEDIUM, TALL = board.BUILDINGS, board.MEDIUM, board.TALL
ADJACENT = list(board.ADJACENT)
CODES = list(range(ACTIONS))  # the numbers as objects, so that a list of legal actions makes no new ones


class State:
    """A position of a game of Metropolys, with its secrets."""

    free: int  # places in use without a building, built or bid
    unbuilt: int  # places in use without a built one
    built: list[int]  # places, by seat
    tall: int  # places with a tall building, whoever's
    medium: int
    trendy: int  # places with a token, taken or not
    subway: int
    archaeology: int
    stock: list[int]  # values neither built nor bid, by seat
    held: list[int]  # values not built, by seat
    bids: int  # values bid in this call
    bid_place: list[int]  # by value
    bid_seat: list[int]
    value_at: list[int]  # of the building built on a place; 0 for none
    area: list[int]  # cards by seat, as numbers
    neighbourhood: list[int]
    expansion: list[int]
    active: int  # seats still in this call
    turn: int
    last_value: int  # of the last bid; 0 when a call is to be opened
    last_place: int
    last_bidder: int
    subway_card: int
    archaeology_card: int

    def __init__(self, setup: Setup) -> None:
        if not cython.compiled:
            self._allocate()
        self.players, self.first = setup.players, setup.first
        self.is_expert, self.has_expansion = setup.version == "expert", setup.has_expansion
        self.unbuilt = setup.places
        self.trendy, self.subway, self.archaeology = (setup.token_places(kind) for kind in board.TOKENS)
        self.tall = self.medium = 0
        self.subway_card = self.archaeology_card = NOBODY
        for seat in range(SEATS):
            self.area[seat] = cards.code_of(cards.AREA_CARDS, setup.area, seat)
            self.neighbourhood[seat] = cards.code_of(board.TYPES, setup.neighbourhood, seat)
            self.expansion[seat] = cards.code_of(board.EXPANSION_CARDS, setup.expansion, seat)
            self.built[seat] = 0
            self.held[seat] = (1 << (BUILDINGS + 1)) - 2 if seat < setup.players else 0
        for place in range(len(ADJACENT)):
            self.value_at[place] = 0
        self._open_call(setup.first)

    if not cython.compiled:

        def _allocate(self) -> None:
            """Compiled, the arrays are part of the object; interpreted, they are lists."""
            self.built, self.stock, self.held = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.area, self.neighbourhood, self.expansion = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.bid_place, self.bid_seat = [0] * (BUILDINGS + 1), [0] * (BUILDINGS + 1)
            self.value_at = [0] * len(ADJACENT)

    def copy(self) -> State:
        """The same position, apart from this one."""
        twin: State = State.__new__(State)
        if not cython.compiled:
            twin._allocate()
        twin.become(self)
        return twin

    def become(self, other: State) -> None:
        """Take over another State's position."""
        self.free, self.unbuilt, self.tall, self.medium = other.free, other.unbuilt, other.tall, other.medium
        self.trendy, self.subway, self.archaeology = other.trendy, other.subway, other.archaeology
        self.built[:] = other.built
        self.stock[:] = other.stock
        self.held[:] = other.held
        self.bids = other.bids
        self.bid_place[:] = other.bid_place
        self.bid_seat[:] = other.bid_seat
        self.value_at[:] = other.value_at
        self.area[:] = other.area
        self.neighbourhood[:] = other.neighbourhood
        self.expansion[:] = other.expansion
        self.players, self.first, self.turn, self.active = other.players, other.first, other.turn, other.active
        self.last_value, self.last_place, self.last_bidder = other.last_value, other.last_place, other.last_bidder
        self.subway_card, self.archaeology_card = other.subway_card, other.archaeology_card
        self.is_expert, self.has_expansion = other.is_expert, other.has_expansion

    def with_cards_of(self, other: State) -> State:
        """The same position, but with another State's cards: where those are unknown, so are these."""
        twin = self.copy()
        twin.area[:] = other.area
        twin.neighbourhood[:] = other.neighbourhood
        twin.expansion[:] = other.expansion
        return twin

    # What may be done

    def _targets(self) -> int:
        """Where the next building may stand: anywhere free to open a call, next to the last bid to outbid it."""
        if self.last_value:
            return self.free & ADJACENT[self.last_place]
        return self.free

    def _higher(self) -> int:
        """The values in stock above the last bid, counted from the one just above it."""
        return self.stock[self.turn] >> (self.last_value + 1)

    def _is_legal(self, code: int) -> bool:
        if self.turn < 0 or code < 0 or code > PASS:
            return False
        if code == PASS:
            return self.last_value > 0
        place = code // BUILDINGS
        value = code % BUILDINGS + 1
        return value > self.last_value and (self.stock[self.turn] >> value) & (self._targets() >> place) & 1 > 0

    def is_legal(self, code: int) -> bool:
        """Whether the seat to move may do this."""
        return self._is_legal(code)

    def legal_count(self) -> int:
        """How many legal actions there are."""
        if self.turn < 0:
            return 0
        return popcount(self._targets()) * popcount(self._higher()) + (1 if self.last_value else 0)

    def legal(self) -> list[int]:
        """The codes of all legal actions, rising."""
        legal = new_list(self.legal_count())
        if self.turn >= 0:
            put_rows(legal, CODES, self._targets(), BUILDINGS, self._higher(), self.last_value)
            if self.last_value:
                put(legal, len(legal) - 1, CODES, PASS)
        return legal

    def _legal_at(self, index: int) -> int:
        higher = self._higher()
        values = popcount(higher)
        if index == popcount(self._targets()) * values:
            return PASS
        return nth_bit(self._targets(), index // values) * BUILDINGS + self.last_value + nth_bit(higher, index % values)

    def legal_at(self, index: int) -> int:
        """The code that stands at this index of `legal()`."""
        if not 0 <= index < self.legal_count():
            raise IndexError(f"there are {self.legal_count()} legal actions, counted from 0: there is no {index}")
        return self._legal_at(index)

    # What then happens

    def play(self, code: int) -> None:
        """Play one legal action, with the passes and the building that follow from it."""
        if not self._is_legal(code):
            reason = why_not(self, code)
            assert reason is not None
            raise NotLegal(reason)
        self._play(code)

    def _play(self, code: int) -> None:
        if code == PASS:
            self.active &= ~(1 << self.turn)
        else:
            self._bid(code // BUILDINGS, code % BUILDINGS + 1)
        self._pass_on()

    def _bid(self, place: int, value: int) -> None:
        bit = 1
        bit <<= place
        self.free &= ~bit
        self.stock[self.turn] &= ~(1 << value)
        self.bids |= 1 << value
        self.bid_place[value] = place
        self.bid_seat[value] = self.turn
        self.last_value, self.last_place, self.last_bidder = value, place, self.turn

    def _pass_on(self) -> None:
        """Go round to the next seat that can outbid; those that cannot pass, and if none can, the last bid is built."""
        if self._targets():
            seat = self.turn
            while True:
                seat = seat + 1 if seat + 1 < self.players else 0
                if seat == self.last_bidder:
                    break
                if self.active >> seat & 1:
                    if self.stock[seat] >> (self.last_value + 1):
                        self.turn = seat
                        return
                    self.active &= ~(1 << seat)
        self._build()

    def _build(self) -> None:
        self._stand(self.last_bidder, self.last_place, self.last_value)
        self._take_token(self.last_bidder, self.last_place)
        self._open_call(self.last_bidder)

    def _stand(self, seat: int, place: int, value: int) -> None:
        """A building stands, for good."""
        bit = 1
        bit <<= place
        self.unbuilt &= ~bit
        self.built[seat] |= bit
        self.held[seat] &= ~(1 << value)
        self.value_at[place] = value
        if value >= TALL:
            self.tall |= bit
        elif value >= MEDIUM:
            self.medium |= bit

    def _take_token(self, seat: int, place: int) -> None:
        """Move the special card that the token here moves; the tokens taken follow from where one has built."""
        if self.archaeology >> place & 1:
            self.archaeology_card = seat
        elif self.subway >> place & 1:
            holder = self.subway_card
            if holder < 0 or popcount(self.built[seat] & self.subway) > popcount(self.built[holder] & self.subway):
                self.subway_card = seat

    def _open_call(self, seat: int) -> None:
        """Everybody has his bids back; this seat opens, unless it has built its last building and so ended the game."""
        self.free = self.unbuilt
        self.stock[:] = self.held
        self.bids = 0
        self.active = (1 << self.players) - 1
        self.last_value, self.last_place, self.last_bidder = 0, 0, NOBODY
        self.turn = seat if self.held[seat] else NOBODY

    # For readers who are not compiled

    @property
    def free_places(self) -> int:
        """The neighbourhoods in use without a building, built or bid."""
        return self.free

    @property
    def is_in_call(self) -> bool:
        """Whether a call has been opened and is not yet decided."""
        return self.last_value > 0

    def targets(self) -> int:
        """Where the next building may stand."""
        return self._targets() if self.turn >= 0 else 0

    def stock_of(self, seat: int) -> list[int]:
        """The values of a seat's buildings that are neither built nor bid."""
        return [value for value in range(1, BUILDINGS + 1) if self.stock[seat] >> value & 1]

    def built_by(self, seat: int) -> dict[str, int]:
        """Where a seat has built, with the values."""
        return {name: self.value_at[board.INDEX[name]] for name in board.names_of(self.built[seat])}

    def call(self) -> list[Bid]:
        """The bids of the current call, in the order they were made."""
        values = [value for value in range(1, BUILDINGS + 1) if self.bids >> value & 1]
        return [Bid(self.bid_seat[value], value, board.NAMES[self.bid_place[value]]) for value in values]

    def passed(self) -> list[int]:
        """The seats that are out of the current call."""
        return [seat for seat in range(self.players) if not self.active >> seat & 1]

    def tokens(self) -> dict[str, str]:
        """The tokens as they lay before the first building, by neighbourhood."""
        places = {"trendy": self.trendy, "subway": self.subway, "archaeology": self.archaeology}
        found = {name: kind for kind, mask in places.items() for name in board.names_of(mask)}
        return {name: found[name] for name in board.NAMES if name in found}

    def closed(self) -> tuple[str, ...]:
        """The districts left out."""
        in_use = self.unbuilt | self.built[0] | self.built[1] | self.built[2] | self.built[3]
        return tuple(name for name in board.DISTRICTS if not in_use & board.district_mask(name))

    def cards_of(self, seat: int) -> Cards:
        """A seat's secret cards."""
        return Cards(
            cards.card_of(cards.AREA_CARDS, self.area[seat]),
            cards.card_of(board.TYPES, self.neighbourhood[seat]),
            cards.card_of(board.EXPANSION_CARDS, self.expansion[seat]),
        )

    def legal_mask(self) -> bytes:
        """A byte for each code: 1 where the action is legal, 0 elsewhere."""
        mask = bytearray(ACTIONS)
        for code in self.legal():
            mask[code] = 1
        return bytes(mask)

    def _values(self) -> tuple[object, ...]:
        """Everything that makes this position."""
        cards = [(self.area[seat], self.neighbourhood[seat], self.expansion[seat]) for seat in range(self.players)]
        built = [tuple(self.built_by(seat).items()) for seat in range(self.players)]
        layout = self.players, self.first, bool(self.is_expert), bool(self.has_expansion)
        tokens = self.trendy, self.subway, self.archaeology, self.subway_card, self.archaeology_card
        return layout, tokens, tuple(cards), tuple(built), self.unbuilt, tuple(self.call()), self.active, self.turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._values() == other._values()

    def __hash__(self) -> int:
        """Of the position as it is now: whoever keeps a State in a set plays on in a copy."""
        return hash(self._values())

    def __repr__(self) -> str:
        return f"<metropolys.State\n{diagram(self)}>"

    def arrange(self, position: Position) -> State:
        """Take up a position in mid-game; this State must be a new one."""
        for seat, buildings in enumerate(position.built):
            for name, value in buildings.items():
                self._stand(seat, board.INDEX[name], value)
        self.subway_card, self.archaeology_card = position.subway_card, position.archaeology_card
        self._open_call(max(position.turn, 0))
        for bid in position.bids:
            self.turn = bid.seat
            self._bid(board.INDEX[bid.place], bid.value)
        for seat in position.passed:
            self.active &= ~(1 << seat)
        self.turn = position.turn
        return self
