"""Draws the icons of the app: three arches in brass on poster ink. Run by hand after a change: python -m web.icons."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

PUBLIC = Path(__file__).parent / "public"
INK, BRASS, PALE = "#13202c", "#c8952f", "#f0cf7e"
ARCHES = (
    "M4 32V18a14 14 0 0 1 28 0v14",
    "M9.5 32V18a8.5 8.5 0 0 1 17 0v14",
    "M15 32V18a3 3 0 0 1 6 0v14",
    "M1 32h34",
)


def drawing(margin: float, corner: float) -> str:
    """The mark on its ground, with so much room around it."""
    side = 36 + 2 * margin
    box = f"{-margin} {-margin} {side} {side}"
    colours = (BRASS, PALE, BRASS, BRASS)
    lines = "".join(f'<path d="{path}" stroke="{colour}"/>' for path, colour in zip(ARCHES, colours, strict=True))
    ground = f'<rect x="{-margin}" y="{-margin}" width="{side}" height="{side}" rx="{corner}" fill="{INK}"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="none" stroke-width="2.4">'
    return f"{opening}{ground}{lines}</svg>\n"


def main() -> None:
    """Write the picture, and its copies in the sizes that phones ask for."""
    icon = drawing(6, 9)
    (PUBLIC / "icon.svg").write_text(icon, encoding="utf-8")
    wanted = (("icon-192", 192, icon), ("icon-512", 512, icon), ("icon-maskable-512", 512, drawing(14, 0)))
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, side, svg in wanted:
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
