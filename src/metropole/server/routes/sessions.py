"""Routes for sessions: signing in and out, here or everywhere. All under /api."""

from __future__ import annotations

from fastapi import APIRouter, Request

from metropole.server.people.names import login_of
from metropole.server.responses import refusals
from metropole.server.routes.cookies import CookieDep
from metropole.server.routes.dependencies import AccountsDep, CurrentPerson, DatabaseDep, LimitsDep
from metropole.server.routes.people import SIGNED_IN, Credentials, MeShown, me_shown
from metropole.server.security import address_of

router = APIRouter(prefix="/api", tags=["people"], responses=refusals(400, 403, 413, 415, 422, 429))


@router.post("/sessions", status_code=201, responses=SIGNED_IN)
async def sign_in(
    given: Credentials,
    request: Request,
    cookie: CookieDep,
    accounts: AccountsDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> MeShown:
    """Sign in with an account, on this device too."""
    limits.check("sign_ins", address_of(request))
    limits.check("sign_ins_by_name", login_of(given.name))
    person, token = await accounts.sign_in(given.name, given.password)
    if cookie.token:
        await accounts.sessions.close(cookie.token)  # its cookie is about to be replaced
    cookie.set(token)
    return await me_shown(database, person)


@router.delete("/sessions/current", status_code=204)
async def sign_out(cookie: CookieDep, accounts: AccountsDep) -> None:
    """Sign out here. A guest who does so cannot come back."""
    if cookie.token:
        await accounts.sessions.close(cookie.token)
    cookie.delete()


@router.delete("/sessions", status_code=204, responses=SIGNED_IN)
async def sign_out_everywhere(person: CurrentPerson, cookie: CookieDep, accounts: AccountsDep) -> None:
    """Sign out on all devices."""
    await accounts.sign_out_everywhere(person)
    cookie.delete()
