"""A table as it stands: what was agreed, who sits there, and what a seat, or a spectator, may know of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from metropole.bots.levels import LEVELS
from metropole.server.broadcast.messages import Mine, Seat, TableShown
from metropole.server.broadcast.presenter import Presenter, presenter_of
from metropole.server.storage.database import now
from metropole.server.tables.table import Table

Names = Mapping[str, str | None]  # what people call themselves, by id


def seats_shown(table: Table, names: Names) -> list[Seat]:
    """Who sits where."""
    return [
        {
            "user": who.user if who else None,
            "name": names.get(who.user) if who and who.user else None,
            "bot": who.bot if who else None,
            "longest": int(LEVELS[who.bot].seconds * 1000) if who and who.bot else None,
            "formerly": formerly,
        }
        for who, formerly in zip(table.seats, table.formerly, strict=True)
    ]


def table_shown(table: Table, names: Names) -> TableShown:
    """What was agreed, and who sits there."""
    terms = table.terms
    return {
        "id": terms.id,
        "game": terms.game,
        "players": terms.players,
        "options": terms.options,
        "pace": terms.pace.to_json(),
        "is_public": terms.is_public,
        "is_rated": terms.is_rated,
        "host": terms.opened_by,
        "follows": terms.follows,
        "followed_by": table.followed_by,
        "created_at": terms.created_at,
        "status": table.status,
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
    if is_news:
        mine["own"] = presenter.own(table.view(seat))
    if table.turn == seat:
        mine["legal"] = presenter.legal(table.view(seat))
    return mine
