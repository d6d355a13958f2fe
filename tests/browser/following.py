"""What is seen of a table while moves are played out, noted by the page itself: nothing is missed between two looks."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from playwright.sync_api import Page

# Each version as it is drawn: when, whether something was asked meanwhile, and whether anything flew.
WATCH = """(() => {
  const seen = (window.seen = []);
  const look = () => {
    const table = document.querySelector('.table');
    if (!table?.dataset.shown) return;
    const shown = Number(table.dataset.shown);
    const isAsked = document.querySelector('.banner.asked') !== null;
    const last = seen.at(-1);
    if (last?.shown !== shown || (!table.dataset.moving && last.isMoving))
      seen.push({ shown, at: performance.now(), isMoving: Boolean(table.dataset.moving), isAhead: false, flew: false });
    const now = seen.at(-1);
    now.isAhead ||= isAsked && Boolean(table.dataset.moving);
    now.flew ||= document.querySelector('.flight') !== null;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
RESTS = """() => {
  const { moving, shown, version } = document.querySelector('.table').dataset;
  return !moving && shown === version;
}"""
# Waits until more is known than is shown, and presses a key: what was known then, and what is shown now.
SKIP = """async () => {
  const { dataset } = document.querySelector('.table');
  const drawn = () => new Promise(requestAnimationFrame);
  while (!dataset.moving || dataset.shown === dataset.version) await drawn();
  const known = Number(dataset.version);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await drawn();
  return [known, Number(dataset.shown)];
}"""


class Seen(NamedTuple):
    """One version on the screen: how long, whether one could act before it was played out, whether something flew."""

    version: int
    milliseconds: float
    could_act: bool
    flew: bool


def seen(page: Page) -> list[Seen]:
    """What was played out since the last time, when all of it has been."""
    page.wait_for_function(RESTS)
    found = page.evaluate("window.seen.splice(0)")
    return [
        Seen(one["shown"], after["at"] - one["at"], one["isAhead"], one["flew"])
        for one, after in pairwise(found)
        if one["isMoving"]
    ]
