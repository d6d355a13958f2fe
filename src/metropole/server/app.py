"""The list of routes; the only place where things are put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from metropole import __version__
from metropole.server import answers, health, metrics, pages
from metropole.server.gate import Gate
from metropole.server.house import opened
from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.notices import routes as reach
from metropole.server.people import routes as people
from metropole.server.ratings import routes as rankings
from metropole.server.request_log import RequestLog
from metropole.server.security import SecurityHeaders
from metropole.server.settings import Settings
from metropole.server.sockets.door import come_in
from metropole.server.sockets.schema import describe
from metropole.server.tables import routes as lobby


class Metropole(FastAPI):
    """The server as an ASGI app. Requests go through FastAPI; sockets have a door of their own."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await come_in(self.state.house, WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def make(settings: Settings, thinkers: int = 1) -> Metropole:
    """The server; bots think in so many processes."""
    counted, limits = Metrics(), Limits.of(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, thinkers, counted, limits) as house:
            app.state.house = house
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
            Middleware(RequestLog, metrics=counted),
            Middleware(Gate, settings=settings, limits=limits),
        ],
    )
    answers.install(app)
    routers = (people.router, lobby.router, rankings.router, reach.router)
    for router in (*routers, health.router, metrics.router):
        app.include_router(router)
    describe(app)
    pages.install(app)
    return app
