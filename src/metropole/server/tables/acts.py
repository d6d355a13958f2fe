"""What people and bots may do at a table: each act is checked, and becomes an entry that is still to be committed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from metropole.bots import LEVEL_NAMES
from metropole.games.contract import NOBODY, NotLegal, NotUnderstood
from metropole.server.refusals import NotAllowed
from metropole.server.tables.clocks import Span
from metropole.server.tables.log import Entry, Kind
from metropole.server.tables.table import Table


class Asked(NamedTuple):
    """Who asks (nobody: a bot, or the server itself), when, and under which id of their own."""

    at: int
    user: str | None = None
    id: str | None = None
    lag: int = 0


def _entry(table: Table, kind: Kind, asked: Asked, seat: int = NOBODY, /, **data: object) -> Entry:
    return Entry(table.version + 1, kind, asked.at, seat, asked.user, asked.id, data or None)


def _need_status(table: Table, *allowed: str) -> None:
    if table.status not in allowed:
        raise NotLegal("not_while_table_is", status=table.status)


def _need_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.terms.players:
        raise NotLegal("no_such_seat", seat=seat, players=table.terms.players)


def _own_seat(table: Table, asked: Asked) -> int:
    seat = table.seat_of(asked.user)
    if seat is None:
        raise NotAllowed("not_at_this_table")
    return seat


def _need_host(table: Table, asked: Asked) -> None:
    if asked.user != table.terms.opened_by:
        raise NotAllowed("only_the_host")


def sit(table: Table, asked: Asked, seat: int) -> Entry:
    """Sit down on a free seat; or, in a running game, on one's own seat again that a bot has kept."""
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    if (own := table.seat_of(asked.user)) is not None:
        raise NotLegal("sits_already", seat=own)
    is_free = table.formerly[seat] == asked.user if table.status == "running" else table.seats[seat] is None
    if not is_free:
        raise NotLegal("seat_taken", seat=seat)
    return _entry(table, "sat", asked, seat, user=asked.user)


def seat_bot(table: Table, asked: Asked, seat: int, level: str) -> Entry:
    """Let a bot sit down on a free seat."""
    _need_status(table, "open")
    _need_host(table, asked)
    _need_seat(table, seat)
    if level not in LEVEL_NAMES:
        raise NotUnderstood("unknown_bot", bot=level[:40], known=LEVEL_NAMES)
    if table.seats[seat] is not None:
        raise NotLegal("seat_taken", seat=seat)
    return _entry(table, "sat", asked, seat, bot=level)


def clear(table: Table, asked: Asked, seat: int) -> Entry:
    """Get up; the host may also send a bot away, or somebody who does not come."""
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    who = table.seats[seat]
    if who is None:
        raise NotLegal("seat_is_free", seat=seat)
    if who.user != asked.user:
        _need_host(table, asked)
        _need_status(table, "open")
    return _entry(table, "left", asked, seat)


def start(table: Table, asked: Asked) -> Entry:
    """Begin the game once every seat is taken."""
    _need_status(table, "open")
    _own_seat(table, asked)
    if free := [seat for seat, who in enumerate(table.seats) if who is None]:
        raise NotLegal("seats_are_free", count=len(free))
    return _entry(table, "started", asked)


def close(table: Table, asked: Asked) -> Entry:
    """Give a table up that has not begun."""
    _need_status(table, "open")
    _need_host(table, asked)
    return _entry(table, "closed", asked)


def play(table: Table, asked: Asked, seat: int, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for a seat."""
    if table.match is None or table.status != "running":
        raise NotLegal("not_while_table_is", status=table.status)
    code = table.match.game.parse(action)
    if reason := table.match.why_not(seat, code):
        raise NotLegal(reason)
    used = table.clock.used(asked.at, outages, asked.lag)
    return _entry(table, "played", asked, seat, action=table.match.game.text(code), used=used)


def person_plays(table: Table, asked: Asked, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for the seat that one sits on."""
    return play(table, asked, _own_seat(table, asked), action, outages)


def undo(table: Table, asked: Asked) -> Entry:
    """Take one's last action back, and with it what bots answered."""
    seat = _own_seat(table, asked)
    _need_status(table, "running")
    to = table.undo_to(seat)
    if to is None:
        raise NotLegal("undo_not_at_rated_tables" if table.terms.is_rated else "nothing_to_undo")
    return _entry(table, "undone", asked, seat, to=to)


def flag(table: Table, asked: Asked, outages: Iterable[Span]) -> Entry:
    """Say that the seat to move has used up its time: the others' right, and at rated tables the server's duty."""
    _need_status(table, "running")
    if asked.user is not None and _own_seat(table, asked) == table.turn:
        raise NotLegal("own_clock")
    if (who := table.awaited()) is None or who.user is None:
        raise NotLegal("bots_have_no_clock")
    if not table.clock.is_over(table.turn, asked.at, outages):
        raise NotLegal("time_is_left", seat=table.turn)
    return _entry(table, "flagged", asked, table.turn)


def follow(table: Table, asked: Asked, successor: str) -> Entry:
    """Offer a rematch: another table, for the same people."""
    _need_status(table, "finished")
    _own_seat(table, asked)
    if table.followed_by is not None:
        raise NotLegal("followed_already", table=table.followed_by)
    return _entry(table, "followed", asked, table=successor)
