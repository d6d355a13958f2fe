"""How long a real table takes to be counted over HTTP, on loopback: `python benchmarks/scorer.py [--json]`.

A server of its own is asked for a finished city and a finished board in turn, one request after another.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.server import free_port, running
from tests.server.scorer.test_counting import last_position

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"
REQUESTS = 1_000


def positions() -> list[dict[str, Any]]:
    """The ends of a golden game of each kind."""
    lines = [(RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines() for game in ("metropolys", "metro")]
    return [last_position(next(one for one in map(json.loads, written) if "result" in one)) for written in lines]


def milliseconds(port: int) -> list[float]:
    """Of each request."""
    bodies = [json.dumps({"position": position}) for position in positions()]
    headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{port}"}
    connection, taken = HTTPConnection("127.0.0.1", port), []
    for number in range(REQUESTS):
        began = perf_counter()
        connection.request("POST", "/api/score", bodies[number % 2], headers)
        answer = connection.getresponse()
        answer.read()
        taken.append((perf_counter() - began) * 1000)
        assert answer.status == 200, answer.status
    return taken


def main() -> None:
    port = free_port()
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"METROPOLE_DATABASE": os.path.join(folder, "scorer.db"), "METROPOLE_LIMITS": "1000"}
        with running(command, f"http://127.0.0.1:{port}/health", **settings):
            shares = quantiles(milliseconds(port), n=100)
    found = {"requests": REQUESTS, "p50_ms": round(shares[49], 2), "p99_ms": round(shares[98], 2)}
    print(json.dumps(found) if "--json" in sys.argv else f"counted over HTTP: {found}")


if __name__ == "__main__":
    main()
