"""The server put together: the one place where its parts are made, and each is given the few others that it needs."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.types import Receive, Scope, Send

from metropole import __version__
from metropole.server import responses
from metropole.server.background import upkeep
from metropole.server.background.beginnings import begin_due
from metropole.server.background.bus_listener import BusListener
from metropole.server.background.flags import flag_overdue
from metropole.server.background.heartbeats import FELT_EVERY, Heartbeats
from metropole.server.background.premoves import play_due
from metropole.server.background.presence import Presence
from metropole.server.background.retention import Retention
from metropole.server.background.runner import TaskRunner
from metropole.server.background.thinking import Thinking
from metropole.server.broadcast import names
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import Bus, LocalBus
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.middleware.gate import Gate
from metropole.server.middleware.request_log import RequestLog
from metropole.server.middleware.security_headers import SecurityHeaders
from metropole.server.notices.channels import Channels
from metropole.server.notices.notifier import Notifier
from metropole.server.people.accounts import Accounts
from metropole.server.previews.pictures import Pictures
from metropole.server.processor_shares import ProcessorShares
from metropole.server.routes import ROUTERS, pages, previews
from metropole.server.settings import Settings
from metropole.server.sockets.draining import drain
from metropole.server.sockets.endpoint import SocketEndpoint
from metropole.server.sockets.newsfeed import Newsfeeds
from metropole.server.sockets.play import PlayDependencies
from metropole.server.sockets.schema import describe
from metropole.server.storage.database import DATABASE_TROUBLE, Database
from metropole.server.storage.waiting import when_there
from metropole.server.storage.write_trial import WriteTrial
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.task_health import TaskHealth


@dataclass(frozen=True, slots=True)
class Parts:
    """What one process is made of. Nobody outside this module is given it whole."""

    process: str
    settings: Settings
    metrics: Metrics
    database: Database
    write_trial: WriteTrial
    bus: Bus
    accounts: Accounts
    channels: Channels
    broadcaster: TableBroadcaster
    tables: LiveTables
    newsfeeds: Newsfeeds
    thinking: Thinking


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
    shares = ProcessorShares(limits.factor)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _parts(settings, metrics, limits, thinkers) as parts, _background(parts, is_serving=True) as runner:
            _hand_out(app, parts, shares, runner.health)
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
            Middleware(Gate, settings=settings, limits=limits, shares=shares),
        ],
    )
    app.state.limits, app.state.metrics = limits, metrics  # whoever serves it counts here as well
    app.state.pictures, app.state.films = Pictures(limits), Pictures.of_films(limits)
    responses.install(app)
    for router in ROUTERS:
        app.include_router(router)
    describe(app)
    previews.install(app)
    pages.install(app, previews.head_of)
    return app


@asynccontextmanager
async def worker(settings: Settings, thinkers: int) -> AsyncIterator[None]:
    """A process that serves nobody: it only lets bots think, for the tables that others serve."""
    async with (
        _parts(settings, Metrics(), Limits.of(settings), thinkers) as parts,
        _background(parts, is_serving=False),
    ):
        yield


def _hand_out(app: FastAPI, parts: Parts, shares: ProcessorShares, task_health: TaskHealth) -> None:
    """Put into the app's state what its routes and sockets ask for, each part under its own name."""
    state, limits = app.state, app.state.limits
    state.settings = parts.settings
    state.database, state.bus, state.channels = parts.database, parts.bus, parts.channels
    state.task_health, state.write_trial = task_health, parts.write_trial
    state.accounts, state.tables, state.newsfeeds = parts.accounts, parts.tables, parts.newsfeeds
    state.answers = parts.thinking.answers
    play = PlayDependencies(parts.database, limits, shares, parts.tables, parts.broadcaster, parts.thinking.answers)
    state.socket_endpoint = SocketEndpoint(parts.settings, parts.metrics, parts.accounts, parts.newsfeeds, play)


def _bus(address: str, process: str, metrics: Metrics) -> Bus:
    """The bus of a setting; what it is made of is there only where one is set."""
    if not address:
        return LocalBus()
    from metropole.server.redis_bus import RedisBus

    return RedisBus(address, process, metrics)


