"""What one process of the server carries: moves a second, CPU a move, delays, memory a table; on SQLite and PostgreSQL.

    python benchmarks/server.py [--json] [--tables 1000] [--seconds 8]

A thousand tables with two sockets each, half of either game, are played by this process; the server is another one.
First 500 moves a second are sent and timed to their last recipient, then everybody moves as soon as they may. In the
same run a bare Starlette socket sends 170 bytes to four for every message it gets: the most that this way could carry.
Where the machine is a virtual one, its host may lend the processors to others meanwhile: how much of them was taken
away so, in percent, stands beside each figure.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.request import Request, urlopen

import uvloop
from pydantic_core import from_json

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.frames import Frames
from tests.server.services import new_database, postgres

WARM = 20  # tables
RATE = 500  # moves a second at which delays are measured
LAST = 5.0  # seconds for the last of them to arrive
BARE = Path(__file__).with_name("bare_socket.py")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], address: str, **environment: str) -> Iterator[int]:
    """A server process, once it answers."""
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(200):
            try:
                urlopen(address, timeout=1)
                break
            except OSError:
                sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


class Stolen:
    """How much of the processors' time was taken by others of the same host since then."""

    def __init__(self) -> None:
        self._before = self._times()

    @staticmethod
    def _times() -> tuple[int, int]:
        """Stolen, and all, in ticks."""
        times = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return times[7], sum(times)

    def percent(self) -> float:
        stolen, total = (now - before for now, before in zip(self._times(), self._before, strict=True))
        return round(100 * stolen / max(total, 1), 1)


class Seat:
    """One player's socket, which plays at random as soon as it may, or when it is told to."""

    def __init__(self, load: Load, table: int) -> None:
        self.load, self.table = load, table
        self.connection: Frames | None = None
        self.version, self.legal, self.is_over = 0, None, False

    def hear(self, text: bytes) -> None:
        told = from_json(text)
        if told["type"] == "refused":
            self.load.refused(told)
        if told["type"] not in ("snapshot", "entry"):
            return
        self.version, self.legal = told["version"], told.get("legal")
        self.is_over = "result" in told
        self.load.heard(self, told["type"] == "entry")

    def move(self) -> None:
        legal, rng = self.legal, self.load.rng
        assert legal is not None
        assert self.connection is not None
        self.legal = None
        if "actions" in legal:
            action = rng.choice(legal["actions"])
        elif (legal["pass"] and rng.random() < 0.5) or not legal["values"] or not legal["places"]:
            action = "pass"
        else:
            action = f"{rng.choice(legal['values'])}@{rng.choice(legal['places'])}"
        self.load.sent[self.table] = perf_counter()
        self.connection.send(
            f'{{"type":"play","id":"{self.version}","version":{self.version},"action":"{action}"}}'.encode()
        )


class Load:
    """All tables and what is measured of them."""

    def __init__(self, tables: int) -> None:
        self.rng = random.Random(1900)
        self.seats = [(Seat(self, table), Seat(self, table)) for table in range(tables)]
        self.sent = [0.0] * tables
        self.arrived = [0] * tables
        self.moves, self.delays = 0, list[float]()
        self.is_eager = False

    def heard(self, seat: Seat, is_entry: bool) -> None:
        table = seat.table
        if is_entry:
            self.arrived[table] += 1
            if self.arrived[table] == 2:
                self.arrived[table] = 0
                self.moves += 1
                self.delays.append(perf_counter() - self.sent[table])
        if self.is_eager and seat.legal:
            seat.move()

    def refused(self, told: dict[str, Any]) -> None:
        """Nothing that is played here should be."""
        raise RuntimeError(f"refused: {told}")

    def waiting(self) -> list[Seat]:
        return [seat for pair in self.seats for seat in pair if seat.legal and self.arrived[seat.table] == 0]


async def eager(load: Load, seconds: float) -> float:
    """Everybody moves as soon as they may; moves a second."""
    load.is_eager = True
    for seat in load.waiting():
        seat.move()
    await asyncio.sleep(1)  # until everything is warm
    moves, start = load.moves, perf_counter()
    await asyncio.sleep(seconds)
    rate = (load.moves - moves) / (perf_counter() - start)
    load.is_eager = False
    await asyncio.sleep(1)
    return rate


async def paced(load: Load, seconds: float, rate: float = RATE) -> list[float]:
    """So many moves a second, evenly; the delays of all of them."""
    load.delays.clear()
    start, count = perf_counter(), 0
    while perf_counter() - start < seconds:
        waiting = load.waiting()
        load.rng.shuffle(waiting)
        for seat in waiting[: round(rate)]:
            await asyncio.sleep(max(0.0, start + count / rate - perf_counter()))
            seat.move()
            count += 1
        await asyncio.sleep(0.001 if waiting else 0.05)
    end = perf_counter() + LAST
    while len(load.delays) < count and perf_counter() < end:
        await asyncio.sleep(0.05)
    return sorted(load.delays)


