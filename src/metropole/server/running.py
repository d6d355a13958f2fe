"""The processes of the server: one that serves, and one that only lets bots think."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from metropole.games.contract import NotLegal
from metropole.server import app, logs
from metropole.server.admission.connections import Connections, Room
from metropole.server.admission.descriptors import raise_descriptor_limit
from metropole.server.app import Metropole
from metropole.server.ratings import settling
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import migrate
from metropole.server.storage.waiting import when_there

LONGEST_MESSAGE = 8 * 1024
GRACE = 5  # seconds to end in
# Tables and sockets are many and live long: to look through them all often would find nothing. Young is what a thousand
# moves have under way: to look through less would look at them over and over, through more would let people wait.
RARE_COLLECTION = (50_000, 5, 1000)

# Seconds after which a thread that computes lets whoever serves go on: a move passes between threads several times, and
# would wait so long each time. Python's own are 5 ms.
SWITCH_INTERVAL = 0.0002


class Server(uvicorn.Server):
    """Says goodbye to sockets before uvicorn shuts them; ends connections that keep silent."""

    def __init__(self, config: uvicorn.Config, metropole: Metropole, connections: Connections) -> None:
        super().__init__(config)
        self._metropole, self._connections = metropole, connections

    async def on_tick(self, counter: int) -> bool:
        self._connections.end_slow()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._metropole.drain()
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, thinkers: int, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop."""
    logs.set_up(is_debug=settings.is_debug)
    sys.setswitchinterval(SWITCH_INTERVAL)
    asyncio.run(when_there(partial(_bring_up, settings)))
    gc.set_threshold(*RARE_COLLECTION)
    metropole = app.make(settings, thinkers)
    gc.freeze()  # what was made so far stays for good
    room = Room.within(raise_descriptor_limit(), metropole.state.limits)
    connections = Connections(room, settings, metropole.state.metrics)
    options = {**server_options(settings), "http": http_protocol(connections)}
    config = uvicorn.Config(metropole, host=host, port=port, **options)
    with _bound(host, port) as listening:
        on_ready(f"http://{host}:{listening.getsockname()[1]}")
        Server(config, metropole, connections).run(sockets=[listening])


async def _bring_up(settings: Settings) -> None:
    """The database and the ratings as this program has them, also where another version was here before."""
    await migrate(settings.database)
    database = Database(settings)
    try:
        await settling.bring_up(database)
    finally:
        await database.close()


def server_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves."""
    return {
        "loop": "auto",  # uvloop, where it is
        "http": "httptools",
        "ws": socket_protocol(),
        "ws_max_size": LONGEST_MESSAGE,
        "ws_per_message_deflate": False,  # it would cost more memory than everything else of a table
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": GRACE,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "log_config": None,
        "access_log": False,
    }


def http_protocol(connections: Connections) -> Any:
    """How uvicorn speaks HTTP: so that silence keeps nobody out, where this uvicorn has what it takes."""
    try:
        from metropole.server.admission.uvicorn_http import admitting
    except ImportError:
        return "httptools"
    return admitting(connections)


def socket_protocol() -> Any:
    """How uvicorn speaks on sockets: by our short cut, where this uvicorn has what it takes; else by its own way."""
    try:
        from metropole.server.sockets.uvicorn_transport import UvicornTransport
    except ImportError:
        return "auto"
    return UvicornTransport


def _bound(host: str, port: int) -> socket.socket:
    """A socket that listens; people can come while everything is still being put together, and wait."""
    try:
        return socket.create_server((host, port), backlog=1024)
    except OSError as problem:
        raise NotLegal("cannot_listen", host=host, port=str(port), problem=problem.strerror or str(problem)) from None


def think(settings: Settings, thinkers: int) -> None:
    """Only let bots think, for the tables that other processes serve."""
    logs.set_up()
    asyncio.run(when_there(partial(migrate, settings.database)))
    asyncio.run(_think(settings, thinkers))


async def _think(settings: Settings, thinkers: int) -> None:
    stop = asyncio.Event()
    _on_signal(stop.set)
    async with app.worker(settings, thinkers):
        logs.log_event("worker_ready")
        await stop.wait()


def _on_signal(end: Callable[[], object]) -> None:
    """Have this done when the process is told to end."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, end)
        except NotImplementedError:  # not on Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(end))
