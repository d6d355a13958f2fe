"""How soon people can act, and see what others did, in Chromium: python -m benchmarks.browser

Milliseconds as they were measured, and what the machine's own pace at that moment makes of them: others may be at work
on it, which makes everything take so many times longer. The least of some measurements is the nearest to an idle one.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.chromium import launch
from tests.browser.conftest import CLIENT, LIKES, PHONE, Serving
from tests.browser.slow_phone import seated, slow_down, tap_at_once
from tests.browser.steps import (
    friends_at_a_table,
    play_from_list,
    play_now,
    version_of,
    wait_for_turn,
    whose_turn,
)

GOALS = {
    "interactive": 2_000,
    "first step of a lesson": 3_000,
    "step": 16,
    "seen by all": 100,
    "first move of a stranger": 30_000,
}  # milliseconds
TRIES, MOVES = 5, 15
# When each version was first drawn, and when something was last clicked, by the machine's clock.
MOMENTS = """(() => {
  const now = () => performance.timeOrigin + performance.now();
  const drawn = (window.drawn = {});
  const look = () => {
    const version = document.querySelector('.table')?.dataset.version;
    if (version && !(version in drawn)) requestAnimationFrame(() => (drawn[version] ??= now()));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] });
  addEventListener('click', () => (window.clicked = now()), true);
})()"""
DRAWN = """async (version) => {
  while (!(version in window.drawn)) await new Promise((resolve) => requestAnimationFrame(resolve));
  return window.drawn[version];
}"""

# The first thing that a lesson asks for is shown as soon as it can be, and the next step is drawn.
CHOSEN = """(() => {
  const look = () => {
    const table = document.querySelector('.table[data-step]');
    const show = document.querySelector('[data-testid=show-me]');
    if (!window.pressed && show) setTimeout(() => show.click(), 0, (window.pressed = true));
    if (table && table.dataset.step !== '0') requestAnimationFrame(() => (window.taken ??= performance.now()));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-step'] });
})()"""
UNTIL_CHOSEN = (
    "async () => { while (!window.taken) await new Promise((go) => setTimeout(go, 50)); return window.taken; }"
)


# Milliseconds from a key to a page that is laid out anew, for each step of a game from its beginning to its end.
STEPS = """async () => {
  const took = [], end = Number(document.querySelector('[data-testid=slider]').max);
  while (took.length < end) {
    const began = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await null; // what follows from it is drawn in a microtask
    document.body.getBoundingClientRect();
    took.push(performance.now() - began);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return took;
}"""
RECORDS = Path(__file__).parents[1] / "tests/records"
LONGEST = {"metropolys": 28, "metro": 32}  # of the golden games


class Took(NamedTuple):
    """Milliseconds, and how many times longer than on an idle machine something took meanwhile."""

    raw: float
    busy: float

    @property
    def alone(self) -> float:
        return self.raw / max(1.0, self.busy)


def pace() -> float:
    """How many times longer than on an idle machine something takes now."""
    began, used = time.monotonic(), time.thread_time()
    while time.thread_time() - used < 0.1:
        pass
    return (time.monotonic() - began) / (time.thread_time() - used)


def timed(measure: Callable[[], float]) -> Took:
    before = pace()
    raw = measure()
    return Took(raw, (before + pace()) / 2)


def tell(what: str, goal: str, took: list[Took]) -> None:
    raw, alone = sorted(one.raw for one in took), sorted(one.alone for one in took)
    middle = len(took) // 2
    print(
        f"{what:34}{raw[0]:8.0f} least{raw[middle]:8.0f} middle; at the machine's own pace{alone[0]:8.0f} least"
        f"{alone[middle]:8.0f} middle; goal {GOALS[goal]} ms",
        flush=True,
    )


class Visitors:
    """Pages of people of whom nothing is known."""

    def __init__(self, browser: Browser, driver: Playwright, address: str) -> None:
        self._browser, self._address = browser, address
        self._phone = {key: value for key, value in driver.devices[PHONE].items() if key != "default_browser_type"}

    @contextmanager
    def page(self, *, on_phone: bool = False) -> Iterator[Page]:
        more: dict[str, Any] = {**self._phone, "service_workers": "block"} if on_phone else {}
        context = self._browser.new_context(base_url=self._address, reduced_motion="reduce", **more)
        context.add_init_script(LIKES.replace("SPEED", "at_once"))
        yield context.new_page()
        context.close()

    def tap_first(self, game: str) -> float:
        with self.page(on_phone=True) as page:
            table_id = seated(page.context, self._address, game)
            slow_down(page)
            return tap_at_once(page, table_id)

    def learn_first(self, lesson: str) -> float:
        """From the address of a lesson until a place of its first step has been taken, on a slow phone."""
        with self.page(on_phone=True) as page:
            slow_down(page)
            page.add_init_script(CHOSEN)
            page.goto(f"/learn/{lesson}", wait_until="commit")
            took: float = page.evaluate(UNTIL_CHOSEN)
            return took

    def move_first(self) -> float:
        with self.page() as page:
            began = time.monotonic()
            play_now(page, "metropolys", players=3)
            wait_for_turn(page)
            play_from_list(page)
            return (time.monotonic() - began) * 1000

    def step_through(self, game: str) -> list[Took]:
        """Each step of a long game that is looked at again, on a slow phone."""
        record = (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[LONGEST[game]]
        with self.page(on_phone=True) as page:
            page.goto("/replay")
            page.locator("#records").fill(record)
            page.locator("form .go-btn").click()
            page.wait_for_selector(".replay")
            slow_down(page)
            before = pace()
            took = page.evaluate(STEPS)
            busy = (before + pace()) / 2
            return [Took(raw, busy) for raw in took]

    def see_each_other(self) -> list[Took]:
        with self.page() as one, self.page() as two, self.page() as three, self.page() as four:
            pages = [one, two, three, four]
            for page in pages:
                page.add_init_script(MOMENTS)
            friends_at_a_table(one, pages[1:], "metro")
            version = version_of(one)
            return [timed(lambda at=at: seen_by_all(pages, version + at)) for at in range(MOVES)]  # type: ignore[misc]


def seen_by_all(pages: list[Page], version: int) -> float:
    """From a click until everybody's screen has drawn what it did."""
    mover = whose_turn(pages, version)
    assert mover is not None
    play_from_list(mover)
    whose_turn(pages, version + 1)
    last: float = max(page.evaluate(DRAWN, str(version + 1)) for page in pages)
    return last - float(mover.evaluate("window.clicked"))


def main() -> None:
    if not CLIENT.exists():
        sys.exit("The client is not built: make install")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        serving.start()
        browser = launch(driver)
        visitors = Visitors(browser, driver, serving.address)
        try:
            for game in ("metropolys", "metro"):
                took = [timed(lambda game=game: visitors.tap_first(game)) for _ in range(TRIES)]  # type: ignore[misc]
                tell(f"{game}, interactive", "interactive", took)
                tell(f"{game}, a step looked at again", "step", visitors.step_through(game))
            for lesson in ("metropolys/family", "metro/lines"):
                took = [timed(lambda lesson=lesson: visitors.learn_first(lesson)) for _ in range(TRIES)]  # type: ignore[misc]
                tell(f"{lesson}, first step", "first step of a lesson", took)
            tell("seen by all", "seen by all", visitors.see_each_other())
            tell("first move of a stranger", "first move of a stranger", [timed(visitors.move_first) for _ in range(3)])
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
