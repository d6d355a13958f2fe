"""People who play at random and heal by themselves, and who notice everything that should not happen."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.faults.folding import fold, known
from tests.patience import PATIENCE

REFUSED = 1008  # the code of closing for good
TROUBLE = (OSError, WebSocketException, httpx2.TransportError, EOFError)


def calling() -> httpx2.AsyncClient:
    """A client for requests. Nothing is encrypted here: to load certificates would take longer than all requests."""
    return httpx2.AsyncClient(timeout=PATIENCE, verify=False)


class Moments:
    """Lets others wait for the next time that something happens to anybody, and counts."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, int] = defaultdict(int)
        self._waiting: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)

    def happens(self, what: str) -> None:
        self.counts[what] += 1
        for waiting in self._waiting.pop(what, []):
            if not waiting.done():
                waiting.set_result(None)

    async def until(self, what: str) -> None:
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[what].append(waiting)
        await waiting


@dataclass
class Person:
    """Somebody with a session, who knows several addresses of the server."""

    addresses: Sequence[str]
    rng: random.Random
    moments: Moments
    pause: float = 0.0  # the most seconds between two actions
    has_account: bool = False
    id: str = ""
    cookie: str = ""

    async def come_in(self) -> Person:
        name = f"Somebody {self.rng.randrange(10**9)}"
        self.cookie = ""
        _, _, answer = await self._ask("POST", "/api/guests", {"name": name})
        self.id, self.cookie = answer.json()["id"], answer.cookies["metropole"]
        if self.has_account:
            await self._sign_up(name)
        return self

    async def _sign_up(self, name: str) -> None:
        """Be no guest any more. If nobody heard that it was done, it is tried as somebody else."""
        wanted = {"name": name, "password": f"{self.rng.randrange(10**20)}"}
        status, _, answer = await self._ask("POST", "/api/me/account", wanted)
        if status == 200:
            self.cookie = answer.cookies.get("metropole") or self.cookie
        else:
            await self.come_in()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask until there is an answer; that is its status and what it says."""
        status, told, _ = await self._ask(method, path, body)
        return status, told

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any, httpx2.Response]:
        tries = 0
        while True:
            address = self.addresses[tries % len(self.addresses)]
            tries += 1
            try:
                async with calling() as client:
                    answer = await client.request(method, address + path, json=body, headers=self.headers(address))
                if answer.status_code < 500:
                    return answer.status_code, answer.json(), answer
                assert answer.status_code == 503, answer.text
            except TROUBLE:
                pass
            await asyncio.sleep(0.05)

    def headers(self, address: str) -> dict[str, str]:
        return {"Origin": address, **({"Cookie": f"metropole={self.cookie}"} if self.cookie else {})}

    def sits_at(self, table_id: str) -> Playing:
        return Playing(self, self.id, self.cookie, table_id, self.addresses)


@dataclass
class Playing:
    """One person at one table, over as many connections as it takes."""

    person: Person
    user: str
    cookie: str
    table_id: str
    addresses: Sequence[str]
    seen: dict[str, Any] = field(default_factory=dict)
    waiting: dict[str, Any] | None = None  # what was asked and is not answered
    asked: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)  # version by id
    refused: set[str] = field(default_factory=set)
    sent_at: dict[str, float] = field(default_factory=dict)  # when something was first asked, by its id
    heard_at: dict[int, float] = field(default_factory=dict)  # when an entry came, by its version
    connections: int = 0
    silences: int = 0

    @property
    def version(self) -> int | None:
        return self.seen.get("version")

    @property
    def is_over(self) -> bool:
        return bool(self.seen) and self.seen["table"]["status"] in ("finished", "closed")

    async def run(self) -> None:
        """Play until the game is over."""
        wait, tries = 0.02, 0
        while not self.is_over:
            before = self.connections
            try:
                await self._connect(self.addresses[tries % len(self.addresses)])
            except InvalidStatus as refusal:
                if refusal.response.status_code < 500:
                    raise
            except TimeoutError:
                self.silences += self.connections > before
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code == REFUSED:
                    raise
            except TROUBLE:
                pass
            wait = 0.02 if self.connections > before else min(2 * wait, 0.3)
            tries += 1
            await asyncio.sleep(wait * self.person.rng.random())

    async def _connect(self, address: str) -> None:
        since = "" if self.version is None else f"?version={self.version}"
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table_id}/play{since}"
        headers = {"Origin": address, "Cookie": f"metropole={self.cookie}"}
        async with connect(
            where, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.2, ping_interval=None
        ) as socket:
            self.connections += 1
            is_impatient = self.person.rng.random() < 0.5  # asks again before hearing what it missed
            if self.waiting and is_impatient:
                await self._send(socket)
            await self._talk(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        while not self.is_over:
            async with asyncio.timeout(PATIENCE):
                told = json.loads(await socket.recv())
            self._hear(told)
            if told["type"] == "ping":
                await socket.send(json.dumps({"type": "pong", "at": told["at"]}))
            elif told["type"] == "refused" and self.waiting:  # it was not saved, or perhaps it was
                await asyncio.sleep(0.2)
                await self._send(socket)
            elif self.waiting and told["type"] == "welcome":
                await self._send(socket)
            elif not self.waiting and (action := self._choose()):
                await asyncio.sleep(self.person.pause * self.person.rng.random())
                name = f"{self.person.rng.randrange(10**12)}"
                self.waiting = self.asked[name] = {"id": name, "version": self.version, **action}
                self.sent_at[name] = time.monotonic()
                await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self.waiting))
        self.person.moments.happens("sent")

    # Hearing

    def _hear(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "snapshot":
                assert not self.seen, f"the server has lost something: {told['version']} after {self.version}"
                self.seen = told
            case "entry":
                assert told["version"] == (self.version or 0) + 1, f"{told['version']} after {self.version}"
                fold(self.seen, told)
                self.heard_at[told["version"]] = time.monotonic()
                if "id" in told:
                    self._acknowledge(told["id"], told["version"])
            case "done":
                assert told["entry"] <= (self.version or 0)
                self._acknowledge(told["id"], told["entry"])
            case "welcome":
                assert told["version"] == self.version
            case "refused":
                self._take_back(told)

    def _acknowledge(self, name: str, version: int) -> None:
        assert self.acknowledged.setdefault(name, version) == version, "acknowledged twice"
        assert name not in self.refused
        if self.waiting and self.waiting["id"] == name:
            self.waiting = None
            self.person.moments.happens("acknowledged")

    def _take_back(self, told: dict[str, Any]) -> None:
        reason = told["reason"]["id"]
        if reason == "not_saved":
            return
        assert reason in ("stale_version", "nothing_to_undo"), told
        assert told["id"] not in self.acknowledged
        self.refused.add(told["id"])
        self.waiting = None
        if "fresh" in told:
            fresh, mine = known(told["fresh"]), known(self.seen)
            assert fresh == mine, {key: (fresh.get(key), mine.get(key)) for key in fresh if fresh[key] != mine.get(key)}

    def _choose(self) -> dict[str, Any] | None:
        rng, legal = self.person.rng, self.seen.get("legal")
        if legal is None or self.is_over:
            wants_back = self.seen.get("can_undo") and not self.is_over and rng.random() < 0.03
            return {"type": "undo"} if wants_back else None
        if "actions" in legal:
            return {"type": "play", "action": rng.choice(legal["actions"])}
        passes = not legal["values"] or not legal["places"] or (legal["pass"] and rng.random() < 0.4)
        bid = "pass" if passes else f"{rng.choice(legal['values'])}@{rng.choice(legal['places'])}"
        return {"type": "play", "action": bid}
