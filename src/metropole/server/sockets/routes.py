"""The two sockets: one a table, for play; and one a page, for news."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, WebSocket

from metropole.server.asking import House, Me
from metropole.server.house import House as WholeHouse
from metropole.server.people.sessions import hash_of
from metropole.server.security import token_of
from metropole.server.sockets.newsfeed import NewsSocket
from metropole.server.sockets.play import PlaySocket

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table_id}/play")
async def play(
    websocket: WebSocket,
    table_id: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")],
    person: Me,
    house: House,
    version: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> None:
    """Play at a table, or watch. `version` is what the client knows already: it is told what it missed."""
    whole = cast("WholeHouse", house)
    with house.limits.holding("sockets", person.id):
        await whole.tables.look(table_id)  # no such table: refused before the handshake
        await websocket.accept()
        house.metrics.sockets.inc()
        try:
            session = hash_of(token_of(websocket, house.settings) or "")
            await PlaySocket(whole, websocket, person, session, table_id).run(version)
        finally:
            house.metrics.sockets.dec()


@router.websocket("/news")
async def news(websocket: WebSocket, person: Me, house: House) -> None:
    """Hear when it is one's turn, at whichever table."""
    with house.limits.holding("sockets", person.id):
        await websocket.accept()
        session = hash_of(token_of(websocket, house.settings) or "")
        await cast("WholeHouse", house).newsfeeds.run(person.id, NewsSocket(websocket, session))
