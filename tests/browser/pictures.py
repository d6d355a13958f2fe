"""The pictures of the README and of docs/, made anew from real games: `python -m tests.browser.pictures`.

It starts a server of its own, plays a game of each kind into its middle, and looks at it as people do: in light and in
dark, on a phone, without colours, and with each kind of colour blindness; and films how moves are played out. Needs the
built client, a chromium, and Pillow.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.analysis.games import recorded
from tests.browser.chromium import launch
from tests.browser.conftest import CLIENT, LIKES, Serving
from tests.browser.film import Film
from tests.browser.following import RESTS
from tests.browser.realtable import bring
from tests.browser.scenes import MY_OUTBID, MY_TILE, NEVER, open_table, play_on, table_with
from tests.browser.test_evening import hold, joined, opened
from tests.commands import told
from tests.games.metropolys.test_taken import end_of as position_at_end

DOCS = Path(__file__).parents[2] / "docs"
MOST_BYTES = 400_000
WIDE, PHONE = (1440, 900), (390, 844)
SEATS = ("me", "casual", "skilled", "casual")
# Games that are looked at again: which of the golden ones, at which moment, and where it is seen.
REPLAYS = (("metropolys", 24, "27", WIDE, "light"), ("metro", 16, "40", PHONE, "dark"))
# A set-up as its link draws it.
SET_UP = "/setup#game=metropolys&players=3&seed=14&given=%7B%22tokens%22%3A%22even%22%7D&name=Ada&name=Bob&name=Cyd"
VISIONS = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
PAPER, GAP = "#efe8d8", 16
CELL = (760, 475)
FILMED = (1180, 760)  # large enough for board, pieces and preview, small enough to be read in a page


class Artist:
    """Whoever plays these games, and shows them in any light."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        with_cookie = browser.new_context(base_url=address)
        page = with_cookie.new_page()
        page.goto("/settings")
        self.tables = {
            "metropolys": table_with(page, MY_OUTBID, "metropolys", SEATS),
            "metro": table_with(page, MY_TILE, "metro", SEATS),
            "filmed": table_with(page, MY_TILE, "metro", SEATS),
            "end": open_table(page, "metropolys", SEATS),
            "closed": table_with(page, "at.built >= 9 && at.legal", "metropolys", SEATS[:3]),
        }
        play_on(page, self.tables["end"], NEVER)
        self._cookies = with_cookie.storage_state()
        with_cookie.close()

    def show(self, scene: str, size: tuple[int, int] = WIDE, theme: str = "light", vision: str = "none") -> Image.Image:
        """A table as somebody sees it, with something chosen where there is something to choose."""
        look = {"color_scheme": theme, "device_scale_factor": 2 if size == PHONE else 1, "reduced_motion": "reduce"}
        with self._context(size, "at_once", **look) as context:
            return self._look(context, scene, vision)

    def film(self, scene: str) -> Film:
        """A move, and what the others do after it, as somebody sees it who has set nothing."""
        with self._context(FILMED, "usual") as context:
            page = context.new_page()
            page.goto(f"/table/{self.tables[scene]}")
            page.wait_for_selector(".banner.asked")
            page.wait_for_timeout(1_500)  # what happened before is over by then
            film = Film()
            with film.of(page, FILMED[0]):
                self._choose(page)
                page.wait_for_timeout(1_500)
                page.get_by_test_id("confirm").click()
                page.wait_for_selector("[data-testid=confirm]", state="detached")
                page.wait_for_timeout(1_500)
                page.wait_for_selector(".banner.asked")
                page.wait_for_function(RESTS)  # until it was played out
                page.wait_for_timeout(1_500)
            return film

    @contextmanager
    def _context(self, size: tuple[int, int], speed: str, **look: Any) -> Iterator[BrowserContext]:
        width, height = size
        context = self._browser.new_context(
            base_url=self._address,
            storage_state=self._cookies,
            viewport={"width": width, "height": height},
            locale="en",
            **look,
        )
        context.add_init_script(LIKES.replace("SPEED", speed))
        try:
            yield context
        finally:
            context.close()

    def _look(self, context: BrowserContext, scene: str, vision: str) -> Image.Image:
        page = context.new_page()
        page.goto(f"/table/{self.tables[scene]}")
        page.wait_for_selector(".banner.asked, .banner.over")
        if scene != "end":
            self._choose(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(400)
        context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        return Image.open(BytesIO(page.screenshot())).convert("RGB")

    def _choose(self, page: Page) -> None:
        page.keyboard.press("l")
        page.locator(".moves button").first.click()
        page.wait_for_selector("[data-testid=confirm]")
        if page.locator("#tab-log").is_visible():
            page.locator("#tab-log").click()
        page.mouse.move(0, 0)


def keep(name: str, picture: Image.Image) -> None:
    """Few colours are enough for flat pictures: as many as the limit allows."""
    path = DOCS / f"{name}.png"
    for colours in (256, 128, 64, 48, 32, 24):
        picture.quantize(colours, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= MOST_BYTES:
            break
    print(f"{path.name}: {path.stat().st_size // 1000} KB, {colours} colours")


def keep_film(name: str, film: Film) -> None:
    path = DOCS / f"{name}.webp"
    film.save(path)
    print(f"{path.name}: {path.stat().st_size // 1000} KB")


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """Several pictures in rows."""
    step = (CELL[0] + GAP, CELL[1] + GAP)
    whole = Image.new("RGB", (GAP + step[0] * len(rows[0]), GAP + step[1] * len(rows)), PAPER)
    for number, row in enumerate(rows):
        for column, picture in enumerate(row):
            place = (GAP + step[0] * column, GAP + step[1] * number)
            whole.paste(picture.resize(CELL, Image.Resampling.LANCZOS), place)
    return whole


def draw_all(artist: Artist) -> None:
    for game in ("metropolys", "metro"):
        keep(game, artist.show(game))
        keep(f"{game}-dark", artist.show(game, theme="dark"))
        keep(f"{game}-phone", artist.show(game, PHONE))
    keep("metropolys-end", artist.show("end"))
    keep_film("metro-moves", artist.film("filmed"))
    both = ("closed", "metro")
    for vision in VISIONS:
        name = "greyscale" if vision == "achromatopsia" else f"colour-blind-{vision}"
        rows = [[artist.show(one, theme=theme, vision=vision) for one in both] for theme in ("light", "dark")]
        keep(name, sheet(rows))


def draw_replays(browser: Browser, folder: Path) -> None:
    """Pages as the command line writes them: no server, and the same games each time."""
    for game, number, moment, (width, height), theme in REPLAYS:
        file = folder / f"{game}.html"
        told("--language", "en", "analyse", "-", "--html", str(file), given=recorded(game, number).to_text())
        look: dict[str, Any] = {"color_scheme": theme, "device_scale_factor": 2 if width == PHONE[0] else 1}
        with browser.new_context(viewport={"width": width, "height": height}, **look) as context:
            page = context.new_page()
            page.goto(f"{file.as_uri()}#{moment}")
            page.wait_for_selector(".replay")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(400)
            keep(f"replay-{game}", Image.open(BytesIO(page.screenshot())).convert("RGB"))


def draw_boxes(browser: Browser, address: str) -> None:
    """A real table counted, and a box that is being set up: a golden game's end, and a city always of one seed."""
    size = {"width": 1366, "height": 1010}
    with browser.new_context(base_url=address, viewport=size, locale="en") as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.goto("/scorer")
        end = position_at_end(recorded("metropolys", 24).to_json())
        file = {"name": "position.json", "mimeType": "application/json", "buffer": json.dumps(end).encode()}
        page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]
        page.wait_for_selector(".realtable[data-counted=true]")
        keep("scorer", _shot(page))
    look: dict[str, Any] = {"viewport": {"width": PHONE[0], "height": 1150}, "device_scale_factor": 2, "locale": "en"}
    with browser.new_context(base_url=address, **look) as context:
        page = context.new_page()
        page.goto(SET_UP)
        page.wait_for_selector(".drawn")
        for line in page.locator(".steps input").all()[:4]:
            line.check()
        page.locator(".drawn").evaluate("one => scrollTo(0, one.offsetTop - 8)")
        keep("setup", _shot(page))


def draw_evening(browser: Browser, address: str) -> None:
    """A board of Metro counted; and on a phone a tile that is asked about, and a hand that is held."""
    record = recorded("metro", 16).to_json()
    board = [action for action in record["actions"] if action != "draw"]
    told_so = {key: record[key] for key in ("game", "players", "options")}
    with browser.new_context(base_url=address, viewport={"width": 1366, "height": 1010}, locale="en") as context:
        page = context.new_page()
        bring(page, {**told_so, "board": board})
        page.locator(".reasons .lchip").first.click()
        page.locator(".realtable").evaluate("one => scrollTo(0, one.offsetTop - 8)")
        keep("scorer-metro", _shot(page))
    look: dict[str, Any] = {"viewport": {"width": PHONE[0], "height": PHONE[1]}, "locale": "en", "base_url": address}
    with browser.new_context(device_scale_factor=2, **look) as context:
        page = context.new_page()
        bring(page, {**told_so, "board": board[:24]})
        page.get_by_role("button", name="May this tile go here?").click()
        page.locator(".kinds [data-tile=dacc]").click()
        page.locator(f'main [data-place="{board[24][4:6]}"]').click()
        page.wait_for_selector("[data-testid=answer][aria-busy=false]")
        page.locator(".companion").evaluate("one => scrollTo(0, one.offsetTop - 8)")
        keep("companion", _shot(page))
    with browser.new_context(device_scale_factor=2, **look) as context:
        page = context.new_page()
        joined(page, opened(page, "Ada", "Bob", "Cyd"), "Ada")
        hold(page)
        page.locator(".own").evaluate("one => scrollTo(0, one.offsetTop - 8)")
        keep("evening", _shot(page))


def _shot(page: Page) -> Image.Image:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def main() -> None:
    if not CLIENT.exists():
        sys.exit("The client is not built: make install")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        try:
            browser = launch(playwright)
            draw_all(Artist(browser, serving.address))
            draw_replays(browser, Path(folder))
            draw_boxes(browser, serving.address)
            draw_evening(browser, serving.address)
            browser.close()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
