"""Whether anything on a page shifts its place, as the page itself notes it."""

from __future__ import annotations

from playwright.sync_api import Page

SHIFT = 0.01  # while a table loads, and again in some moves
# Shifts of the layout. What moves by its nature does not count: lines of the log below a new one, sentences about what
# is asked and what is being played out, and the row to the left of whose tokens a special card comes to lie.
SHIFTS = """(() => {
  window.shifts = [];
  const elementOf = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
  const moves = (node) => elementOf(node)?.closest('.log ol, .banner p, .happens, .tallies');
  const note = (list) => list.getEntries().forEach((one) => {
    const moved = one.sources.filter(({ node }) => !moves(node));
    const text = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const parts = moved.map(({ node, previousRect, currentRect }) =>
      [elementOf(node)?.outerHTML.slice(0, 80), text(previousRect), text(currentRect)].join(' -> '));
    if (!moved.length && one.sources.length) return;
    window.shifts.push({ at: one.startTime, value: one.value, isAsked: one.hadRecentInput, parts });
  });
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
})()"""


def check_shifts(page: Page, since: float = 0) -> None:
    """Since the last time, or since then by the page's own clock."""
    noted = page.evaluate("window.shifts.splice(0)")
    shifts = [one for one in noted if one["at"] >= since and not one["isAsked"]]
    assert sum(one["value"] for one in shifts) < SHIFT, shifts
