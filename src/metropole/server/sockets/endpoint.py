"""Where sockets come in: one a table, for play; and one a page, for news.

They do not pass through FastAPI: of some thousand connections that last for hours, each would keep all of its layers.
"""

from __future__ import annotations

import logging
import re
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from metropole.games.contract import NotUnderstood, Refusal
from metropole.server.days.fairness import check_may_look
from metropole.server.ids import ID_FORM
from metropole.server.incoming import check_address
from metropole.server.logs import log_event
from metropole.server.metrics import Metrics
from metropole.server.people.accounts import Accounts
from metropole.server.people.sessions import Person, hash_of
from metropole.server.refusals import NotFound, NotSignedIn, Unavailable
from metropole.server.responses import refuse
from metropole.server.security import address_of, check_origin, token_of
from metropole.server.settings import Settings
from metropole.server.sockets.connection import COME_BACK, NOT_ALLOWED
from metropole.server.sockets.newsfeed import Newsfeeds, NewsSocket
from metropole.server.sockets.play import PlayDependencies, PlaySocket
from metropole.server.storage.database import DATABASE_TROUBLE

PLAY = re.compile(f"/api/tables/({ID_FORM})/play")
NEWS = "/api/news"
LATEST_VERSION = 1_000_000
VERSION_FORM = re.compile("[0-9]{1,7}")


class Visitor(NamedTuple):
    """Who comes, by which session, to which table (None: for the news), and what they know of it."""

    person: Person
    session: str
    table_id: str | None
    version: int | None


class SocketEndpoint:
    """An ASGI app for sockets: lets people in and serves them, or tells them why not."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        accounts: Accounts,
        newsfeeds: Newsfeeds,
        play: PlayDependencies,
    ) -> None:
        self._settings, self._metrics, self._accounts = settings, metrics, accounts
        self._newsfeeds, self._play, self._limits = newsfeeds, play, play.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            # Read apart, so that what the handshake brought does not stay as long as the visitor.
            address = address_of(HTTPConnection(scope))
            await self._play.shares.charged(address, self._serve(websocket, address))
        except Refusal as refusal:
            await _shut(websocket, refusal)
        except DATABASE_TROUBLE:
            await _shut(websocket, Unavailable("database_unavailable"))
        except Exception as error:
            log_event("fault", logging.ERROR, error, route="socket")
            raise

    async def _serve(self, websocket: WebSocket, address: str) -> None:
        visitor = await self._admitted(HTTPConnection(websocket.scope), address)
        person = visitor.person
        with self._limits.holding_both("sockets", person.id, address), self._metrics.sockets.track_inprogress():
            if visitor.table_id is None:
                await websocket.accept()
                await self._newsfeeds.run(person.id, NewsSocket(websocket, visitor.session))
            else:
                # No such table, or none to look at: refused before the handshake.
                table = await self._play.tables.look_now(visitor.table_id)
                await check_may_look(self._play.database, table.terms, person.id, table.status)
                await websocket.accept()
                player = PlaySocket(self._play, websocket, person, address, visitor.session, visitor.table_id)
                await player.run(visitor.version)

    async def _admitted(self, connection: HTTPConnection, address: str) -> Visitor:
        await self._play.shares.turn(address)
        self._limits.check("requests", address)
        check_origin(connection, self._settings)
        check_address(connection.scope["path"], connection.scope["query_string"])
        at_table = PLAY.fullmatch(connection.scope["path"])
        if at_table is None and connection.scope["path"] != NEWS:
            raise NotFound("no_such_page")
        token = token_of(connection, self._settings)
        person = await self._accounts.person_of(token)
        if person is None or token is None:
            raise NotSignedIn("not_signed_in")
        await self._accounts.networks.note(person.id, address)
        return Visitor(person, hash_of(token), at_table[1] if at_table else None, _version(connection))


def _version(connection: HTTPConnection) -> int | None:
    given = connection.query_params.get("version")
    if given is None:
        return None
    if not VERSION_FORM.fullmatch(given) or int(given) > LATEST_VERSION:
        raise NotUnderstood("bad_request", where="query.version", problem="not_a_version")
    return int(given)


async def _shut(websocket: WebSocket, refusal: Refusal) -> None:
    """Refuse before the handshake with an answer of HTTP, after it with a code."""
    if websocket.application_state == WebSocketState.CONNECTED:
        code = COME_BACK if isinstance(refusal, Unavailable) else NOT_ALLOWED
        await websocket.close(code, refusal.reason.id)
    else:
        await refuse(refusal, websocket.scope, websocket.receive, websocket.send)
