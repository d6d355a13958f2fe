"""The server's time: milliseconds since 1970 that never go back, whatever happens to the clock of the machine.

Within a process they pass by the steady clock. The clock of the machine, and the time of others who serve the same
tables, count only when a heartbeat looks at them: where they are ahead they are followed, and that leap is an outage;
where the machine's was set back, this one goes on and lets it come closer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic, time

SLOWER = 100  # of so many milliseconds one is left out, while this clock is ahead of the machine's
LEAPS_KEPT = 50  # the last ones: for turns that go on
NEAR = 10  # milliseconds; no nearer than this is known what the time of others is, and so little is no leap


class ServerClock:
    """Tells the time when it is called. `leaps`: from when to when it went on without any time having passed."""

    __slots__ = ("_ahead", "_followed_at", "_latest", "_steady", "_wall", "leaps")

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall, self._steady = wall, steady  # seconds
        self._ahead = self._wall_time() - int(steady() * 1000)  # of the steady clock
        self._latest = self._followed_at = self._wall_time()
        self.leaps: deque[tuple[int, int]] = deque(maxlen=LEAPS_KEPT)

    def __call__(self) -> int:
        """The time now."""
        self._latest = max(self._latest, int(self._steady() * 1000) + self._ahead)
        return self._latest

    @property
    def held(self) -> int:
        """For how many milliseconds it stands still from now on: it was slowed a moment ago, and never goes back."""
        return self() - int(self._steady() * 1000) - self._ahead

    def keep_up(self, latest: int, leap: int) -> None:
        """Be near the `latest` time of others, and not behind the machine's clock by more than a `leap`. Where that was
        set back, wait for it; but not while others do not: they would draw apart, and it catch up again and again.
        """
        at, wall = self(), self._wall_time()
        if wall - at > leap:
            self._leap(wall)
        elif at - wall > leap:
            self._ahead -= min(min(at - self._followed_at, leap) // SLOWER, max(0, at + NEAR - latest))
        self.come_near(latest)
        self._followed_at = self()

    def come_near(self, latest: int) -> None:
        """Be not behind the `latest` time of others by more than can be known of it."""
        if latest - self() > NEAR:
            self.follow(latest)

    def follow(self, latest: int) -> None:
        """Be not behind the `latest` time that others told."""
        if latest > self():
            self._leap(latest)

    def obey(self, at: int) -> None:
        """Take this time for right, also where it is earlier: for a process that serves nobody."""
        self._latest = at
        self._set(at)

    def _leap(self, at: int) -> None:
        if at - self() > NEAR:
            self.leaps.append((self(), at))
        self._set(at)

    def _set(self, at: int) -> None:
        self._ahead += at - (int(self._steady() * 1000) + self._ahead)

    def _wall_time(self) -> int:
        return int(self._wall() * 1000)
