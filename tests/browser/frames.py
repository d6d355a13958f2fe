"""What a page does for each frame, in its main thread's processor time: the same however busy the machine is."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any, NamedTuple

from playwright.sync_api import Page

LONGEST = 1000 / 60  # milliseconds of a frame at 60 a second
FREE = 2  # frames of each entry that may be longer: it begins, and it has come to its place
STUTTER = 100  # milliseconds that no frame may take: it would be seen as a halt
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "-*"]
# Plays out again what has happened since one's turn: how many entries that were.
PLAY = """async () => {
  const { dataset } = document.querySelector('.table');
  const entries = new Set();
  const drawn = () => new Promise(requestAnimationFrame);
  performance.mark('begins');
  document.querySelector('button.again').click();
  for (await drawn(); dataset.moving !== undefined; await drawn()) entries.add(dataset.moving);
  performance.mark('ends');
  return entries.size;
}"""


class Played(NamedTuple):
    """What was played out: how many entries, and the work for each frame in milliseconds, least first."""

    entries: int
    work: list[float]

    @property
    def is_smooth(self) -> bool:
        """No frame is too long but single ones: of every entry, and where all begins.

        The others mostly leave half of their time to whatever else the phone has to do.
        """
        others = self.work[: -(FREE * self.entries + 1)]
        is_calm = not others or (others[-1] <= LONGEST and others[len(others) // 2] <= LONGEST / 2)
        return is_calm and self.work[-1] <= STUTTER

    def __str__(self) -> str:
        """In a line, for whoever wants to know how far from the limits it is."""
        too_long = [round(one) for one in self.work if one > LONGEST]
        return (
            f"{self.entries} entries, {len(self.work)} frames, median {self.work[len(self.work) // 2]:.1f}, {too_long=}"
        )


def play_again(page: Page) -> Played:
    """Play out again what has happened, and look at the work for it."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    entries = page.evaluate(PLAY)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    return Played(entries, _work(traced))


def _work(traced: list[dict[str, Any]]) -> list[float]:
    """Between two commits to the compositor: the processor time of all tasks of the thread that set the marks."""
    begins, ends = (next(one for one in traced if one["name"] == name) for name in ("begins", "ends"))
    on_main = [
        one
        for one in traced
        if (one["pid"], one["tid"]) == (begins["pid"], begins["tid"]) and begins["ts"] <= one["ts"] <= ends["ts"]
    ]
    commits = sorted(one["ts"] + one["dur"] for one in on_main if one["name"] == "Commit")
    work = [0.0] * (len(commits) + 1)
    for task in on_main:
        if task["name"] == "RunTask" and "tdur" in task:
            work[bisect_right(commits, task["ts"])] += task["tdur"] / 1000
    return sorted(work)
