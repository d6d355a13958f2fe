"""Attacks of single requests, on what looks at games again, counts, deals and asks: see benchmarks/attacks.py."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from benchmarks.crowd import Visitor
from metropole import puzzles
from metropole.server.tables.codes import LETTERS
from tests.analysis.games import recorded

Visitors = Sequence[Visitor]


async def _ask_on(visitors: Visitors, wish: Callable[[Visitor], tuple[str, str, object]], a_second: float) -> None:
    """Everybody asks for something else at a rate; an answer is not waited for longer than any of a page is."""

    async def one(visitor: Visitor) -> None:
        while True:
            visitor.counts["sent"] += 1
            await visitor.ask_json(*wish(visitor))
            await asyncio.sleep(random.uniform(0, 2 / a_second))

    await asyncio.gather(*(one(visitor) for visitor in visitors))


async def branches(visitors: Visitors) -> None:
    """What could have been played in whole games from elsewhere, twice as often as an address may ask."""
    games = [recorded(game) for game in ("metro", "metropolys")]

    def wish(_: Visitor) -> tuple[str, str, object]:
        game = random.choice(games)
        left = random.randrange(len(game.actions))
        given = {"record": game.to_json(), "left": left, "eyes": random.choice((0, 1, "spectator"))}
        return "POST", "/api/branches", {**given, "further": list(game.actions[left : left + 50])}

    await _ask_on(visitors, wish, 16)


async def records(visitors: Visitors) -> None:
    """Files of hundreds of games, as long as they may be."""
    texts = [
        "\n".join([one.to_text()] * (400_000 // len(one.to_text()))) for one in map(recorded, ("metro", "metropolys"))
    ]
    await _ask_on(visitors, lambda _: ("POST", "/api/replays", {"text": random.choice(texts)}), 2)


async def puzzle_tries(visitors: Visitors) -> None:
    """Puzzles looked at, tried and given up without a thought."""
    known = puzzles.shipped("metro")

    def wish(_: Visitor) -> tuple[str, str, object]:
        one = random.choice(known)
        at = f"/api/puzzles/metro/{one.id}"
        return random.choice(
            [("GET", at, None), ("POST", f"{at}/tries", {"action": one.second.action}), ("POST", f"{at}/answer", None)]
        )

    await _ask_on(visitors, wish, 16)


async def evenings(visitors: Visitors) -> None:
    """Codes of evenings and tables guessed, and evenings opened that nobody comes to."""

    def wish(_: Visitor) -> tuple[str, str, object]:
        code = "".join(random.choices(LETTERS, k=4))
        new = {"game": "metropolys", "players": 4, "options": {"version": "expert"}}
        guesses = ("GET", f"/api/evenings/codes/{code}", None), ("GET", f"/api/codes/{code}", None)
        return random.choice([*guesses, ("POST", "/api/evenings", new)])

    await _ask_on(visitors, wish, 16)


async def scorers(visitors: Visitors) -> None:
    """Real tables counted and set up, without an end."""
    board = list(recorded("metro").actions[:40])

    def wish(_: Visitor) -> tuple[str, str, object]:
        position = {"game": "metro", "players": 2, "options": {"hand": 1}, "board": board}
        even = {"game": "metropolys", "players": 4, "options": {"version": "expert"}, "seed": random.randrange(10**6)}
        return random.choice([("POST", "/api/score", {"position": position}), ("POST", "/api/setups", even)])

    await _ask_on(visitors, wish, 16)