@asynccontextmanager
async def _parts(settings: Settings, metrics: Metrics, limits: Limits, thinkers: int) -> AsyncIterator[Parts]:
    """Everything opened, and closed again at the end, the last first."""
    process = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(4)}"
    async with AsyncExitStack() as stack:
        database, bus = Database(settings), _bus(settings.bus, process, metrics)
        stack.push_async_callback(database.close)
        write_trial = WriteTrial(database, process)
        stack.push_async_callback(write_trial.close)
        stack.push_async_callback(bus.close)
        journal = await stack.enter_async_context(Journal(database, metrics))
        broadcaster = TableBroadcaster(database)
        tables = LiveTables(database, journal, bus, metrics, broadcaster, process)
        accounts = Accounts(
            database, leaving=tables.leave_all, limits=limits, renamed=partial(names.tell_renamed, tables)
        )
        channels = Channels(database, settings)
        stack.push_async_callback(channels.close)
        thinking = Thinking(tables, bus, thinkers, process, has_moments=settings.has_bot_moments)
        stack.push_async_callback(thinking.close)
        yield Parts(
            process=process,
            settings=settings,
            metrics=metrics,
            database=database,
            write_trial=write_trial,
            bus=bus,
            accounts=accounts,
            channels=channels,
            broadcaster=broadcaster,
            tables=tables,
            newsfeeds=Newsfeeds(),
            thinking=thinking,
        )


@asynccontextmanager
async def _background(parts: Parts, *, is_serving: bool) -> AsyncIterator[TaskRunner]:
    """All that goes on besides answering. Only while somebody serves can people move: only then are there heartbeats
    and flags.
    """
    database, tables = parts.database, parts.tables
    heartbeats = Heartbeats(database, tables, parts.process, is_only_one=not database.is_shared)
    retention = Retention(database, tables, parts.accounts, parts.settings, parts.metrics)
    if is_serving:
        await when_there(heartbeats.begin)
    try:
        async with TaskRunner(TaskHealth(parts.metrics)) as runner:
            _start(runner, parts, heartbeats.is_in_time)
            runner.start("stalls", heartbeats.note_stalls)
            if is_serving:
                runner.every(1.0, "heartbeat", heartbeats.beat)
                if database.is_shared:
                    runner.every(FELT_EVERY, "pulse", heartbeats.feel)
                runner.every(0.5, "beginnings", lambda: begin_due(tables))
                runner.every(1.0, "flags", lambda: flag_overdue(tables))
                runner.every(1.0, "premoves", lambda: play_due(tables))
                runner.every(30.0, "sweep", retention.sweep)
            else:
                runner.every(1.0, "time", heartbeats.listen)
            yield runner
    finally:
        if is_serving:
            with suppress(*DATABASE_TROUBLE):
                await heartbeats.end()


def _start(runner: TaskRunner, parts: Parts, is_in_time: asyncio.Event) -> None:
    async def in_time(endless: Callable[[], Awaitable[None]]) -> None:
        """A worker whose machine has another time than those who serve would write moves of the past or the future."""
        await is_in_time.wait()
        await endless()

    database, tables, thinking = parts.database, parts.tables, parts.thinking
    listener = BusListener(tables, parts.newsfeeds, thinking, runner, parts.process)
    presence = Presence(database, parts.accounts.sessions, tables, parts.newsfeeds)

    parts.bus.hand_to(listener)
    for name, endless in parts.bus.tasks.items():
        runner.start(name, endless)
    for name, endless in thinking.tasks.items():
        runner.start(name, partial(in_time, endless))
    runner.every(30.0, "sweep_thoughts", thinking.sweep)
    runner.every(1.0, "look_around", listener.look_around)
    runner.every(1.0, "notices", Notifier(database, parts.settings, parts.channels).send_all_due)
    runner.every(1.0, "settle", lambda: upkeep.settle_finished(database, parts.metrics))
    runner.every(10.0, "check_sessions", presence.check_sessions)
    runner.every(15.0, "greet", presence.greet)
    runner.every(15.0, "count", lambda: upkeep.count_tables(database, parts.metrics))
