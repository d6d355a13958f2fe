"""The game of the day over HTTP: what it is, one's try at it that counts, what came of everybody's. All under /api.

A day is that of UTC. A try may be begun while its day lasts, and finished whenever one likes: it counts for the day on
which it was begun. Of the set-up nothing is said here: it is seen at the table, as one's seat may see it.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from metropole import games
from metropole.bots.characters import character_at
from metropole.daily.dates import FIRST_DAY, day_at, end_of, streak
from metropole.daily.plan import DayPlan, plan_of
from metropole.games.contract import NotLegal
from metropole.server.days import masters, tries
from metropole.server.days.course import course
from metropole.server.days.fairness import check_may_know
from metropole.server.days.tries import Try
from metropole.server.fields import GameName
from metropole.server.ids import new_table_id
from metropole.server.people.sessions import Person
from metropole.server.processor_shares import aside
from metropole.server.ratings import settling
from metropole.server.refusals import NotAllowed, NotFound, Unavailable
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import (
    AddressDep,
    CurrentPerson,
    CurrentPersonOrNobody,
    DatabaseDep,
    LimitsDep,
    TablesDep,
)
from metropole.server.routes.opening import check_room_for, seating
from metropole.server.routes.table_answers import TableAnswer, answer, answer_at, sitter
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts, store
from metropole.server.tables.clocks import Pace
from metropole.server.tables.live import LiveTables
from metropole.server.tables.moments import Tempo
from metropole.server.tables.table import Table, Terms

MOST_PLACES = 10_000_000

router = APIRouter(prefix="/api/days", tags=["days"], responses=refusals(400, 403, 404, 409, 413, 415, 422, 429, 503))

Game = Annotated[GameName, Path()]
Day = Annotated[date, Path(description="A date of UTC, from the first day to today: 2026-11-19.")]
TryStatus = Literal["under_way", "finished", "given_up"]


class DayOfGame(BaseModel):
    """A day as the first page tells it."""

    game: GameName
    status: TryStatus | None = Field(description="Of one's own try; none where it is still to come.")
    table: str | None
    streak: int = Field(description="Days up to now, one after another, that one has played to the end.")


class TodayAnswer(BaseModel):
    """Which day it is, when it is over, and the game of the day of every game. Times are milliseconds since 1970."""

    day: date
    at: int
    ends_at: int
    games: list[DayOfGame]


class DayBot(BaseModel):
    """A bot that everybody plays against."""

    seat: int
    level: str
    character: str


class OwnTry(BaseModel):
    """One's own try. Only of one that is finished more is known than its table."""

    table: str
    status: TryStatus
    rank: int | None = Field(description="Among those at the table.")
    points: int | None
    lead: int | None = Field(description="On the best of the others.")
    place: int | None = Field(description="Among all tries of the day.")
    worse: int | None = Field(description="How many of them did worse.")
    course: list[int] = Field(description="By stage of the game: 1 ahead, 0 level, -1 behind.")


class DayAnswer(BaseModel):
    """A day of a game: what everybody plays, and how far one is with it."""

    game: GameName
    day: date
    today: date
    first_day: date
    at: int
    ends_at: int = Field(description="When this day is over.")
    players: int
    options: dict[str, Any]
    seat: int = Field(description="One's own.")
    bots: list[DayBot]
    own: OwnTry | None
    finished: int = Field(description="How many have finished it.")
    is_open: bool = Field(description="Whether one may see what others have done.")


class CalendarDay(BaseModel):
    """A day on which one has begun a try."""

    day: date
    table: str
    status: TryStatus
    rank: int | None
    points: int | None
    lead: int | None


class CalendarAnswer(BaseModel):
    """One's own tries at a game, the first day first."""

    game: GameName
    first_day: date
    today: date
    streak: int
    days: list[CalendarDay]


class RankedOnDay(BaseModel):
    """A place in the results of a day."""

    place: int
    user_id: str
    name: str | None
    is_guest: bool
    is_muted: bool = Field(description="Whoever asks has muted them.")
    table: str
    rank: int
    points: int
    lead: int


class DayResults(BaseModel):
    """One page of the results of a day."""

    total: int
    places: list[RankedOnDay]


