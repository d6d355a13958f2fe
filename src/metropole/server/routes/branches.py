"""What if, and play on from here: of the games of tables that are over, and of records from anywhere. All under /api.

Nothing of a branch is kept: whoever asks tells each time where it left the game and what was played since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field, model_validator
from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response

from metropole.analysis.redealing import redealt
from metropole.bots.characters import draw_cast
from metropole.games.contract import NotLegal
from metropole.match import Match
from metropole.record import Record
from metropole.server.broadcast.branch import MOST_ACTIONS, Branch, BranchShown, branch_of, check_over
from metropole.server.broadcast.messages import Preview
from metropole.server.broadcast.presenter import MessageShown, shown_message
from metropole.server.days.fairness import check_may_look
from metropole.server.fields import MOST_PLAYERS, Level
from metropole.server.ids import ID_FORM, new_table_id
from metropole.server.packing import packed_json
from metropole.server.people.sessions import Person
from metropole.server.processor_shares import aside
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import (
    AddressDep,
    AnswersDep,
    CurrentPerson,
    CurrentPersonOrNobody,
    DatabaseDep,
    LimitsDep,
    TablesDep,
)
from metropole.server.routes.opening import check_room_for, seating
from metropole.server.routes.table_answers import TableAnswer, answer, sitter
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, store
from metropole.server.tables.acts import CHANCE, ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import Decide
from metropole.server.tables.moments import Tempo
from metropole.server.tables.questions import in_time, judgement_question
from metropole.server.tables.table import Table, Terms

router = APIRouter(
    prefix="/api/branches", tags=["branches"], responses=refusals(400, 403, 404, 409, 413, 415, 422, 429, 503)
)

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
Action = Annotated[str, Field(max_length=40)]
Actions = Annotated[list[Action], Field(max_length=MOST_ACTIONS)]


class BranchGiven(BaseModel):
    """Which game, that of a table or a record; where it is left, after so many actions; and what is played then.

    `eyes`: from where it is seen; from anywhere but everybody's seats, what could not be known is drawn anew.
    """

    model_config = NOTHING_ELSE

    table: Annotated[str | None, Field(pattern=f"^{ID_FORM}$")] = None
    record: Annotated[dict[str, Any] | None, Field(description="As in docs/records.md.")] = None
    left: Annotated[int, Field(ge=0, le=10_000)]
    eyes: Literal["everybody", "spectator"] | SeatNumber = "everybody"
    actions: Actions = []

    @model_validator(mode="after")
    def _is_one_game(self) -> BranchGiven:
        if (self.table is None) == (self.record is None):
            raise ValueError("either a table or a record")
        return self


class BranchWanted(BranchGiven):
    """`further`: what is expected next, played as far as it is possible."""

    further: Actions = []


class PreviewWanted(BranchGiven):
    """An action that could be next."""

    action: Action


class BranchPreview(BaseModel):
    """What an action would change."""

    preview: Preview


class WhyWanted(BranchGiven):
    """A place where nothing may be done; or only something else than this action."""

    place: Annotated[str, Field(max_length=10)]
    action: Action | None = None


class BranchWhy(BaseModel):
    """Why not; nothing where it may be done."""

    reason: MessageShown | None


class JudgementWanted(BranchGiven):
    """An action that could be next, or without one whatever is best."""

    action: Action | None = None


class Judgement(BaseModel):
    """One moment as a bot sees it: chances to win by seat if the best is played, what an action loses against that, and
    how it would go on.
    """

    seat: int
    action: str
    best: str
    loss: float
    win_chances: list[float]
    continuation: list[str]


class PlayOn(BranchGiven):
    """A table that goes on from here: oneself in a seat, bots of a level in the others."""

    seat: SeatNumber
    level: Level
    tempo: Annotated[Tempo, Field(description="How quickly bots answer.")] = "at_once"


@router.post("", response_model=BranchShown)
async def show_branch(
    wanted: BranchWanted,
    request: Request,
    person: CurrentPersonOrNobody,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> Response:
    """What was played in a branch, and what may be done next."""
    limits.check("branches", address)
    played = await _played(wanted, database, person)
    shown = await aside(lambda: to_json(_branch(wanted, played, wanted.further).shown()))
    return packed_json(shown, request)


@router.post("/preview", response_model=BranchPreview)
async def preview_in_branch(
    wanted: PreviewWanted, person: CurrentPersonOrNobody, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> dict[str, Any]:
    """What an action would change in a branch."""
    limits.check("branches", address)
    played = await _played(wanted, database, person)
    return {"preview": await aside(lambda: _branch(wanted, played).preview(wanted.action))}


@router.post("/why")
async def why_not_in_branch(
    wanted: WhyWanted, person: CurrentPersonOrNobody, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> BranchWhy:
    """Why something may not be done in a branch."""
    limits.check("branches", address)
    played = await _played(wanted, database, person)
    reason = await aside(lambda: _branch(wanted, played).why_not(wanted.place, wanted.action))
    return BranchWhy(reason=shown_message(reason) if reason else None)


@router.post("/judgement", responses=refusals(401))
async def judge_in_branch(
    wanted: JudgementWanted,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
    answers: AnswersDep,
) -> Judgement:
    """One moment of a branch judged by a bot, as the analysis of a game judges it."""
    limits.check_both("judgements", person.id, address)
    played = await _played(wanted, database, person)
    record = await aside(lambda: _checked(_branch(wanted, played), wanted.action))
    judged = await in_time(answers, judgement_question(record, wanted.action, person.id))
    return Judgement(**{name: judged[name] for name in Judgement.model_fields})


def _checked(branch: Branch, action: str | None) -> Record:
    """What a bot is asked about: a moment at which somebody is to move, and something that they may do."""
    if branch.match.turn < 0:
        raise NotLegal("game_over")
    if action is not None:
        branch.preview(action)
    return branch.match.record()


@router.post("/table", status_code=201, responses=refusals(401))
async def play_on(
    wanted: PlayOn, person: CurrentPerson, address: AddressDep, tables: TablesDep, limits: LimitsDep
) -> TableAnswer:
    """Open a table that begins here, what the own seat could not know being drawn anew. It is never rated."""
    limits.check("branches", address)
    played = await _played(wanted, tables.database, person)
    match = await aside(lambda: _begun(_branch(wanted, played).match, wanted.seat))
    limits.check_both("tables", person.id, address)
    await check_room_for(person, tables.database)
    terms = _terms(match, person, wanted.tempo)
    at = await sitter(address, person, tables.database, terms.id)
    return await answer(tables, await tables.open(Table(terms), _decisions(match, wanted, at)))


def _begun(match: Match, seat: int) -> Match:
    """The same position, but for what the seat does not know."""
    if match.turn < 0:
        raise NotLegal("play_on_over")
    if seat >= match.setup.players:
        raise NotLegal("no_such_seat", seat=seat, players=match.setup.players)
    return redealt(match, seat, CHANCE, is_weighed=True)


def _terms(match: Match, person: Person, tempo: Tempo) -> Terms:
    options, _ = match.game.write_setup(match.setup)
    terms = Terms(
        id=new_table_id(),
        game=match.game.NAME,
        players=match.setup.players,
        options=options,
        given={},
        pace=Pace(),
        is_public=False,
        is_rated=False,
        opened_by=person.id,
        follows=None,
        created_at=now(),
        tempo=tempo,
        cast=tuple(draw_cast(CHANCE)),
    )
    store.check_terms(terms)
    return terms


def _decisions(match: Match, wanted: PlayOn, at: ActRequest) -> list[Decide]:
    """Everybody sits down, the game starts, and what led to here is played."""
    who = ["me" if seat == wanted.seat else wanted.level for seat in range(match.setup.players)]
    sitting = [seating(one, seat, at) for seat, one in enumerate(who)]
    return [*sitting, *acts.start_as(match, at)]


async def _played(given: BranchGiven, database: Database, person: Person | None) -> Match:
    """The game that is left."""
    if given.record is not None:
        return Match.of(Record.from_json(given.record))
    assert given.table is not None
    table = (await store.load(database, given.table)).table()
    await check_may_look(database, table.terms, person.id if person else None, table.status)
    return check_over(table)


def _branch(given: BranchGiven, played: Match, further: Sequence[str] = ()) -> Branch:
    return branch_of(played, given.left, given.eyes, given.actions, further)
