"""Whether everything on a page fits: nothing scrolls sideways, no words are cut off."""

from __future__ import annotations

from playwright.sync_api import Page

# Names that people give themselves may be as long as they like: where there is no room they end in dots.
MAY_BE_CUT = ".seat .name, .totals span, .lines h3 b"

CUT = """(mayBeCut) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element || seen.has(element)) continue;
    seen.add(element);
    if (element.closest("svg, .sr, option, [aria-hidden=true], script, style") || element.matches(mayBeCut)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      // the nearest box that hides what does not fit, and the page itself
      for (let around = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.clipPath !== "none") break;
        const isEdge = around === document.documentElement || style.overflowX !== "visible";
        const inside = isEdge || around.matches("button, a, label, li, td, th, .panel");
        if (!inside || style.display === "inline") continue;
        const edge = isEdge && around === document.documentElement
          ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
        if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5) {
          const cls = element.getAttribute("class") ?? "";
          const where = `${element.tagName.toLowerCase()}.${cls} in ${around.tagName.toLowerCase()}`;
          found.push(`${where}: ${walker.currentNode.data.trim().slice(0, 40)}`);
        }
        if (isEdge) break;
      }
    }
  }
  return [...new Set(found)];
}"""


def check_fits(page: Page, where: str) -> None:
    """Fails with the words that are cut, or by how much the page is too wide."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{where} is {wide[0]} wide on a screen of {wide[1]}"
    cut = page.evaluate(CUT, MAY_BE_CUT)
    assert cut == [], f"{where}: {cut}"
