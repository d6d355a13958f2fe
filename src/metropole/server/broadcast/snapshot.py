"""A table as it stands: what was agreed, who sits there, and what a seat, or a spectator, may know of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from metropole.server.broadcast.messages import Departed, Mine, Seat, TableShown, TurnBegun
from metropole.server.broadcast.presenter import Presenter, presenter_of
from metropole.server.storage.database import now
from metropole.server.tables.moments import longest
from metropole.server.tables.store import NameShown
from metropole.server.tables.table import Table

NOTICEABLE = 200  # milliseconds that a turn began later than the log says, and it is told
Names = Mapping[str, NameShown]  # what people call themselves, by id
NO_NAME = NameShown(None, False)


def seats_shown(table: Table, names: Names) -> list[Seat]:
    """Who sits where."""
    tempo = table.terms.tempo
    characters = [table.character(seat) for seat in range(table.terms.players)]
    called = [names.get(who.user, NO_NAME) if who and who.user else NO_NAME for who in table.seats]
    return [
        {
            "user": who.user if who else None,
            "name": name.name,
            "is_guest": name.is_guest,
            "bot": who.bot if who else None,
            "character": character.id if character else None,
            "longest": longest(tempo, who.bot) if who and who.bot else None,
            "departed": _departed(table, seat, names),
        }
        for seat, (who, name, character) in enumerate(zip(table.seats, called, characters, strict=True))
    ]


def _departed(table: Table, seat: int, names: Names) -> Departed | None:
    if (gone := table.departures[seat]) is None:
        return None
    name, is_guest = names.get(gone.user or "", NO_NAME)
    return {"user": gone.user, "name": name, "is_guest": is_guest, "way": gone.way, "has_lost": seat in table.lost}


def table_shown(table: Table, names: Names) -> TableShown:
    """What was agreed, and who sits there."""
    terms = table.terms
    return {
        "id": terms.id,
        "game": terms.game,
        "players": terms.players,
        "options": terms.options,
        "pace": terms.pace.to_json(),
        "tempo": terms.tempo,
        "cast": list(terms.cast),
        "is_public": terms.is_public,
        "is_rated": terms.is_rated,
        "day": terms.day,
        "is_counted": terms.is_counted,
        "host": terms.opened_by,
        "follows": terms.follows,
        "followed_by": table.followed_by,
        "created_at": terms.created_at,
        "status": table.status,
        "starts_at": table.starts_at,
        "is_held": table.is_held,
        "seats": seats_shown(table, names),
    }


def snapshot(table: Table, seat: int | None, names: Names) -> bytes:
    """Everything that a seat, or a spectator, may know."""
    presenter = presenter_of(table.terms.game)
    message = {
        "type": "snapshot",
        "version": table.version,
        "at": now(),
        "seat": seat,
        "table": table_shown(table, names),
        **open_to_all(table, presenter),
        **at_the_end(table, presenter),
        **open_to_seat(table, presenter, seat, is_news=True),
    }
    return to_json(message)


def open_to_all(table: Table, presenter: Presenter) -> dict[str, Any]:
    """The game as everybody sees it; nothing before the start."""
    if table.match is None:
        return {}
    view = table.view(None)
    return {"setup": presenter.setup(view), "position": presenter.position(view), "clock": table.clock.shown()}


def turn_begun(table: Table) -> TurnBegun | None:
    """Since when the seat to move is charged, where it took long to tell: that does not stand in the log."""
    clock = table.clock
    if not clock.pace.is_timed or table.turn < 0 or clock.begun - clock.since < NOTICEABLE:
        return None
    return {"type": "turn_begun", "version": table.version, "since": clock.begun}


def at_the_end(table: Table, presenter: Presenter) -> dict[str, Any]:
    """The end: result, and the count, where the game was played out; only then is nothing secret any more."""
    if table.status != "finished" or table.match is None:
        return {}
    is_played_out = table.match.outcome is not None
    return {"result": table.result(), **({"final": presenter.final(table.view(None))} if is_played_out else {})}


def open_to_seat(table: Table, presenter: Presenter, seat: int | None, is_news: bool) -> Mine:
    """What only one seat is told; what it knows for itself only where that is new."""
    if seat is None or table.match is None:
        return {}
    mine: Mine = {"can_undo": table.undo_to(seat) is not None}
    if (undos_left := table.undos_left(seat)) is not None:
        mine["undos_left"] = undos_left
    if is_news:
        mine["own"] = presenter.own(table.view(seat))
    if table.turn == seat:
        mine["legal"] = presenter.legal(table.view(seat))
    return mine
