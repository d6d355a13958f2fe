"""Tables over HTTP: opening, sitting down, starting, and looking at what there is. All under /api."""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.broadcast.entry import logged
from metropole.server.broadcast.messages import Logged, TableShown
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.snapshot import table_shown
from metropole.server.fields import MOST_PLAYERS, GameName, Level, PlayerCount
from metropole.server.ids import new_table_id
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import (
    CurrentPerson,
    CurrentPersonOrNobody,
    DatabaseDep,
    Id,
    LimitsDep,
    TablesDep,
)
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, lists, store
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import Decide, LiveTables
from metropole.server.tables.table import Table, TableResult, Terms

CHANCE = random.SystemRandom()  # what games are dealt from: nobody can foretell it
MOST_TABLES = {True: 5, False: 50}  # that a guest, or an account, may have open or running at once

SeatNumber = Annotated[int, Path(ge=0, lt=MOST_PLAYERS)]
Milliseconds = Annotated[int, Field(ge=0, le=2**40)]

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(400, 403, 413, 415, 422, 429, 503))
FOUND = refusals(401, 404, 409)


class NewPace(BaseModel):
    """How fast is played, in milliseconds: a bank with an increment, or so long for each move; nought is no limit."""

    model_config = NOTHING_ELSE

    bank: Milliseconds = 0
    increment: Milliseconds = 0
    per_move: Milliseconds = 0


class NewTable(BaseModel):
    """A table to be opened. Seats may be taken at once: `me`, a level of bots, or nobody yet."""

    model_config = NOTHING_ELSE

    game: GameName
    players: PlayerCount
    options: Annotated[dict[str, Any], Field(description="As in a record.")] = {}
    given: Annotated[dict[str, Any], Field(description="Parts of the set-up that are chosen, not drawn.")] = {}
    pace: NewPace = NewPace()
    is_public: bool = False
    is_rated: bool = False
    seats: Annotated[list[Literal["me"] | Level | None], Field(max_length=MOST_PLAYERS)] = ["me"]
    start: Annotated[bool, Field(description="Begin at once; every seat must be taken.")] = False


class Sitting(BaseModel):
    """Who sits down: a bot of this level, or whoever asks."""

    model_config = NOTHING_ELSE

    bot: Level | None = None


class TableAnswer(BaseModel):
    """A table as everybody may see it."""

    version: int
    table: TableShown
    result: TableResult | None


class LogAnswer(BaseModel):
    """What happened at a table, as spectators see it."""

    version: int
    entries: list[Logged]


async def _answer_at(tables: LiveTables, table_id: str) -> TableAnswer:
    """The table as it is committed."""
    live = tables.at(table_id)
    async with live.lock:
        return await _answer(tables, await tables.read(live))


async def _answer(tables: LiveTables, table: Table) -> TableAnswer:
    names = await store.names(tables.database, [*table.people(), *filter(None, table.formerly)])
    return TableAnswer(version=table.version, table=table_shown(table, names), result=table.result())


async def _act(tables: LiveTables, table_id: str, decide: Decide) -> TableAnswer:
    await tables.act(table_id, decide)
    return await _answer_at(tables, table_id)


@router.post("/tables", status_code=201, responses=refusals(401, 409))
async def open_table(new: NewTable, person: CurrentPerson, tables: TablesDep, limits: LimitsDep) -> TableAnswer:
    """Open a table, take seats and perhaps begin, all in one."""
    limits.check("tables", person.id)
    await _check_room_for(person, tables.database)
    terms = _terms(new, person)
    at = ActRequest(now(), person.id)
    decisions = [_seating(who, seat, at) for seat, who in enumerate(new.seats) if who is not None]
    if new.start:
        decisions.append(lambda table: acts.start(table, at, CHANCE))
    return await _answer(tables, await tables.open(Table(terms), decisions))


def _seating(who: str, seat: int, at: ActRequest) -> Decide:
    if who == "me":
        return lambda table: acts.sit(table, at, seat)
    return lambda table: acts.seat_bot(table, at, seat, who)


def _terms(new: NewTable, person: Person) -> Terms:
    """What is agreed; a set-up that the rules do not allow is refused now, not at the start."""
    allowed = presenter_of(new.game).GIVEN
    for key in new.given:
        if key not in allowed:
            raise NotUnderstood("cannot_be_given", key=key[:40], known=allowed)
    if "me" not in new.seats:
        raise NotLegal("host_must_sit")
    terms = Terms(
        id=new_table_id(),
        game=new.game,
        players=new.players,
        options=new.options,
        given=new.given,
        pace=Pace.from_json(new.pace.model_dump()),
        is_public=new.is_public,
        is_rated=new.is_rated,
        opened_by=person.id,
        follows=None,
        created_at=now(),
    )
    store.check_terms(terms)
    return terms


