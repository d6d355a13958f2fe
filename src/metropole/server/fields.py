"""Values that come from outside and stand for something that is known here: a game, a level of bots, a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from metropole import bots, games
from metropole.bots.characters import USUAL_CAST

MOST_PLAYERS = max(max(games.load(name).SEATS) for name in games.names())


def one_of(names: Callable[[], Sequence[str]]) -> tuple[Any, ...]:
    """A text that is one of these names whenever it is looked at; the schema tells those that are known now."""

    def check(given: str) -> str:
        if given not in names():
            raise PydanticCustomError("literal_error", "not a known name")
        return given

    return AfterValidator(check), WithJsonSchema({"enum": list(names()), "type": "string"})


def _each_once(given: list[int]) -> list[int]:
    if sorted(given) != list(USUAL_CAST):
        raise PydanticCustomError("cast_error", "each number once")
    return given


GameName = Annotated[str, *one_of(games.names)]
Level = Annotated[str, *one_of(lambda: bots.LEVEL_NAMES)]
PlayerCount = Annotated[int, Field(ge=2, le=MOST_PLAYERS)]
CastGiven = Annotated[
    list[int], Field(min_length=len(USUAL_CAST), max_length=len(USUAL_CAST)), AfterValidator(_each_once)
]
