"""A bot that searches: it plays the game out many times from guesses of what is hidden, and takes what did best.

Written once for all games; what a game must bring is in its DomainKnowledge. Threads search trees of their own,
without the interpreter's lock, and what they found is added up.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import mul
from random import Random
from time import perf_counter
from typing import Any

from metropole.bots import KNOWLEDGE
from metropole.bots.decision import Decision, decided
from metropole.bots.knowledge import DomainKnowledge, Learned
from metropole.bots.tree import Tree, Tried
from metropole.games.contract import Game, Message

SIMULATIONS_AT_ONCE = 32  # between two looks at the clock: about a millisecond
DECISIONS_A_TREE = 3  # a tree has room for the simulations of so many decisions
MOST_ROOM = 400_000  # simulations that one tree can hold: some 600 megabytes at the most, and only if it needs them
LONGEST_LINE = 12  # actions of the expected continuation


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many simulations, and never longer than so many seconds."""

    simulations: int
    seconds: float = float("inf")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One legal action as the search has found it."""

    code: int
    visits: int
    worth: float  # to the seat that decides, 0 to 1: what the search strives for
    shares: tuple[float, ...]  # each seat's chance to win, shared victories divided
    points: tuple[float, ...]  # each seat's expected points


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking: the candidates, best first, and the expected continuation."""

    candidates: tuple[Candidate, ...]
    line: tuple[int, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def written(
        self, text: Callable[[int], str], why: Callable[[Candidate], Sequence[Message]], most: int | None = None
    ) -> dict[str, Any]:
        """The candidates that were tried, no more than `most` of them, and the continuation, for programs."""
        tried = [candidate for candidate in self.candidates if candidate.visits]
        candidates = [
            {
                "action": text(candidate.code),
                "visits": candidate.visits,
                "win_chances": [round(share, 3) for share in candidate.shares],
                "points": [round(points, 1) for points in candidate.points],
                "reasons": [{"id": reason.id, "details": reason.details} for reason in why(candidate)],
            }
            for candidate in tried[:most]
        ]
        return {"candidates": candidates, "continuation": [text(code) for code in self.line]}


class SearchBot:
    """Searches from a view; keeps its trees from one decision to the next."""

    def __init__(self, game: Game[Any, Any, Any], budget: Budget, threads: int = 1, is_learned: bool = False) -> None:
        """`is_learned` is for games that have learned something: positions are judged by it, not played out."""
        self.game, self.budget, self.threads = game, budget, threads
        self._knowledge = KNOWLEDGE.load(game.NAME)
        self._playout = _learned(self._knowledge).playout if is_learned else self._knowledge.playout
        self._trees: list[Tree] = []
        self._seen: tuple[Any, ...] = ()  # the set-up and the actions that the trees stand at
        self._cancelled = threading.Event()

    def choose(self, view: Any, rng: Random) -> int:
        return self.decide(view, rng).code

    def decide(self, view: Any, rng: Random) -> Decision:
        """What was tried most; the more something else was tried, the harder it was."""
        candidates = self.think(view, rng).candidates
        best, *rest = candidates
        return decided(best.code, len(candidates), rest[0].visits / max(best.visits, 1) if rest else 0.0)

    def cancel(self) -> None:
        """Let a search that is under way in another thread end at once, with what it has found."""
        self._cancelled.set()

    def think(self, view: Any, rng: Random, on_progress: Callable[[float], None] | None = None) -> Thought:
        """Search within the budget. `on_progress` is told now and then which part of it is used."""
        start = perf_counter()
        self._cancelled.clear()
        self._take_up(view, [rng.getrandbits(63) for _ in range(self.threads)])
        before = sum(tree.simulations for tree in self._trees)
        ends = [tree.simulations + self._part(index) for index, tree in enumerate(self._trees)]
        searchers = [
            threading.Thread(target=self._search, args=(tree, end, start, on_progress if index == 0 else None))
            for index, (tree, end) in enumerate(zip(self._trees, ends, strict=True))
        ]
        for searcher in searchers[1:]:
            searcher.start()
        searchers[0].run()
        for searcher in searchers[1:]:
            searcher.join()
        self._seen = (view.setup, view.seat, tuple(view.history))
        done = sum(tree.simulations for tree in self._trees) - before
        return self._thought(done, perf_counter() - start)

    def weigh(self, candidate: Candidate, least: int) -> Candidate:
        """Try one action of the last decision until it was tried so often, in the same trees and nothing else there."""
        for tree in self._trees:
            tree.keep_to(candidate.code)
            tree.run(max(0, -(-(least - candidate.visits) // len(self._trees))))
        self._seen = ()  # the next decision begins anew: these trees have lost sight of all else
        return _added_up(candidate.code, [tree.tried()[candidate.code] for tree in self._trees])

    def _part(self, index: int) -> int:
        """A thread's part of the simulations."""
        whole, rest = divmod(self.budget.simulations, self.threads)
        return max(whole + (index < rest), 1)

    def _search(self, tree: Tree, end: int, start: float, on_progress: Callable[[float], None] | None) -> None:
        first = tree.simulations
        while tree.simulations < end and not self._cancelled.is_set():
            used = (perf_counter() - start) / self.budget.seconds
            if used >= 1 and tree.simulations > first:
                break
            if on_progress is not None:
                on_progress(max(used, (tree.simulations - first) / (end - first)))
            tree.run(min(SIMULATIONS_AT_ONCE, end - tree.simulations))

    def _take_up(self, view: Any, seeds: Sequence[int]) -> None:
        """Go on with the trees where they know the position; else plant new ones."""
        playouts = [self._playout(view, seed) for seed in seeds]
        if not self._have_followed(view):
            room = min(DECISIONS_A_TREE * self.budget.simulations, MOST_ROOM)
            self._trees = [Tree(playout, self._knowledge.CURIOSITY, room) for playout in playouts]
        for tree, playout in zip(self._trees, playouts, strict=True):
            tree.go_on(playout)

    def _have_followed(self, view: Any) -> bool:
        """Whether the trees could be brought from the last view of this game to this one."""
        if not self._seen or not view.history:
            return False
        setup, seat, history = self._seen
        codes = view.history[len(history) :]
        if (setup, seat, history) != (view.setup, view.seat, view.history[: len(history)]):
            return False
        privates = self._knowledge.known_privates(view, codes)
        if privates is None or any(tree.is_full for tree in self._trees):
            return False
        steps = list(zip(codes, privates, strict=True))
        return all(all(tree.advance(*step) for step in steps) for tree in self._trees)

    def _thought(self, simulations: int, seconds: float) -> Thought:
        found: dict[int, list[Tried]] = {}
        for tree in self._trees:
            for code, tried in tree.tried().items():
                found.setdefault(code, []).append(tried)
        candidates = sorted((_added_up(code, tried) for code, tried in found.items()), key=_rank, reverse=True)
        return Thought(tuple(candidates), tuple(self._trees[0].best_line(LONGEST_LINE)), simulations, seconds)


def _learned(knowledge: DomainKnowledge) -> Learned:
    if knowledge.learned is None:
        raise ValueError("nothing was learned for this game")
    return knowledge.learned


def _rank(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.worth


def _added_up(code: int, tried: list[Tried]) -> Candidate:
    """One action as all threads have found it."""
    visits = sum(part.visits for part in tried)
    return Candidate(
        code,
        visits,
        sum(part.visits * part.worth for part in tried) / max(visits, 1),
        _mean_by_seat([(part.visits, part.shares) for part in tried]),
        _mean_by_seat([(part.visits, part.points) for part in tried]),
    )


def _mean_by_seat(parts: list[tuple[int, tuple[float, ...]]]) -> tuple[float, ...]:
    """Weighed by visits; what was never visited counts as if it were once."""
    weights = [max(visits, 1) for visits, _ in parts]
    seats = zip(*(values for _, values in parts), strict=True)
    return tuple(sum(map(mul, weights, values)) / sum(weights) for values in seats)
