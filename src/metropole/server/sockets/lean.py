"""uvicorn's socket protocol, which lets go of what only the handshake needed: headers outweigh a table."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LeanProtocol(WebSocketsSansIOProtocol):
    """A connection that will stay for hours."""

    def start_keepalive(self) -> None:
        """Called when the handshake is complete, and everything in it has been read."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []
        self.scope["extensions"] = {}
