"""Games of bots against each other as arrays to learn from: a row for each decision."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metropole import bots, games
from metropole.arena.local import in_order, run
from metropole.bots.search import SearchBot
from metropole.games.contract import NotUnderstood
from metropole.match import Match
from metropole.research.contract import RESEARCH
from metropole.research.observing import action_mask, observation
from metropole.research.rewards import RESULT, rewards_of

GAMES_A_JOB = 4
SUFFIXES = (".npz", ".parquet")
Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """Who plays what, from which seed; `straying` is how often an action is random, so that more is met."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int = 0
    straying: float = 0.0

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        game = games.load(self.game)
        game.deal(self.players, self.options, random.Random(0))
        for name in self.bots:
            bots.make(name, game)

    def about(self, count: int) -> dict[str, Any]:
        """What a file with so many of its games says of itself: how to play them again, and how to read them."""
        played = {"game": self.game, "players": self.players, "options": dict(self.options), "bots": [*self.bots]}
        drawn = {"seed": self.seed, "straying": self.straying, "games": count}
        version, codes = RESEARCH.load(self.game).VERSION, games.load(self.game).ACTIONS
        return {**played, **drawn, "observations": f"{self.game}_v{version}", "codes": codes}


@dataclass(slots=True)
class Decisions:
    """The decisions of one game, in their order."""

    observations: list[NDArray[np.uint8]] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    visits: list[dict[int, int]] = field(default_factory=list)

    def columns(self, number: int, results: Sequence[float], points: Sequence[int]) -> Columns:
        """All of it as arrays, with how the game ended for whoever decided."""
        count, seats = len(self.actions), np.array(self.seats, np.int8)
        tried = [pair for one in self.visits for pair in sorted(one.items())]
        return {
            "observations": np.stack(self.observations),
            "masks": np.stack(self.masks),
            "actions": np.array(self.actions, np.int16),
            "seats": seats,
            "games": np.full(count, number, np.int32),
            "steps": np.arange(count, dtype=np.int16),
            "progress": (np.arange(count) / count).astype(np.float32),
            "results": np.array(results, np.float32)[seats],
            "points": np.array(points, np.int16)[seats],
            "visit_starts": np.cumsum([0, *map(len, self.visits)]).astype(np.int64),
            "visit_actions": np.array([code for code, _ in tried], np.int16),
            "visit_counts": np.array([count for _, count in tried], np.int32),
        }


def play(plan: DatasetPlan, number: int) -> Columns:
    """The game of this number, which hangs on the plan and the number alone."""
    game, rng = games.load(plan.game), random.Random(f"dataset/{plan.seed}/{number}")
    match = Match(game, game.deal(plan.players, plan.options, rng))
    players = [bots.make(plan.bots[seat % len(plan.bots)], game) for seat in range(plan.players)]
    found = Decisions()
    while (seat := match.turn) >= 0:
        view = match.view(seat)
        visits = _visits(players[seat], view, rng)
        best = max(visits, key=lambda code: visits[code])
        code = rng.choice(game.legal(view)) if rng.random() < plan.straying else best
        found.observations.append(observation(game, view))
        found.masks.append(np.packbits(action_mask(game, view).astype(np.uint8)))
        found.actions.append(code)
        found.seats.append(seat)
        found.visits.append(visits)
        match.submit(seat, code)
    assert match.outcome is not None
    return found.columns(number, rewards_of(match.outcome, RESULT), match.outcome.scores)


def _visits(bot: bots.Bot, view: Any, rng: random.Random) -> dict[int, int]:
    """How often a bot that searches tried each action; another has its choice, once."""
    if isinstance(bot, SearchBot):
        return {one.code: one.visits for one in bot.think(view, rng).candidates if one.visits}
    return {bot.choose(view, rng): 1}


def play_all(plan: DatasetPlan, count: int, workers: int = 1) -> Iterator[Columns]:
    """Games 0 to `count` - 1, in that order."""
    jobs = [range(start, min(start + GAMES_A_JOB, count)) for start in range(0, count, GAMES_A_JOB)]
    for some in in_order(jobs, run(partial(_play_some, plan), jobs, workers)):
        yield from some


def _play_some(plan: DatasetPlan, numbers: range) -> list[Columns]:
    return [play(plan, number) for number in numbers]


def joined(parts: Sequence[Columns]) -> Columns:
    """The columns of many games, one after another."""
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "visit_starts"}
    counts = np.concatenate([np.diff(part["visit_starts"]) for part in parts])
    return {**whole, "visit_starts": np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)}


def check_file(file: Path) -> None:
    """Refuse a file whose name does not say which of the forms it is to have, or for which something is missing."""
    if file.suffix not in SUFFIXES:
        raise NotUnderstood("unknown_name", key="out", given=str(file.name)[:40], known=[f"*{one}" for one in SUFFIXES])
    if file.suffix == ".parquet":
        from metropole.extras import need

        need("pyarrow", "parquet")


def write(file: Path, columns: Columns, about: Mapping[str, Any]) -> None:
    """Write the columns, and what they are about as JSON."""
    text = json.dumps(dict(about))
    if file.suffix == ".parquet":
        from metropole.research.parquet import write_parquet

        write_parquet(file, columns, text)
    else:
        np.savez_compressed(file, **columns, about=np.array(text))  # type: ignore[arg-type]
