"""Games of tables that pictures are made of: when they are over, because what was secret counts in them."""

from __future__ import annotations

from metropole.daily.dates import day_at, read_day
from metropole.server.previews.position import GamePictured
from metropole.server.previews.poster import POSTERS
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.storage.database import Database, now
from metropole.server.tables import store
from metropole.server.tables.store import NameShown
from metropole.server.tables.table import Table
from metropole.words import Words


async def game_of(database: Database, table_id: str, language: str) -> GamePictured:
    """The game of a table that is over, or was given up."""
    log = await store.load(database, table_id)
    table = log.table()
    if table.match is None:
        raise NotFound("replay_not_begun")
    if table.status == "running":
        raise NotAllowed("picture_too_early")
    if table.terms.day is not None and read_day(table.terms.day) >= day_at(now()):
        raise NotAllowed("day_pictures_later")  # pictures are for everybody, also for those who have still to play
    if not POSTERS.has(table.terms.game):
        raise NotFound("no_such_page")
    words = Words(language)
    called = await store.names(database, log.people())
    names = [_name(table, seat, called, words) for seat in range(table.terms.players)]
    return GamePictured(table.match, names, Words(language, lambda seat: names[seat]))


def _name(table: Table, seat: int, called: dict[str, NameShown], words: Words) -> str:
    """What a seat is called: people by their names, bots by their characters'."""
    if (character := table.character(seat)) is not None:
        return character.name
    who = table.seats[seat]
    if who is None or who.user is None:
        return words("free-seat")
    shown = called.get(who.user)
    return (shown.name if shown else None) or words("somebody-gone")
