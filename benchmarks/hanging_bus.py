"""What a Redis that hangs costs a move: delays while the bus is healthy and while it stands still, in turns.

    python -m benchmarks.hanging_bus [--json] [--tables 200] [--seconds 4]

Tables are played by this process at a steady rate; the server is another one, with SQLite and a Redis that is stopped
(SIGSTOP) for every other span: it takes connections then and answers nothing. The bus is known to be away before a
span begins, and known to be there again before the next one. Of all spans of either kind together: the median and the
p99 of a move, from when it was sent to its last recipient, as a ratio and as a difference in milliseconds. A
difference of the p99 above 100 ms ends this with status 1.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from time import perf_counter
from urllib.request import urlopen

import uvloop

from benchmarks.server import Load, connect, free_port, open_tables, paced, running
from tests.server.services import redis_service

MOST_MS = 100.0
TURNS = 3
RATE = 100  # moves a second
WARM = 2.0
LONGEST = 30.0  # seconds until a bus that stops or goes on is noticed


async def until_bus(address: str, *, is_away: bool) -> None:
    """Wait until the server knows how things are."""
    end = perf_counter() + LONGEST
    while perf_counter() < end:
        answer = await asyncio.get_running_loop().run_in_executor(None, urlopen, f"{address}/ready")
        if json.load(answer)["is_bus_away"] is is_away:
            return
        await asyncio.sleep(0.1)
    raise TimeoutError(f"the bus is not {'away' if is_away else 'there'}")


async def measured(address: str, redis: int, tables: int, seconds: float) -> dict[str, dict[str, float]]:
    """The delays with a bus that is healthy and with one that hangs."""
    loop = asyncio.get_running_loop()
    load = Load(tables)
    await connect(load, address, await loop.run_in_executor(None, open_tables, address, tables))
    await paced(load, WARM, RATE)
    spans: dict[str, list[float]] = {"healthy": [], "hanging": []}
    for _ in range(TURNS):
        for kind, how in (("healthy", signal.SIGCONT), ("hanging", signal.SIGSTOP)):
            os.kill(redis, how)
            await until_bus(address, is_away=kind == "hanging")
            spans[kind] += await paced(load, seconds, RATE)
    os.kill(redis, signal.SIGCONT)
    return {kind: _figures(sorted(delays)) for kind, delays in spans.items()}


def _figures(delays: Sequence[float]) -> dict[str, float]:
    at = {"p50_ms": len(delays) // 2, "p99_ms": len(delays) * 99 // 100}
    return {"moves": len(delays), **{name: round(1000 * delays[place], 2) for name, place in at.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4)
    asked = parser.parse_args()
    gc.disable()  # a pause of whoever measures would be taken for one of the server
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port), "--thinkers", "0"]
    with redis_service() as redis, tempfile.TemporaryDirectory() as folder:
        wishes = {"METROPOLE_DATABASE": f"{folder}/metropole.db", "METROPOLE_BUS": redis.address}
        with running(command, f"{address}/ready", METROPOLE_LIMITS="1000000", **wishes):
            try:
                found = uvloop.run(measured(address, redis.pid, asked.tables, asked.seconds))
            finally:
                os.kill(redis.pid, signal.SIGCONT)  # one that stands still cannot be ended
    healthy, hanging = found["healthy"], found["hanging"]
    if asked.json:
        print(json.dumps(found))
    else:
        for kind, figures in found.items():
            print(f"{kind:8} {figures['moves']:5g} moves   p50 {figures['p50_ms']:g} ms   p99 {figures['p99_ms']:g} ms")
        for name in ("p50_ms", "p99_ms"):
            print(f"{name[:3]}: {hanging[name] / healthy[name]:.2f} times, {hanging[name] - healthy[name]:+.2f} ms")
    if hanging["p99_ms"] - healthy["p99_ms"] > MOST_MS:
        sys.exit(f"A Redis that hangs costs more than {MOST_MS:g} ms.")


if __name__ == "__main__":
    main()
