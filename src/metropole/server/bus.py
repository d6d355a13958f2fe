"""How processes hear of each other: "table X is at version N". What it means is read from the database.

Nothing that is sent here is needed: whoever misses it finds it out by looking, a little later. So nobody waits for it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, NamedTuple, Protocol

from pydantic import Field

from metropole.server.logs import log_event

Number = Annotated[int, Field(strict=True, ge=0, lt=2**31)]
Name = Annotated[str, Field(strict=True, max_length=80)]


class BusMessage(NamedTuple):
    """Something changed at a table: its version, its chat, or a name; or a question was asked or answered."""

    sender: Name = ""  # the process that says so
    table: Name = ""
    version: Number = 0
    chat: Number = 0
    turn_user: Name | None = None  # who is to move now, to be told wherever they are
    awaits_bot: Annotated[bool, Field(strict=True)] = False
    question: Name | None = None
    is_renamed: Annotated[bool, Field(strict=True)] = False  # somebody who sits there has another name


class Listener(Protocol):
    """Who is told what the bus carries."""

    def handle(self, message: BusMessage) -> None:
        """Do what a message asks for, without letting anybody wait."""


class Bus(Protocol):
    """Tells everybody, this process included."""

    @property
    def is_away(self) -> bool:
        """Whether others cannot be told just now, and find everything by looking."""

    def hand_to(self, listener: Listener) -> None:
        """Let somebody hear everything that is said from now on."""

    def publish(self, message: BusMessage) -> None:
        """Tell whoever listens here at once, and the others soon."""

    @property
    def tasks(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """What has to go on for ever, by name, to carry messages between the processes."""

    async def close(self) -> None: ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listener: Listener | None = None

    @property
    def is_away(self) -> bool:
        return False

    @property
    def tasks(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        return {}

    def hand_to(self, listener: Listener) -> None:
        self._listener = listener

    def publish(self, message: BusMessage) -> None:
        self._deliver(message)

    def _deliver(self, message: BusMessage) -> None:
        if self._listener is not None:
            try:
                self._listener.handle(message)
            except Exception as error:  # what was done is done: whoever did it is not told of others' trouble
                log_event("fault", logging.ERROR, error, work="bus")

    async def close(self) -> None:
        """Nothing is open."""