class MasterAnswer(BaseModel):
    """The game that a master plays from the same seat: how far it is, and its record when it is over."""

    status: masters.Status
    done: int
    record: str | None


class DayTryWanted(BaseModel):
    """How one wants to play."""

    model_config = NOTHING_ELSE

    tempo: Annotated[Tempo, Field(description="How quickly bots answer.")] = "natural"


@router.get("")
async def today(person: CurrentPersonOrNobody, database: DatabaseDep) -> TodayAnswer:
    """Today's games, and how far one is with them."""
    at = now()
    day = day_at(at)
    shown = [_of_game(name, day, await tries.own_tries(database, _id(person), name)) for name in games.names()]
    return TodayAnswer(day=day, at=at, ends_at=end_of(day), games=shown)


def _of_game(game: str, day: date, own: list[Try]) -> DayOfGame:
    of_day = next((one for one in own if one.day == day), None)
    status, table = (_status(of_day), of_day.table_id) if of_day else (None, None)
    return DayOfGame(game=game, status=status, table=table, streak=_streak(own, day))


def _streak(own: list[Try], day: date) -> int:
    return streak([one.day for one in own if one.status == "finished"], day)


@router.get("/{game}")
async def calendar(game: Game, person: CurrentPersonOrNobody, database: DatabaseDep) -> CalendarAnswer:
    """One's own days of a game."""
    own, day = await tries.own_tries(database, _id(person), game), day_at(now())
    days = [
        CalendarDay(
            day=one.day, table=one.table_id, status=_status(one), rank=one.rank, points=one.points, lead=one.lead
        )
        for one in own
    ]
    return CalendarAnswer(game=game, first_day=FIRST_DAY, today=day, streak=_streak(own, day), days=days)


@router.get("/{game}/{day}")
async def show_day(game: Game, day: Day, person: CurrentPersonOrNobody, database: DatabaseDep) -> DayAnswer:
    """A day of a game."""
    at = now()
    plan, user = _plan(game, day, at), _id(person)
    own = await _own_now(database, user, game, day)
    return DayAnswer(
        game=game,
        day=day,
        today=day_at(at),
        first_day=FIRST_DAY,
        at=at,
        ends_at=end_of(day),
        players=plan.players,
        options=plan.options,
        seat=plan.seat,
        bots=[
            DayBot(seat=seat, level=level, character=character_at(plan.cast, seat, level).id)
            for seat, level in enumerate(plan.levels)
            if level is not None
        ],
        own=None if own is None else await _own_shown(database, own),
        finished=await tries.finished(database, game, day),
        is_open=await _may_know(database, game, day, user),
    )


@router.get("/{game}/{day}/results")
async def day_results(
    game: Game,
    day: Day,
    person: CurrentPersonOrNobody,
    database: DatabaseDep,
    offset: Annotated[int, Query(ge=0, le=MOST_PLACES)] = 0,
) -> DayResults:
    """Everybody's results, the best first, for whoever has finished their own try, or when the day is over."""
    _plan(game, day, now())
    await check_may_know(database, game, day, _id(person))
    ranked = await tries.results(database, game, day, _id(person), offset)
    places = [RankedOnDay(table=one.table_id, **_but_table(one)) for one in ranked]
    return DayResults(total=await tries.finished(database, game, day), places=places)


def _but_table(ranked: tries.RankedTry) -> dict[str, Any]:
    return {name: value for name, value in ranked._asdict().items() if name != "table_id"}


@router.post("/{game}/{day}/try", responses=refusals(401))
async def begin_try(
    game: Game,
    day: Day,
    wanted: DayTryWanted,
    person: CurrentPerson,
    address: AddressDep,
    tables: TablesDep,
    limits: LimitsDep,
) -> TableAnswer:
    """Begin the try that counts, or go on with it; there is one for everybody, and only while its day lasts."""
    at = now()
    plan = _plan(game, day, at)
    begun = await tries.own_try(tables.database, person.id, game, day)
    if begun is None and day != day_at(at):
        raise NotLegal("day_is_over")
    if begun is None:
        limits.check_both("tables", person.id, address)
        try:
            return await _opened(tables, plan, person, address, wanted.tempo, is_counted=True)
        except Unavailable:  # another page of the same person was quicker, or it could not be written
            begun = await tries.own_try(tables.database, person.id, game, day)
            if begun is None:
                raise
    if begun.is_over:
        raise NotLegal("day_was_played")
    return await answer_at(tables, begun.table_id)


