"""The server put together: the one place where its parts are made, and each is given the few others that it needs."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.types import Receive, Scope, Send

from metropole import __version__
from metropole.server import bus as buses
from metropole.server import responses
from metropole.server.background import upkeep
from metropole.server.background.bots import BotPlayers
from metropole.server.background.bus_listener import BusListener
from metropole.server.background.heartbeats import Heartbeats
from metropole.server.background.presence import Presence
from metropole.server.background.runner import TaskRunner
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import Bus
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.middleware.gate import Gate
from metropole.server.middleware.request_log import RequestLog
from metropole.server.middleware.security_headers import SecurityHeaders
from metropole.server.notices.channels import Channels
from metropole.server.notices.notifier import Notifier
from metropole.server.people.accounts import Accounts
from metropole.server.routes import ROUTERS, pages
from metropole.server.settings import Settings
from metropole.server.sockets.draining import drain
from metropole.server.sockets.endpoint import SocketEndpoint
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.sockets.play import PlayDependencies
from metropole.server.sockets.schema import describe
from metropole.server.storage.database import DATABASE_TROUBLE, Database
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class Parts:
    """What one process is made of. Nobody outside this module is given it whole."""

    process: str
    settings: Settings
    metrics: Metrics
    database: Database
    bus: Bus
    accounts: Accounts
    channels: Channels
    broadcaster: TableBroadcaster
    tables: LiveTables
    newsfeeds: Newsfeeds
    thinkers: Thinkers | None
    bots: BotPlayers | None


class Metropole(FastAPI):
    """The server as an ASGI app. Requests go through FastAPI; sockets have an endpoint of their own."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.state.socket_endpoint(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def drain(self) -> None:
        """Let everybody go kindly, before the server goes."""
        await drain(self.state.tables, self.state.newsfeeds)


def make(settings: Settings, thinkers: int = 1) -> Metropole:
    """The server; bots think in so many processes."""
    metrics, limits = Metrics(), Limits.of(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _parts(settings, metrics, thinkers) as parts, _background(parts, is_serving=True):
            _hand_out(app, parts, limits)
            yield

    app = Metropole(
        title="Métropole",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[
            Middleware(SecurityHeaders, settings=settings),
            Middleware(RequestLog, metrics=metrics, is_debug=settings.is_debug),
            Middleware(Gate, settings=settings, limits=limits),
        ],
    )
    responses.install(app)
    for router in ROUTERS:
        app.include_router(router)
    describe(app)
    pages.install(app)
    return app


@asynccontextmanager
async def worker(settings: Settings, thinkers: int) -> AsyncIterator[None]:
    """A process that serves nobody: it only lets bots think, for the tables that others serve."""
    async with _parts(settings, Metrics(), thinkers) as parts, _background(parts, is_serving=False):
        yield


def _hand_out(app: FastAPI, parts: Parts, limits: Limits) -> None:
    """Put into the app's state what its routes and sockets ask for, each part under its own name."""
    state = app.state
    state.settings, state.limits, state.metrics = parts.settings, limits, parts.metrics
    state.database, state.bus, state.channels = parts.database, parts.bus, parts.channels
    state.accounts, state.tables, state.newsfeeds = parts.accounts, parts.tables, parts.newsfeeds
    play = PlayDependencies(parts.database, parts.bus, limits, parts.tables, parts.broadcaster, parts.thinkers)
    state.socket_endpoint = SocketEndpoint(parts.settings, parts.metrics, parts.accounts, parts.newsfeeds, play)


@asynccontextmanager
async def _parts(settings: Settings, metrics: Metrics, thinkers: int) -> AsyncIterator[Parts]:
    """Everything opened, and closed again at the end, the last first."""
    process = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(4)}"
    async with AsyncExitStack() as stack:
        database, bus = Database(settings), buses.make(settings.bus)
        stack.push_async_callback(database.close)
        stack.push_async_callback(bus.close)
        journal = await stack.enter_async_context(Journal(database, metrics))
        broadcaster = TableBroadcaster(database)
        tables = LiveTables(database, journal, bus, metrics, broadcaster, process)
        accounts = Accounts(database, leaving=tables.leave_all)
        channels = Channels(database, settings)
        stack.push_async_callback(channels.close)
        minds = Thinkers(thinkers) if thinkers else None
        bots = BotPlayers(tables, minds, process) if minds else None
        yield Parts(
            process=process,
            settings=settings,
            metrics=metrics,
            database=database,
            bus=bus,
            accounts=accounts,
            channels=channels,
            broadcaster=broadcaster,
            tables=tables,
            newsfeeds=Newsfeeds(),
            thinkers=minds,
            bots=bots,
        )


@asynccontextmanager
async def _background(parts: Parts, *, is_serving: bool) -> AsyncIterator[None]:
    """All that goes on besides answering. Only while somebody serves can people move: only then are there heartbeats
    and flags.
    """
    database, tables, bots = parts.database, parts.tables, parts.bots
    heartbeats = Heartbeats(database, tables, parts.process, is_only_one=parts.settings.is_sqlite)
    if is_serving:
        await heartbeats.begin()
    try:
        async with TaskRunner() as runner:
            _start(runner, parts)
            if is_serving:
                runner.every(1.0, "heartbeat", heartbeats.beat)
                runner.every(1.0, "flags", lambda: upkeep.flag_overdue(tables))
            yield
            if bots is not None:
                await bots.close()
    finally:
        if is_serving:
            with suppress(*DATABASE_TROUBLE):
                await heartbeats.end()


def _start(runner: TaskRunner, parts: Parts) -> None:
    database, tables, bots = parts.database, parts.tables, parts.bots
    listener = BusListener(tables, parts.newsfeeds, bots, parts.process)
    presence = Presence(database, parts.accounts.sessions, tables, parts.newsfeeds)

    async def sweep() -> None:
        await parts.accounts.sessions.sweep()
        await upkeep.sweep_heartbeats(database)
        if bots is not None:
            await bots.sweep()

    runner.start(parts.bus.listen(listener.handle))
    runner.start(Notifier(database, parts.settings, parts.channels).run())
    if bots is not None:
        runner.start(bots.run())
    runner.every(1.0, "look_around", listener.look_around)
    runner.every(1.0, "settle", lambda: upkeep.settle_finished(database))
    runner.every(10.0, "check_sessions", presence.check_sessions)
    runner.every(15.0, "greet", presence.greet)
    runner.every(15.0, "count", lambda: upkeep.count_tables(database, parts.metrics))
    runner.every(30.0, "sweep", sweep)
