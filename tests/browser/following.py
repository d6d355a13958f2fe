"""What is seen of a table while moves are played out, noted by the page itself: nothing is missed between two looks."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from playwright.sync_api import Page

# Each version as it is drawn: when, whether something was asked meanwhile, whether anything flew, and
# whether a piece was on its way over the board.
WATCH = """(() => {
  const seen = (window.seen = []);
  const look = () => {
    const table = document.querySelector('.table');
    if (!table?.dataset.shown) return;
    const shown = Number(table.dataset.shown);
    const isAsked = document.querySelector('.banner.asked') !== null;
    const last = seen.at(-1);
    if (last?.shown !== shown || (!table.dataset.moving && last.isMoving))
      seen.push({ shown, at: performance.now(), isMoving: Boolean(table.dataset.moving), isAhead: false });
    const now = seen.at(-1);
    now.isAhead ||= isAsked && Boolean(table.dataset.moving);
    now.flew ||= document.querySelector('.flight') !== null;
    now.walked ||= document.querySelector('main .under-way') !== null;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
RESTS = """() => {
  const { moving, shown, version } = document.querySelector('.table').dataset;
  return !moving && shown === version;
}"""
# As soon as more is known than is shown a key is pressed, or clicked: what was known then, and what is shown after it.
SKIP = """(by) => {
  const table = document.querySelector('.table');
  const { dataset } = table;
  window.skipped = null;
  const look = (_, watching) => {
    if (!dataset.moving || Number(dataset.shown) >= Number(dataset.version)) return;
    watching.disconnect();
    const known = Number(dataset.version);
    const press = { key: new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }) };
    document.body.dispatchEvent(press[by] ?? new PointerEvent('pointerdown', { bubbles: true }));
    requestAnimationFrame(() => (window.skipped = [known, Number(dataset.shown)]));
  };
  new MutationObserver(look).observe(table, { attributes: true });
}"""


class Seen(NamedTuple):
    """One version on the screen: since when, how long, whether one could act meanwhile, what flew or walked."""

    version: int
    began: float
    milliseconds: float
    could_act: bool
    flew: bool
    walked: bool


def seen(page: Page) -> list[Seen]:
    """What was played out since the last time, when all of it has been."""
    page.wait_for_function(RESTS)
    found = page.evaluate("window.seen.splice(0)")
    return [
        Seen(
            one["shown"],
            one["at"],
            after["at"] - one["at"],
            one["isAhead"],
            one.get("flew", False),
            one.get("walked", False),
        )
        for one, after in pairwise(found)
        if one["isMoving"]
    ]
