"""Where connections come in, with uvicorn: its protocol for HTTP, which tells our list of connections what happens.

uvicorn itself lets a connection wait for ever for its first request, and for the rest of any. Everything works without
this file, only that silence keeps others out.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from metropole.server.admission.connections import HEALTH, Connections

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class AdmittingHttp(HttpToolsProtocol):
    """One connection that speaks HTTP, until it ends or becomes a socket."""

    connections_here: ClassVar[Connections]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.connections_here.admit(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections_here.leave(self.transport)
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        """Where only questions about health are answered, uvicorn answers all others as it does at its own limit."""
        if self.connections_here.is_for_health(self.transport):
            path = self.url.partition(b"?")[0].decode("ascii", "replace")
            self.limit_concurrency = None if path in HEALTH else 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.connections_here.answer(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete or self.cycle.more_body:
            self.connections_here.wait(self.transport)
        else:  # it had asked the next thing already
            self.connections_here.answer(self.transport)

    def handle_websocket_upgrade(self) -> None:
        if not self.connections_here.become_socket(self.transport):
            self.transport.write(BUSY)
            self.transport.close()
            return
        protocol: Any = self.ws_protocol_class
        self.ws_protocol_class = _leaving(protocol, self.connections_here)
        super().handle_websocket_upgrade()


def admitting(connections: Connections) -> type[AdmittingHttp]:
    """The protocol for one list of connections."""
    return type("AdmittingHttpHere", (AdmittingHttp,), {"connections_here": connections})


@cache
def _leaving(protocol: Any, connections: Connections) -> Any:
    """A protocol of sockets that says when one has ended."""

    def connection_lost(self: Any, exc: Exception | None) -> None:
        connections.leave(self.transport)
        protocol.connection_lost(self, exc)

    return type(protocol.__name__, (protocol,), {"connection_lost": connection_lost})
