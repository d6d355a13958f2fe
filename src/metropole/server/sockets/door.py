"""Where sockets come in: one a table, for play; and one a page, for news.

They do not pass through FastAPI: of some thousand connections that last for hours, each would keep all of its layers.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState

from metropole.games.contract import NotUnderstood, Refusal
from metropole.server.answers import refuse
from metropole.server.logs import tell
from metropole.server.people.sessions import Person, hash_of
from metropole.server.refusals import NotFound, NotSignedIn, Unavailable
from metropole.server.security import address_of, check_origin, token_of
from metropole.server.sockets.newsfeed import NewsSocket
from metropole.server.sockets.play import PlaySocket
from metropole.server.sockets.sender import COME_BACK, NOT_ALLOWED
from metropole.server.storage.database import DATABASE_TROUBLE

if TYPE_CHECKING:
    from metropole.server.house import House

PLAY = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/play")
NEWS = "/api/news"
LATEST_VERSION = 1_000_000


async def come_in(house: House, websocket: WebSocket) -> None:
    """Let somebody in and serve them, or tell them why not."""
    try:
        await _serve(house, websocket)
    except Refusal as refusal:
        await _shut(websocket, refusal)
    except DATABASE_TROUBLE:
        await _shut(websocket, Unavailable("database_unavailable"))
    except Exception as error:
        tell("fault", logging.ERROR, error, route="socket")
        raise


class Visitor(NamedTuple):
    """Who comes, by which session, to which table (None: for the news), and what they know of it already."""

    person: Person
    session: str
    table_id: str | None
    version: int | None


async def _serve(house: House, websocket: WebSocket) -> None:
    # Asked apart, so that what the handshake brought does not stay as long as the visitor.
    visitor = await _admitted(house, HTTPConnection(websocket.scope))
    with house.limits.holding("sockets", visitor.person.id), house.metrics.sockets.track_inprogress():
        if visitor.table_id is None:
            await websocket.accept()
            await house.newsfeeds.run(visitor.person.id, NewsSocket(websocket, visitor.session))
        else:
            await house.tables.look_now(visitor.table_id)  # no such table: refused before the handshake
            await websocket.accept()
            player = PlaySocket(house, websocket, visitor.person, visitor.session, visitor.table_id)
            await player.run(visitor.version)


async def _admitted(house: House, connection: HTTPConnection) -> Visitor:
    house.limits.check("requests", address_of(connection))
    check_origin(connection, house.settings)
    at_table = PLAY.fullmatch(connection.scope["path"])
    if at_table is None and connection.scope["path"] != NEWS:
        raise NotFound("no_such_page")
    token = token_of(connection, house.settings)
    person = await house.accounts.person_of(token)
    if person is None or token is None:
        raise NotSignedIn("not_signed_in")
    return Visitor(person, hash_of(token), at_table[1] if at_table else None, _version(connection))


def _version(connection: HTTPConnection) -> int | None:
    given = connection.query_params.get("version")
    if given is None:
        return None
    if not given.isascii() or not given.isdecimal() or int(given[:8]) > LATEST_VERSION:
        raise NotUnderstood("bad_request", where="query.version", problem="not_a_version")
    return int(given)


async def _shut(websocket: WebSocket, refusal: Refusal) -> None:
    """Refuse before the handshake with an answer of HTTP, after it with a code."""
    if websocket.application_state == WebSocketState.CONNECTED:
        code = COME_BACK if isinstance(refusal, Unavailable) else NOT_ALLOWED
        await websocket.close(code, refusal.reason.id)
    else:
        await refuse(refusal, websocket.scope, websocket.receive, websocket.send)
