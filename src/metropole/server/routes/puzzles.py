"""Puzzles over HTTP: which there are, the next one, what a table would answer there, a try, what one has done. All
under /api.

A puzzle is told the same to everybody, without its answer; that is told to whoever has solved it or has asked for it.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import Response

from metropole import puzzles
from metropole.puzzles import Puzzle
from metropole.server.broadcast.messages import Preview
from metropole.server.broadcast.presenter import PRESENTERS, MessageShown, shown_message
from metropole.server.broadcast.puzzle import (
    PuzzleShown,
    SolutionShown,
    check_possible,
    preview_in,
    puzzle_shown,
    reason_in,
    solution_shown,
)
from metropole.server.fields import GameName
from metropole.server.packing import packed_json
from metropole.server.processor_shares import aside
from metropole.server.refusals import NotFound
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, CurrentPerson, DatabaseDep, Id, LimitsDep
from metropole.server.solving.results import done_by, done_with
from metropole.server.solving.strengths import Solver
from metropole.server.solving.tries import NotedTry, next_puzzle, note_try

router = APIRouter(prefix="/api", tags=["puzzles"], responses=refusals(400, 404, 409, 413, 415, 422, 429, 503))

Game = Annotated[GameName, Path()]
Theme = Annotated[str, Field(max_length=40, pattern="^[a-z_-]+$")]
ActionText = Annotated[str, Query(max_length=40)]


class ThemeShown(BaseModel):
    """Something that puzzles are about, and how many are."""

    theme: str
    title: MessageShown
    puzzles: int


class PuzzlesOfGame(BaseModel):
    """The puzzles of a game that come with the program."""

    game: GameName
    puzzles: int
    themes: list[ThemeShown]


class NextWanted(BaseModel):
    """Any puzzle that fits, or one with this theme."""

    model_config = NOTHING_ELSE

    theme: Theme | None = None


class NextPuzzle(BaseModel):
    """`puzzle`: its id; none where all are solved. `is_counted`: whether a first try of it is still to come."""

    puzzle: str | None
    is_counted: bool


class SolverShown(BaseModel):
    """Somebody at the puzzles of a game. The rating is the strength that is hardly doubted, as in rankings; none before
    the first try.
    """

    rating: float | None
    tries: int = Field(description="How many have counted.")
    streak: int = Field(description="Solved in a row at the first try, up to now.")
    best_streak: int


class TryWanted(BaseModel):
    """What shall be played."""

    model_config = NOTHING_ELSE

    action: Annotated[str, Field(max_length=40)]


class TryAnswer(BaseModel):
    """What came of a try.

    `loss`: what it costs of the seat's chance to win against the answer, at least or, where `is_exact`, just that.
    `solution`: the answer, where it was found or asked for. `gained`: what a try that counted did to one's rating.
    """

    is_right: bool
    is_counted: bool
    loss: float
    is_exact: bool
    solution: SolutionShown | None
    solver: SolverShown
    gained: float | None
    puzzle_rating: float | None = Field(description="How strong the puzzle is; told with the solution.")


class PuzzleStanding(BaseModel):
    """What one has done with a puzzle: whether a try has counted and was right, and whether it is solved."""

    is_tried: bool
    is_right: bool
    is_solved: bool
    solver: SolverShown


class ThemeResult(BaseModel):
    """`right`: solved at the first try; `solved`: at all."""

    theme: str
    title: MessageShown | None
    tried: int
    right: int
    solved: int


class TriedShown(BaseModel):
    """A first try. `is_there`: whether the puzzle still comes with the program."""

    puzzle: str
    is_there: bool
    theme: str
    title: MessageShown | None
    at: int
    is_right: bool
    is_solved: bool
    rating_after: float


class PuzzleResults(BaseModel):
    """What one has done with the puzzles of a game; `last`: the last tries that counted, the last one first."""

    game: GameName
    puzzles: int
    solver: SolverShown
    themes: list[ThemeResult]
    last: list[TriedShown]


@router.get("/puzzles")
async def list_puzzles() -> list[PuzzlesOfGame]:
    """The games that have puzzles, and what these are about."""
    return [one for one in await aside(lambda: [_listed(game) for game in PRESENTERS.names()]) if one.puzzles]


@router.post("/puzzles/{game}/next", responses=refusals(401))
async def give_next(
    game: Game, wanted: NextWanted, person: CurrentPerson, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> NextPuzzle:
    """The puzzle to solve next: what one was given and has not tried, else one about as strong as oneself; none that
    one has solved.
    """
    limits.check("puzzles", address)
    some = await aside(puzzles.shipped, game)
    if not any(wanted.theme in (None, one.theme) for one in some):
        raise NotFound("no_such_page")
    given = await next_puzzle(database, person.id, some, wanted.theme)
    if given is None:
        return NextPuzzle(puzzle=None, is_counted=False)
    return NextPuzzle(puzzle=given.puzzle, is_counted=given.is_counted)


@router.get("/puzzles/{game}/{puzzle_id}", response_model=PuzzleShown)
async def show_puzzle(game: Game, puzzle_id: Id, request: Request, address: AddressDep, limits: LimitsDep) -> Response:
    """A puzzle to be solved: the game as the seat to move knew it, and nothing of the answer."""
    limits.check("puzzles", address)
    puzzle = await _found(game, puzzle_id)
    return packed_json(await aside(puzzle_shown, puzzle), request)


@router.get("/puzzles/{game}/{puzzle_id}/preview")
async def preview_in_puzzle(
    game: Game, puzzle_id: Id, action: ActionText, address: AddressDep, limits: LimitsDep
) -> Preview:
    """What an action would bring about, as a table tells it."""
    limits.check("puzzles", address)
    puzzle = await _found(game, puzzle_id)
    return await aside(preview_in, puzzle, action)


class WhyInPuzzle(BaseModel):
    """Why not; nothing where it may be done."""

    reason: MessageShown | None


@router.get("/puzzles/{game}/{puzzle_id}/why")
async def why_not_in_puzzle(
    game: Game,
    puzzle_id: Id,
    place: Annotated[str, Query(max_length=10)],
    address: AddressDep,
    limits: LimitsDep,
    action: Annotated[str | None, Query(max_length=40)] = None,
) -> WhyInPuzzle:
    """Why something may not be done, as a table tells it."""
    limits.check("puzzles", address)
    puzzle = await _found(game, puzzle_id)
    return WhyInPuzzle(reason=await aside(reason_in, puzzle, place, action))


@router.get("/puzzles/{game}/{puzzle_id}/mine", responses=refusals(401))
async def show_standing(game: Game, puzzle_id: Id, person: CurrentPerson, database: DatabaseDep) -> PuzzleStanding:
    """What one has done with a puzzle so far."""
    puzzle = await _found(game, puzzle_id)
    row = await done_with(database, person.id, puzzle.id)
    return PuzzleStanding(
        is_tried=row is not None and row.at is not None,
        is_right=row is not None and bool(row.is_right),
        is_solved=row is not None and row.solved_at is not None,
        solver=_solver((await done_by(database, person.id, game)).solver),
    )


@router.post("/puzzles/{game}/{puzzle_id}/tries", responses=refusals(401))
async def try_puzzle(
    game: Game,
    puzzle_id: Id,
    wanted: TryWanted,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> TryAnswer:
    """Try an action. The first try of a puzzle counts, whatever is tried later."""
    limits.check_both("puzzle_tries", person.id, address)
    puzzle = await _found(game, puzzle_id)
    await aside(check_possible, puzzle, wanted.action)
    is_right = puzzle.is_right(wanted.action)
    solution = await aside(solution_shown, puzzle, wanted.action) if is_right else None
    tried = await note_try(database, person.id, puzzle, wanted.action, is_right)
    return _answer(puzzle, tried, wanted.action, solution)


@router.post("/puzzles/{game}/{puzzle_id}/answer", responses=refusals(401))
async def show_answer(
    game: Game,
    puzzle_id: Id,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> TryAnswer:
    """The answer. Before any try this is a try that failed."""
    limits.check_both("puzzle_tries", person.id, address)
    puzzle = await _found(game, puzzle_id)
    solution = await aside(solution_shown, puzzle, puzzle.answer)
    tried = await note_try(database, person.id, puzzle, None, is_right=False)
    return _answer(puzzle, tried, None, solution)


@router.get("/me/puzzles/{game}", responses=refusals(401))
async def show_results(game: Game, person: CurrentPerson, database: DatabaseDep) -> PuzzleResults:
    """What one has done with the puzzles of a game: nobody else is told."""
    some = await aside(puzzles.shipped, game)
    there = {one.id for one in some}
    titles = {one.theme: shown_message(one.title) for one in some}
    done = await done_by(database, person.id, game)

    return PuzzleResults(
        game=game,
        puzzles=len(some),
        solver=_solver(done.solver),
        themes=[
            ThemeResult(
                theme=one.theme, title=titles.get(one.theme), tried=one.tried, right=one.right, solved=one.solved
            )
            for one in done.themes
        ],
        last=[
            TriedShown(
                puzzle=row.puzzle,
                is_there=row.puzzle in there,
                theme=row.theme,
                title=titles.get(row.theme),
                at=row.at,
                is_right=row.is_right,
                is_solved=row.solved_at is not None,
                rating_after=row.rating_after,
            )
            for row in done.last
        ],
    )


async def _found(game: str, puzzle_id: str) -> Puzzle:
    puzzle = await aside(puzzles.by_id, puzzle_id)
    if puzzle is None or puzzle.game != game:
        raise NotFound("no_such_puzzle")
    return puzzle


def _listed(game: str) -> PuzzlesOfGame:
    some = puzzles.shipped(game)
    counts: dict[str, list[Puzzle]] = {}
    for one in some:
        counts.setdefault(one.theme, []).append(one)
    themes = [
        ThemeShown(theme=theme, title=shown_message(of[0].title), puzzles=len(of))
        for theme, of in sorted(counts.items())
    ]
    return PuzzlesOfGame(game=game, puzzles=len(some), themes=themes)


def _solver(solver: Solver) -> SolverShown:
    return SolverShown(
        rating=solver.skill.ordinal if solver.skill.games else None,
        tries=solver.skill.games,
        streak=solver.streak,
        best_streak=solver.best_streak,
    )


def _answer(puzzle: Puzzle, tried: NotedTry, action: str | None, solution: SolutionShown | None) -> TryAnswer:
    is_right = action is not None and puzzle.is_right(action)
    gained = tried.after.skill.ordinal - tried.before.skill.ordinal if tried.is_counted else None
    return TryAnswer(
        is_right=is_right,
        is_counted=tried.is_counted,
        loss=0.0 if is_right else puzzle.gap,
        is_exact=is_right or action == puzzle.second.action,
        solution=solution,
        solver=_solver(tried.after),
        gained=gained,
        puzzle_rating=tried.strength.skill.mu if solution else None,
    )
