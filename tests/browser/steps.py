"""What people do on the pages, by words and roles, as a screen reader would find it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

Act = Callable[[Page], None]
DOUBLE_TAP = 450  # milliseconds after which a second tap at the same place is one of its own
# Remembers whether the next click gets past what swallows the second half of a double tap.
ARRIVES = """() => {
  window.hasArrived = false;
  document.addEventListener('click', () => (window.hasArrived = true), { capture: true, once: true });
}"""
# Places of the board that may be chosen now and can be hit where they are: each with a point that hits it.
# The board moves to where something is asked: they are looked for until they stay where they are.
SPOTS = """async () => {
  const look = () => {
    const controls = [...document.querySelectorAll('main [data-place]')];
    return controls.filter((one) => /may (bid|go)/.test(one.getAttribute('aria-label'))).flatMap((one) => {
      const box = one.getBoundingClientRect();
      for (const [across, down] of [[0.5, 0.5], [0.4, 0.6], [0.6, 0.4], [0.3, 0.5], [0.7, 0.5], [0.5, 0.7]]) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        if (document.elementFromPoint(x, y) === one) return [{ place: one.dataset.place, x, y }];
      }
      return [];
    });
  };
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let before = look(); ; ) {
    await drawn();
    const spots = look();
    if (JSON.stringify(spots) === JSON.stringify(before)) return spots;
    before = spots;
  }
}"""


def play_now(page: Page, game: str, players: int = 2, level: str = "Novice") -> str:
    """From the first page into a game against bots: the table's id."""
    page.goto("/")
    card = page.locator(f".game.{game}")
    card.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    card.get_by_role("group", name="Bots").get_by_text(level, exact=True).click()
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("banner")).to_be_visible()
    return table_id(page)


def table_id(page: Page) -> str:
    return page.url.rpartition("/")[2]


def ask_server(page: Page, method: str, path: str, body: object = None) -> Any:
    """Ask the server as the page would, with its cookie."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = body === null ? {} : { 'Content-Type': 'application/json' };
          const answer = await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) });
          const text = await answer.text();
          if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
          return text ? JSON.parse(text) : null;
        }""",
        [method, path, body],
    )


def make_account(page: Page) -> None:
    """Be somebody with an account, which rated games need; whatever page is shown is asked anew."""
    if page.url == "about:blank":
        page.goto("/settings")
    ask_server(page, "POST", "/api/guests", {"name": "Guest"})
    name = f"Member {random.randrange(10**9)}"
    ask_server(page, "POST", "/api/me/account", {"name": name, "password": "a long word of mine"})
    page.reload()


def table_by_request(page: Page, game: str, seats: list[str | None], **more: object) -> str:
    """A table without the form, for tests of something else: its id. With all seats taken it begins."""
    if page.url == "about:blank":
        page.goto("/settings")
    if page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401:
        ask_server(page, "POST", "/api/guests", {"name": f"Guest {random.randrange(10**6)}"})
    body = {"game": game, "players": len(seats), "seats": seats, "start": None not in seats, **more}
    made: str = ask_server(page, "POST", "/api/tables", body)["table"]["id"]
    return made


def two_by_request(ada: Page, bob: Page, game: str = "metro", bots: Sequence[str] = (), **more: object) -> str:
    """Two guests, Ada and Bob, and perhaps bots at a table that has begun; without a click."""
    for page, name in ((ada, "Ada"), (bob, "Bob")):
        page.goto("/settings")
        ask_server(page, "POST", "/api/guests", {"name": name})
    table = table_by_request(ada, game, ["me", None, *bots], **more)
    ask_server(bob, "PUT", f"/api/tables/{table}/seats/1", {})
    ask_server(ada, "POST", f"/api/tables/{table}/start")
    return table


