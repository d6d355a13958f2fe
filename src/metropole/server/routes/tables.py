"""Tables over HTTP: looking at what there is, sitting down, getting up and beginning. All under /api."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from metropole.games.contract import NotLegal
from metropole.server.days.fairness import check_may_look
from metropole.server.fields import MOST_PLAYERS, Level
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import (
    AddressDep,
    CurrentPerson,
    CurrentPersonOrNobody,
    DatabaseDep,
    Id,
    TablesDep,
)
from metropole.server.routes.table_answers import TableAnswer, act, answer, answer_at, sitter
from metropole.server.storage.database import now
from metropole.server.tables import acts, lists
from metropole.server.tables.acts import CHANCE, ActRequest
from metropole.server.tables.cursors import LONGEST_CURSOR
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table

SeatNumber = Annotated[int, Path(ge=0, lt=MOST_PLAYERS)]

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(400, 403, 413, 415, 422, 429, 503))
FOUND = refusals(401, 404, 409)


class Sitting(BaseModel):
    """Who sits down: a bot of this level, or whoever asks."""

    model_config = NOTHING_ELSE

    bot: Level | None = None


@router.get("/tables", responses=refusals(401))
async def list_tables(
    which: Annotated[Literal["mine", "open", "running", "finished"], Query(alias="list")],
    person: CurrentPersonOrNobody,
    database: DatabaseDep,
    after: Annotated[
        str | None, Query(max_length=LONGEST_CURSOR, description="The cursor of the last table of the page before.")
    ] = None,
) -> list[lists.TableListed]:
    """Tables: mine with 'your turn' first, open ones, running ones to watch, my finished ones. Of the open and running
    ones few of each host: everybody's latest first, then everybody's second.
    """
    return await lists.listed(database, which, person.id if person else None, after)


@router.get("/tables/{table_id}", responses=FOUND)
async def show_table(table_id: Id, person: CurrentPersonOrNobody, tables: TablesDep) -> TableAnswer:
    """A table: whoever has its address may see it; one of a day whoever could not be helped by it."""
    table = await tables.look_now(table_id)
    await check_may_look(tables.database, table.terms, person.id if person else None, table.status)
    return await answer_at(tables, table_id)


@router.put("/tables/{table_id}/seats/{seat}", responses=FOUND)
async def take_seat(
    table_id: Id, seat: SeatNumber, sitting: Sitting, person: CurrentPerson, address: AddressDep, tables: TablesDep
) -> TableAnswer:
    """Sit down, or let a bot sit down. At a rated table people need an account."""
    at, level = await sitter(address, person, tables.database, table_id), sitting.bot
    if level is None:
        return await act(tables, table_id, lambda table: acts.sit(table, at, seat))
    return await act(tables, table_id, lambda table: acts.seat_bot(table, at, seat, level))


@router.delete("/tables/{table_id}/seats/{seat}", responses=FOUND)
async def clear_seat(table_id: Id, seat: SeatNumber, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Get up: a bot plays on in a running game, and a rated one is lost, whoever else sits there."""
    at = ActRequest(now(), person.id)

    def clear(table: Table) -> Entry:
        if table.terms.is_counted:  # it waits for whoever goes away; only who deletes their account gets up there
            raise NotLegal("a_try_waits")
        return acts.clear(table, at, seat, tables.outages)

    return await act(tables, table_id, clear)


@router.post("/tables/{table_id}/start", responses=FOUND)
async def start(table_id: Id, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Begin the game. Whoever is a moment late, as it began by itself or by somebody else, is told so as well."""
    at = ActRequest(now(), person.id)
    try:
        return await act(tables, table_id, lambda table: acts.start(table, at, CHANCE))
    except NotLegal:
        table = await tables.look_now(table_id)
        if table.status != "running" or table.seat_of(person.id) is None:
            raise
        return await answer(tables, table)


@router.post("/tables/{table_id}/hold", responses=FOUND)
async def hold(table_id: Id, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Stop the countdown: the game begins when the host says so, and not by itself."""
    at = ActRequest(now(), person.id)
    return await act(tables, table_id, lambda table: acts.hold(table, at))


@router.post("/tables/{table_id}/close", responses=FOUND)
async def close(table_id: Id, person: CurrentPerson, tables: TablesDep) -> TableAnswer:
    """Give up a table that has not begun."""
    at = ActRequest(now(), person.id)
    return await act(tables, table_id, lambda table: acts.close(table, at))
