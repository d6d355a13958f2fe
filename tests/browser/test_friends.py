"""Friends come in: by a link that is sent, by four letters, and what they find where nobody can come in any more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.steps import press, select, sit_down, table_id

# The system's share sheet, which keeps what it is given.
SHEET = """Object.defineProperty(navigator, 'share', {
  value: (given) => { window.shared = given; return Promise.resolve(); },
})"""
# Keeps what is said while the game is about to begin, and presses a button of these words as soon as it is there: for
# that there are five seconds.
AT_COUNTDOWN = """(wanted) => {
  window.counted = [];
  const look = () => {
    const text = document.querySelector('.summ [role=timer]')?.innerText;
    if (!text) return;
    if (text !== window.counted.at(-1)) window.counted.push(text);
    const button = [...document.querySelectorAll('.summ button')].find((one) => one.innerText === wanted);
    if (button && !window.isPressed) {
      window.isPressed = true;
      setTimeout(() => button.click());
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def invite(page: Page, name: str = "Ada", players: int = 2) -> str:
    """From the first page to a table for friends: its id."""
    page.goto("/")
    friends = page.get_by_role("region", name="Play with friends")
    select(friends.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True))
    friends.get_by_role("textbox", name="Your name").fill(name)
    friends.get_by_role("button", name="Invite friends").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Metropolys table")).to_be_visible()
    return table_id(page)


def finds_ways_on(page: Page, title: str, text: str) -> None:
    """A page that leads no further says why, and where else to go."""
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(text)
    for way, address in (("Back to the home page", "/"), ("Open a table of your own", "/new")):
        expect(page.get_by_role("main").get_by_role("link", name=way)).to_have_attribute("href", address)
    expect(page.get_by_role("textbox", name="The four letters")).to_be_visible()


def test_an_invitation_is_sent_by_the_share_sheet_or_copied(new_page: NewPage, phone: dict[str, Any]) -> None:
    ada = new_page(**phone)
    ada.add_init_script(SHEET)
    invite(ada)
    ada.get_by_role("button", name="Send the link").click()
    ada.wait_for_function("() => window.shared")
    shared = ada.evaluate("window.shared")
    assert shared == {"title": "Métropole", "text": "Ada invites you to play Metropolys", "url": ada.url}
    expect(ada.get_by_role("textbox", name="Invite")).to_have_value(ada.url)
    check(ada, "an invitation")
    without = new_page()
    without.add_init_script("delete Navigator.prototype.share")
    invite(without, "Eve")
    expect(without.get_by_role("button", name="Copy")).to_be_visible()
    expect(without.get_by_role("button", name="Send the link")).to_have_count(0)


def test_four_letters_lead_to_the_table(new_page: NewPage, phone: dict[str, Any]) -> None:
    """Typed as they come on the first page; wrong ones stay to be mended."""
    ada, bob = new_page(), new_page(**phone)
    table = invite(ada)
    code = ada.locator(".say b").inner_text()
    assert re.fullmatch("[A-Z]{4}", code)
    bob.goto("/", wait_until="networkidle")
    expect(bob.get_by_text("Today’s games")).to_be_visible()  # the last to come above it
    letters = bob.get_by_role("textbox", name="The four letters")
    wrong = code[:3] + ("B" if code[3] != "B" else "C")
    letters.fill(wrong.lower())
    letters.press("Enter")
    expect(bob.get_by_text(f"No open table has the code {wrong}.")).to_be_in_viewport()
    expect(letters).to_have_value(wrong)
    letters.fill(code.lower())
    bob.get_by_role("button", name="Join", exact=True).click()
    bob.wait_for_url(f"**/table/{table}")
    expect(bob.get_by_role("heading", name="Ada invites you to play Metropolys")).to_be_visible()
    bob.goto(f"/{wrong}")
    expect(bob.get_by_text(f"No open table has the code {wrong}.")).to_be_visible()
    expect(bob.get_by_role("textbox", name="The four letters")).to_have_value(wrong)
    expect(bob.get_by_role("main").get_by_role("link", name="Back to the home page")).to_be_visible()
    bob.goto(f"/{code}")
    bob.wait_for_url(f"**/table/{table}")


def test_bots_fill_the_free_seats(new_page: NewPage) -> None:
    ada = new_page()
    invite(ada, players=4)
    expect(ada.get_by_role("status").filter(has_text="3 seats are free.")).to_be_visible()
    ada.get_by_role("button", name="Fill the free seats with bots").click()
    expect(ada.get_by_role("button", name="Remove")).to_have_count(3)
    expect(ada.get_by_text("Everybody is here. Begin when you like.")).to_be_visible()
    press(ada.get_by_role("button", name="Begin", exact=True))
    ada.wait_for_selector(".banner.asked, .banner.waiting")


def test_a_countdown_can_be_held_and_then_the_host_says_when(new_page: NewPage, phone: dict[str, Any]) -> None:
    """Meanwhile somebody changes their name, which all see, and whoever comes to a full table is told so."""
    ada, bob, late = new_page(), new_page(**phone), new_page(**phone)
    invite(ada)
    ada.evaluate(AT_COUNTDOWN, "Wait")
    bob.goto(ada.url)
    sit_down(bob, "Bob")
    expect(ada.get_by_text("The game begins when you say so.")).to_be_visible()
    assert re.fullmatch(r"The game begins in \d seconds\.", ada.evaluate("window.counted[0]"))
    expect(bob.get_by_text("The game begins when Ada says so.")).to_be_visible()
    expect(bob.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    bob.get_by_role("button", name="Change name").click()
    bob.get_by_role("textbox", name="Your name").fill("Robert")
    bob.get_by_role("button", name="Save").click()
    expect(bob.get_by_text("You play as Robert.")).to_be_visible()
    expect(ada.get_by_role("region", name="Seats")).to_contain_text("Robert")
    check(bob, "a table that waits")
    late.goto(ada.url)
    expect(late.get_by_text("Every seat is taken. Stay here to watch: the game begins soon.")).to_be_visible()
    expect(late.get_by_role("link", name="Open a table of your own")).to_have_attribute("href", "/new")
    check(late, "a full table")
    press(ada.get_by_role("button", name="Begin", exact=True))
    for page in (ada, bob):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    late.wait_for_selector(".banner.watching")


def test_nobody_has_to_wait_for_the_countdown(new_page: NewPage, serving: Serving) -> None:
    ada, bob = new_page(), new_page()
    table = invite(ada)
    bob.goto(ada.url)
    bob.evaluate(AT_COUNTDOWN, "Begin now")
    sit_down(bob, "Bob")
    for page in (ada, bob):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    [started] = [one for one in serving.truth.stored(table).entries if one.kind == "started"]
    person = bob.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert started.user_id == person["id"], "not by itself"


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_links_that_lead_nowhere_say_so_and_lead_on(new_page: NewPage, phone: dict[str, Any], kind: str) -> None:
    ada, bob = new_page(), new_page(**(phone if kind == "phone" else {}))
    table = invite(ada)
    bob.goto(f"/table/{table}")
    expect(bob.get_by_role("button", name="Sit down")).to_be_enabled()
    ada.get_by_role("button", name="Close this table").click()
    ada.wait_for_url("**/")
    closed = "Its game never began. Ask for a new link, or open a table of your own."
    finds_ways_on(bob, "This table was closed.", closed)  # while one looks at it
    bob.reload()
    finds_ways_on(bob, "This table was closed.", closed)
    check(bob, "a closed table")
    bob.goto("/table/nowhere")
    finds_ways_on(bob, "There is no such table", "The link may be incomplete or out of date.")


def test_every_page_says_whose_games_these_are_and_what_is_kept(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    page.goto("/")
    footer = page.get_by_role("contentinfo")
    for said in ("Sébastien Pauchon", "Dirk Henn", "unofficial", "MIT licence"):
        expect(footer).to_contain_text(said)
    footer.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="Privacy in plain language")).to_be_visible()
    told = page.get_by_role("main")
    expect(told.get_by_role("listitem").filter(has_text=re.compile(r"\d+ days")).first).to_be_visible()
    expect(told.get_by_role("link", name="Account")).to_have_attribute("href", "/account")
    expect(page.get_by_role("contentinfo")).to_contain_text("unofficial")
