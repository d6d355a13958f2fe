"""What people and bots may do at a table: each act is checked, and becomes an entry that is still to be committed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from metropole.bots import LEVEL_NAMES
from metropole.games.contract import NOBODY, NotLegal, NotUnderstood
from metropole.match import Match
from metropole.server.refusals import NotAllowed
from metropole.server.tables.clocks import Span
from metropole.server.tables.log import Entry, EntryKind
from metropole.server.tables.table import Table

CHANCE = random.SystemRandom()  # what games are dealt from: nobody can foretell it
COUNTDOWN = 5_000  # milliseconds from when everybody sits until the game begins by itself


class ActRequest(NamedTuple):
    """Who asks for an act (nobody: a bot, or the server itself), and under which id of their own.

    `at`: when it is decided. `arrived`: when it was asked for, if it had to wait since: nobody is charged for that.
    Of whoever sits down also whether they are a guest, and from where they come, as a digest.
    """

    at: int
    user: str | None = None
    id: str | None = None
    lag: int = 0  # milliseconds that messages take there and back, as the server has measured
    arrived: int | None = None
    is_guest: bool = False
    address: str | None = None

    @property
    def received_at(self) -> int:
        return self.at if self.arrived is None else self.arrived


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
    if table.terms.is_rated and request.is_guest:
        raise NotAllowed("rated_needs_account")
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    if (own := table.seat_of(request.user)) is not None:
        raise NotLegal("sits_already", seat=own)
    is_free = table.formerly[seat] == request.user if table.status == "running" else table.seats[seat] is None
    if not is_free:
        raise NotLegal("seat_taken", seat=seat)
    entry = _entry(table, "sat", request, seat, user=request.user, **_countdown(table, len(table.people()) + 1))
    return entry._replace(address=request.address) if table.terms.is_rated else entry


def seat_bot(table: Table, request: ActRequest, seat: int, level: str) -> Entry:
    """Let a bot sit down on a free seat."""
    _need_status(table, "open")
    _need_host(table, request)
    _need_seat(table, seat)
    if level not in LEVEL_NAMES:
        raise NotUnderstood("unknown_bot", bot=level[:40], known=LEVEL_NAMES)
    if table.seats[seat] is not None:
        raise NotLegal("seat_taken", seat=seat)
    return _entry(table, "sat", request, seat, bot=level, **_countdown(table, len(table.people())))


def _countdown(table: Table, people: int) -> dict[str, int]:
    """Whether the game will begin by itself when one more sits: no seat is free then, and several people are there.
    Whoever sits there with bots alone is waited for by nobody.
    """
    is_full = table.status == "open" and sum(who is None for who in table.seats) == 1
    return {"countdown": COUNTDOWN} if is_full and people > 1 and not table.is_held else {}


def hold(table: Table, request: ActRequest) -> Entry:
    """Let the table wait until the host begins: nothing begins by itself from now on."""
    _need_status(table, "open")
    _need_host(table, request)
    if table.is_held:
        raise NotLegal("held_already")
    return _entry(table, "held", request)


def clear(table: Table, request: ActRequest, seat: int, outages: Iterable[Span] = ()) -> Entry:
    """Get up; the host may also send a bot away, or somebody who does not come."""
    _need_status(table, "open", "running")
    _need_seat(table, seat)
    who = table.seats[seat]
    if who is None:
        raise NotLegal("seat_is_free", seat=seat)
    if who.user != request.user:
        _need_host(table, request)
        _need_status(table, "open")
    used = table.clock.spent(request.received_at, outages) if seat == table.turn else 0
    return _entry(table, "left", request, seat, **({"used": used} if used else {}))


def start(table: Table, request: ActRequest, rng: random.Random) -> Entry:
    """Begin the game once every seat is taken: whatever is not agreed on is drawn now."""
    _need_status(table, "open")
    _own_seat(table, request)
    if table.is_held:
        _need_host(table, request)
    if free := [seat for seat, who in enumerate(table.seats) if who is None]:
        raise NotLegal("seats_are_free", count=len(free))
    return _started(table, request, rng)


def begin(table: Table, request: ActRequest, rng: random.Random) -> Entry:
    """Begin the game when its countdown is over: the server's part."""
    _need_status(table, "open")
    if table.starts_at is None or request.at < table.starts_at:
        raise NotLegal("not_due")
    return _started(table, request, rng)


