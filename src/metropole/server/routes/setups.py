"""Set-ups drawn for people with the box, under /api/setups: nothing of them is kept."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from metropole.games.boxes import SEEDS
from metropole.server.fields import GameName, PlayerCount
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, LimitsDep
from metropole.server.scorer.drawing import SecretsDrawn, SetupDrawn, drawn, secrets_drawn

router = APIRouter(prefix="/api/setups", tags=["setups"], responses=refusals(400, 403, 409, 413, 415, 422, 429, 503))


class SecretsWanted(BaseModel):
    """What is played; `options` as in a record."""

    model_config = NOTHING_ELSE

    game: GameName
    players: PlayerCount
    options: dict[str, Any] = {}


class SetupWanted(SecretsWanted):
    """The same, with the seed from which all that is not given is drawn."""

    given: Annotated[dict[str, Any], Field(description="Parts of the set-up that are chosen, not drawn.")] = {}
    seed: Annotated[int, Field(ge=SEEDS[0], le=SEEDS[-1])]


@router.post("")
async def draw_setup(wanted: SetupWanted, address: AddressDep, limits: LimitsDep) -> SetupDrawn:
    """A set-up with all that lies open: the same for the same seed, here and by `metropole setup`."""
    limits.check("setups", address)
    return drawn(wanted.game, wanted.players, wanted.options, wanted.given, wanted.seed)


@router.post("/secrets")
async def draw_secrets(wanted: SecretsWanted, address: AddressDep, limits: LimitsDep) -> SecretsDrawn:
    """What is secret of such a game, for the one device that deals it; each time another."""
    limits.check("setups", address)
    return secrets_drawn(wanted.game, wanted.players, wanted.options)
