"""What hostile clients do: each kind a coroutine that goes on until it is cancelled, at a rate that is bounded here.

    python -m benchmarks.attacks ADDRESS KIND... --seconds 8 --network 1

Twenty addresses, 127.0.NETWORK.2 and on, one or two people at each. It prints a line when they have come in, begins
when it is sent one, and prints at the end what was sent and answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from time import process_time
from typing import NamedTuple

from benchmarks.crowd import Visitor
from benchmarks.request_attacks import branches, evenings, puzzle_tries, records, scorers

ADDRESSES = 20
NICE = 10  # an attacker's processor is elsewhere: here it gives way to those who are attacked
SILENT = 60  # connections an address
MASTERS = 10  # tables a person, with three masters each
FAST = 40  # messages a second a person; 20 are allowed on a socket
PAUSE = 0.5  # seconds until whoever was shown out comes again
DEEP, LONG = 3_500, 60_000

Visitors = Sequence[Visitor]
Attack = Callable[[Visitors], Coroutine[None, None, None]]


async def _all(visitors: Visitors, one: Callable[[Visitor], Awaitable[None]]) -> None:
    await asyncio.gather(*(one(visitor) for visitor in visitors))


async def _flood(
    visitors: Visitors, texts: Callable[[Visitor], bytes], a_second: float, is_reading: bool = True
) -> None:
    """Everybody sends at a rate, and comes back whenever they are shown out."""

    async def one(visitor: Visitor) -> None:
        while True:
            socket = await visitor.sit_down()
            if socket is not None and not is_reading:
                socket.read_no_more()
            while socket is not None and not socket.is_lost:
                socket.send(texts(visitor))
                visitor.counts["sent"] += 1
                await asyncio.sleep(random.uniform(0, 2 / a_second))
            await asyncio.sleep(PAUSE)

    await _all(visitors, one)


def _message(**fields: object) -> bytes:
    return json.dumps(fields).encode()


def _why(visitor: Visitor) -> bytes:
    return _message(type="why", id="w", place="00", action=visitor.some_action()["action"])


def _bad_id() -> str:
    return random.choice(("\0x", "x\0", "\ud800", "\udfff" * 40, "\0" * 40))


async def bad_ids(visitors: Visitors) -> None:
    """Plays under ids that a database may not take, and what is said and asked in such letters."""

    def text(visitor: Visitor) -> bytes:
        name = _bad_id()
        kind = random.choice(("play", "play", "preview", "say", "why"))
        rest = {"say": {"text": name}, "why": {"place": name[:20]}}.get(kind, visitor.some_action())
        return _message(type=kind, id=name, **rest)

    await _flood(visitors, text, 15)


async def previews(visitors: Visitors) -> None:
    """What would this bring, twice as often as anybody may ask."""
    await _flood(visitors, lambda visitor: _message(type="preview", id="p", **visitor.some_action()), FAST)


async def whys(visitors: Visitors) -> None:
    """Why not here, twice as often as anybody may ask."""
    await _flood(visitors, _why, FAST)


async def chats(visitors: Visitors) -> None:
    """Talk, twenty times as much as is heard."""
    await _flood(visitors, lambda _: _message(type="say", id="s", text="x" * 300), 20)


async def garbage(visitors: Visitors) -> None:
    """Nothing that has a meaning: cut off, too long, too deep."""
    told = (b"{", b"\xff\xfe", b"[" * DEEP, b'{"type":' * 800, b'"' + b"x" * LONG + b'"', b"null", b'{"type":"play"}')
    await _flood(visitors, lambda _: random.choice(told), FAST)


async def pongs(visitors: Visitors) -> None:
    """Answers to pings that nobody sent."""
    await _flood(visitors, lambda _: _message(type="pong", at=random.choice((0, 10**13, 2**62))), FAST)


async def slow_readers(visitors: Visitors) -> None:
    """Ask a lot, and read nothing of the answers."""
    await _flood(visitors, _why, 18, is_reading=False)


async def come_and_go(visitors: Visitors) -> None:
    """Sockets opened and dropped, as often as an address may ask, and some more."""

    async def one(visitor: Visitor) -> None:
        while True:
            socket = await visitor.sit_down()
            visitor.counts["sent"] += 1
            if socket is not None:
                socket.abort()
            await asyncio.sleep(random.uniform(0, 0.08))

    await _all(visitors, one)


async def silent(visitors: Visitors) -> None:
    """Connections on which nothing is said, or only a beginning; opened again when they are closed."""

    async def keep(visitor: Visitor, said: bytes) -> None:
        while True:
            try:
                reader, writer = await visitor.connect()
                visitor.counts["connections"] += 1
                writer.write(said)
                await reader.read()
                writer.close()
            except OSError:
                visitor.counts["not let in"] += 1
            await asyncio.sleep(random.uniform(PAUSE, 3 * PAUSE))

    beginnings = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/guests HTTP/1.1\r\nContent-Length: 8000\r\n\r\n{")
    await asyncio.gather(*(keep(one, beginnings[number % 3]) for one in visitors for number in range(SILENT)))


async def lobby(visitors: Visitors) -> None:
    """Public tables that nobody comes to, and the lists of them, as often as an address may ask."""

    async def one(visitor: Visitor) -> None:
        while True:
            visitor.counts["sent"] += 1
            if random.random() < 0.2:
                await visitor.open_table(players=4, seats=["me", None, None, None], start=False, is_public=True)
            else:
                await visitor.ask("GET", f"/api/tables?list={random.choice(('open', 'running', 'finished', 'mine'))}")
            await asyncio.sleep(random.uniform(0, 0.08))

    await _all(visitors, one)


async def passwords(visitors: Visitors) -> None:
    """Wrong passwords for many names."""

    async def one(visitor: Visitor) -> None:
        while True:
            visitor.counts["sent"] += 1
            wrong = {"name": f"Ada {random.randrange(1000)}", "password": f"{random.randrange(10**12)}"}
            await visitor.ask_json("POST", "/api/sessions", wrong)
            await asyncio.sleep(random.uniform(0, 0.4))

    await _all(visitors, one)


async def masters(visitors: Visitors) -> None:
    """Tables at which the best bots think, by the hundred."""

    async def one(visitor: Visitor) -> None:
        for _ in range(MASTERS):
            visitor.counts["sent"] += 1
            await visitor.open_table("master", "master", "master")
            await asyncio.sleep(random.uniform(0, 0.2))

    await _all(visitors, one)
    await asyncio.Event().wait()


async def huge_requests(visitors: Visitors) -> None:
    """Bodies that are too long, too deep, or not of this world."""
    deep = b'{"game":"metro","players":2,"options":' + b"[" * DEEP + b"]" * DEEP + b"}"
    lone = b'{"game":"metro","players":2,"options":{"x":"\\ud800"},"given":{"\\u0000":"\\udfff"}}'
    asked: list[tuple[bytes, dict[str, str]]] = [
        (deep, {}),
        (lone, {}),
        (b"x" * LONG, {}),
        (b"{", {"Content_Length": "9" * 30}),
        (b"{", {"Content_Length": "-1"}),
    ]

    async def one(visitor: Visitor) -> None:
        while True:
            visitor.counts["sent"] += 1
            body, headers = random.choice(asked)
            await visitor.ask("POST", "/api/tables", body, **headers)
            await visitor.ask("GET", f"/api/tables/{visitor.table}/log?after={'9' * 5000}")
            await asyncio.sleep(random.uniform(0, 0.16))

    await _all(visitors, one)


KINDS: dict[str, Attack] = {
    "bad_ids": bad_ids,
    "previews": previews,
    "whys": whys,
    "chats": chats,
    "garbage": garbage,
    "pongs": pongs,
    "slow_readers": slow_readers,
    "come_and_go": come_and_go,
    "silent": silent,
    "lobby": lobby,
    "passwords": passwords,
    "masters": masters,
    "huge_requests": huge_requests,
    "branches": branches,
    "records": records,
    "puzzle_tries": puzzle_tries,
    "evenings": evenings,
    "scorers": scorers,
}


class Report(NamedTuple):
    """What hostile clients did, and the processor's time they took for it."""

    counts: dict[str, int]
    cpu_seconds: float


async def _prepared(server: str, network: int, counts: Counter[str]) -> list[Visitor]:
    visitors = [Visitor(server, f"127.0.{network}.{number + 2}", counts) for number in range(ADDRESSES)]
    for visitor in visitors:
        assert await visitor.come_in()
        assert await visitor.open_table("novice", given={"first": 0})
    return visitors


async def attack(server: str, kinds: Sequence[str], seconds: float, network: int = 0) -> Report:
    """Attack in all these ways at the same time, each by everybody."""
    counts: Counter[str] = Counter()
    visitors = await _prepared(server, network, counts)
    counts.clear()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began = process_time()
    under_way = [asyncio.create_task(KINDS[kind](visitors)) for kind in kinds]
    failed, _ = await asyncio.wait(under_way, timeout=seconds)
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)
    for task in failed:
        task.result()  # no attack ends by itself
    return Report(dict(sorted(counts.items())), round(process_time() - began, 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("server")
    parser.add_argument("kinds", nargs="+", choices=KINDS)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--network", type=int, default=0)
    asked = parser.parse_args()
    os.nice(NICE)
    print(json.dumps(asyncio.run(attack(asked.server, asked.kinds, asked.seconds, asked.network))._asdict()))


if __name__ == "__main__":
    main()
