"""Tables are opened over HTTP: one that somebody wants, and another for the same people. All under /api."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from metropole.bots.characters import draw_cast
from metropole.games.contract import NotLegal, NotUnderstood
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.fields import MOST_PLAYERS, CastGiven, GameName, Level, PlayerCount
from metropole.server.ids import new_table_id
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, CurrentPerson, Id, LimitsDep, TablesDep
from metropole.server.routes.table_answers import TableAnswer, act, answer, answer_at, sitter
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, lists, store
from metropole.server.tables.acts import CHANCE, ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import Decide, LiveTables
from metropole.server.tables.moments import Tempo
from metropole.server.tables.table import Table, Terms

MOST_TABLES = {True: 5, False: 50}  # that a guest, or an account, may have open or running at once

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
    tempo: Annotated[Tempo, Field(description="How quickly bots answer.")] = "at_once"
    cast: Annotated[CastGiven | None, Field(description="Who bots are, by seat; drawn where it is not given.")] = None
    is_public: bool = False
    is_rated: bool = False
    seats: Annotated[list[Literal["me"] | Level | None], Field(max_length=MOST_PLAYERS)] = ["me"]
    start: Annotated[bool, Field(description="Begin at once; every seat must be taken.")] = False


class NewRematch(BaseModel):
    """Where everybody sits in a rematch: as before, or one seat further on."""

    model_config = NOTHING_ELSE

    is_turned: bool = False


@router.post("/tables", status_code=201, responses=refusals(401, 409))
async def open_table(
    new: NewTable, person: CurrentPerson, address: AddressDep, tables: TablesDep, limits: LimitsDep
) -> TableAnswer:
    """Open a table, take seats and perhaps begin, all in one."""
    limits.check_both("tables", person.id, address)
    await check_room_for(person, tables.database)
    terms = _terms(new, person)
    at = await sitter(address, person, tables.database, terms.id)
    decisions = [seating(who, seat, at) for seat, who in enumerate(new.seats) if who is not None]
    if new.start:
        decisions.append(lambda table: acts.start(table, at, CHANCE))
    return await answer(tables, await tables.open(Table(terms), decisions))


def seating(who: str, seat: int, at: ActRequest) -> Decide:
    """Let somebody sit down: whoever asks (`me`), or a bot of a level."""
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
        tempo=new.tempo,
        cast=tuple(new.cast or draw_cast(CHANCE)),
    )
    _check_rated(terms)
    store.check_terms(terms)
    return terms


def _check_rated(terms: Terms) -> None:
    """A rated game begins as chance has it."""
    if terms.is_rated and terms.given:
        raise NotLegal("rated_is_drawn")


async def check_room_for(person: Person, database: Database) -> None:
    """Refuse one table more to whoever has many."""
    most = MOST_TABLES[person.is_guest]
    if await lists.count_hosted(database, person.id) >= most:
        raise NotAllowed("too_many_tables", most=most)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=FOUND)
async def rematch(
    table_id: Id,
    person: CurrentPerson,
    address: AddressDep,
    tables: TablesDep,
    limits: LimitsDep,
    wanted: NewRematch = NewRematch(),  # noqa: B008, it is never changed
) -> TableAnswer:
    """Another table for the same people. If somebody has opened it already one sits down there."""
    old = await tables.look_now(table_id)
    at = ActRequest(now(), person.id)
    if old.followed_by is not None and old.seat_played_by(person.id) is not None:
        return await _come_along(old, old.followed_by, person, address, tables)
    acts.follow(old, at, "")  # refused before anything is opened
    limits.check_both("tables", person.id, address)
    await check_room_for(person, tables.database)
    new = Table(old.successor(new_table_id(), person.id, now()))
    _check_rated(new.terms)
    asking = await sitter(address, person, tables.database, new.terms.id)
    await tables.open(new, _same_people(old, asking, is_turned=wanted.is_turned))
    try:
        await tables.act(table_id, partial(acts.follow, request=at, successor=new.terms.id, is_turned=wanted.is_turned))
    except NotLegal:  # somebody was quicker
        await tables.act(new.terms.id, lambda table: acts.close(table, at))
        old = await tables.look_now(table_id)
        return await _come_along(old, old.followed_by or "", person, address, tables)
    return await answer(tables, new)


def _same_people(old: Table, at: ActRequest, *, is_turned: bool) -> list[Decide]:
    """Whoever asks sits down, and so do the bots that were chosen; the others are expected."""
    own = old.seat_played_by(at.user)
    chosen = {seat: who.bot for seat, who in enumerate(old.seats) if who and who.bot and not old.departures[seat]}
    seated = {seat: "me" for seat in (own,) if seat is not None} | chosen
    return [seating(who, old.seat_in_rematch(seat, is_turned=is_turned), at) for seat, who in seated.items()]


async def _come_along(old: Table, new_id: str, person: Person, address: str, tables: LiveTables) -> TableAnswer:
    """Sit down at the rematch on the seat that is kept free, unless somebody else has taken it."""
    at, seat = await sitter(address, person, tables.database, new_id), old.seat_played_by(person.id)
    assert seat is not None
    kept = old.seat_in_rematch(seat, is_turned=old.is_turned)
    with suppress(NotLegal):
        return await act(tables, new_id, lambda table: acts.sit(table, at, kept))
    return await answer_at(tables, new_id)
