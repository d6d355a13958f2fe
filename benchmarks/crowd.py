"""People of one's own machine who come from several of its addresses: 127.0.0.2 and on, each with the limits of one."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from benchmarks.frames import Frames
from tests.server.client import actions

PATIENCE = 5.0  # seconds for an answer


class Visitor:
    """A client at an address of its own. What becomes of what it asks is counted, by status."""

    def __init__(self, server: str, local: str, counts: Counter[str]) -> None:
        self.server, self.local, self.counts = server, local, counts
        self.host, self.port = urlsplit(server).hostname or "", urlsplit(server).port or 0
        self.cookie, self.table = "", ""
        self.version, self.legal = 0, ["pass"]

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        """One request on a connection of its own; 0 if there is no answer."""
        usual = {"Host": f"{self.host}:{self.port}", "Origin": self.server, "Content-Type": "application/json"}
        lines = {**usual, "Cookie": self.cookie, "Connection": "close", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in lines.items())
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._exchange(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            answer = b""
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        self.counts[f"status {status}"] += 1
        self._keep_cookie(answer)
        return status, answer.partition(b"\r\n\r\n")[2]

    async def _exchange(self, asked: bytes) -> bytes:
        reader, writer = await self.connect()
        try:
            writer.write(asked)
            return await reader.read()
        finally:
            writer.close()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which nothing was said yet."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.local, 0))

    def _keep_cookie(self, answer: bytes) -> None:
        for line in answer.partition(b"\r\n\r\n")[0].split(b"\r\n"):
            if line.lower().startswith(b"set-cookie: metropole="):
                self.cookie = line[12:].partition(b";")[0].decode()

    async def ask_json(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        status, answer = await self.ask(method, path, json.dumps(body).encode())
        return status, json.loads(answer) if answer else None

    async def come_in(self) -> bool:
        """Be a guest; False where the address has had too many."""
        status, _ = await self.ask_json("POST", "/api/guests", {"name": f"Somebody {id(self) % 10**7}"})
        return status == 201

    async def open_table(self, *bots: str, **more: Any) -> bool:
        """Open a table, and begin with these bots."""
        wish = {"game": "metro", "players": 1 + len(bots), "seats": ["me", *bots], "start": True, **more}
        status, told = await self.ask_json("POST", "/api/tables", wish)
        self.table = told["table"]["id"] if status == 201 else self.table
        return status == 201

    async def sit_down(self) -> Frames | None:
        """The play socket of one's table, if one is let in; what comes there is counted."""
        headers = {"Cookie": self.cookie, "Origin": self.server}
        try:
            async with asyncio.timeout(PATIENCE):
                path = f"/api/tables/{self.table}/play"
                return await Frames.open(self.host, self.port, path, headers, self._hear, self.local)
        except (OSError, TimeoutError):
            self.counts["not let in"] += 1
            return None

    def some_action(self) -> dict[str, Any]:
        """An action that one may do at one's table as it was told, with its version."""
        return {"version": self.version, "action": random.choice(self.legal)}

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"snapshot"'):
            told = json.loads(text)
            self.version, self.legal = told["version"], actions(told["legal"]) if told.get("legal") else self.legal
        self.counts["refused" if text.startswith(b'{"type":"refused"') else "told"] += 1
