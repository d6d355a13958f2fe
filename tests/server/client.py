"""A client of the live server that waits: a browser's session, and tabs of it that look at tables."""

from __future__ import annotations

import itertools
import json
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Self

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server.screen import Screen

Told = dict[str, Any]


class Browser:
    """Somebody's session."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        self.user: str = self.post("/api/guests", {"name": name})["id"]
        self.cookie = self.http.cookies["metropole"]

    def make_account(self) -> None:
        """From a guest to an account, which rated games need; under a name that nobody else has."""
        self.post("/api/me/account", {"name": f"Member {token_hex(6)}", "password": "long enough"})
        self.cookie = self.http.cookies["metropole"]

    def move_to(self, address: str) -> None:
        """The same session at another process, or at one that was started again."""
        self.address = address
        self.http.base_url = address
        self.http.headers["Origin"] = address

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What a route answers; an error must be the one that is expected."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status if status else answer.is_success, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, body)

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the id of a refusal."""
        answer = self.http.request(method, path, json=body)
        return answer.status_code, answer.json()["reason"]["id"]

    def open_table(self, game: str, *seats: str | None, **terms: Any) -> str:
        """Open a table with so many seats; it begins if nobody is missing."""
        new = {"game": game, "players": len(seats), "seats": seats, "start": None not in seats, **terms}
        table: str = self.post("/api/tables", new)["table"]["id"]
        return table

    def sit(self, table: str, seat: int) -> None:
        self.ask("PUT", f"/api/tables/{table}/seats/{seat}", {})

    def tab(self, table: str, version: int | None = None) -> Tab:
        return Tab(self, table, version)


class Tab:
    """One page that looks at a table: its socket, everything it was told, and what it shows."""

    _ids = itertools.count()

    def __init__(self, browser: Browser, table: str, version: int | None = None) -> None:
        self.browser, self.table = browser, table
        self.screen = Screen(browser.user)
        self.texts: list[str] = []
        self._open = ExitStack()
        self._connect(version)

    def _connect(self, version: int | None) -> None:
        self.address = self.browser.address
        place = self.address.replace("http", "ws")
        query = "" if version is None else f"?version={version}"
        connecting = connect(
            f"{place}/api/tables/{self.table}/play{query}",
            origin=Origin(self.browser.address),
            additional_headers={"Cookie": f"metropole={self.browser.cookie}"},
            open_timeout=PATIENCE,
            compression=None,
            max_queue=None,  # it reads on also while nobody looks
        )
        self.socket = self._open.enter_context(connecting)
        self.wait_for(lambda told: told["type"] in ("snapshot", "welcome"))

    def come_back(self) -> None:
        """Connect again, and be told what was missed."""
        self.drop()
        self._connect(self.screen.version)

    def drop(self) -> None:
        """The connection breaks; what was on its way is lost."""
        with suppress(OSError):  # it may be broken already
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Hearing

    def hear(self, timeout: float = PATIENCE) -> Told:
        """The next message, shown."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        told: Told = json.loads(text)
        self.screen.take(told)
        return told

    def wait_for(self, is_it: Callable[[Told], bool]) -> Told:
        """Hear until a message is the one."""
        while not is_it(told := self.hear()):
            pass
        return told

    def catch_up(self, version: int) -> None:
        """Hear until the table is shown at a version."""
        while self.screen.version is None or self.screen.version < version:
            self.hear()

    def hear_the_end(self) -> int:
        """Hear until the connection is closed; answers the code."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code

    # Asking

    def send(self, type: str, **asked: Any) -> str:
        """Ask, under an id that is made up unless it is given; answers the id."""
        asked_id: str = asked.setdefault("id", f"a{next(self._ids)}")
        self.socket.send(json.dumps({"type": type, **asked}))
        return asked_id

    def ask(self, type: str, **asked: Any) -> Told:
        """Ask, and wait for the answer."""
        asked_id = self.send(type, **asked)
        return self.wait_for(lambda told: told.get("id") == asked_id)

    def act(self, type: str, **asked: Any) -> Told:
        """Ask for something at the version that is shown."""
        return self.ask(type, **{"version": self.screen.version, **asked})

    def hint(self) -> Told:
        """What a bot would do; on a busy machine nobody may have thought it out in time, then it is asked again."""
        end = monotonic() + PATIENCE
        while (told := self.act("hint"))["type"] == "refused":
            assert told["reason"]["id"] == "no_thinkers", told
            assert monotonic() < end, "nobody thinks"
        return told

    def refused(self, type: str, **asked: Any) -> str:
        """The id of the reason why something was refused."""
        told = self.act(type, **asked)
        assert told["type"] == "refused", told
        reason: str = told["reason"]["id"]
        return reason


def actions(legal: dict[str, Any]) -> list[str]:
    """All actions that a screen offers."""
    if "actions" in legal:
        return list(legal["actions"])
    bids = [f"{value}@{place}" for place in legal["places"] for value in legal["values"]]
    return bids + (["pass"] if legal["pass"] else [])
