"""May this building be bid here? Asked at a real table, of which perhaps not everything has been entered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from metropole.games.contract import NOBODY, Message, NotLegal
from metropole.games.metropolys import board, legality
from metropole.games.metropolys.actions import BY_CODE, PASS, Bid, parse
from metropole.games.metropolys.position import Position
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.so_far import read_so_far
from metropole.games.metropolys.view import View, known_setup, view
from metropole.games.reading import read_complete, read_list, read_name, read_number

MATTERS = ("open_districts",)  # of what is still open of a city: a place there is perhaps not in play


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bid, or a pass, about to be made."""

    view: View
    code: int
    reason: Message | None  # why it may not be, as far as is known
    places: tuple[str, ...]  # where this seat may bid something
    open: tuple[Message, ...]  # what would have to be known to be sure

    @property
    def is_certain(self) -> bool:
        """Whether the bid to be answered is known, so that it can be foretold what would follow."""
        return not any(one.id == "open_last_bid" for one in self.open)


@dataclass(frozen=True, slots=True)
class Call:
    """A call for proposals as it was entered: who bid, and what, where that is known."""

    bids: tuple[tuple[int, Bid | None], ...]
    passed: tuple[int, ...]

    @property
    def last(self) -> int:
        """Whose bid is to be answered."""
        return self.bids[-1][0] if self.bids else NOBODY

    @property
    def is_known(self) -> bool:
        """Whether the bid to be answered is known, or there is none yet."""
        return not self.bids or self.bids[-1][1] is not None


class City:
    """A city that has been entered, in which calls are made."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        read = read_so_far(data)
        self.open = tuple(one for one in read.open if one.id in MATTERS)
        self.setup = known_setup(read.state, range(read.state.players))
        self._entered = view(read.state, None).position
        self.is_over = any(len(built) == board.BUILDINGS for built in self._entered.built)

    def at(self, bids: Sequence[Bid], passed: Sequence[int], turn: int) -> State:
        """The city in a call, with this seat to move."""
        now = NOBODY if self.is_over else turn
        position: Position = replace(self._entered, bids=tuple(bids), passed=tuple(passed), turn=now)
        return State(self.setup).arrange(position)


def verdict(data: Mapping[str, Any], question: Mapping[str, Any]) -> Verdict:
    """Whether a seat may do the question's `action` in the call that its `bids` and `passed` tell."""
    city = City(data)
    given = read_complete(question, "question", ("seat", "action"), ("bids", "passed"))
    seat, code = _read_seat(given["seat"], city), parse(given["action"])
    call = _read_call(given, city)
    known = _checked(call, city)
    state = city.at(known, call.passed, seat)
    seen = view(state, seat)
    not_now = None if city.is_over else _why_not_now(city, call, known, seat)
    is_free = not_now is None and call.is_known
    return Verdict(
        view=seen,
        code=code,
        reason=not_now or _why_not(state, code, call),
        places=tuple(board.names_of(state.targets())) if is_free and _higher(state) else (),
        open=city.open if call.is_known else (*city.open, Message("open_last_bid", {"seat": call.last})),
    )


def _read_seat(data: object, city: City) -> int:
    seat = read_number(data, "seat")
    if not 0 <= seat < city.setup.players:
        raise NotLegal("no_such_seat", seat=seat, players=city.setup.players)
    return seat


def _read_call(given: Mapping[str, Any], city: City) -> Call:
    bids: list[tuple[int, Bid | None]] = []
    for one in read_list(given.get("bids", []), "bids"):
        bid = read_complete(one, "bids", ("seat", "value", "place"))
        seat = _read_seat(bid["seat"], city)
        if bid["value"] is None and bid["place"] is None:
            bids.append((seat, None))
            continue
        place = read_name(board.NAMES, "bids", bid["place"])
        value = read_number(bid["value"], "bids")
        if not 1 <= value <= board.BUILDINGS:
            raise NotLegal("no_such_building", value=value, most=board.BUILDINGS)
        bids.append((seat, Bid(seat, value, place)))
    passed = [_read_seat(seat, city) for seat in read_list(given.get("passed", []), "passed")]
    return Call(tuple(bids), tuple(passed))


def _checked(call: Call, city: City) -> list[Bid]:
    """The bids that are known; a call that cannot have gone so is refused with the reason."""
    known: list[Bid] = []
    for number, (seat, bid) in enumerate(call.bids):
        before = Call(call.bids[:number], ())
        if before.last == seat:
            raise NotLegal("asked_own_bid", seat=seat)
        if bid is None:
            continue
        code = parse(f"{bid.value}@{bid.place}")
        if reason := _why_not(city.at(known, (), seat), code, before):
            raise NotLegal(reason)
        known.append(bid)
    if call.last in call.passed:
        raise NotLegal("asked_passed", seat=call.last)
    return known


def _why_not(state: State, code: int, call: Call) -> Message | None:
    """Why the seat to move may not do this. Where the last bid is not known, nothing can be said of what lies next to
    it; that a building is too low holds for whatever was bid since.
    """
    if state.turn < 0:
        return Message("game_over")
    action = BY_CODE[code]
    if action.is_pass:
        return None if call.bids else legality.why_not(state, PASS)
    there = legality.why_not_place(state, action.place)
    if there is not None and there.id == "not_adjacent" and not call.is_known:
        there = None
    return there or legality.why_not_value(state, action.value)


def _why_not_now(city: City, call: Call, known: Sequence[Bid], seat: int) -> Message | None:
    """Why it is not for this seat to say anything now. Who opens a call is for the table to know."""
    if not call.bids:
        return None
    if seat in call.passed:
        return Message("asked_passed", {"seat": seat})
    turn = _turn(city, call, known)
    if turn == NOBODY:
        return Message("asked_call_over", {"seat": call.last})
    if seat == call.last:
        return Message("asked_own_bid", {"seat": seat})
    return None if seat == turn else Message("not_your_turn", {"seat": turn})


def _turn(city: City, call: Call, known: Sequence[Bid]) -> int:
    """Who is to answer the last bid: clockwise, whoever is still in the call and, where that is known, can outbid."""
    players = city.setup.players
    for step in range(1, players):
        seat = (call.last + step) % players
        if seat in call.passed:
            continue
        if not call.is_known or city.at(known, call.passed, seat).legal_count() > 1:
            return seat
    return NOBODY


def _higher(state: State) -> bool:
    return state.turn >= 0 and any(value > state.last_value for value in state.stock_of(state.turn))
