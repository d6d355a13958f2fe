"""Halls to play in: processes that serve the same tables."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.server.client import Browser
from tests.server.served import Process


@dataclass
class Hall:
    """Processes that serve the same tables; those who come in are sent to one after the other."""

    processes: list[Process]
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def browser(self, name: str = "Ada") -> Browser:
        return Browser(self.processes[next(self._numbers) % len(self.processes)].address, name)

    def people(self, *names: str) -> list[Browser]:
        return [self.browser(name) for name in names]
