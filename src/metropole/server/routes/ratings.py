"""The routes of rankings: who plays how well."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from metropole.server.fields import GameName, PlayerCount
from metropole.server.people.profile import profile_of
from metropole.server.ratings import standings
from metropole.server.ratings.standings import RatingStep, Standing, Whose
from metropole.server.ratings.weighing import Void
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import AddressDep, CurrentPersonOrNobody, DatabaseDep, Id, LimitsDep
from metropole.server.storage.database import Database

MOST_ON_A_PAGE = 100

router = APIRouter(prefix="/api", tags=["ratings"], responses=refusals(422, 429))


class RatingOut(BaseModel):
    """A Plackett-Luce rating, apart for each game and number of players."""

    game: str
    players: int
    rating: float = Field(description="What is hardly doubted of the strength: mu - 3 sigma. Rankings go by it.")
    mu: float = Field(description="The strength that is most likely.")
    sigma: float = Field(description="Its standard deviation.")
    low: float = Field(description="Lower end of the interval that holds the strength with a certainty of 95 %.")
    high: float = Field(description="Upper end of that interval.")
    games: int = Field(description="How many rated games it rests on.")
    wins: int = Field(description="How many of these were won; a shared victory is one.")
    is_provisional: bool = Field(description="Whether it rests on too little to be ranked.")


class RankedOut(RatingOut):
    """A place of a ranking, taken by a person or by a bot."""

    place: int = Field(description="Counted from 1.")
    user_id: str | None = Field(description="The person; none for a bot.")
    name: str | None = Field(description="The person's name; none for a bot or a deleted account.")
    is_guest: bool = Field(description="Whether the person has no account: others may have the same name.")
    bot: str | None = Field(description="The bot's level; none for a person.")


class RankingOut(BaseModel):
    """One page of a ranking."""

    total: int = Field(description="How many are ranked on all pages.")
    own: int | None = Field(description="The place of whoever asks, if they are ranked here.")
    places: list[RankedOut]


class ChangeOut(BaseModel):
    """What a game did to the rating of whoever sat there."""

    seat: int
    before: float
    after: float
    weight: float = Field(description="How much of a whole game it counted, 0 to 1.")
    is_provisional: bool = Field(description="Whether the rating rests on too little to be ranked.")


class ChangesOut(BaseModel):
    """What a game did to ratings, by seat of a person; bots' ratings never change."""

    changes: list[ChangeOut]
    void: Void | None = Field(
        description="Why a rated game does not count: not every seat had moved twice; somebody had no account; "
        "a part of the set-up was chosen; nobody to compare with."
    )


class RatingStepOut(BaseModel):
    """A rating as a game left it."""

    rating: float
    day: str = Field(description="Of UTC, on which the game was settled: 2026-11-19.")


class OwnRatingOut(RatingOut):
    """A rating of one person, where it stands and how it came there."""

    place: int | None = Field(description="Among people and bots; none while it is provisional.")
    ranked: int = Field(description="How many are ranked there.")
    history: list[RatingStepOut] = Field(description="After each of the latest games, the last one last.")


class RatingsOut(BaseModel):
    """All ratings of one person."""

    ratings: list[OwnRatingOut]


@router.get("/ratings", summary="People and bots by strength")
async def ranking(
    person: CurrentPersonOrNobody,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
    game: Annotated[GameName, Query()],
    players: Annotated[PlayerCount, Query()],
    whose: Annotated[Whose, Query()] = "all",
    limit: Annotated[int, Query(ge=1, le=MOST_ON_A_PAGE)] = 50,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> RankingOut:
    """The strongest first. Provisional ratings are not ranked."""
    limits.check("people", address)
    pool = game, players
    found = await standings.ranking(database, pool, whose, limit, offset)
    return RankingOut(
        total=await standings.ranked(database, pool, whose),
        own=await standings.place_of(database, pool, whose, person.id) if person else None,
        places=[_ranked(place, standing) for place, standing in enumerate(found, start=offset + 1)],
    )


@router.get("/people/{user_id}/ratings", summary="The ratings of one person", responses=refusals(404))
async def ratings_of(user_id: Id, address: AddressDep, database: DatabaseDep, limits: LimitsDep) -> RatingsOut:
    """Empty for whoever has played no rated game; there is nobody where an account was deleted."""
    limits.check("people", address)
    await profile_of(database, user_id)
    found = await standings.ratings_of(database, user_id)
    histories = await standings.histories_of(database, user_id) if found else {}
    return RatingsOut(ratings=[await _own(database, one, histories.get(one.pool, [])) for one in found])


async def _own(database: Database, standing: Standing, history: list[RatingStep]) -> OwnRatingOut:
    return OwnRatingOut(
        place=await standings.place_of(database, standing.pool, "all", standing.who),
        ranked=await standings.ranked(database, standing.pool),
        history=[
            RatingStepOut(rating=step.rating, day=datetime.fromtimestamp(step.at / 1000, UTC).date().isoformat())
            for step in history
        ],
        **_numbers(standing),
    )


@router.get("/tables/{table_id}/ratings", summary="What a game did to the ratings of its seats")
async def changes_by(database: DatabaseDep, table_id: Id) -> ChangesOut:
    """Empty where nothing is rated, and for a second or two after the end."""
    effect = await standings.effect_of(database, table_id)
    return ChangesOut(changes=[_change(row) for row in effect.changes], void=effect.void)


def _change(row: Any) -> ChangeOut:
    return ChangeOut(
        seat=row.seat,
        before=row.rating_before,
        after=row.rating_after,
        weight=row.weight,
        is_provisional=row.is_provisional is not False,
    )


def _ranked(place: int, standing: Standing) -> RankedOut:
    user_id = None if standing.bot else standing.who
    return RankedOut(
        place=place,
        user_id=user_id,
        name=standing.name,
        is_guest=standing.is_guest,
        bot=standing.bot,
        **_numbers(standing),
    )


def _numbers(standing: Standing) -> dict[str, Any]:
    skill = standing.skill
    low, high = skill.interval
    return {
        "game": standing.game,
        "players": standing.players,
        "rating": skill.ordinal,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "low": low,
        "high": high,
        "games": skill.games,
        "wins": standing.wins,
        "is_provisional": standing.is_provisional,
    }