def friends_at_a_table(host: Page, guests: list[Page], game: str) -> str:
    """Strangers sit down by a link, and the game begins: the table's id."""
    host.goto("/new")
    select(host.get_by_role("radio", name=re.compile(f"^{game.capitalize()}\\b")))
    players = len(guests) + 1
    select(host.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True))
    for seat in range(2, players + 1):
        select(host.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="Free"))
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/table/*")
    for number, guest in enumerate(guests, start=1):
        guest.goto(host.url)
        sit_down(guest, f"Guest {number}")
    begin(host, *guests)
    return table_id(host)


def select(option: Locator) -> None:
    """Check a radio button or a box. Not by its place: the form may still be growing, and its drawing lies over it."""
    if not option.is_checked():
        option.dispatch_event("click")
    expect(option).to_be_checked()


def sit_down(page: Page, name: str) -> None:
    """Accept an invitation; whoever has no name yet is asked for one."""
    button = page.get_by_role("button", name="Sit down")
    expect(button).to_be_enabled()
    if (field := page.get_by_role("textbox", name="Your name")).count():
        field.fill(name)
    button.click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def begin(host: Page, *others: Page) -> None:
    """Begin at once: it may have begun by itself a moment ago."""
    ask_server(host, "POST", f"/api/tables/{table_id(host)}/start")
    for page in (host, *others):
        page.wait_for_selector(".banner.asked, .banner.waiting")


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the game is over: whether it goes on."""
    page.wait_for_selector(".banner.asked, .banner.over")
    return page.locator(".banner.over").count() == 0


def whose_turn(pages: list[Page], version: int) -> Page | None:
    """Wait until all screens show this version: whoever is asked, or nobody at the end."""
    for page in pages:
        page.wait_for_selector(f'.table[data-version="{version}"]', state="attached")
    return next((page for page in pages if page.locator(".banner.asked").count()), None)


def version_of(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or 0)


def moved_on(page: Page, version: int) -> None:
    """Wait until the table is no longer at this version."""
    page.wait_for_selector(f'.table:not([data-version="{version}"])', state="attached")


def show(page: Page, tab: str) -> None:
    """Open log, chat or list of moves, if it is not; on a phone by the bar below."""
    page.wait_for_selector(".dock:visible, [role=tab]:visible")  # a page that was just loaded has neither yet
    dock = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab)
    if dock.is_visible():
        dock.click()
    elif page.get_by_role("tab", name=tab, selected=True).count() == 0:
        page.get_by_role("tab", name=tab).click()


def moves_of(page: Page) -> Locator:
    return page.get_by_role("list", name="All legal actions").get_by_role("button")


def claim_time(page: Page) -> None:
    """Say that somebody's time is up, and mean it."""
    press(page.get_by_role("button", name="Claim timeout"))
    press(page.get_by_role("dialog").get_by_role("button", name="Claim timeout"))


def confirm(page: Page) -> None:
    press(page.get_by_test_id("confirm"))


def press(control: Locator) -> None:
    """Click, and once more if it was taken for the second half of a double tap: that does nothing where something else
    has come to lie, and whoever sees that nothing has happened presses again.
    """
    page = control.page
    page.evaluate(ARRIVES)
    control.click()
    if not page.evaluate("window.hasArrived"):
        page.wait_for_timeout(DOUBLE_TAP)
        control.click()


def play_from_list(page: Page, which: int = 0) -> None:
    """Choose one of the listed actions, confirm it, and wait until the table has moved on."""
    show(page, "All moves")
    version = version_of(page)
    press(moves_of(page).nth(which))
    confirm(page)
    moved_on(page, version)


def middle_of(control: Locator) -> tuple[float, float]:
    box = control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_on_board(page: Page, spot: Callable[[list[dict[str, Any]]], dict[str, Any]] = lambda spots: spots[0]) -> None:
    """Point at a place that may be chosen, with the mouse or a finger, confirm, and wait until the table has moved on.

    A mouse confirms by a second click, a finger always by the button.
    """
    version = version_of(page)
    is_touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    if is_touch and page.locator(".table[data-part=table]").count() == 0:
        show(page, "Table")
    spots = page.evaluate(SPOTS)
    assert spots, "no place of the board that may be chosen can be hit"
    chosen = spot(spots)
    point = chosen["x"], chosen["y"]
    page.touchscreen.tap(*point) if is_touch else page.mouse.click(*point)
    page.wait_for_selector("[data-testid=confirm]")
    confirm(page) if is_touch else page.mouse.click(*point)
    moved_on(page, version)


def labels(page: Page) -> dict[str, str]:
    """What is said of each place of the board."""
    found = "all => Object.fromEntries(all.map((one) => [one.dataset.place, one.getAttribute('aria-label')]))"
    said: dict[str, str] = page.locator("main [data-place]").evaluate_all(found)
    return said


def log_of(page: Page, name: str = "Log") -> list[str]:
    """The sentences of the log, as they are read."""
    return page.get_by_role("list", name=name).locator("li > span:last-of-type").all_text_contents()