def _started(table: Table, request: ActRequest, rng: random.Random) -> Entry:
    terms = table.terms
    setup = terms.rules.deal(terms.players, terms.options, rng, terms.given)
    return _entry(table, "started", request, **terms.rules.write_setup(setup)[1])


def start_as(match: Match, request: ActRequest) -> list[Callable[[Table], Entry]]:
    """Begin a game as another one stands: from its set-up, with all that was played there. Nobody has thought about it
    here, and nobody takes it back.
    """
    _, setup = match.game.write_setup(match.setup)
    by_nobody = request._replace(user=None, id=None)

    def started(table: Table) -> Entry:
        return _entry(table, "started", request, **setup)

    def played(action: str) -> Callable[[Table], Entry]:
        return lambda table: play(table, by_nobody, table.turn, action, ())

    return [started, *(played(action) for action in match.record().actions)]


def close(table: Table, request: ActRequest) -> Entry:
    """Give a table up that has not begun: the host's right, and the server's where nobody comes any more."""
    _need_status(table, "open")
    if request.user is not None:
        _need_host(table, request)
    return _entry(table, "closed", request)


def play(table: Table, request: ActRequest, seat: int, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for a seat. Here it is understood and judged; after this it counts as played."""
    if table.match is None or table.status != "running":
        raise NotLegal("not_while_table_is", status=table.status)
    code = table.match.game.parse(action)
    if reason := table.match.why_not(seat, code):
        raise NotLegal(reason)
    kept = {"action": action, **_charged(table, request, seat, outages)}
    return Entry(table.version + 1, "played", request.at, seat, request.user, request.id, kept, code)


def _charged(table: Table, request: ActRequest, seat: int, outages: Iterable[Span]) -> dict[str, int]:
    """What a move costs whoever made it, and what of the time was the way of messages. Bots have no clock."""
    if request.user is None:
        return {"used": 0}
    spent = table.clock.spent(request.received_at, outages)
    lag = table.clock.given_back(seat, spent, request.lag)
    return {"used": spent - lag, "lag": lag} if lag else {"used": spent}


def person_plays(table: Table, request: ActRequest, action: str, outages: Iterable[Span]) -> Entry:
    """Play an action for the seat that one sits on."""
    return play(table, request, _own_seat(table, request), action, outages)


def undo(table: Table, request: ActRequest, outages: Iterable[Span] = ()) -> Entry:
    """Take one's last action back, and what bots answered. What a person has thought since is one's own time."""
    seat = _own_seat(table, request)
    _need_status(table, "running")
    if table.undos_left(seat) == 0:
        raise NotLegal("undos_used_up")
    to = table.undo_to(seat)
    if to is None and table.terms.is_counted:
        raise NotLegal("undo_not_in_a_try")
    if to is None:
        raise NotLegal("undo_not_at_rated_tables" if table.terms.is_rated else "nothing_to_undo")
    who = table.awaited()
    used = table.clock.spent(request.received_at, outages) if who and who.user else 0
    return _entry(table, "undone", request, seat, to=to, used=used)


def flag(table: Table, request: ActRequest, outages: Iterable[Span]) -> Entry:
    """Say that the seat to move has used up its time: the others' right, and at rated tables the server's duty."""
    _need_status(table, "running")
    if request.user is not None and _own_seat(table, request) == table.turn:
        raise NotLegal("own_clock")
    if (who := table.awaited()) is None or who.user is None:
        raise NotLegal("bots_have_no_clock")
    if not table.clock.is_over(table.turn, request.received_at, outages):
        raise NotLegal("time_is_left", seat=table.turn)
    return _entry(table, "flagged", request, table.turn)


def follow(table: Table, request: ActRequest, successor: str, *, is_turned: bool = False) -> Entry:
    """Offer a rematch: another table, for all whose result it was, also those who lost on time."""
    _need_status(table, "finished")
    if table.terms.day is not None:
        raise NotLegal("no_rematch_of_a_day")
    if table.seat_played_by(request.user) is None:
        raise NotAllowed("not_at_this_table")
    if table.followed_by is not None:
        raise NotLegal("followed_already", table=table.followed_by)
    return _entry(table, "followed", request, table=successor, **({"is_turned": True} if is_turned else {}))
