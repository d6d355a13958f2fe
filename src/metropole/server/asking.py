"""Who asks, for the routes: what FastAPI puts into their arguments, for requests and sockets alike."""

from __future__ import annotations

from typing import Annotated, Protocol, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from metropole.server.bus import Bus
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.people.accounts import Accounts
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotSignedIn
from metropole.server.security import token_of
from metropole.server.settings import Settings
from metropole.server.storage.database import Database


class Rooms(Protocol):
    """What the routes for people need of the house."""

    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def accounts(self) -> Accounts: ...
    @property
    def limits(self) -> Limits: ...
    @property
    def metrics(self) -> Metrics: ...
    @property
    def bus(self) -> Bus: ...


async def house_of(connection: HTTPConnection) -> Rooms:
    """Everything that the app was put together from."""
    return cast(Rooms, connection.app.state.house)


House = Annotated[Rooms, Depends(house_of)]


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
