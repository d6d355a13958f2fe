"""Silent connections keep nobody out: more of them than the process may have files open, and people still come in."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from tests.patience import PATIENCE
from tests.server.client import Browser
from tests.server.served import Process, serving

pytestmark = pytest.mark.processes

FILES = 256  # that the server may have open at once
SILENT = 300
NOT_WHOLE = {
    "nothing": b"",
    "half a header": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    "half a handshake": b"GET /api/news HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that may have few files open."""
    database = tmp_path_factory.mktemp("silence") / "metropole.db"
    with serving(database=str(database), files=str(FILES)) as process:
        yield process


@contextlib.contextmanager
def silent(address: str, said: bytes) -> Iterator[list[socket.socket]]:
    """Many connections, from many addresses of this machine, that say so much and no more."""
    place = urlsplit(address)
    with contextlib.ExitStack() as stack:
        links = []
        for number in range(SILENT):
            from_here = (f"127.0.0.{2 + number % 200}", 0)
            link = socket.create_connection((place.hostname, place.port), PATIENCE, source_address=from_here)
            links.append(stack.enter_context(link))
            with contextlib.suppress(OSError):  # it may have been shut out already
                link.sendall(said)
        yield links


@pytest.mark.parametrize("said", NOT_WHOLE)
def test_newcomers_and_health_checks_are_answered_meanwhile(server: Process, said: str) -> None:
    ada = Browser(server.address, "Ada")
    table = ada.open_table("metro", "me", None)
    with ada.tab(table) as tab, silent(server.address, NOT_WHOLE[said]):
        for path in ("/health", "/ready"):
            assert httpx2.get(server.address + path, timeout=PATIENCE).status_code == 200
        bob = Browser(server.address, "Bob")
        bob.sit(table, 1)
        with bob.tab(table) as other:
            assert other.screen.version == 2
        tab.catch_up(2)
    assert "fault" not in server.logged()


def test_one_address_does_not_take_all_the_room(server: Process, tmp_path: Path) -> None:
    place = urlsplit(server.address)
    with contextlib.ExitStack() as stack:
        links = [
            stack.enter_context(
                socket.create_connection((place.hostname, place.port), PATIENCE, source_address=("127.0.0.222", 0))
            )
            for _ in range(FILES // 2)
        ]
        wait_for_the_end_of(links[-1])
        assert counted(server, 'metropole_connections_ended_total{reason="address"}') > 0
        links[0].sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert links[0].recv(12) == b"HTTP/1.1 200"


def wait_for_the_end_of(link: socket.socket) -> None:
    link.settimeout(PATIENCE)
    with contextlib.suppress(ConnectionError):
        assert link.recv(1) == b""


def counted(server: Process, name: str) -> float:
    text = httpx2.get(f"{server.address}/metrics", timeout=PATIENCE).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))
