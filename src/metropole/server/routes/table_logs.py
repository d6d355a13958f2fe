"""What happened at a table, over HTTP: its record, its log, and the steps since one last looked. All under /api."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel
from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response

from metropole.games.contract import NotLegal
from metropole.server.broadcast.entry import logged, stepped
from metropole.server.broadcast.messages import Logged, Position, Stepped
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.days.fairness import check_may_look
from metropole.server.packing import packed_json
from metropole.server.people.sessions import Person
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import CurrentPersonOrNobody, DatabaseDep, Id, TablesDep
from metropole.server.storage.database import Database
from metropole.server.tables import store
from metropole.server.tables.store import TableLog

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(400, 403, 413, 415, 422, 429, 503))
FOUND = refusals(401, 404, 409)


class LogAnswer(BaseModel):
    """What happened at a table, as spectators see it."""

    version: int
    entries: list[Logged]


class StepsAnswer(BaseModel):
    """What happened at a table since a version, to be played out from the position there; none before the start."""

    version: int
    position: Position | None
    entries: list[Stepped]


@router.get("/tables/{table_id}/record", responses=FOUND)
async def record(table_id: Id, person: CurrentPersonOrNobody, tables: TablesDep) -> dict[str, Any]:
    """The record of a game that is over, secrets and all; of one that was given up as far as it came."""
    table = await tables.look_now(table_id)
    await check_may_look(tables.database, table.terms, person.id if person else None, table.status)
    if table.match is None or table.status == "running":
        raise NotLegal("record_after_the_end")
    return table.match.record().to_json()


@router.get("/tables/{table_id}/log", response_model=LogAnswer, responses=FOUND)
async def show_log(
    table_id: Id,
    request: Request,
    person: CurrentPersonOrNobody,
    database: DatabaseDep,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """What happened, entry by entry, as spectators saw it."""
    log = await _log(database, table_id, person)
    table = log.table(after)
    names = await store.names(database, log.people())
    entries = [logged(table, table.apply(entry), names) for entry in log.entries[after:]]
    return packed_json(to_json({"version": table.version, "entries": entries}), request)


@router.get("/tables/{table_id}/steps", responses=FOUND)
async def show_steps(
    table_id: Id,
    person: CurrentPersonOrNobody,
    database: DatabaseDep,
    after: Annotated[int, Query(ge=0, le=1_000_000)],
) -> StepsAnswer:
    """What happened since a version, with what changed on the board, as spectators saw it."""
    log = await _log(database, table_id, person)
    table = log.table(after)
    position = None if table.match is None else presenter_of(table.terms.game).position(table.view(None))
    names = await store.names(database, log.people())
    entries = [stepped(table, table.apply(entry), names) for entry in log.entries[after:]]
    return StepsAnswer(version=table.version, position=position, entries=entries)


async def _log(database: Database, table_id: str, person: Person | None) -> TableLog:
    """The log of a table that somebody may look at."""
    log = await store.load(database, table_id)
    if log.terms.day is not None:
        await check_may_look(database, log.terms, person.id if person else None, log.table().status)
    return log
