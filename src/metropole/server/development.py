"""The server for those who work on it: it starts anew whenever a source changes, and tells faults in full.

A module that was compiled stays as it was compiled, until it is built again.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import uvicorn

import metropole
from metropole.server import app, logs
from metropole.server.app import Metropole
from metropole.server.running import server_options
from metropole.server.settings import PREFIX, Settings
from metropole.server.storage.migrating import migrate

WATCHED = Path(metropole.__file__).parent
THINKERS = PREFIX + "THINKERS"  # how the process that watches tells the one that serves


def serve(host: str, port: int, thinkers: int, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop, each time with the sources as they are then."""
    os.environ |= {PREFIX + "DEBUG": "1", THINKERS: str(thinkers)}
    on_ready(f"http://{host}:{port}")
    factory = f"{make.__module__}:{make.__name__}"
    options = server_options(Settings.read())
    uvicorn.run(factory, factory=True, reload=True, reload_dirs=[str(WATCHED)], host=host, port=port, **options)


def make() -> Metropole:
    """The app, in a process that has just been started."""
    settings = Settings.read()
    logs.set_up(is_debug=True)
    with ThreadPoolExecutor(1) as apart:  # this thread's loop is running already
        apart.submit(lambda: asyncio.run(migrate(settings.database))).result()
    return app.make(settings, int(os.environ.get(THINKERS, "1")))
