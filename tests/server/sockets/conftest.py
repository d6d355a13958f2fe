"""Both ways to a client: by the messages of ASGI alone, and by the short cut past them."""

from __future__ import annotations

from typing import Any

import pytest

from metropole.server.sockets.uvicorn_transport import UvicornTransport

WAYS = {"plain": "websockets-sansio", "short_cut": UvicornTransport}


@pytest.fixture(params=WAYS)
def ws(request: pytest.FixtureRequest) -> Any:
    """How uvicorn speaks on sockets."""
    return WAYS[request.param]
