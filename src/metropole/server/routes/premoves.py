"""Premoves over HTTP: what one has noted for one's next turn at a table; nobody else's. All under /api."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from metropole.server.broadcast.messages import Legal
from metropole.server.broadcast.presenter import MessageShown, presenter_of
from metropole.server.people.sessions import Person
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import CurrentPerson, Id, TablesDep
from metropole.server.tables import premoves
from metropole.server.tables.live import LiveTables
from metropole.server.tables.premoves import Condition

router = APIRouter(
    prefix="/api", tags=["premoves"], responses=refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
)


class NewPremove(BaseModel):
    """What to do when it becomes one's turn: whatever happens, or only if what speaks for it is as it is now."""

    model_config = NOTHING_ELSE

    action: Annotated[str, Field(max_length=40)]
    condition: Condition


class PremoveShown(BaseModel):
    """What one has noted; `dropped` says why it was not played."""

    action: str
    condition: Condition
    dropped: MessageShown | None


class PremoveAnswer(BaseModel):
    """What is noted, and what could be: nothing where it is one's own turn, or the game is over."""

    premove: PremoveShown | None
    thinkable: Legal | None


@router.get("/tables/{table_id}/premove")
async def show_premove(table_id: Id, person: CurrentPerson, tables: TablesDep) -> PremoveAnswer:
    """What one has noted at a table, and what one could note."""
    return await _answer(tables, table_id, person)


@router.put("/tables/{table_id}/premove")
async def note(table_id: Id, new: NewPremove, person: CurrentPerson, tables: TablesDep) -> PremoveAnswer:
    """Note what to do next, instead of whatever was noted before."""
    made = await tables.ask(table_id, lambda table: premoves.noted(table, person.id, new.action, new.condition))
    await premoves.keep(tables.database, made)
    return await _answer(tables, table_id, person)


@router.delete("/tables/{table_id}/premove")
async def withdraw(table_id: Id, person: CurrentPerson, tables: TablesDep) -> PremoveAnswer:
    """Forget what was noted."""
    await premoves.withdraw(tables.database, table_id, person.id)
    return await _answer(tables, table_id, person)


async def _answer(tables: LiveTables, table_id: str, person: Person) -> PremoveAnswer:
    table, kept = await tables.look_now(table_id), await premoves.of(tables.database, table_id, person.id)
    seat = table.seat_of(person.id)
    if kept is not None and (person.id, kept.id) in table.answered:
        kept = None  # it was played a moment ago
    is_waiting = seat is not None and table.turn not in (seat, -1)
    return PremoveAnswer(
        premove=PremoveShown(**kept._asdict()) if kept else None,
        thinkable=presenter_of(table.terms.game).thinkable(table.view(seat)) if is_waiting else None,
    )
