"""Middleware: each request has an id, a line in the log and a place in the counters; a fault becomes an answer."""

from __future__ import annotations

import logging
import secrets
import traceback
from time import perf_counter
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

from metropole.games.contract import Message
from metropole.server.logs import log_event, request_id
from metropole.server.metrics import Metrics
from metropole.server.responses import answer


class RequestLog:
    """Stands within SecurityHeaders and around everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics, *, is_debug: bool = False) -> None:
        """`is_debug`: a fault is answered with its traceback."""
        self._app = app
        self._metrics = metrics
        self._is_debug = is_debug

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        mark = request_id.set(secrets.token_hex(8))
        try:
            await self._served(scope, receive, send)
        finally:
            request_id.reset(mark)

    async def _served(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 0, perf_counter()

        async def send_with_id(message: Sent) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = request_id.get() or ""
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        except Exception as error:
            if status:
                raise  # what has begun is cut off, so that nobody takes it for whole
            log_event("fault", logging.ERROR, error, route=_route(scope))
            told: dict[str, Any] = {"traceback": traceback.format_exception(error)} if self._is_debug else {}
            await answer(Message("server_fault"), 500, **told)(scope, receive, send_with_id)
        self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """By the route's form, not the address: an address may be an invitation, and there is no end of them."""
        self._metrics.requests.labels(_route(scope), str(status)).inc()
        log_event("request", method=scope["method"], route=_route(scope), status=status, ms=round(seconds * 1000, 1))


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "other"))