@router.post("/{game}/{day}/practice", status_code=201, responses=refusals(401))
async def practise(
    game: Game,
    day: Day,
    wanted: DayTryWanted,
    person: CurrentPerson,
    address: AddressDep,
    tables: TablesDep,
    limits: LimitsDep,
) -> TableAnswer:
    """Play a day once more, or one that is past, as often as one likes: it does not count, and may be taken back."""
    plan = _plan(game, day, now())
    await check_may_know(tables.database, game, day, person.id)
    limits.check_both("tables", person.id, address)
    await check_room_for(person, tables.database)
    return await _opened(tables, plan, person, address, wanted.tempo, is_counted=False)


@router.post("/{game}/{day}/master", responses=refusals(401))
async def want_master(
    game: Game, day: Day, person: CurrentPerson, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> MasterAnswer:
    """Let a master play this day, once for everybody; or see how far that is."""
    limits.check("replays", address)
    _plan(game, day, now())
    await check_may_know(database, game, day, person.id)
    if (found := await masters.standing(database, game, day)) is None or found.status == "failed":
        await masters.begin(database, game, day)
        found = await masters.standing(database, game, day)
    assert found is not None
    return MasterAnswer(**found._asdict())


async def _opened(
    tables: LiveTables, plan: DayPlan, person: Person, address: str, tempo: Tempo, *, is_counted: bool
) -> TableAnswer:
    terms = Terms(
        id=new_table_id(),
        game=plan.game,
        players=plan.players,
        options=plan.options,
        given={},
        pace=Pace(),
        is_public=False,
        is_rated=False,
        opened_by=person.id,
        follows=None,
        created_at=now(),
        tempo=tempo,
        cast=plan.cast,
        day=plan.day.isoformat(),
        is_counted=is_counted,
    )
    store.check_terms(terms)
    at = await sitter(address, person, tables.database, terms.id)
    sitting = [seating(level or "me", seat, at) for seat, level in enumerate(plan.levels)]
    decisions = [*sitting, lambda table: acts.start(table, at, plan.dealing())]
    return await answer(tables, await tables.open(Table(terms), decisions))


def _plan(game: str, day: date, at: int) -> DayPlan:
    """What is played on a day that there is, or was."""
    if not FIRST_DAY <= day <= day_at(at):
        raise NotFound("no_such_day", day=day.isoformat())
    return plan_of(game, day)


async def _own_now(database: Database, user: str | None, game: str, day: date) -> Try | None:
    """One's own try; one that has just ended has its result now, and not only when its turn comes."""
    own = await tries.own_try(database, user, game, day)
    if own is None or own.status != "finished" or own.standing is not None:
        return own
    await settling.settle(database, own.table_id)
    return await tries.own_try(database, user, game, day)


async def _own_shown(database: Database, own: Try) -> OwnTry:
    stages, place = list[int](), None
    if own.standing is not None:
        place = await tries.place_of(database, own)
        table = (await store.load(database, own.table_id)).table()
        seat = table.seat_of(table.terms.opened_by)
        if table.match is not None and seat is not None:
            stages = await aside(course, table.match, seat)
    return OwnTry(
        table=own.table_id,
        status=_status(own),
        rank=own.rank,
        points=own.points,
        lead=own.lead,
        place=place.better + 1 if place else None,
        worse=place.worse if place else None,
        course=stages,
    )


async def _may_know(database: Database, game: str, day: date, user: str | None) -> bool:
    try:
        await check_may_know(database, game, day, user)
    except NotAllowed:
        return False
    return True


def _status(own: Try) -> TryStatus:
    if own.status == "running":
        return "under_way"
    return "finished" if own.status == "finished" else "given_up"


def _id(person: Person | None) -> str | None:
    return person.id if person else None
