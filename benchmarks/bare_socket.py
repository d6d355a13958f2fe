"""A socket that does nothing but send 170 bytes to the four of a room for every message: what others are measured by.

python benchmarks/bare_socket.py PORT
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

rooms: dict[str, list[WebSocket]] = defaultdict(list)
TEXT = "x" * 170


async def talk(websocket: WebSocket) -> None:
    await websocket.accept()
    room = rooms[websocket.path_params["room"]]
    room.append(websocket)
    async for _ in websocket.iter_text():
        for other in room:
            await other.send_text(TEXT)


async def hello(_: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


app = Starlette(routes=[Route("/", hello), WebSocketRoute("/{room}", talk)])

if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )
