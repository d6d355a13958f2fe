"""Routes for people: who am I, and what may be done about it. All under /api."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, FiniteFloat

from metropole.games.contract import NotLegal
from metropole.server.people import mutes, personal_data
from metropole.server.people.names import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from metropole.server.people.sessions import Person
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.cookies import CookieDep, DeviceDep
from metropole.server.routes.dependencies import AccountsDep, CurrentPerson, DatabaseDep, Id, LimitsDep
from metropole.server.security import address_of
from metropole.server.storage.database import Database

LONGEST_PREFERENCES = 2048
EXACT = 2**53  # the largest whole number that JavaScript has exactly

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, description="Characters that can be seen.")]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Preference = bool | Annotated[int, Field(ge=-EXACT, le=EXACT)] | FiniteFloat | str | None
Preferences = Annotated[dict[str, Preference], Field(description="The client's own, at most 2 KB.")]


class NewGuest(BaseModel):
    """Somebody who wants to play at once."""

    model_config = NOTHING_ELSE

    name: Name


class Credentials(BaseModel):
    """A name and a password."""

    model_config = NOTHING_ELSE

    name: Name
    password: Password


class NewPassword(BaseModel):
    """The password so far, and the one to come."""

    model_config = NOTHING_ELSE

    old: Password
    new: Password


class Changes(BaseModel):
    """What somebody changes about themselves; what is left out stays."""

    model_config = NOTHING_ELSE

    name: Name | None = None
    preferences: Preferences | None = None


class PersonShown(BaseModel):
    """Somebody, as others see them."""

    id: str
    name: str
    is_guest: bool


class MeShown(PersonShown):
    """Somebody, as they see themselves."""

    preferences: dict[str, Any]


router = APIRouter(prefix="/api", tags=["people"], responses=refusals(400, 403, 413, 415, 422, 429))
SIGNED_IN = refusals(401)


@router.post("/guests", status_code=201, responses=refusals(409))
async def come_in(
    new: NewGuest, request: Request, cookie: CookieDep, accounts: AccountsDep, database: DatabaseDep, limits: LimitsDep
) -> MeShown:
    """Play as a guest: a name and nothing else."""
    limits.check("guests", address_of(request))
    person, token = await accounts.welcome(new.name)
    cookie.set(token)
    return await me_shown(database, person)


@router.get("/me", responses=SIGNED_IN)
async def who_am_i(person: CurrentPerson, cookie: CookieDep, device: DeviceDep, database: DatabaseDep) -> MeShown:
    """Who is signed in here; the cookies last longer for it."""
    cookie.set(cookie.token or "")
    device.keep()
    return await me_shown(database, person)


@router.patch("/me", responses=refusals(401, 409))
async def change(person: CurrentPerson, changes: Changes, accounts: AccountsDep, database: DatabaseDep) -> MeShown:
    """Change the name, which an account signs in with from then on, or the preferences."""
    if len(json.dumps(changes.preferences)) > LONGEST_PREFERENCES:
        raise NotLegal("preferences_too_long", most=LONGEST_PREFERENCES)
    if changes.name is not None:
        person = await accounts.rename(person, changes.name)
    if changes.preferences is not None:
        await accounts.set_preferences(person, changes.preferences)
    return await me_shown(database, person)


@router.delete("/me", status_code=204, responses=SIGNED_IN)
async def delete_me(person: CurrentPerson, cookie: CookieDep, device: DeviceDep, accounts: AccountsDep) -> None:
    """Delete the account and everything about it. Games that were played stay, without the name."""
    await accounts.delete(person)
    cookie.delete()
    device.drop(person.id)


@router.post("/me/account", responses=refusals(401, 409))
async def sign_up(
    person: CurrentPerson,
    wanted: Credentials,
    cookie: CookieDep,
    device: DeviceDep,
    accounts: AccountsDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> MeShown:
    """A guest becomes an account and keeps seats and ratings; the session is a new one, the old one has ended."""
    limits.check("sign_ups", device.caller.address)
    signed_in = await accounts.sign_up(person, wanted.name, wanted.password, device.caller)
    cookie.set(signed_in.token)
    device.add(signed_in.mark)
    return await me_shown(database, signed_in.person)


@router.put("/me/password", status_code=204, responses=SIGNED_IN)
async def change_password(
    person: CurrentPerson, passwords: NewPassword, cookie: CookieDep, device: DeviceDep, accounts: AccountsDep
) -> None:
    """Change the password; all other sessions end."""
    device.add(await accounts.change_password(person, passwords.old, passwords.new, cookie.token or "", device.caller))


@router.get("/me/export", responses=SIGNED_IN)
async def export(person: CurrentPerson, database: DatabaseDep) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept about whoever asks."""
    return await personal_data.export(database, person)


@router.get("/me/mutes", responses=SIGNED_IN)
async def muted(person: CurrentPerson, database: DatabaseDep) -> list[PersonShown]:
    """Whom I do not want to hear."""
    return [_person_shown(other) for other in await mutes.muted_people(database, person)]


@router.put("/me/mutes/{user_id}", status_code=204, responses=refusals(401, 404))
async def mute(person: CurrentPerson, user_id: Id, database: DatabaseDep) -> None:
    """Hear no more of somebody."""
    await mutes.mute(database, person, user_id)


@router.delete("/me/mutes/{user_id}", status_code=204, responses=SIGNED_IN)
async def unmute(person: CurrentPerson, user_id: Id, database: DatabaseDep) -> None:
    """Hear somebody again."""
    await mutes.unmute(database, person, user_id)


async def me_shown(database: Database, person: Person) -> MeShown:
    """Somebody, as they see themselves."""
    preferences = await personal_data.preferences_of(database, person)
    return MeShown(**_person_shown(person).model_dump(), preferences=preferences)


def _person_shown(person: Person) -> PersonShown:
    return PersonShown(id=person.id, name=person.name, is_guest=person.is_guest)
