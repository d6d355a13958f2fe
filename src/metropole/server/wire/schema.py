"""The schema of everything that travels: the HTTP API's own, and the messages of the sockets beside it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from metropole.server.wire import messages as wire

REFERENCES = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Let the app's OpenAPI document hold the messages of the play socket too: `Asking` and `Telling`."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        document = plain()
        document["components"]["schemas"].update(socket_schemas())
        return document

    app.openapi = whole  # type: ignore[method-assign]  # FastAPI's own way of extending it


def socket_schemas() -> dict[str, Any]:
    """The messages of the play socket, by name."""
    found: dict[str, Any] = {}
    for name, kind, mode in (("Asking", wire.Asking, "validation"), ("Telling", wire.Telling, "serialization")):
        schema = TypeAdapter[Any](kind).json_schema(ref_template=REFERENCES, mode=mode)  # type: ignore[arg-type]
        found |= schema.pop("$defs")
        found[name] = schema
    return found


def main() -> None:
    """Print the whole document, from which the client's types are generated."""
    import json

    from metropole.server.app import make
    from metropole.server.settings import Settings

    print(json.dumps(make(Settings()).openapi(), ensure_ascii=False, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
