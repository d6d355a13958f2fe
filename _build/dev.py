"""The server and the client for those who work on them, each started anew or loaded anew when a source changes.

Used by `make dev`. One address to open; Ctrl-C ends both, and if one of them ends, so does the other.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from node import CLIENT, node_environment

HOST = "127.0.0.1"
PAGES, ROUTES = 5173, 8000  # the ports of choice
GRACE = 8.0  # seconds to end in
VITE = ("--strictPort", "--clearScreen", "false", "--logLevel", "warn")  # what the server says must stay to be read


def free_port(wanted: int) -> int:
    """The one that is wanted, or any if somebody has it."""
    for port in (wanted, 0):
        with suppress(OSError), socket.create_server((HOST, port)) as listening:
            return int(listening.getsockname()[1])
    raise SystemExit("There is no free port.")


def is_listening(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), 1):
        return True
    return False


@contextmanager
def running(command: list[str], **how: object) -> Iterator[subprocess.Popen[bytes]]:
    """A process with all that it starts; all of them end with this."""
    process = subprocess.Popen(command, start_new_session=True, **how)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        end_all(process)


def end_all(process: subprocess.Popen[bytes]) -> None:
    """End a process and whatever it has started: kindly, then not."""
    for how, patience in ((signal.SIGTERM, GRACE), (signal.SIGKILL, GRACE)):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
            break
    with suppress(ProcessLookupError):  # what it left behind
        os.killpg(process.pid, signal.SIGKILL)


def stop(*_: int | FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> int:
    """Run both until told to stop."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    routes, pages = free_port(ROUTES), free_port(PAGES)
    serve = [sys.executable, "-m", "metropole", "serve", "--reload", "--port", str(routes)]
    # No origin is set: the page's is then compared with the host it called, which the client's server passes on.
    around = {**os.environ, "METROPOLE_ORIGIN": ""}
    npm, environment = node_environment()
    environment["METROPOLE_SERVER"] = f"http://{HOST}:{routes}"
    vite = [*npm, "run", "--silent", "dev", "--", "--host", HOST, "--port", str(pages), *VITE]
    with (
        suppress(KeyboardInterrupt),
        running(serve, env=around, stdout=subprocess.DEVNULL) as server,
        running(vite, cwd=CLIENT, env=environment, stdin=subprocess.DEVNULL) as client,
    ):
        both = (server, client)
        is_told = False
        while all(one.poll() is None for one in both):
            if not is_told and is_listening(routes) and is_listening(pages):
                is_told = True
                print(f"\nOpen http://{HOST}:{pages}\nCtrl-C ends the server and the client.\n", flush=True)
            time.sleep(0.2)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
