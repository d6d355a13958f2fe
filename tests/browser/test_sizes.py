"""A table on every screen: board, pieces and whose turn it is together without scrolling, and nothing that jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import open_table
from tests.browser.steps import begin, moved_on, sit_down, version_of

PHONES = [(360, 640), (390, 844), (640, 360), (844, 390)]
TABLETS = [(768, 1024), (1024, 768)]
DESKTOPS = [(1366, 650), (1440, 900), (1920, 1080)]
FINGER = 44  # pixels that a finger hits

MEASURE = """() => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; };
  const isInside = ({ x, y, width, height }) =>
    x >= -0.5 && y >= -0.5 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const pieces = shown('.rack button, .myhand .hand button').map(box);
  const root = document.documentElement;
  return {
    board: box(document.querySelector('main.board')),
    outside: shown('main.board, .banner, .rack button, .myhand .hand button')
      .filter((one) => !isInside(box(one))).map((one) => one.className),
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    pieces: pieces.length,
    finger: Math.floor(Math.min(...pieces.flatMap(({ width, height }) => [width, height]))),
  };
}"""
# A place of the board where nothing may be done now, and one where something may.
PLACES = """(all) => {
  const squares = all.filter((one) => !/^s/.test(one.dataset.place));
  const isLegal = (one) => /may (bid|go)/.test(one.getAttribute('aria-label'));
  return [squares.find((one) => !isLegal(one)).dataset.place, squares.find(isLegal).dataset.place];
}"""


def measured(page: Page, size: tuple[int, int], state: str) -> dict[str, Any]:
    """Everything that must be seen is, and nothing scrolls: what was measured."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    assert (found["outside"], found["scrolls"]) == ([], False), (size, state)
    return found


def states(page: Page, size: tuple[int, int]) -> list[dict[str, Any]]:
    """Whoever is asked: asked, refused a place, and with something proposed."""
    asked = measured(page, size, "asked")
    barred, legal = page.locator("main [data-place]").evaluate_all(PLACES)
    page.locator(f"[data-place='{barred}']").dispatch_event("click")
    expect(page.locator(".frame > p")).to_be_visible()
    refused = measured(page, size, "refused")
    page.locator(f"[data-place='{legal}']").dispatch_event("click")
    page.wait_for_selector("[data-testid=confirm]")
    proposed = measured(page, size, "proposed")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=confirm]", state="detached")
    return [asked, refused, proposed]


def check_tools(page: Page, size: tuple[int, int]) -> None:
    """Leaving, sound and language can be reached, on a phone by one button."""
    is_phone = size in PHONES
    menu = page.get_by_role("button", name="Menu")
    expect(menu).to_be_visible(visible=is_phone)
    if is_phone:
        menu.click()
    tools = page.get_by_role("group", name="Tools")
    language = tools.get_by_role("combobox", name="Language")
    for tool in (tools.get_by_role("button", name="Leave"), tools.get_by_role("button", name="Sound"), language):
        expect(tool).to_be_in_viewport(ratio=1)
        assert not is_phone or tool.bounding_box()["height"] >= FINGER, (size, tool)  # type: ignore[index]
    if is_phone:
        page.keyboard.press("Escape")
        expect(language).not_to_be_visible()


def check_rules(page: Page) -> None:
    """All topics and what lies on the table stand in a panel, by a key or a tool; Escape leads back."""
    page.keyboard.press("h")
    rules = page.get_by_role("dialog", name="The rules of")
    expect(rules.get_by_role("heading", name="Topics")).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="What’s what")).to_be_attached()
    expect(rules.locator("dd").last).to_contain_text("The game ends")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.get_by_role("button", name="Rules", exact=True).first.press("Enter")
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def four_at_a_table(host: Page, guest: Page, watcher: Page, game: str) -> None:
    """Two people and two bots; the host has moved, the guest is asked, somebody watches."""
    host.goto("/settings")
    table = open_table(host, game, ("me", None, "novice", "novice"), given={"first": 0}, is_public=True)
    guest.goto(f"/table/{table}")
    sit_down(guest, "Bob")
    host.goto(f"/table/{table}")
    begin(host, guest)
    host.wait_for_selector(".banner.asked")
    version = version_of(host)
    host.locator("main [data-place][aria-label*='may ']").first.dispatch_event("click")
    host.get_by_test_id("confirm").click()
    moved_on(host, version)
    watcher.goto(f"/table/{table}")
    guest.wait_for_selector(".banner.asked")
    host.wait_for_selector(".banner.waiting")
    watcher.wait_for_selector(".banner.watching")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_board_pieces_and_turn_are_seen_together_and_the_board_stays(new_page: NewPage, game: str) -> None:
    host, guest, watcher = new_page(), new_page(), new_page()
    four_at_a_table(host, guest, watcher, game)
    for size in PHONES + TABLETS + DESKTOPS:
        for page in (host, guest, watcher):
            page.set_viewport_size({"width": size[0], "height": size[1]})
        found = [*states(guest, size), measured(host, size, "waiting")]
        assert all(one["board"] == found[0]["board"] for one in found), (size, [one["board"] for one in found])
        assert all(one["pieces"] for one in found), size
        assert size in DESKTOPS or found[0]["finger"] >= FINGER, (size, found[0]["finger"])
        measured(watcher, size, "watching")
        if size not in PHONES:  # where the whole city has room, it is shown
            expect(guest.locator(".frame.close")).to_have_count(0)
        check_tools(guest, size)
    check_rules(guest)


def complaints(page: Page) -> list[str]:
    """Whatever a page's console will say from now on, and every answer that is an error."""
    said: list[str] = []
    page.on("console", lambda one: said.append(one.text) if one.type != "log" else None)
    page.on("response", lambda one: said.append(f"{one.status} {one.url}") if one.status >= 400 else None)
    return said


def links(page: Page, kind: str) -> list[list[str]]:
    """Files that a page asks for, each with how it does."""
    found: list[list[str]] = page.locator(f"link{kind}").evaluate_all(
        "all => all.map((one) => [one.href, one.crossOrigin])"
    )
    return found


def test_a_first_visit_leaves_the_console_clean(new_page: NewPage, phone: dict[str, Any]) -> None:
    """Nobody is signed in, which is no error; and what is asked for ahead is what is used."""
    host = new_page()
    host.goto("/settings")
    table = open_table(host, "metropolys", ("me", "novice"), is_public=True)
    for path, there in (("/", ".game .go-btn"), (f"/table/{table}", ".banner.watching")):
        stranger = new_page(**phone)
        said = complaints(stranger)
        stranger.goto(path, wait_until="networkidle")
        stranger.wait_for_selector(there)
        assert said == [], path
        # a browser complains of these only seconds later
        ahead, used = links(stranger, "[rel=preload][as=style]"), links(stranger, "[rel=stylesheet]")
        assert [one for one in ahead if one not in used] == [], path
        assert bool(ahead) == path.startswith("/table/")
