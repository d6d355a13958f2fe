"""The services and databases of the server's tests."""

from __future__ import annotations

from tests.server.conftest import anyio_backend, new_address, postgres_server

__all__ = ["anyio_backend", "new_address", "postgres_server"]
