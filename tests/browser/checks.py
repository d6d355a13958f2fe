"""What holds for every page, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def check(page: Page, where: str) -> None:
    """Nothing for axe to find, in either theme, and nothing that does not fit in width."""
    for theme, rules in (("dark", ["color-contrast"]), ("light", None)):  # the themes differ in colours alone
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_selector(f"html[data-theme={theme}]")
        found = Axe().run(page, options={"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})})
        assert found.violations_count == 0, f"{where}, {theme}\n{found.generate_report()}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"
