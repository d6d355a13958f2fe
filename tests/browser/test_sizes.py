"""A table on every screen: board, pieces and whose turn it is together without scrolling, and nothing that jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import open_table
from tests.browser.steps import begin, make_account, moved_on, sit_down, two_by_request, version_of, wait_for_turn

PHONES = [(360, 640), (390, 844), (640, 360), (844, 390)]
TABLETS = [(768, 1024), (1024, 768)]
DESKTOPS = [(1366, 650), (1440, 900), (1920, 1080)]
FINGER = 44  # pixels that a finger hits
EMPTY = 16  # pixels below the board, or between what lies there, that nothing may fill
RACK = 140  # pixels that pieces below the board may take from it on a desktop

MEASURE = """() => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; };
  const isInside = ({ x, y, width, height }) =>
    x >= -0.5 && y >= -0.5 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const pieces = shown('.rack button, .myhand .hand button').map(box);
  const root = document.documentElement;
  const board = document.querySelector('main.board').getBoundingClientRect();
  // what lies below the board, as wide as it or not, from the top: what none of it covers is empty
  const parts = shown('.table > *, .table > :is(.side, .mine, .myhand) > *').map((one) => one.getBoundingClientRect());
  const isBelow = ({ top, left, right, height }) =>
    height > 1 && top >= board.bottom - 1 && left < board.right && right > board.left;
  const below = parts.filter(isBelow).sort((one, other) => one.top - other.top);
  let [edge, empty] = [board.bottom, 0];
  for (const { top, bottom } of [...below, { top: innerHeight, bottom: innerHeight }]) {
    empty = Math.max(empty, top - edge);
    edge = Math.max(edge, bottom);
  }
  return {
    empty: Math.round(empty),
    belowBoard: Math.round(innerHeight - board.bottom),
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

# What stands at the button that confirms is what a press there hits.
IS_HIT = """() => {
  const button = document.querySelector('[data-testid=confirm]');
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
DRAWN = """async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}"""


def measured(page: Page, size: tuple[int, int], state: str) -> dict[str, Any]:
    """Everything that must be seen is, and nothing scrolls: what was measured."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    assert (found["outside"], found["scrolls"]) == ([], False), (size, state)
    assert found["empty"] <= EMPTY, (size, state)
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
        watched = measured(watcher, size, "watching")
        if size[0] > size[1]:  # whoever watches has no pieces; what else there is stands beside the board
            assert watched["belowBoard"] <= EMPTY, size
            assert found[0]["belowBoard"] <= (EMPTY if size[1] < 700 else RACK), size
        if size not in PHONES:  # where the whole city has room, it is shown
            expect(guest.locator(".frame.close")).to_have_count(0)
        check_tools(guest, size)
    check_rules(guest)


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_what_cannot_be_taken_back_says_so_on_every_screen(page: Page, game: str) -> None:
    make_account(page)
    table = open_table(page, game, is_rated=True)  # where nothing can be
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    page.locator("main [data-place][aria-label*='may ']").first.dispatch_event("click")
    confirming = page.get_by_test_id("confirm")
    for width, height in PHONES + TABLETS + DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        for said in (page.get_by_text("This cannot be undone."), confirming):
            expect(said).to_be_in_viewport(ratio=1)
        assert page.evaluate(IS_HIT), (width, height)


def rects(page: Page, controls: str) -> dict[str, dict[str, float]]:
    """Where controls lie that can be pressed, by their words."""
    found: dict[str, dict[str, float]] = page.locator(controls).evaluate_all(
        """all => {
          const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
          const named = (one) => [one.ariaLabel ?? one.innerText, one.getBoundingClientRect().toJSON()];
          return Object.fromEntries(shown.map(named));
        }"""
    )
    return found


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 0.5
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 0.5
    )


# Playing, and planning: pressed again and again. What takes something away: from oneself or others.
USUAL = ".preview .acts button, .banner [data-testid]:is(button), .rack button, .myhand .hand button"
TAKING = ".banner button:has(.undo), .banner button.pass:not([data-testid]), .tools button:not([aria-pressed])"


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_nothing_that_takes_away_lies_where_one_plays(new_page: NewPage, game: str) -> None:
    """Whoever has just proposed or confirmed presses nothing else at the same place, nor the other way round."""
    ada, bob = new_page(), new_page()
    table = two_by_request(ada, bob, game, pace={"bank": 1}, given={"first": 0})  # Bob's time is up at once
    ada.goto(f"/table/{table}")
    assert wait_for_turn(ada)
    version, sizes = version_of(ada), PHONES + TABLETS + DESKTOPS
    seen: dict[tuple[int, int], list[tuple[dict[str, Any], dict[str, Any]]]] = {size: [] for size in sizes}

    def look(awaited: str = "main") -> None:
        for size in sizes:
            ada.set_viewport_size({"width": size[0], "height": size[1]})
            ada.evaluate(DRAWN)
            expect(ada.locator(awaited).first).to_be_visible()
            seen[size].append((rects(ada, USUAL), rects(ada, TAKING)))

    look()
    ada.locator("main [data-place][aria-label*='may ']").first.dispatch_event("click")
    ada.wait_for_selector("[data-testid=confirm]")
    look("[data-testid=confirm]")
    ada.get_by_test_id("confirm").click()
    moved_on(ada, version)
    expect(ada.get_by_role("button", name="Claim timeout")).to_be_visible()
    expect(ada.get_by_role("button", name="Undo")).to_have_count(1 if game == "metropolys" else 0)  # a tile was drawn
    look()
    for size, looks in seen.items():
        usual = {name: rect for uses, _ in looks for name, rect in uses.items()}
        met = [
            (taking, name)
            for _, takes in looks
            for taking, rect in takes.items()
            for name, other in usual.items()
            if meet(rect, other)
        ]
        assert any("Claim timeout" in takes for _, takes in looks)
        assert any("Confirm" in name or "on" in name for name in usual)
        assert met == [], size


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
