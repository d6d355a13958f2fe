"""Refusals as HTTP answers: `{"reason": {"id": ..., "details": {...}}}`, always in this form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from metropole.games.contract import Message, NotUnderstood, Refusal
from metropole.server.incoming import place_of
from metropole.server.refusals import NotFound, TooMuch, Unavailable, status_of
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.server.storage.trouble import is_refused

DENIAL = "websocket.http.response"  # the extension of ASGI that answers a handshake with more than a status


class Reason(BaseModel):
    """Why: an id that the client has words for, and what to put into them."""

    id: str
    details: dict[str, str | int | list[str] | list[int]]


class RefusedRequest(BaseModel):
    """The answer to a request that was refused."""

    reason: Reason


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the description of a route: the statuses with which it may refuse."""
    return {status: {"model": RefusedRequest} for status in statuses}


def install(app: FastAPI) -> None:
    """Let the app answer everything it raises in this form, but for faults of its own: those are RequestLog's."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http_error)
    for trouble in DATABASE_TROUBLE:
        app.add_exception_handler(trouble, _database_is_away)


def answer_to(refusal: Refusal) -> Response:
    """The answer that tells a refusal."""
    wait = refusal.reason.details.get("seconds", 1)
    headers = {"Retry-After": str(wait)} if isinstance(refusal, TooMuch | Unavailable) else {}
    return answer(refusal.reason, status_of(refusal), headers)


def answer(reason: Message, status: int, headers: Mapping[str, str] | None = None, **more: Any) -> Response:
    """An answer of this form; with more for developers."""
    content = {"reason": {"id": reason.id, "details": dict(reason.details)}, **more}
    return JSONResponse(content, status, headers=dict(headers or {}))


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer in place of the app, a request or a handshake."""
    if scope["type"] == "websocket" and DENIAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason.id})
    else:
        await answer_to(refusal)(scope, receive, send)


async def _refused(_: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return answer_to(error)


async def _not_valid(connection: HTTPConnection, error: Exception) -> Response:
    """The first thing that is wrong, by its place and kind; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = place_of(first["loc"])
    return await _refused(connection, NotUnderstood("bad_request", where=where, problem=first["type"]))


async def _database_is_away(connection: HTTPConnection, error: Exception) -> Response:
    """It will be back; but what it understood and did not accept is a fault of our own."""
    if is_refused(error):
        raise error
    return await _refused(connection, Unavailable("database_unavailable"))


async def _http_error(connection: HTTPConnection, error: Exception) -> Response:
    """What Starlette raises: no such route, no such method, a body that cannot be read."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer_to(NotFound("no_such_page"))
    if error.status_code == 405:
        return answer(Message("wrong_method"), 405, _allowed(connection) or error.headers)
    return answer(Message("bad_request", {"where": "body", "problem": "unreadable"}), error.status_code, error.headers)


def _allowed(connection: HTTPConnection) -> dict[str, str]:
    """All methods of this address: Starlette names only those of the first route that has it."""
    path = getattr(connection.scope.get("route"), "path", "")
    methods = connection.app.openapi()["paths"].get(path, {})
    return {"Allow": ", ".join(sorted(method.upper() for method in methods))} if methods else {}
