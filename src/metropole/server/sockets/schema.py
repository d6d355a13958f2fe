"""The schema of everything that travels: the HTTP API's own, and the messages of the sockets beside it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from metropole.server.broadcast.messages import ServerMessage
from metropole.server.sockets.messages import ClientMessage

REFERENCES = "#/components/schemas/{model}"
MESSAGES = (("ClientMessage", ClientMessage, "validation"), ("ServerMessage", ServerMessage, "serialization"))


def describe(app: FastAPI) -> None:
    """Let the app's OpenAPI document hold the messages of the play socket too: `ClientMessage` and `ServerMessage`."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        document = plain()
        document["components"]["schemas"].update(socket_schemas())
        return document

    app.openapi = whole  # type: ignore[method-assign]  # FastAPI's own way of extending it


def socket_schemas() -> dict[str, Any]:
    """The messages of the play socket, by name."""
    found: dict[str, Any] = {}
    for name, kind, mode in MESSAGES:
        schema = TypeAdapter[Any](kind).json_schema(ref_template=REFERENCES, mode=mode)  # type: ignore[arg-type]
        found |= schema.pop("$defs")
        found[name] = schema
    return found
