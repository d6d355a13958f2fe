"""The routes of somebody's page: who they are, and what they have played. Under /api."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from metropole.server.people.profile import profile_of
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import AddressDep, CurrentPersonOrNobody, DatabaseDep, Id, LimitsDep
from metropole.server.routes.people import EXACT, PersonShown
from metropole.server.tables import played
from metropole.server.tables.played import GamesPlayed

router = APIRouter(prefix="/api", tags=["people"], responses=refusals(404, 422, 429))


class ProfileShown(PersonShown):
    """Somebody, as everybody may see them on their page."""

    since: str = Field(description="The month of UTC in which they first came, as 2026-11.", pattern=r"^\d{4}-\d{2}$")


@router.get("/people/{user_id}", summary="Somebody, as everybody may see them")
async def show_person(user_id: Id, address: AddressDep, database: DatabaseDep, limits: LimitsDep) -> ProfileShown:
    """There is nobody where an account was deleted."""
    limits.check("people", address)
    found = await profile_of(database, user_id)
    return ProfileShown(id=found.id, name=found.name, is_guest=found.is_guest, since=found.since)


@router.get("/people/{user_id}/games", summary="The finished games of one person")
async def games_of(
    user_id: Id,
    viewer: CurrentPersonOrNobody,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
    before: Annotated[
        int | None, Query(ge=0, le=EXACT, description="The `next` of the page before; the first page without it.")
    ] = None,
) -> GamesPlayed:
    """The latest first. Games at tables that are found by their link alone, and games of a day, are listed for those
    who sat there. A page may be short, or empty, and yet be followed by another.
    """
    limits.check("people", address)
    await profile_of(database, user_id)
    return await played.games_of(database, user_id, viewer.id if viewer else None, before)
