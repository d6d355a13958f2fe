"""Middleware before the app: too often, too long, from elsewhere, or no JSON does not come in."""

from __future__ import annotations

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metropole.games.contract import Refusal
from metropole.server.limits import Limits
from metropole.server.refusals import TooLarge
from metropole.server.responses import refuse
from metropole.server.security import SAFE_METHODS, address_of, check_media, check_origin
from metropole.server.settings import Settings

LONGEST_BODY = 8 * 1024


class Gate:
    """Lets requests in, or refuses them in the form of all answers. Sockets are admitted by their own endpoint."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            receive = await self._admit(HTTPConnection(scope), receive)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, send)
        except ClientDisconnect:
            return
        else:
            await self._app(scope, receive, send)

    async def _admit(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Where the app is to receive from, once everything is in order."""
        self._limits.check("requests", address_of(connection))
        check_origin(connection, self._settings)
        if connection.scope["method"] in SAFE_METHODS:
            return receive
        check_media(connection)
        return _replay(await _body(connection, receive), receive)


async def _body(connection: HTTPConnection, receive: Receive) -> bytes:
    """The whole body, which is short; what it says of its length is believed only if that is too long."""
    said = connection.headers.get("content-length", "0")
    if not said.isdecimal() or int(said[:20]) > LONGEST_BODY:
        raise TooLarge("too_long", most=LONGEST_BODY)
    body, is_more = b"", True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        is_more = message.get("more_body", False)
        if len(body) > LONGEST_BODY:
            raise TooLarge("too_long", most=LONGEST_BODY)
    return body


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
