"""Routes for people: who am I, and what may be done about it. All under /api."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, FiniteFloat

from metropole.games.contract import NotLegal
from metropole.server.answers import refusals
from metropole.server.asking import House, Id, Me
from metropole.server.bus import News
from metropole.server.people import about_me
from metropole.server.people.names import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD, login_of
from metropole.server.people.sessions import LIFETIME, Person
from metropole.server.security import address_of, cookie_name, token_of
from metropole.server.settings import Settings

LONGEST_PREFERENCES = 2048
EXACT = 2**53  # the largest whole number that JavaScript has exactly

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, description="Characters that can be seen.")]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Preference = bool | Annotated[int, Field(ge=-EXACT, le=EXACT)] | FiniteFloat | str | None
Preferences = Annotated[dict[str, Preference], Field(description="The client's own, at most 2 KB.")]


class Asked(BaseModel):
    """What is sent to us holds what is asked for and nothing else."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Asked):
    """Somebody who wants to play at once."""

    name: Name


class Credentials(Asked):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Asked):
    """The password so far, and the one to come."""

    old: Password
    new: Password


class Changes(Asked):
    """What somebody changes about themselves; what is left out stays."""

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
async def come_in(new: NewGuest, request: Request, response: Response, house: House) -> MeShown:
    """Play as a guest: a name and nothing else."""
    house.limits.check("guests", address_of(request))
    person, token = await house.accounts.welcome(new.name)
    _set_cookie(response, house.settings, token)
    return await _shown(house, person)


@router.get("/me", responses=SIGNED_IN)
async def who_am_i(person: Me, request: Request, response: Response, house: House) -> MeShown:
    """Who is signed in here; the cookie lasts longer for it."""
    _set_cookie(response, house.settings, token_of(request, house.settings) or "")
    return await _shown(house, person)


@router.patch("/me", responses=refusals(401, 409))
async def change(person: Me, changes: Changes, house: House) -> MeShown:
    """Change the name, which an account signs in with from then on, or the preferences."""
    if len(json.dumps(changes.preferences)) > LONGEST_PREFERENCES:
        raise NotLegal("preferences_too_long", most=LONGEST_PREFERENCES)
    if changes.name is not None:
        person = await house.accounts.rename(person, changes.name)
    if changes.preferences is not None:
        await house.accounts.set_preferences(person, changes.preferences)
    return await _shown(house, person)


@router.delete("/me", status_code=204, responses=SIGNED_IN)
async def delete_me(person: Me, response: Response, house: House) -> None:
    """Delete the account and everything about it. Games that were played stay, without the name."""
    await house.accounts.delete(person)
    _delete_cookie(response, house.settings)


@router.post("/me/account", responses=refusals(401, 409))
async def sign_up(person: Me, wanted: Credentials, request: Request, house: House) -> MeShown:
    """A guest becomes an account and keeps seats, ratings and sessions."""
    house.limits.check("sign_ins", address_of(request))
    return await _shown(house, await house.accounts.sign_up(person, wanted.name, wanted.password))


@router.put("/me/password", status_code=204, responses=SIGNED_IN)
async def change_password(person: Me, passwords: NewPassword, request: Request, house: House) -> None:
    """Change the password; all other sessions end."""
    house.limits.check("sign_ins", address_of(request))
    house.limits.check("sign_ins_by_name", login_of(person.name))
    token = token_of(request, house.settings) or ""
    await house.accounts.change_password(person, passwords.old, passwords.new, token)


@router.get("/me/export", responses=SIGNED_IN)
async def export(person: Me, house: House) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept about whoever asks."""
    return await about_me.export(house.database, person)


@router.get("/me/mutes", responses=SIGNED_IN)
async def muted(person: Me, house: House) -> list[PersonShown]:
    """Whom I do not want to hear."""
    return [_person(other) for other in await about_me.muted_by(house.database, person)]


@router.put("/me/mutes/{user_id}", status_code=204, responses=refusals(401, 404))
async def mute(person: Me, user_id: Id, house: House) -> None:
    """Hear no more of somebody."""
    await about_me.mute(house.database, person, user_id)
    await house.bus.tell(News(muted_by=person.id))


@router.delete("/me/mutes/{user_id}", status_code=204, responses=SIGNED_IN)
async def unmute(person: Me, user_id: Id, house: House) -> None:
    """Hear somebody again."""
    await about_me.unmute(house.database, person, user_id)
    await house.bus.tell(News(muted_by=person.id))


@router.post("/sessions", status_code=201, responses=SIGNED_IN)
async def sign_in(given: Credentials, request: Request, response: Response, house: House) -> MeShown:
    """Sign in with an account, on this device too."""
    house.limits.check("sign_ins", address_of(request))
    house.limits.check("sign_ins_by_name", login_of(given.name))
    person, token = await house.accounts.sign_in(given.name, given.password)
    if former := token_of(request, house.settings):
        await house.accounts.sessions.close(former)  # its cookie is about to be replaced
    _set_cookie(response, house.settings, token)
    return await _shown(house, person)


@router.delete("/sessions/current", status_code=204)
async def sign_out(request: Request, response: Response, house: House) -> None:
    """Sign out here. A guest who does so cannot come back."""
    if token := token_of(request, house.settings):
        await house.accounts.sessions.close(token)
    _delete_cookie(response, house.settings)


@router.delete("/sessions", status_code=204, responses=SIGNED_IN)
async def sign_out_everywhere(person: Me, response: Response, house: House) -> None:
    """Sign out on all devices."""
    await house.accounts.sign_out_everywhere(person)
    _delete_cookie(response, house.settings)


async def _shown(house: House, person: Person) -> MeShown:
    preferences = await about_me.preferences_of(house.database, person)
    return MeShown(**_person(person).model_dump(), preferences=preferences)


def _person(person: Person) -> PersonShown:
    return PersonShown(id=person.id, name=person.name, is_guest=person.is_guest)


def _set_cookie(response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(cookie_name(settings), token, LIFETIME // 1000, **_cookie_rules(settings))


def _delete_cookie(response: Response, settings: Settings) -> None:
    response.delete_cookie(cookie_name(settings), **_cookie_rules(settings))


def _cookie_rules(settings: Settings) -> dict[str, Any]:
    return {"path": "/", "secure": settings.is_behind_tls, "httponly": True, "samesite": "lax"}
