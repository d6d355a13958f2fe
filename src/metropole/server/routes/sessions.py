"""Routes for sessions: signing in and out, here or everywhere. All under /api."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from metropole.server.responses import refusals
from metropole.server.routes.cookies import CookieDep, DeviceDep
from metropole.server.routes.dependencies import AccountsDep, CurrentPerson, CurrentPersonOrNobody, DatabaseDep
from metropole.server.routes.people import SIGNED_IN, Credentials, MeShown, me_shown, who_am_i


class SessionShown(BaseModel):
    """Who is signed in with this browser; nobody on a first visit, which is no fault of the visitor."""

    person: MeShown | None


router = APIRouter(prefix="/api", tags=["people"], responses=refusals(400, 403, 413, 415, 422, 429))


@router.post("/sessions", status_code=201, responses=SIGNED_IN)
async def sign_in(
    given: Credentials, cookie: CookieDep, device: DeviceDep, accounts: AccountsDep, database: DatabaseDep
) -> MeShown:
    """Sign in with an account, on this device too. Wrong tries count against the place they come from alone."""
    signed_in = await accounts.sign_in(given.name, given.password, device.caller)
    if cookie.token:
        await accounts.sessions.close(cookie.token)  # its cookie is about to be replaced
    cookie.set(signed_in.token)
    device.add(signed_in.mark)
    return await me_shown(database, signed_in.person)


@router.get("/sessions/current")
async def current_session(
    person: CurrentPersonOrNobody, cookie: CookieDep, device: DeviceDep, database: DatabaseDep
) -> SessionShown:
    """Who is signed in here, if anybody is; the cookies last longer for it."""
    return SessionShown(person=await who_am_i(person, cookie, device, database) if person else None)


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
