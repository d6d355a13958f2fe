"""The games that can be played here, for programs; the web client has the same facts in what was generated for it."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel
from typing_extensions import TypedDict

from metropole import bots, games
from metropole.server.broadcast.presenter import PRESENTERS, presenter_of
from metropole.server.fields import GameName
from metropole.server.responses import refusals

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(400, 403, 413, 415, 422, 429, 503))


class GameShown(TypedDict):
    """A game that can be played here."""

    name: GameName
    players: list[int]
    rules: int
    given: list[str]


class GamesAnswer(BaseModel):
    """What a table can be opened with."""

    games: list[GameShown]
    levels: list[str]


@router.get("/games")
async def all_games() -> GamesAnswer:
    """The games, how many can play them, and the levels of the bots."""
    return GamesAnswer(games=[_shown(name) for name in PRESENTERS.names()], levels=list(bots.LEVEL_NAMES))


def _shown(name: str) -> GameShown:
    game = games.load(name)
    return {"name": name, "players": list(game.SEATS), "rules": game.RULES, "given": list(presenter_of(name).GIVEN)}
