"""How the background tasks of a process are: which run, how often each failed; for its metrics, and for readiness."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, time

from metropole.server.metrics import Metrics

TOO_MANY = 3  # faults one after another, after which a task is taken for broken
STEADY = 10.0  # seconds after which something that runs on and on is taken for well again


@dataclass(slots=True)
class _Task:
    faults: int = 0  # one after another
    running_since: float | None = None  # of one that runs on and on


class TaskHealth:
    """What is known of every task, by its name."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self._metrics, self._clock = metrics, clock
        self._tasks: dict[str, _Task] = {}

    def begins(self, name: str) -> None:
        """A task that runs on and on is started, perhaps again."""
        self._of(name).running_since = self._clock()

    def fails(self, name: str) -> None:
        """A task has come to grief, or to an end that it should not have."""
        task = self._of(name)
        task.faults = 1 if self._is_steady(task) else task.faults + 1
        task.running_since = None
        self._metrics.task_faults.labels(name).inc()

    def succeeds(self, name: str) -> None:
        """A piece of work that is done over and over went well."""
        self._of(name).faults = 0
        self._metrics.task_done.labels(name).set(time())

    @property
    def failing(self) -> list[str]:
        """The tasks that fail again and again."""
        return sorted(
            name for name, task in self._tasks.items() if task.faults >= TOO_MANY and not self._is_steady(task)
        )

    def _is_steady(self, task: _Task) -> bool:
        return task.running_since is not None and self._clock() - task.running_since >= STEADY

    def _of(self, name: str) -> _Task:
        return self._tasks.setdefault(name, _Task())
