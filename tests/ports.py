"""Ports for servers that tests start, and start again at the same address."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

# Below those that the system gives to outgoing connections: none of them takes a port while its server is away.
LOWEST, HIGHEST = 10_240, 32_767


def free_port() -> int:
    """One that nobody listens at. Drawn: whoever looks at the same moment in another process finds another one."""
    chance = random.SystemRandom()
    while True:
        port = chance.randint(LOWEST, HIGHEST)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
