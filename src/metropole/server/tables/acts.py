"""What people and bots may do at a table: each act is checked, and becomes an entry that is still to be committed."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from metropole.bots import LEVEL_NAMES
from metropole.games.contract import NOBODY, NotLegal, NotUnderstood
from metropole.server.refusals import NotAllowed
from metropole.server.tables.clocks import Span
from metropole.server.tables.log import Entry, EntryKind
from metropole.server.tables.table import Table


class ActRequest(NamedTuple):
    """Who asks for an act (nobody: a bot, or the server itself), when, and under which id of their own."""

    at: int
    user: str | None = None
    id: str | None = None
    lag: int = 0


def _entry(table: Table, kind: EntryKind, request: ActRequest, seat: int = NOBODY, /, **data: Any) -> Entry:
    return Entry(table.version + 1, kind, request.at, seat, request.user, request.id, data or None)


def _need_status(table: Table, *allowed: str) -> None:
    if table.status not in allowed:
        raise NotLegal("not_while_table_is", status=table.status)


def _need_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.terms.players:
        raise NotLegal("no_such_seat", seat=seat, players=table.terms.players)


def _own_seat(table: Table, request: ActRequest) -> int:
    seat = table.seat_of(request.user)
    if seat is None:
        raise NotAllowed("not_at_this_table")
    return seat


def _need_host(table: Table, request: ActRequest) -> None:
    if request.user != table.terms.opened_by:
        raise NotAllowed("only_the_host")


def sit(table: Table, request: ActRequest, seat: int) -> Entry:
    """Sit down on a free seat; or, in a running game, on one's own seat again that a bot has kept."""
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    if (own := table.seat_of(request.user)) is not None:
        raise NotLegal("sits_already", seat=own)
    is_free = table.formerly[seat] == request.user if table.status == "running" else table.seats[seat] is None
    if not is_free:
        raise NotLegal("seat_taken", seat=seat)
    return _entry(table, "sat", request, seat, user=request.user)


def seat_bot(table: Table, request: ActRequest, seat: int, level: str) -> Entry:
    """Let a bot sit down on a free seat."""
    _need_status(table, "open")
    _need_host(table, request)
    _need_seat(table, seat)
    if level not in LEVEL_NAMES:
        raise NotUnderstood("unknown_bot", bot=level[:40], known=LEVEL_NAMES)
    if table.seats[seat] is not None:
        raise NotLegal("seat_taken", seat=seat)
    return _entry(table, "sat", request, seat, bot=level)


def clear(table: Table, request: ActRequest, seat: int) -> Entry:
    """Get up; the host may also send a bot away, or somebody who does not come."""
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    who = table.seats[seat]
    if who is None:
        raise NotLegal("seat_is_free", seat=seat)
    if who.user != request.user:
        _need_host(table, request)
        _need_status(table, "open")
    return _entry(table, "left", request, seat)


def start(table: Table, request: ActRequest, rng: random.Random) -> Entry:
    """Begin the game once every seat is taken: whatever is not agreed on is drawn now."""
    _need_status(table, "open")
    _own_seat(table, request)
    if free := [seat for seat, who in enumerate(table.seats) if who is None]:
        raise NotLegal("seats_are_free", count=len(free))
    terms = table.terms
    setup = terms.rules.deal(terms.players, terms.options, rng, terms.given)
    return _entry(table, "started", request, **terms.rules.write_setup(setup)[1])


def close(table: Table, request: ActRequest) -> Entry:
    """Give a table up that has not begun."""
    _need_status(table, "open")
    _need_host(table, request)
    return _entry(table, "closed", request)


def play(table: Table, request: ActRequest, seat: int, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for a seat. Here it is understood and judged; after this it counts as played."""
    if table.match is None or table.status != "running":
        raise NotLegal("not_while_table_is", status=table.status)
    code = table.match.game.parse(action)
    if reason := table.match.why_not(seat, code):
        raise NotLegal(reason)
    used = table.clock.used(request.at, outages, request.lag)
    kept = {"action": action, "used": used}
    return Entry(table.version + 1, "played", request.at, seat, request.user, request.id, kept, code)


def person_plays(table: Table, request: ActRequest, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for the seat that one sits on."""
    return play(table, request, _own_seat(table, request), action, outages)


def undo(table: Table, request: ActRequest) -> Entry:
    """Take one's last action back, and with it what bots answered."""
    seat = _own_seat(table, request)
    _need_status(table, "running")
    to = table.undo_to(seat)
    if to is None:
        raise NotLegal("undo_not_at_rated_tables" if table.terms.is_rated else "nothing_to_undo")
    return _entry(table, "undone", request, seat, to=to)


def flag(table: Table, request: ActRequest, outages: Iterable[Span]) -> Entry:
    """Say that the seat to move has used up its time: the others' right, and at rated tables the server's duty."""
    _need_status(table, "running")
    if request.user is not None and _own_seat(table, request) == table.turn:
        raise NotLegal("own_clock")
    if (who := table.awaited()) is None or who.user is None:
        raise NotLegal("bots_have_no_clock")
    if not table.clock.is_over(table.turn, request.at, outages):
        raise NotLegal("time_is_left", seat=table.turn)
    return _entry(table, "flagged", request, table.turn)


def follow(table: Table, request: ActRequest, successor: str) -> Entry:
    """Offer a rematch: another table, for the same people."""
    _need_status(table, "finished")
    _own_seat(table, request)
    if table.followed_by is not None:
        raise NotLegal("followed_already", table=table.followed_by)
    return _entry(table, "followed", request, table=successor)
