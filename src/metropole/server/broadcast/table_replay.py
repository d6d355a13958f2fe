"""The game of a table looked at again: the replay, with whoever sat there when each action was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from metropole.server.broadcast.entry import SEATING
from metropole.server.broadcast.messages import Seat
from metropole.server.broadcast.replay import ReplayShown, replay
from metropole.server.broadcast.snapshot import Names, seats_shown, table_shown
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.tables.log import Entry
from metropole.server.tables.store import TableLog
from metropole.server.tables.table import Table


class PlayedEntry(NamedTuple):
    """An action that was not taken back, and who sat where then."""

    entry: Entry
    seats: list[Seat]


def open_seats(table: Table, user: str | None, wanted: Sequence[int] | None) -> Sequence[int]:
    """The seats whose knowledge is open to somebody, of those that they ask for: when the game is over any; before that
    their own alone. Who asks for none in particular is told all that may be open.
    """
    if table.status != "running":
        return range(table.terms.players) if wanted is None else wanted
    own = table.seat_of(user)
    may = [] if own is None else [own]
    if not set(wanted or ()) <= set(may):
        raise NotAllowed("replay_own_seat")
    return may if wanted is None else wanted


def table_replay(log: TableLog, table: Table, names: Names, seats: Sequence[int]) -> ReplayShown:
    """The game of a table as far as it came, which is the whole of this log."""
    if table.match is None:
        raise NotFound("replay_not_begun")
    shown = replay(table.match, seats)
    before: list[Seat] | None = None
    for step, played in zip(shown["steps"], played_entries(log, names), strict=True):
        step["entry"], step["at"] = played.entry.version, played.entry.at
        if played.seats is not before:
            step["seats"] = before = played.seats
    if (result := table.result()) is not None:
        shown["result"] = result
    shown["table"] = table_shown(table, names)
    return shown


def played_entries(log: TableLog, names: Names) -> Iterable[PlayedEntry]:
    """The entries of the actions that stand."""
    table, played, seats = Table(log.terms), list[PlayedEntry](), list[Seat]()
    for entry in log.entries:
        table.fold((entry,))
        if entry.kind in SEATING:
            seats = seats_shown(table, names)
        elif entry.kind == "played":
            played.append(PlayedEntry(entry, seats))
        elif entry.kind == "undone":
            del played[entry.details["to"] :]
    return played
