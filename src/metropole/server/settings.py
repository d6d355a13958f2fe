"""What an operator may set: in the environment, or in a file that METROPOLE_SETTINGS names, which counts less.
The defaults serve one machine with no other part.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Self, get_type_hints

from metropole.bots import LEVEL_NAMES
from metropole.extras import NOTICES, need
from metropole.games.contract import NotUnderstood

PREFIX = "METROPOLE_"
FILE = PREFIX + "SETTINGS"
KEEP = "keep_"  # begins the names of settings that are numbers of days
MOST_DIGITS = 5
SECRET = {"database", "bus", "smtp", "metrics_token"}  # may hold passwords: not printed


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the log is kept, how processes hear of each other, and what stands around them."""

    database: Annotated[str, "A file, or postgresql://user:password@host/name."] = "sqlite+aiosqlite:///metropole.db"
    bus: Annotated[str, "redis://host:port/0 (Redis or Valkey), for more than one process."] = ""
    origin: Annotated[str, "The address that browsers see, such as https://play.example."] = ""
    proxies: Annotated[str, "Networks of the proxies whose X-Forwarded-For is believed."] = "127.0.0.1"
    smtp: Annotated[str, "smtp://user:password@host:port, for notices by e-mail."] = ""
    mail_from: Annotated[str, "The sender of these e-mails."] = "metropole@localhost"
    metrics_token: Annotated[str, "A token for reading /metrics; without one, only this machine may."] = ""
    limits: Annotated[str, "A factor for all limits; more than 1 is for load tests."] = "1"
    stand_ins: Annotated[str, "Your own bots as levels: casual=my_bot:Widest,novice=other:Bot."] = ""
    bot_moments: Annotated[str, "0: bots answer at once at every table; meant for tests."] = "1"
    keep_open_tables: Annotated[int, "Days until an open table that nobody comes back to is closed; 0: never."] = 3
    keep_guests: Annotated[int, "Days until a guest who finished no game is forgotten; 0: never."] = 30
    keep_chat: Annotated[int, "Days that chat messages are kept; 0: for ever."] = 90
    keep_notices: Annotated[int, "Days that a notice is kept after it was sent or given up; 0: for ever."] = 7
    private_webhooks: Annotated[str, "1: webhooks may use http and addresses of your own network."] = ""
    debug: Annotated[str, "1: errors are shown in full; never where others play."] = ""

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that METROPOLE_DATABASE and its like name, and those of the file."""
        given: dict[str, Any] = _of_file(environment[FILE], cls.described()) if environment.get(FILE) else {}
        given |= {name: environment[variable(name)] for name in cls.described() if variable(name) in environment}
        if "database" in given:
            given["database"] = _driver(given["database"])
        given |= {name: _days(name, value) for name, value in given.items() if name.startswith(KEEP)}
        settings = cls(**given)
        settings._check_packages()
        return settings

    def _check_packages(self) -> None:
        """Refuse what needs a package that is not installed, before anything else is begun."""
        if not self.is_sqlite:
            need("asyncpg", "postgresql")
        if self.bus:
            need("redis", "redis")
        if self.smtp:
            need("aiosmtplib", NOTICES)

    @classmethod
    def described(cls) -> dict[str, str]:
        """What can be set, and what each of it is."""
        return {name: hint.__metadata__[0] for name, hint in get_type_hints(cls, include_extras=True).items()}

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def allows_private_webhooks(self) -> bool:
        return self.private_webhooks == "1"

    @property
    def has_bot_moments(self) -> bool:
        return self.bot_moments != "0"

    @property
    def stand_in_bots(self) -> dict[str, str]:
        """The names of bots that play as levels, by level."""
        pairs = [pair.partition("=") for pair in self.stand_ins.split(",") if pair]
        for level, _, bot in pairs:
            if level not in LEVEL_NAMES or not bot:
                raise NotUnderstood("unknown_name", key=f"{PREFIX}STAND_INS", given=level[:40], known=LEVEL_NAMES)
        return {level: bot for level, _, bot in pairs}

    @property
    def is_debug(self) -> bool:
        return self.debug == "1"

    @property
    def is_behind_tls(self) -> bool:
        return self.origin.startswith("https://")


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return PREFIX + name.upper()


def _of_file(path: str, known: Mapping[str, str]) -> dict[str, str]:
    """What a file sets, written as the environment would have it."""
    try:
        given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as problem:
        raise NotUnderstood("cannot_read", file=path, problem=problem.strerror or "") from problem
    except ValueError as problem:  # also what is no UTF-8
        raise NotUnderstood("settings_not_toml", file=path, problem=str(problem)) from problem
    for name, value in given.items():
        if name not in known:
            raise NotUnderstood("unknown_key", key=name[:40], where=path, known=list(known))
        if not isinstance(value, str | int | float):
            raise NotUnderstood("setting_not_plain", file=path, key=name)
    return {name: str(int(value)) if isinstance(value, bool) else str(value) for name, value in given.items()}


def _days(name: str, given: str) -> int:
    if not given.isascii() or not given.isdecimal() or len(given) > MOST_DIGITS:
        raise NotUnderstood("not_a_number", key=variable(name))
    return int(given)


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
