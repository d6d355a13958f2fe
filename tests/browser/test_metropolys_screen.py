"""The table of Metropolys as it is seen: the end on the map, muting, and nothing that is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import open_table, play_on
from tests.browser.steps import begin, sit_down

# Words that do not fit into their box, or a box that does not fit into the page. What may be wider than its box:
CUT_OFF = """
() => {
  const MAY_BE_CUT = [
    "option, select", // a list of the browser's own
    "input", // what is typed in scrolls
    "svg *", // in a picture words are placed, not laid out
    ".frame *", // the map is moved within its frame
  ].join();
  const isClipped = (one) => getComputedStyle(one).clipPath !== "none";
  const isHeardOnly = (one) => Boolean(one) && (isClipped(one) || isHeardOnly(one.parentElement));
  const isShown = (one) => one.checkVisibility({ opacityProperty: true }) && !isHeardOnly(one);
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const found = [];
  for (const one of document.querySelectorAll("body *")) {
    if (!own(one) || one.matches(MAY_BE_CUT) || !isShown(one)) continue;
    const box = one.getBoundingClientRect();
    const isInline = getComputedStyle(one).display === "inline";
    if (!isInline && !scrolls(one) && one.scrollWidth > one.clientWidth + 1) found.push(["too wide", one]);
    if (box.right > innerWidth + 1 || box.left < -1) found.push(["beside the page", one]);
    const clips = (up) => getComputedStyle(up).overflowY !== "visible";
    let around = one.parentElement;
    while (around && !clips(around)) around = around.parentElement;
    if (!around || getComputedStyle(around).overflowY !== "hidden") continue; // or it can be scrolled to
    const { right, bottom } = around.getBoundingClientRect();
    if (box.right > right + 1 || box.bottom > bottom + 1) found.push(["cut off", one]);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(["scrolls sideways", document.documentElement]);
  return found.map(([what, one]) => `${what}: ${one.tagName}.${one.className} ${one.textContent.slice(0, 60)}`);
}
"""
SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900)]


def choose(page: Page) -> None:
    """Propose a bid, by the list of all actions."""
    page.wait_for_selector(".banner.asked")
    page.keyboard.press("l")
    page.locator(".moves button").first.click()
    page.wait_for_selector(".pv-columns")


def looks(page: Page) -> list[str]:
    """Everything there is to read at a table: on a phone part after part, else tab after tab."""
    docked = page.locator(".dock button")
    parts = docked.all() if docked.first.is_visible() else page.get_by_role("tab").all()
    found: list[str] = []
    for part in parts:
        part.click()
        found += page.evaluate(CUT_OFF)
    return sorted(set(found))


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off(new_page: NewPage, language: str) -> None:
    page = new_page(*SIZES[0], locale=language)
    page.goto("/settings")
    table = open_table(page, seats=("me", "casual", "skilled", "master"), given={"first": 0})
    page.goto(f"/table/{table}")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        choose(page)
        assert looks(page) == [], size
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_before_the_game_and_at_its_end(new_page: NewPage, language: str) -> None:
    page = new_page(*SIZES[0], locale=language)
    page.goto("/settings")
    ended = open_table(page)
    play_on(page, ended)
    for table in (ended, open_table(page, seats=("me", "casual", None))):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".count-t, .summ")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT_OFF) == [], (table == ended, width)


def test_the_end_lights_the_places_of_a_source(page: Page) -> None:
    page.goto("/settings")
    table = open_table(page)
    play_on(page, table)
    page.goto(f"/table/{table}")
    count = page.get_by_test_id("end")
    sources = count.get_by_role("button", pressed=False).filter(has_text="1")
    expect(page.get_by_test_id("counted")).to_be_visible()
    page.keyboard.press("Escape")
    lit, told = page.locator(".frame path.lit"), page.get_by_test_id("counted")
    expect(lit).to_have_count(0)
    expect(told).to_have_count(0)
    sources.first.focus()
    expect(lit).to_have_count(1)
    expect(told).to_contain_text("point")
    sources.first.blur()
    expect(lit).to_have_count(0)
    sources.first.click()
    page.get_by_role("tab", name="Log").focus()
    expect(count.get_by_role("button", pressed=True)).to_have_count(1)
    expect(lit).to_have_count(1)
    told.get_by_role("button", name="Show the whole city").click()
    expect(lit).to_have_count(0)


def test_whoever_is_muted_is_not_heard_until_they_are_again(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 844)
    host.goto("/settings")
    table = open_table(host, seats=("me", None))
    guest.goto(f"/table/{table}")
    sit_down(guest, "Bob")
    host.goto(f"/table/{table}")
    begin(host, guest)
    host.get_by_role("tab", name="Chat").click()
    guest.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Chat").click()

    def says(page: Page, text: str) -> None:
        page.get_by_role("textbox", name="Message to the table").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_text(text)).to_be_visible()

    says(guest, "Before.")
    said = host.get_by_role("log", name="Chat")
    said.get_by_role("button", name="Mute").click()
    expect(said).not_to_contain_text("Before.")
    says(guest, "Meanwhile.")
    says(host, "Quiet here.")
    expect(said).not_to_contain_text("Meanwhile.")
    host.get_by_role("list", name="Muted").get_by_role("button").click()
    expect(said).to_contain_text("Before.")
    expect(said).to_contain_text("Meanwhile.")


def test_a_card_and_a_place_say_how_far_they_are(page: Page) -> None:
    page.goto("/settings")
    table = open_table(page, seats=("me", "casual", "casual", "casual"))
    play_on(page, table, "at.legal && at.built > 2")
    page.goto(f"/table/{table}")
    cards = page.get_by_role("list", name="Your secret objectives").locator("button:not(.rule)")
    expect(cards).to_have_count(2)
    cards.last.focus()  # of neighbourhoods: of districts or chains only what is built is lit
    expect(page.locator(".frame path.lit")).to_have_count(1)
    page.locator("[data-place=C9]").hover()
    expect(page.get_by_role("region", name="What would happen")).to_contain_text("Next to C8")
