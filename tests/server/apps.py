"""Apps for the tests of routes: what people's routes need, put together as the server does it."""

from __future__ import annotations

import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from metropole.server import responses
from metropole.server.bus import LocalBus
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.middleware.gate import Gate
from metropole.server.middleware.request_log import RequestLog
from metropole.server.middleware.security_headers import SecurityHeaders
from metropole.server.notices.channels import Channels
from metropole.server.people.accounts import Accounts
from metropole.server.people.passwords import Passwords
from metropole.server.processor_shares import ProcessorShares
from metropole.server.routes import operation, people, sessions
from metropole.server.running import socket_protocol
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.write_trial import WriteTrial
from metropole.server.task_health import TaskHealth

ORIGIN = "http://testserver"


def cheap_passwords() -> Passwords:
    """Hashes that take no time: what they are worth is not what is tested."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def make_app(settings: Settings, limits: Limits | None = None) -> FastAPI:
    """An app with the routes for people."""
    limits, counted = limits or Limits(1000), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings)
        state = app.state
        state.settings, state.limits, state.metrics, state.bus = settings, limits, counted, LocalBus()
        state.database, state.accounts = database, Accounts(database, cheap_passwords(), limits=limits)
        state.task_health, state.write_trial = TaskHealth(counted), WriteTrial(database, "p")
        state.channels = Channels(database, settings)
        yield
        await state.channels.close()
        await state.write_trial.close()
        await database.close()

    app = FastAPI(
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders, settings=settings),
            Middleware(RequestLog, metrics=counted),
            Middleware(Gate, settings=settings, limits=limits, shares=ProcessorShares(limits.factor)),
        ],
    )
    for module in (people, sessions, operation):
        app.include_router(module.router)
    responses.install(app)
    return app


@contextmanager
def visiting(app: FastAPI, address: str = "192.0.2.1") -> Iterator[TestClient]:
    """A browser that looks at this app's pages."""
    with TestClient(app, ORIGIN, headers={"Origin": ORIGIN}, client=(address, 50000)) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Another browser, of the same app: it shares no cookie."""
    other = TestClient(client.app, ORIGIN, headers={"Origin": ORIGIN}, client=("192.0.2.2", 50000))
    other.portal = client.portal
    return other


@contextmanager
def serving(app: FastAPI, settings: Settings, ws: Any = None) -> Iterator[str]:
    """The app on a real server of this process, its sockets by `ws` or the server's usual way; answers its address."""
    config = uvicorn.Config(
        app,
        port=0,
        ws=ws or socket_protocol(),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield "http://{}:{}".format(*server.servers[0].sockets[0].getsockname())
    finally:
        server.should_exit = True
        thread.join(10)
