"""What an operator may set, all of it in the environment. The defaults serve one machine with no other part."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from metropole.games.contract import NotUnderstood

PREFIX = "METROPOLE_"


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the log is kept, how processes hear of each other, and what stands around them."""

    database: str = "sqlite+aiosqlite:///metropole.db"
    bus: str = ""  # redis://..., or nothing: within this process
    origin: str = ""  # as browsers see it, such as https://play.example; nothing: whatever host was called
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed
    smtp: str = ""  # smtp://user:password@host:port; nothing: no e-mail
    mail_from: str = "metropole@localhost"
    metrics_token: str = ""  # who shows it may read /metrics; nothing: only this machine may
    limits: str = "1"  # how many times the usual limits hold; more than 1 is for load tests
    private_webhooks: str = ""  # 1: notices may go to http and to addresses of the own network
    debug: str = ""  # 1: faults are told in full, in answers and in the log; never where others play

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that METROPOLE_DATABASE and its like name."""
        names = cls.__dataclass_fields__
        given = {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        if "database" in given:
            given["database"] = _driver(given["database"])
        return cls(**given)

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def allows_private_webhooks(self) -> bool:
        return self.private_webhooks == "1"

    @property
    def is_debug(self) -> bool:
        return self.debug == "1"

    @property
    def is_behind_tls(self) -> bool:
        return self.origin.startswith("https://")


def _driver(address: str) -> str:
    """The address of a database with the driver that is used here: people write postgresql://, or just a file."""
    scheme, sign, rest = address.partition("://")
    if not sign:
        return f"sqlite+aiosqlite:///{Path(address)}"
    kind = scheme.partition("+")[0]
    drivers = {"postgresql": "asyncpg", "postgres": "asyncpg", "sqlite": "aiosqlite"}
    if kind not in drivers:
        raise NotUnderstood("unknown_database", given=kind[:40])
    return f"{'postgresql' if kind.startswith('postgres') else kind}+{drivers[kind]}://{rest}"