class Client:
    """A person: a guest with a cookie, at home somewhere, as a proxy before the server would tell it."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.cookie, self.home = address, "", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        self.cookie = self.ask("POST", "/api/guests", {"name": f"guest {number}"})[1]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", **self.headers()}
        request = Request(self.address + path, json.dumps(body).encode(), headers, method=method)
        with urlopen(request, timeout=10) as answer:
            cookie = (answer.headers.get("Set-Cookie") or "").partition(";")[0]
            return json.load(answer), cookie

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "Origin": self.address, "X-Forwarded-For": self.home}


def open_tables(address: str, count: int) -> list[tuple[str, Client, Client]]:
    """Tables that have begun, half of either game."""
    opened = []
    for number in range(count):
        one, two = Client(address, 2 * number), Client(address, 2 * number + 1)
        game = ("metropolys", "metro")[number % 2]
        options = {"version": "expert"} if game == "metropolys" else {}
        wish = {"game": game, "players": 2, "options": options, "seats": ["me", None]}
        table = one.ask("POST", "/api/tables", wish)[0]["table"]["id"]
        two.ask("PUT", f"/api/tables/{table}/seats/1", {})
        one.ask("POST", f"/api/tables/{table}/start")
        opened.append((table, one, two))
    return opened


async def connect(load: Load, address: str, opened: list[tuple[str, Client, Client]]) -> None:
    host, port = "127.0.0.1", int(address.rsplit(":", 1)[1])
    for pair, (table, *people) in zip(load.seats, opened, strict=True):
        for seat, person in zip(pair, people, strict=True):
            path = f"/api/tables/{table}/play"
            seat.connection = await Frames.open(host, port, path, person.headers(), seat.hear)


async def measured(address: str, pid: int, tables: int, seconds: float) -> dict[str, float]:
    """One database's figures."""
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, open_tables, address, WARM)  # what is made once is not a table's
    before = memory_kb(pid)
    opened = await loop.run_in_executor(None, open_tables, address, tables)
    with_tables = memory_kb(pid)
    load = Load(tables)
    await connect(load, address, opened)
    await asyncio.sleep(1)
    with_sockets = memory_kb(pid)
    delays = await paced(load, seconds / 2)
    cpu, moves, stolen = cpu_seconds(pid), load.moves, Stolen()
    rate = await eager(load, seconds)
    used = (cpu_seconds(pid) - cpu) / max(load.moves - moves, 1)
    return {
        "moves_per_s": round(rate),
        "cpu_us_per_move": round(used * 1e6),
        "p50_ms_at_500": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms_at_500": round(delays[len(delays) * 99 // 100] * 1000, 2),
        "kb_per_table": round((with_sockets - before) / tables, 1),  # with its two sockets
        "kb_per_socket": round((with_sockets - with_tables) / tables / 2, 1),
        "stolen_percent": stolen.percent(),
    }


async def bare(address: str, tables: int, seconds: float) -> dict[str, float]:
    """A socket that sends 170 bytes to four: messages a second, each counted when the last of the four has it."""
    port, count, arrived = int(address.rsplit(":", 1)[1]), 0, [0] * tables
    rooms: list[list[Frames]] = [[] for _ in range(tables)]

    def hearing(table: int) -> Callable[[bytes], None]:
        def hear(_: bytes) -> None:
            nonlocal count
            arrived[table] += 1
            if arrived[table] == 4:
                arrived[table] = 0
                count += 1
                rooms[table][0].send(b"x" * 60)

        return hear

    for table in range(tables):
        for _ in range(4):
            path = f"/{table}"
            rooms[table].append(await Frames.open("127.0.0.1", port, path, {"Origin": address}, hearing(table)))
    for room in rooms:
        room[0].send(b"x" * 60)
    await asyncio.sleep(1)
    start, before, stolen = perf_counter(), count, Stolen()
    await asyncio.sleep(seconds)
    rate = (count - before) / (perf_counter() - start)
    return {"moves_per_s": round(rate), "stolen_percent": stolen.percent()}


def of_server(database: str, tables: int, seconds: float) -> dict[str, float]:
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port), "--thinkers", "0"]
    wishes = {"METROPOLE_DATABASE": database, "METROPOLE_LIMITS": "1000000"}
    with running(command, f"{address}/ready", **wishes) as pid:
        return uvloop.run(measured(address, pid, tables, seconds))


def of_bare(tables: int, seconds: float) -> dict[str, float]:
    address = f"http://127.0.0.1:{(port := free_port())}"
    with running([sys.executable, str(BARE), str(port)], address):
        return uvloop.run(bare(address, tables, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=8)
    asked = parser.parse_args()
    gc.disable()  # a pause of whoever measures would be taken for one of the server
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as folder:
        figures = {"sqlite": of_server(f"{folder}/metropole.db", asked.tables, asked.seconds)}
    with postgres(is_safe=True) as server, new_database(server, "benchmark") as address:
        figures["postgresql"] = of_server(address, asked.tables, asked.seconds)
    figures["bare"] = of_bare(min(asked.tables, 500), asked.seconds / 2)
    if asked.json:
        print(json.dumps(figures))
        return
    for name, values in figures.items():
        print(name, values)
    for name in ("sqlite", "postgresql"):
        ratio = figures[name]["moves_per_s"] / figures["bare"]["moves_per_s"]
        print(f"{name}: {ratio:.2f} of the bare socket")


if __name__ == "__main__":
    main()