async def _check_room_for(person: Person, database: Database) -> None:
    most = MOST_TABLES[person.is_guest]
    if await lists.count_hosted(database, person.id) >= most:
        raise NotAllowed("too_many_tables", most=most)


@router.get("/tables", responses=refusals(401))
async def list_tables(
    which: Annotated[Literal["mine", "open", "running", "finished"], Query(alias="list")],
    person: CurrentPersonOrNobody,
    database: DatabaseDep,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="Only tables that changed before then.")] = None,
) -> list[lists.TableListed]:
    """Tables: mine with 'your turn' first, open ones, running ones to watch, my finished ones."""
    return await lists.listed(database, which, person.id if person else None, before)


@router.get("/tables/{table_id}", responses=FOUND)
async def show_table(table_id: Id, tables: TablesDep) -> TableAnswer:
    """A table: whoever has its address may see it."""
    return await _answer_at(tables, table_id)


@router.put("/tables/{table_id}/seats/{seat}", responses=FOUND)
async def take_seat(
    table_id: Id, seat: SeatNumber, sitting: Sitting, person: CurrentPerson, tables: TablesDep
) -> TableAnswer:
    """Sit down, or let a bot sit down."""
    at, level = ActRequest(now(), person.id), sitting.bot
    if level is None:
        return await _act(tables, table_id, lambda table: acts.sit(table, at, seat))
    return await _act(tables, table_id, lambda table: acts.seat_bot(table, at, seat, level))


@router.delete("/tables/{table_id}/seats/{seat}", responses=FOUND)
async def clear_seat(table_id: Id, seat: SeatNumber, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Get up: a bot plays on in a running game, and a rated one is lost."""
    at = ActRequest(now(), person.id)
    return await _act(tables, table_id, lambda table: acts.clear(table, at, seat))


@router.post("/tables/{table_id}/start", responses=FOUND)
async def start(table_id: Id, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Begin the game."""
    at = ActRequest(now(), person.id)
    return await _act(tables, table_id, lambda table: acts.start(table, at, CHANCE))


@router.post("/tables/{table_id}/close", responses=FOUND)
async def close(table_id: Id, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Give up a table that has not begun."""
    at = ActRequest(now(), person.id)
    return await _act(tables, table_id, lambda table: acts.close(table, at))


@router.post("/tables/{table_id}/rematch", status_code=201, responses=FOUND)
async def rematch(table_id: Id, person: CurrentPerson, tables: TablesDep, limits: LimitsDep) -> TableAnswer:
    """Another table for the same people; if somebody has opened it already, that one."""
    old = await tables.look(table_id)
    at = ActRequest(now(), person.id)
    if old.followed_by is not None and old.seat_of(person.id) is not None:
        return await _answer_at(tables, old.followed_by)
    acts.follow(old, at, "")  # refused before anything is opened
    limits.check("tables", person.id)
    await _check_room_for(person, tables.database)
    new = Table(old.successor(new_table_id(), person.id, now()))
    await tables.open(new, _same_seats(old, at))
    try:
        await tables.act(table_id, lambda table: acts.follow(table, at, new.terms.id))
    except NotLegal:  # somebody was quicker
        await tables.act(new.terms.id, lambda table: acts.close(table, at))
        return await _answer_at(tables, (await tables.look(table_id)).followed_by or "")
    return await _answer(tables, new)


def _same_seats(old: Table, at: ActRequest) -> list[Decide]:
    """Whoever asks sits where they sat, and so do the bots that were chosen; the others are expected."""
    seated = [(seat, who) for seat, who in enumerate(old.seats) if who is not None and seat not in old.lost]
    own = [_seating("me", seat, at) for seat, who in seated if who.user == at.user]
    return own + [_seating(who.bot, seat, at) for seat, who in seated if who.bot and not old.formerly[seat]]


@router.get("/tables/{table_id}/record", responses=FOUND)
async def record(table_id: Id, tables: TablesDep) -> dict[str, Any]:
    """The record of a finished game, secrets and all."""
    table = await tables.look(table_id)
    if table.match is None or table.status != "finished":
        raise NotLegal("record_after_the_end")
    return table.match.record().to_json()


@router.get("/tables/{table_id}/log", responses=FOUND)
async def show_log(
    table_id: Id, database: DatabaseDep, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> LogAnswer:
    """What happened, entry by entry, as spectators saw it."""
    log = await store.load(database, table_id)
    table = log.table(after)
    entries = [logged(table.apply(entry)) for entry in log.entries[after:]]
    return LogAnswer(version=table.version, entries=entries)
