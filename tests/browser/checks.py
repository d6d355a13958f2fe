"""What holds for every page, whatever it shows."""

from __future__ import annotations

import json
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

# Only what is found comes back: all that axe has to say is half a megabyte.
FIND = "axe.run(%s).then(({ violations }) => ({ violations }))"


def check(page: Page, where: str) -> None:
    """Nothing for axe to find, in either theme, and nothing that does not fit in width."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    for theme, rules in (("dark", ["color-contrast"]), ("light", None)):  # the themes differ in colours alone
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_selector(f"html[data-theme={theme}]")
        found = _found(page, rules)
        assert found.violations_count == 0, f"{where}, {theme}\n{found.generate_report()}"
    check_width(page, where)


def check_width(page: Page, where: str) -> None:
    """Nothing that does not fit, whatever language it is in."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"


def _found(page: Page, rules: list[str] | None) -> AxeResults:
    options: dict[str, Any] = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    return AxeResults(page.evaluate(FIND % json.dumps(options)))
