"""What routes ask for, as FastAPI puts it into their arguments: the parts of the server one by one, and who asks.

Each part stands in the app's state under its own name, where `app.py` has put it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from metropole.server.bus import Bus
from metropole.server.ids import ID_FORM
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.notices.channels import Channels
from metropole.server.people.accounts import Accounts
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotSignedIn
from metropole.server.security import address_of, token_of
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.write_trial import WriteTrial
from metropole.server.tables.live import LiveTables
from metropole.server.tables.questions import Answers
from metropole.server.task_health import TaskHealth


def part(name: str) -> Callable[[HTTPConnection], Awaitable[Any]]:
    """A dependency: the part of the server that has this name in the app's state."""

    async def found(connection: HTTPConnection) -> Any:
        return getattr(connection.app.state, name)

    return found


AccountsDep = Annotated[Accounts, Depends(part("accounts"))]
AnswersDep = Annotated[Answers, Depends(part("answers"))]
BusDep = Annotated[Bus, Depends(part("bus"))]
ChannelsDep = Annotated[Channels, Depends(part("channels"))]
DatabaseDep = Annotated[Database, Depends(part("database"))]
LimitsDep = Annotated[Limits, Depends(part("limits"))]
MetricsDep = Annotated[Metrics, Depends(part("metrics"))]
SettingsDep = Annotated[Settings, Depends(part("settings"))]
TaskHealthDep = Annotated[TaskHealth, Depends(part("task_health"))]
TablesDep = Annotated[LiveTables, Depends(part("tables"))]
WriteTrialDep = Annotated[WriteTrial, Depends(part("write_trial"))]


async def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return address_of(connection)


AddressDep = Annotated[str, Depends(client_address)]
Id = Annotated[str, Path(pattern=f"^{ID_FORM}$")]  # of a table, a person or a puzzle, in an address


async def current_person_or_nobody(
    connection: HTTPConnection, accounts: AccountsDep, settings: SettingsDep
) -> Person | None:
    """Who asks, if anybody is known."""
    person = await accounts.person_of(token_of(connection, settings))
    if person is not None:
        await accounts.networks.note(person.id, address_of(connection))
    return person


async def current_person(person: Annotated[Person | None, Depends(current_person_or_nobody)]) -> Person:
    """Who asks; it must be somebody."""
    if person is None:
        raise NotSignedIn("not_signed_in")
    return person


CurrentPerson = Annotated[Person, Depends(current_person)]
CurrentPersonOrNobody = Annotated[Person | None, Depends(current_person_or_nobody)]
