"""Who asks, and for what, for the routes: what FastAPI puts into their arguments, for requests and sockets alike."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from metropole.server import house
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotSignedIn
from metropole.server.security import token_of


async def house_of(connection: HTTPConnection) -> house.House:
    """Everything that the app was put together from."""
    return cast("house.House", connection.app.state.house)


House = Annotated[house.House, Depends(house_of)]
Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]  # of a table or a person, in an address


async def me_or_nobody(connection: HTTPConnection, house: House) -> Person | None:
    """Who asks, if anybody is known."""
    return await house.accounts.person_of(token_of(connection, house.settings))


async def me(person: Annotated[Person | None, Depends(me_or_nobody)]) -> Person:
    """Who asks; it must be somebody."""
    if person is None:
        raise NotSignedIn("not_signed_in")
    return person


Me = Annotated[Person, Depends(me)]
MeOrNobody = Annotated[Person | None, Depends(me_or_nobody)]
