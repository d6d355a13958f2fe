"""Real tables counted, under /api/score: nothing of them is kept."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel
from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response

from metropole.server.packing import packed_json
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, LimitsDep
from metropole.server.scorer.counting import ScoreShown, score
from metropole.server.scorer.verdicts import VerdictShown, ask

router = APIRouter(prefix="/api/score", tags=["scorer"], responses=refusals(400, 403, 413, 415, 422, 429, 503))


class PositionGiven(BaseModel):
    """A position in the form that `metropole score` reads."""

    model_config = NOTHING_ELSE

    position: dict[str, Any]


@router.post("", response_model=ScoreShown, responses=refusals(409))
async def count_position(given: PositionGiven, request: Request, address: AddressDep, limits: LimitsDep) -> Response:
    """A position counted. It takes less than a millisecond, so it is done at once."""
    limits.check("scores", address)
    return packed_json(to_json(score(given.position)), request)


class QuestionGiven(PositionGiven):
    """An action in a position, with what the game needs to know besides: the call, and who asks."""

    question: dict[str, Any]


@router.post("/may", response_model=VerdictShown, responses=refusals(409))
async def may_it(given: QuestionGiven, request: Request, address: AddressDep, limits: LimitsDep) -> Response:
    """Whether something may be done at a real table, or the reason why not."""
    limits.check("scores", address)
    return packed_json(to_json(ask(given.position, given.question)), request)
