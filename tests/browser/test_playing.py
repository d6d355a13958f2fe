"""Strangers play: at once, to the end, together."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import open_table, play_on
from tests.browser.steps import (
    ask_server,
    confirm,
    make_account,
    play_from_list,
    play_now,
    play_on_board,
    wait_for_turn,
)

SOON = 30  # seconds: a few are usual, five of them until the game begins by itself


def test_a_stranger_makes_a_legal_move_at_once(page: Page) -> None:
    """By three clicks and the move. How soon: benchmarks/browser.py."""
    play_now(page, "metropolys", players=3)
    assert wait_for_turn(page)
    play_from_list(page)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You bid")


def test_a_bid_on_the_board_says_what_would_follow_and_can_be_taken_back(page: Page) -> None:
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    place = page.locator("main [aria-label*='You may bid']").first
    place.focus()
    page.keyboard.press("Enter")
    preview = page.get_by_role("region", name="What would happen")
    expect(preview).to_contain_text("Who could outbid you")
    expect(preview).to_contain_text("Your points")
    page.keyboard.press("Escape")
    expect(preview).not_to_contain_text("Who could outbid you")
    place.focus()
    page.keyboard.press("Enter")
    expect(preview).to_contain_text("Who could outbid you")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("announcer")).not_to_be_empty()


def test_friends_sit_down_by_a_link_and_see_each_action_at_once(new_page: NewPage) -> None:
    """From the first page to both first moves: at most four taps each and soon, and nobody needs to begin the game."""
    host, guest = new_page(), new_page()
    for page in (host, guest):
        page.add_init_script("window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)")
    began = monotonic()
    host.goto("/")
    called(host, "Ada")
    host.wait_for_url("**/table/*")
    host.get_by_role("button", name="Copy").click()
    link = host.get_by_role("textbox", name="Invite").input_value()
    assert link == host.url
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Ada invites you to play Metropolys")).to_be_visible()
    called(guest, "Bob")
    for page in (host, guest):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    mover, other = (host, guest) if host.locator(".banner.asked").count() else (guest, host)
    for page in (mover, other):
        assert wait_for_turn(page)
        play_on_board(page)
    took = monotonic() - began
    print("from the first page to both first moves in seconds", took)
    assert took < SOON
    assert [page.evaluate("window.taps") for page in (host, guest)] == [4, 3]
    expect(host.locator(".table")).to_contain_text("Bob")
    other.get_by_role("tab", name="Chat").click()
    other.get_by_role("textbox", name="Message to the table").fill("Well bid.")
    other.get_by_role("button", name="Send").click()
    mover.get_by_role("tab", name="Chat").click()
    expect(mover.get_by_text("Well bid.")).to_be_visible()


def called(page: Page, name: str) -> None:
    """Say one's name where it is asked for, and go on."""
    page.get_by_role("textbox", name="Your name").click()
    page.keyboard.type(name)
    page.keyboard.press("Enter")


def test_an_action_is_taken_back(page: Page) -> None:
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    play_from_list(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("take back your last action")


def test_what_was_seen_cannot_be_taken_back(page: Page) -> None:
    page.goto("/settings")
    table = open_table(page, "metro", given={"first": 0})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Draw another").click()
    expect(page.get_by_text("This cannot be undone.")).to_be_visible()
    confirm(page)
    expect(page.get_by_text("You cannot undo a draw: you have seen the tile.")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_little_time_is_said_and_shown(page: Page) -> None:
    page.goto("/settings")
    pace = {"bank": 0, "increment": 0, "per_move": 600_000}
    table = open_table(page, "metropolys", given={"first": 0}, pace=pace)
    page.clock.install()
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    said, share = until_little_is_left(page)
    assert re.search(r"\b1[45] seconds left", said)
    assert 0.69 < share < 0.76
    page.clock.run_for(5_000)
    assert 0.44 < page.evaluate(SAND)[1] < 0.51


# What the banner says, and how much of its bar is left.
SAND = """() => {
  const [banner, sand] = ['.banner', '.sand'].map((one) => document.querySelector(one));
  return [banner.innerText, sand ? sand.clientWidth / banner.clientWidth : 0];
}"""


def until_little_is_left(page: Page) -> tuple[str, float]:
    """Let the page's time pass until 15 seconds are left. The server sets its clock right now and then: try again."""
    for _ in range(5):
        minutes, seconds = map(int, page.locator(".banner").get_by_role("timer").inner_text().split(":"))
        page.clock.fast_forward((60 * minutes + seconds - 15) * 1000)
        said, share = page.evaluate(SAND)
        if share:
            break
    return said, share


def test_an_illegal_place_says_why(page: Page) -> None:
    play_now(page, "metropolys")
    assert wait_for_turn(page)
    while page.locator(".banner.asked strong", has_text="Outbid").count() == 0:
        play_from_list(page)
        assert wait_for_turn(page)
    taken = page.locator("main [aria-label*='bids']").first
    taken.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text("is taken")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_rated_game_ends_with_what_it_did_to_ratings(page: Page, game: str) -> None:
    make_account(page)
    table = open_table(page, game, is_rated=True)
    play_on(page, table)
    page.goto(f"/table/{table}")
    count = page.get_by_test_id("end")
    expect(count.get_by_text("Rating", exact=True)).to_be_visible()
    told = ask_server(page, "GET", f"/api/tables/{table}/ratings")["changes"]
    shown = [f"{one['after']:.1f}{one['after'] - one['before']:+.1f}".replace("-", "−") for one in told]
    assert len(shown) == 1
    shown.append("–")  # a bot's never changes
    cells = count.locator(".rt td" if game == "metropolys" else "td.rt").all_inner_texts()
    assert sorted("".join(cell.split()) for cell in cells) == sorted(shown)
