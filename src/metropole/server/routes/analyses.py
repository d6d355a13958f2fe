"""Analyses over HTTP: asked for once, of a finished table or a pasted record; how far they are; what came of them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from metropole.analysis.guesses import Guesses
from metropole.analysis.unseen import Counts
from metropole.games.contract import NotLegal
from metropole.record import Record
from metropole.server.bus import Bus, BusMessage
from metropole.server.days.fairness import check_may_look
from metropole.server.people.sessions import Person
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import (
    AddressDep,
    BusDep,
    CurrentPerson,
    CurrentPersonOrNobody,
    DatabaseDep,
    Id,
    LimitsDep,
    TablesDep,
)
from metropole.server.storage.database import Database
from metropole.server.tables import analyses
from metropole.server.tables.analyses import AnalysisStanding, DepthName, Status

router = APIRouter(prefix="/api", tags=["analyses"], responses=refusals(400, 403, 404, 409, 413, 415, 422, 429, 503))


class WantedAnalysis(BaseModel):
    """How thoroughly the game of a table is to be looked at."""

    model_config = NOTHING_ELSE

    depth: DepthName = "quick"


class PastedAnalysis(WantedAnalysis):
    """The same of a record, which is that of a game that is over."""

    record: Annotated[dict[str, Any], Field(description="As in docs/records.md.")]


class AnalysisProgress(BaseModel):
    """How far an analysis is: so many of the game's moments are judged."""

    id: str
    depth: DepthName
    status: Status
    done: int
    moments: int


class JudgedShown(BaseModel):
    """One action judged, from what its seat could know; chances and losses are shares, guesses are in per cent."""

    number: int
    seat: int
    action: str
    best: str
    loss: float
    margin: float | None
    is_obvious: bool
    win_chances: list[float]
    points: list[float]
    continuation: list[str]
    guesses: Guesses | None
    unseen: Counts | None


class SecretKind(BaseModel):
    """A kind of secret card, and the cards that there are of it."""

    kind: str
    cards: list[str | list[str]]


class GuessesShown(BaseModel):
    """The secrets of a game, which each seat had in truth, and by viewpoint since which version that was plain."""

    kinds: list[SecretKind]
    truth: list[list[int]]
    threshold: int
    plain_since: list[list[list[int | None]]]


class AnalysisResult(BaseModel):
    """All that is said of a game. Viewpoints are an onlooker's, then those of the seats."""

    game: str
    players: int
    actions: list[JudgedShown]
    chances: list[list[float]]
    worst: list[list[int]]
    brilliant: list[list[int]]
    guesses: GuessesShown | None


@router.post("/tables/{table_id}/analyses", responses=refusals(401))
async def analyse_table(
    table_id: Id,
    wanted: WantedAnalysis,
    person: CurrentPerson,
    address: AddressDep,
    tables: TablesDep,
    limits: LimitsDep,
    bus: BusDep,
) -> AnalysisProgress:
    """Let the game of a finished table be analysed; whoever wants the same has the same analysis."""
    limits.check_both("analyses", person.id, address)
    table = await tables.look_now(table_id)
    await check_may_look(tables.database, table.terms, person.id, table.status)
    if table.match is None or table.status != "finished":
        raise NotLegal("analysis_after_the_end")
    record = analyses.finished(table.match.record())
    return await _begun(tables.database, bus, record, wanted.depth, person, table_id)


@router.post("/analyses", responses=refusals(401))
async def analyse_record(
    pasted: PastedAnalysis,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
    bus: BusDep,
) -> AnalysisProgress:
    """Let a pasted record be analysed."""
    limits.check_both("analyses", person.id, address)
    record = analyses.finished(Record.from_json(pasted.record))
    return await _begun(database, bus, record, pasted.depth, person, None)


@router.get("/tables/{table_id}/analyses")
async def analyses_of_table(table_id: Id, person: CurrentPersonOrNobody, tables: TablesDep) -> list[AnalysisProgress]:
    """The analyses that there are of a table's game, done or under way."""
    found = await analyses.of_table(tables.database, table_id)
    if found:
        table = await tables.look_now(table_id)
        await check_may_look(tables.database, table.terms, person.id if person else None, table.status)
    return [_shown(progress) for progress in found]


@router.get("/analyses/{analysis_id}")
async def analysis_progress(analysis_id: Id, database: DatabaseDep) -> AnalysisProgress:
    """How far an analysis is."""
    return _shown(await analyses.progress(database, analysis_id))


@router.get("/analyses/{analysis_id}/result", response_model=AnalysisResult)
async def analysis_result(analysis_id: Id, database: DatabaseDep) -> Response:
    """What came of an analysis; it never changes."""
    return Response(await analyses.result(database, analysis_id), media_type="application/json")


async def _begun(
    database: Database, bus: Bus, record: Record, depth: str, person: Person, table_id: str | None
) -> AnalysisProgress:
    progress = await analyses.begin(database, record, depth, person.id, table_id)
    bus.publish(BusMessage(question=progress.id))
    return _shown(progress)


def _shown(progress: AnalysisStanding) -> AnalysisProgress:
    return AnalysisProgress.model_validate(progress._asdict())
