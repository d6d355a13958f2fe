"""Middleware before the app: too often, too long, from elsewhere, or nothing that could be kept does not come in."""

from __future__ import annotations

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metropole.games.contract import Refusal
from metropole.server.incoming import LONGEST_TEXT, check_address, check_body
from metropole.server.limits import Limits
from metropole.server.processor_shares import ProcessorShares
from metropole.server.refusals import TooLarge
from metropole.server.responses import refuse
from metropole.server.security import SAFE_METHODS, address_of, check_media, check_origin
from metropole.server.settings import Settings

LONGEST_BODY = 8 * 1024
LONGER_BODIES = {"/api/replays": 512 * 1024}  # files of records


class Gate:
    """Lets requests in, or refuses them in the form of all answers. Sockets are admitted by their own endpoint."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, shares: ProcessorShares) -> None:
        self._app, self._settings = app, settings
        self._limits, self._shares = limits, shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        await self._shares.charged(address_of(connection), self._let_in(connection, receive, send))

    async def _let_in(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        scope = connection.scope
        try:
            receive = await self._admit(connection, receive)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, send)
        except ClientDisconnect:
            return
        else:
            await self._app(scope, receive, send)

    async def _admit(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Where the app is to receive from, once everything is in order."""
        await self._shares.turn(address_of(connection))
        self._limits.check("requests", address_of(connection))
        check_origin(connection, self._settings)
        check_address(connection.scope["path"], connection.scope["query_string"])
        if connection.scope["method"] in SAFE_METHODS:
            return receive
        check_media(connection)
        longest = LONGER_BODIES.get(connection.scope["path"], LONGEST_BODY)
        if body := await _body(connection, receive, longest):
            check_body(body, longest_text=longest if longest > LONGEST_BODY else LONGEST_TEXT)
        return _replay(body, receive)


async def _body(connection: HTTPConnection, receive: Receive, longest: int) -> bytes:
    """The whole body, which is short; what it says of its length is believed only if that is too long."""
    said = connection.headers.get("content-length", "0")
    if not said.isdecimal() or int(said[:20]) > longest:
        raise TooLarge("too_long", most=longest)
    body, is_more = b"", True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        is_more = message.get("more_body", False)
        if len(body) > longest:
            raise TooLarge("too_long", most=longest)
    return body


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
