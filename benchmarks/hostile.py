"""What hostile clients cost the others: their moves a second and delays, quiet and with each kind of attack beside.

    python -m benchmarks.hostile [KIND...] [--json] [--database sqlite|postgresql] [--tables 1000] [--seconds 3]

A thousand tables are played by this process, as in benchmarks/server.py, each player with an address of their own,
at so many moves a second that the server is at work half of the time, which is measured first; in turns alone and
with benchmarks/attacks.py beside, twice for each kind, so that whatever else the machine does falls on both.
Attackers are another process at lower priority, and come from twenty other addresses, new ones each time. Limits
are the usual ones. A server meets three attacks, at no higher rate than its games last for; masters think on, so
they and all kinds together have one of their own. `ratio` is the p95 delay of all moves with the attack by that of
all without: to be below 2; then the same for each turn. Where one is not below 2, or an attack could not be
measured, this ends with status 1, after all the others. Processor time is that of each side, in percent of one
processor. `stolen` and `disk` tell what is not the server's: how much of the processors the host took away, and how
long the disk took at most to keep a byte, without and with the attack. On two quiet processors all of it takes a
quarter of an hour.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, islice
from statistics import mean
from threading import Event, Thread
from time import perf_counter, process_time
from typing import Any, NamedTuple

import uvloop

from benchmarks.attacks import KINDS
from benchmarks.server import Load, Stolen, connect, cpu_seconds, free_port, open_tables, paced, running
from tests.processes import descendants
from tests.server.services import new_database, postgres

ALL = "all"
APART = ("masters", ALL)  # each with a server of its own
MOST_TOGETHER = 3  # attacks on one server: then the games come to their ends
MOVES = 45  # that every game has at least
GREATEST_RATIO = 2.0
LONGEST = 60.0  # seconds until attackers have come in, or say what was answered
WARM, BEGINNING = 3.0, 1.0  # seconds before anything is measured, and of an attack before it is
BUSY = 0.5  # of a processor that the server is at work without an attack
TURNS = 2  # with each attack


class PatientLoad(Load):
    """Players whose refused moves are counted."""

    def __init__(self, tables: int) -> None:
        super().__init__(tables)
        self.refusals: Counter[str] = Counter()

    def refused(self, told: dict[str, Any]) -> None:
        self.refusals[told["reason"]["id"]] += 1


class Disk:
    """How long the disk takes to keep something: another program that writes much delays everybody's moves."""

    def __init__(self) -> None:
        self.took, self._end = list[float](), Event()

    @contextmanager
    def tried(self) -> Iterator[None]:
        """Over and over, beside all else."""
        self.took.clear()
        self._end.clear()
        trying = Thread(target=self._try)
        trying.start()
        yield
        self._end.set()
        trying.join()

    def _try(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self._end.wait(0.05):
                file.write(b"x")
                file.flush()
                began = perf_counter()
                os.fsync(file.fileno())
                self.took.append(perf_counter() - began)


class Measured(NamedTuple):
    """Delays in seconds at a steady rate, and what it took: the server, its thinkers and this process, in percent."""

    delays: Sequence[float]
    took: dict[str, float]


async def measured(load: PatientLoad, pid: int, seconds: float, rate: float) -> Measured:
    thinkers, stolen = descendants(pid), Stolen()
    began, cpu, thought, own, moves = perf_counter(), cpu_seconds(pid), _all_cpu(thinkers), process_time(), load.moves
    load.refusals.clear()
    disk = Disk()
    with disk.tried():
        delays = await paced(load, seconds, rate)
    if not delays:
        raise NotMeasuredError("no move was played: are the games over?")
    took = perf_counter() - began
    figures = {
        "moves_per_s": round((load.moves - moves) / took),
        "refused": load.refusals.total(),
        "server_cpu": round(100 * (cpu_seconds(pid) - cpu) / took),
        "thinkers_cpu": round(100 * (_all_cpu(descendants(pid)) - thought) / took),
        "players_cpu": round(100 * (process_time() - own) / took),
        "stolen": stolen.percent(),
        "slowest_sync_ms": round(1000 * max(disk.took), 1),
    }
    return Measured(delays, figures)


def together(spans: Sequence[Measured]) -> dict[str, float]:
    """The figures of all turns of one kind."""
    delays = sorted(delay for span in spans for delay in span.delays)
    means = {key: round(mean(span.took[key] for span in spans), 1) for key in spans[0].took}
    return {"p50_ms": _ms(delays, 50), "p95_ms": _ms(delays, 95), "p99_ms": _ms(delays, 99), **means}


def _ms(delays: Sequence[float], percent: int) -> float:
    return round(1000 * delays[len(delays) * percent // 100], 2)


def _all_cpu(pids: set[int]) -> float:
    total = 0.0
    for pid in pids:
        try:
            total += cpu_seconds(pid)
        except OSError:  # it has ended
            continue
    return total


class NotMeasuredError(Exception):
    """An attack could not be measured."""


class Attackers:
    """A process of hostile clients, from when they have come in."""

    def __init__(self, address: str, kinds: Sequence[str], seconds: float, network: int) -> None:
        self._seconds = seconds
        self._command = [sys.executable, "-m", "benchmarks.attacks", address, *kinds]
        self._command += ["--seconds", str(seconds), "--network", str(network)]

    async def come_in(self) -> None:
        pipe = subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        if await self._said() != b"ready\n":
            raise NotMeasuredError("the attackers did not come in")

    async def begin(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        await asyncio.sleep(BEGINNING)

    async def end(self) -> tuple[dict[str, int], float]:
        """What was answered, and how much of a processor they took, in percent."""
        if not (said := await self._said()):
            raise NotMeasuredError("the attackers ended too soon")
        report = json.loads(said)
        await self._process.wait()
        return report["counts"], round(100 * report["cpu_seconds"] / self._seconds)

    async def go(self) -> None:
        """Whatever has become of them, they do nothing from here on."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _said(self) -> bytes:
        assert self._process.stdout is not None
        async with asyncio.timeout(LONGEST):
            return await self._process.stdout.readline()


class Comparison:
    """A server with players, quiet and attacked in turns."""

    def __init__(self, address: str, pid: int, tables: int, seconds: float) -> None:
        self._address, self._pid, self._tables, self._seconds = address, pid, tables, seconds
        self._load, self._networks, self._rate = PatientLoad(tables), count(1), 0.0

    async def of(self, names: Sequence[str]) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """The figures of one attack after the other."""
        loop = asyncio.get_running_loop()
        opened = await loop.run_in_executor(None, open_tables, self._address, self._tables)
        await connect(self._load, self._address, opened)
        moves, cpu = self._load.moves, cpu_seconds(self._pid)
        await paced(self._load, WARM)
        rate = BUSY * (self._load.moves - moves) / (cpu_seconds(self._pid) - cpu)
        self._rate = min(rate, self._tables * MOVES / (len(names) * TURNS * 2 * self._seconds + WARM))
        for name in names:
            try:
                found = await self._of_attack(list(KINDS) if name == ALL else [name])
            except (NotMeasuredError, OSError, TimeoutError) as error:
                found = {"failed": str(error) or type(error).__name__}
            yield name, found

    async def _of_attack(self, kinds: Sequence[str]) -> dict[str, Any]:
        quiet, hostile, counts, cpu = [], [], Counter[str](), []
        for _ in range(TURNS):
            attackers = Attackers(self._address, kinds, self._seconds + BEGINNING, next(self._networks))
            await attackers.come_in()
            try:
                quiet.append(await measured(self._load, self._pid, self._seconds, self._rate))
                await attackers.begin()
                hostile.append(await measured(self._load, self._pid, self._seconds, self._rate))
                answered, took = await attackers.end()
            finally:
                await attackers.go()
            counts.update(answered)
            cpu.append(took)
        found = {"quiet": together(quiet), "hostile": {**together(hostile), "attackers_cpu": mean(cpu)}}
        turns = [_ratio(together([one]), together([other])) for one, other in zip(quiet, hostile, strict=True)]
        return {**found, "ratio": _ratio(found["quiet"], found["hostile"]), "turns": turns, "attack": dict(counts)}


def _ratio(quiet: dict[str, float], hostile: dict[str, float]) -> float:
    return round(hostile["p95_ms"] / quiet["p95_ms"], 2)


async def of_server(
    database: str, names: Sequence[str], tables: int, seconds: float, tell: Callable[[str, dict[str, Any]], None]
) -> None:
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "metropole", "serve", "--port", str(port), "--thinkers", "1"]
    with running(command, f"{address}/ready", METROPOLE_DATABASE=database) as pid:
        async for name, found in Comparison(address, pid, tables, seconds).of(names):
            tell(name, found)


@contextmanager
def databases(kind: str) -> Iterator[Iterator[str]]:
    """Addresses of new databases, as many as are asked for; the next one when the last is done with."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield (f"{folder}/{number}.db" for number in range(1000))
    else:
        with postgres(is_safe=True) as server:
            yield _new_databases(server)


def _new_databases(server: str) -> Iterator[str]:
    for number in range(1000):
        with new_database(server, f"benchmark_{number}") as address:
            yield address


def told(name: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    if "failed" in found:
        return f"{name:14}not measured: {found['failed']}"
    quiet, hostile = found["quiet"], found["hostile"]
    both = [f"{quiet[key]:g} > {hostile[key]:g}" for key in ("moves_per_s", "p50_ms", "p95_ms", "p99_ms")]
    cpu = "/".join(f"{hostile[key]:.0f}" for key in ("server_cpu", "thinkers_cpu", "players_cpu", "attackers_cpu"))
    cpu = f"{quiet['server_cpu']:.0f} > {cpu}"
    delays = f"{both[0]:>16}{both[1]:>16}{both[2]:>18}{both[3]:>18}"
    turns = " ".join(f"{ratio:g}" for ratio in found["turns"])
    stolen, disk = (f"{quiet[key]:g}/{hostile[key]:g}" for key in ("stolen", "slowest_sync_ms"))
    figures = f"{delays}{found['ratio']:>7}{turns:>12}{hostile['refused']:>5g}{cpu:>20}{stolen:>9}{disk:>14}"
    return f"{name:14}{figures}  {found['attack']}"


HEAD = (
    f"{'attack':14}{'moves/s':>16}{'p50 ms':>16}{'p95 ms':>18}{'p99 ms':>18}{'ratio':>7}{'by turn':>12}{'lost':>5}"
    f"{'srv > srv/bot/us/they':>20}{'stolen':>9}{'disk ms':>14}  answers"
)


def servers(names: Sequence[str]) -> list[list[str]]:
    """Which attacks meet the same server."""
    rest = iter([name for name in names if name not in APART])
    same = list(iter(lambda: list(islice(rest, MOST_TOGETHER)), []))
    return same + [[name] for name in names if name in APART]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join([*KINDS, ALL]))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3)
    asked = parser.parse_args()
    if unknown := set(asked.kinds) - {*KINDS, ALL}:  # argparse's own choices do not let one name none
        parser.error(f"there is no attack {', '.join(sorted(unknown))}: say {', '.join([*KINDS, ALL])}")
    gc.disable()  # a pause of whoever measures would be taken for one of the server
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    figures: dict[str, dict[str, Any]] = {}

    def tell(name: str, found: dict[str, Any]) -> None:
        figures[name] = found
        if not asked.json:
            print(told(name, found), flush=True)

    if not asked.json:
        print(HEAD, flush=True)
    with databases(asked.database) as addresses:
        for names in servers(asked.kinds or [*KINDS, ALL]):
            uvloop.run(of_server(next(addresses), names, asked.tables, asked.seconds, tell))
    if asked.json:
        print(json.dumps(figures))
    above = [name for name, found in figures.items() if not found.get("ratio", GREATEST_RATIO) < GREATEST_RATIO]
    if above:
        sys.exit(f"Not below {GREATEST_RATIO:g}, or not measured: {', '.join(above)}.")
    if not asked.json:
        print(f"All ratios are below {GREATEST_RATIO:g}.")


if __name__ == "__main__":
    main()
