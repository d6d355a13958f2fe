"""What uvicorn's connections tell the list of connections, at every turn that one of them can take."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from metropole.server.admission.connections import ANSWER_WITHIN, REQUEST_WITHIN, Connections, Room
from metropole.server.admission.uvicorn_http import admitting
from metropole.server.metrics import Metrics
from metropole.server.settings import Settings
from metropole.server.sockets.uvicorn_transport import UvicornTransport
from tests.patience import PATIENCE
from tests.server.served import wait_until

ASK = b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers at once; at /slow never; a socket says hello."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.send_text("hello")
        await socket.receive()
        return
    while scope["path"] == "/slow" and (await receive())["type"] != "http.disconnect":
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


class House:
    """A server of one thread, with a clock that the test turns."""

    def __init__(self, ws: Any, most: int = 4) -> None:
        self.at, self.metrics = 0.0, Metrics()
        self.list = Connections(Room(most, most), Settings(), self.metrics, lambda: self.at)
        config = uvicorn.Config(app, port=0, http=admitting(self.list), ws=ws, lifespan="off", log_config=None)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def place(self) -> tuple[str, int]:
        host, port = self.server.servers[0].sockets[0].getsockname()
        return host, port

    def link(self, said: bytes = b"") -> socket.socket:
        link = socket.create_connection(self.place, PATIENCE)
        link.sendall(said)
        return link

    def later(self, seconds: float) -> None:
        """The slow ones are looked for when somebody comes, and that one is answered after them."""
        self.at += seconds
        with closing(self.link(ASK % b"/")) as newcomer:
            assert newcomer.recv(12) == b"HTTP/1.1 200"

    @property
    def count(self) -> float:
        return self.metrics.registry.get_sample_value("metropole_connections") or 0.0


@pytest.fixture(params=["websockets-sansio", UvicornTransport])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    made = House(request.param)
    made.thread.start()
    while not made.server.started:
        time.sleep(0.01)
    yield made
    made.server.should_exit = made.server.force_exit = True
    made.thread.join(PATIENCE)


def answered(link: socket.socket) -> bytes:
    """The next answer, whole; nothing where the connection has ended."""
    told = b""
    try:
        while not told.endswith(b"ok") and (more := link.recv(1000)):
            told += more
    except ConnectionError:
        return b""
    return told.partition(b"\r\n")[0]


def test_a_request_is_answered_and_the_next_one_too(house: House) -> None:
    with closing(house.link()) as link:
        for _ in range(3):
            link.sendall(ASK % b"/")
            assert answered(link) == b"HTTP/1.1 200 OK"
            house.at += REQUEST_WITHIN - 1
    wait_until(lambda: house.count == 0)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        ASK % b"/" + b"GET / HTTP/1.1\r\nHo",  # answered, and then half another
        b"POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",  # answered before its body was there
    ],
)
def test_what_is_not_whole_ends_in_time(house: House, said: bytes) -> None:
    with closing(house.link(said)) as link:
        wait_until(lambda: house.count == 1)
        time.sleep(0.05)  # so that what it said has arrived, or else the less
        house.later(REQUEST_WITHIN + 1)
        while answered(link):
            pass
        wait_until(lambda: house.count == 0)


def test_an_answer_may_take_longer_but_not_for_ever(house: House) -> None:
    with closing(house.link(ASK % b"/slow")) as link:
        wait_until(lambda: len(house.list._answered) == 1)
        house.later(REQUEST_WITHIN + 1)
        assert len(house.list._answered) >= 1
        house.later(ANSWER_WITHIN)
        assert answered(link) == b""


def test_what_was_asked_meanwhile_is_answered_after_it(house: House) -> None:
    with closing(house.link(ASK % b"/" + ASK % b"/" + ASK % b"/slow")) as link:
        told = b""
        while told.count(b"ok") < 2:
            told += link.recv(1000)
        wait_until(lambda: len(house.list._answered) == 1)
        house.later(REQUEST_WITHIN + 1)
        assert len(house.list._answered) >= 1, "it is the server that it waits for"


def test_a_socket_stays_and_leaves(house: House) -> None:
    with connect("ws://{}:{}/".format(*house.place), open_timeout=PATIENCE) as here:
        assert here.recv(PATIENCE) == "hello"
        house.later(1_000_000)
        assert len(house.list._sockets) == 1
    wait_until(lambda: house.count == 0)
    assert not house.list._sockets


def test_sockets_take_their_share_and_no_more(house: House) -> None:
    place = "ws://{}:{}/".format(*house.place)
    with connect(place), connect(place), connect(place), connect(place) as fourth:
        assert fourth.recv(PATIENCE) == "hello"
        with pytest.raises(InvalidStatus) as refused, connect(place):
            pass
        assert refused.value.response.status_code == 503


def test_where_all_room_is_taken_only_health_is_answered(house: House) -> None:
    busy = [house.link(ASK % b"/slow") for _ in range(4)]
    wait_until(lambda: len(house.list._answered) == 4)
    for path, told in ((b"/", b"HTTP/1.1 503"), (b"/health", b"HTTP/1.1 200"), (b"/ready?x=1", b"HTTP/1.1 200")):
        with closing(house.link(ASK % path)) as link:
            assert link.recv(12) == told
    for link in busy:
        link.close()
    wait_until(lambda: house.count == 0)
