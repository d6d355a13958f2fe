"""Games looked at again: those of tables, and records from anywhere. All under /api."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response

from metropole.server.broadcast.record_replay import GameFound, LineRefused, games_in, replay_of_text
from metropole.server.broadcast.replay import ReplayShown
from metropole.server.broadcast.table_replay import open_seats, table_replay
from metropole.server.days.fairness import check_may_look
from metropole.server.fields import MOST_PLAYERS
from metropole.server.middleware.gate import LONGER_BODIES
from metropole.server.packing import packed_json
from metropole.server.processor_shares import aside
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, CurrentPersonOrNobody, DatabaseDep, Id, LimitsDep
from metropole.server.tables import store

PATH = "/api/replays"
router = APIRouter(prefix=PATH, tags=["replays"], responses=refusals(400, 403, 413, 415, 422, 429, 503))

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
Seats = Annotated[list[SeatNumber], Field(max_length=MOST_PLAYERS)]


class RecordsGiven(BaseModel):
    """Records, one a line. `seats`: whose secrets are shown where it is one game; everybody's, unless it is said."""

    model_config = NOTHING_ELSE

    text: Annotated[str, Field(max_length=LONGER_BODIES[PATH])]
    seats: Seats | None = None


class RecordsAnswer(BaseModel):
    """The games of a text, the lines that are none, and the replay where it is one game."""

    games: list[GameFound]
    refused: list[LineRefused]
    replay: ReplayShown | None


@router.get("/{table_id}", response_model=ReplayShown, responses=refusals(404, 409))
async def show_replay(
    table_id: Id,
    request: Request,
    person: CurrentPersonOrNobody,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
    seats: Annotated[
        str | None,
        Query(pattern=r"^(|\d(,\d){0,9})$", description="Whose secrets are shown: 0,2. All that may be, unless said."),
    ] = None,
) -> Response:
    """The game of a table. While it runs nobody is shown what only others know."""
    limits.check("replays", address)
    log = await store.load(database, table_id)
    table, names = log.table(), await store.names(database, log.people())
    await check_may_look(database, log.terms, person.id if person else None, table.status)
    wanted = None if seats is None else [int(seat) for seat in seats.split(",") if seat]
    opened = open_seats(table, person.id if person else None, wanted)
    return packed_json(await aside(lambda: to_json(table_replay(log, table, names, opened))), request)


@router.post("", response_model=RecordsAnswer, responses=refusals(409))
async def read_records(given: RecordsGiven, request: Request, address: AddressDep, limits: LimitsDep) -> Response:
    """Games from anywhere; nothing of them is kept."""
    limits.check("records", address)
    return packed_json(await aside(lambda: to_json(_read(given))), request)


def _read(given: RecordsGiven) -> RecordsAnswer | dict[str, object]:
    games, refused = games_in(given.text)
    is_one = len(games) == 1 and not refused
    replay = replay_of_text(given.text, given.seats) if is_one else None
    return {"games": games, "refused": refused, "replay": replay}
