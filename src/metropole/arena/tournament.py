"""A whole tournament: its plan checked, what is there already taken over, the rest played and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from metropole.arena import cluster, local
from metropole.arena.play import GameResult, play
from metropole.arena.results import Store, opened
from metropole.arena.schedule import TournamentPlan, check, fixtures
from metropole.extras import need


class Tournament:
    """A plan under way: `results` are those there, `rest()` plays what is left."""

    def __init__(self, plan: TournamentPlan, store: Store, workers: int, on_cluster: bool) -> None:
        self.plan, self._store = plan, store
        self._all = fixtures(plan)
        self._workers, self._runner = workers, cluster.run if on_cluster else local.run

    @property
    def total(self) -> int:
        return len(self._all)

    @property
    def results(self) -> list[GameResult]:
        return list(self._store.kept.values())

    def rest(self) -> Iterator[GameResult]:
        """Play the games that are not there yet; each is kept before it is given."""
        left = [fixture for fixture in self._all if fixture.number not in self._store.kept]
        if left:
            for _, result in self._runner(partial(play, self.plan), left, self._workers):
                self._store.add(result)
                yield result


@contextmanager
def begun(
    plan: TournamentPlan, folder: Path | None, workers: int = 1, on_cluster: bool = False
) -> Iterator[Tournament]:
    """A tournament that goes on where its folder stands; whatever is wrong is refused before any game is played."""
    if folder is not None:
        need("matplotlib", "arena")
    if on_cluster:
        need("ray", "cluster")
    check(plan)
    with opened(folder, plan) as store:
        yield Tournament(plan, store, workers, on_cluster)
