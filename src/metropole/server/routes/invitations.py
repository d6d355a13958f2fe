"""How friends find a table: a code to be said aloud, and the way from it to the table. All under /api."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from metropole.server.evenings import evenings
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import AddressDep, CurrentPerson, DatabaseDep, Id, LimitsDep, TablesDep
from metropole.server.tables import codes
from metropole.server.tables.codes import CODE_FORM

router = APIRouter(prefix="/api", tags=["tables"], responses=refusals(400, 403, 413, 415, 422, 429, 503))

Code = Annotated[str, Path(pattern=f"^{CODE_FORM}$", description="In capitals or not.")]


class CodeAnswer(BaseModel):
    """What to say to friends, until the game begins or the table is closed."""

    code: str


class CodeFound(BaseModel):
    """What a code stands for: a table, or an evening at a real one, to which the same letters lead."""

    table: str | None = None
    is_evening: bool = False


@router.post("/tables/{table_id}/code", responses=refusals(401, 404, 409))
async def table_code(table_id: Id, person: CurrentPerson, tables: TablesDep, database: DatabaseDep) -> CodeAnswer:
    """The code of an open table; for those who sit there, and the same for all of them."""
    if (await tables.look(table_id)).seat_of(person.id) is None:
        raise NotAllowed("not_at_this_table")
    return CodeAnswer(code=await codes.code_of(database, table_id))


@router.get("/codes/{code}", responses=refusals(404))
async def find_by_code(code: Code, address: AddressDep, database: DatabaseDep, limits: LimitsDep) -> CodeFound:
    """What this code stands for now. What is wrong counts, so that nobody finds others' tables by trying."""
    with limits.reserving([("wrong_codes", address)], used_by=(NotFound,)):
        try:
            return CodeFound(table=await codes.table_of(database, code))
        except NotFound:
            with suppress(NotFound):
                await evenings.by_code(database, code)
                return CodeFound(is_evening=True)
            raise
