"""A companion for the evening: turns and clocks, what may be done, and secret cards on phones, each its own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.overheard import Ears


def begun(page: Page, game: str) -> None:
    page.goto("/scorer")
    page.get_by_role("button", name=f"New: {game}", exact=True).click()
    expect(page.locator(".realtable")).to_have_attribute("data-counted", "true")


@pytest.mark.parametrize("width", [360, 1366])
def test_a_call_is_asked_and_followed(new_page: NewPage, width: int) -> None:
    page = new_page(width=width)
    begun(page, "Metropolys")
    page.get_by_role("button", name="May this building be bid here?").click()
    bid(page, 7, "C10")
    expect(page.get_by_test_id("answer")).to_contain_text("Yes, that is allowed.")
    expect(page.get_by_test_id("answer")).to_contain_text("Could outbid: Seat 2, Seat 3 and Seat 4.")
    page.get_by_role("button", name="Bid it").click()
    for value, place, why in (
        (8, "S1", "S1 is not next to C10"),
        (6, "C9", "The 6 is too low"),
        (8, "C10", "is taken"),
    ):
        bid(page, value, place)
        expect(page.get_by_test_id("answer")).to_have_text(re.compile(re.escape(why)))
    bid(page, 8, "C9")
    check(page, f"/scorer with a question, {width} wide")
    page.get_by_role("button", name="Bid it").click()
    page.get_by_role("button", name="Turns and clocks").click()
    turns = page.get_by_test_id("turns")
    expect(turns).to_contain_text("Outbid the 8 on C9 by Seat 2, or pass.")
    for _ in range(3):
        page.get_by_role("button", name="Passes").click()
    expect(turns).to_contain_text("The call is over: Seat 2 builds the 8 on C9")
    expect(page.get_by_test_id("amount")).to_have_text("1 built")
    check(page, f"/scorer with turns, {width} wide")
    page.reload()
    expect(page.get_by_test_id("turns")).to_contain_text("To move: Seat 2")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_test_id("amount")).to_have_text("0 built")


def bid(page: Page, value: int, place: str) -> None:
    page.locator(".ask .rack").get_by_role("button", name=f"Building {value}", exact=True).click()
    page.locator(f"main [data-place={place}]").click()
    expect(page.get_by_test_id("answer")).to_contain_text(f"{value} on {place}")
    expect(page.get_by_test_id("answer")).to_have_attribute("aria-busy", "false")


def test_what_is_not_entered_stays_open(page: Page) -> None:
    begun(page, "Metropolys")
    page.get_by_role("button", name="Turns and clocks").click()
    page.get_by_role("button", name="Bids").click()
    page.get_by_role("button", name="May this building be bid here?").click()
    bid(page, 8, "S1")
    expect(page.get_by_test_id("answer")).to_contain_text("Yes, as far as we can tell.")
    expect(page.get_by_test_id("answer")).to_contain_text("What Seat 1 bid, and where")


def test_a_tile_is_asked_about(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    begun(page, "Metro")
    page.get_by_role("button", name="May this tile go here?").tap()
    page.locator(".kinds [data-tile=dddd]").tap()
    page.locator('main [data-place="22"]').tap()
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text("C3 is neither at the edge of the board nor next to a tile.")
    expect(answer).to_contain_text("The tile on C3")
    page.locator('main [data-place="07"]').tap()
    expect(answer).to_contain_text("The exception applies.")
    page.locator(".kinds [data-tile=cccc]").tap()
    expect(answer).to_contain_text("would by itself make a line of one tile")
    page.locator(".kinds [data-tile=aaaa]").tap()
    expect(answer).to_contain_text("Yes, that is allowed.")
    expect(answer).to_contain_text("Station 1, Seat 1: 0 → 1")
    check(page, "/scorer with a tile that is asked about")
    page.get_by_role("button", name="Place it there").tap()
    expect(page.get_by_test_id("amount")).to_have_text("1 of 60 tiles")
    page.locator('main [data-place="07"]').tap()
    expect(answer).to_contain_text("No.")
    page.context.set_offline(True)
    page.locator('main [data-place="06"]').tap()
    expect(page.locator(".companion .problem")).to_contain_text("The server is not answering")
    page.context.set_offline(False)


def test_clocks_run_on_while_nobody_looks(page: Page) -> None:
    page.clock.install()
    begun(page, "Metro")
    page.get_by_role("button", name="Turns and clocks").click()
    page.get_by_text("counts up").click()
    page.get_by_role("button", name="Start the clock").click()
    page.clock.run_for(61_000)
    clocks = page.get_by_test_id("clock")
    expect(clocks.nth(0)).to_have_text(re.compile(r"1:0[12]"))
    page.get_by_role("button", name="Done: Seat 2 is next").click()
    page.clock.fast_forward(600_000)  # as a machine that slept: no tick came
    page.reload()
    expect(clocks.nth(0)).to_have_text(re.compile(r"1:0[1-4]"))
    expect(clocks.nth(1)).to_have_text(re.compile(r"10:0\d"))
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(120_000)
    expect(clocks.nth(1)).to_have_text(re.compile(r"10:0\d"))
    page.get_by_text("counts down").click()
    page.locator(".turns").get_by_text("5", exact=True).click()
    expect(clocks.nth(1)).to_have_text(re.compile(r"−5:0\dTime is up"))


def opened(page: Page, *names: str) -> str:
    """An evening with these seats, by the phone that opens it."""
    page.goto("/evening")
    form = page.locator(".opening")
    form.get_by_text(str(len(names)), exact=True).click()
    form.get_by_text("Expert", exact=True).click()
    for number, name in enumerate(names, start=1):
        form.get_by_label(f"Name at seat {number}").fill(name)
    form.get_by_role("button", name="Deal the cards and show the code").click()
    code: str = page.get_by_test_id("code").inner_text()
    return code


def joined(page: Page, code: str, seat: str) -> None:
    if page.url == "about:blank":
        page.goto(f"/evening#{code}")
    page.get_by_role("button", name=f"Take this seat: {seat}").click()
    expect(page.get_by_role("button", name="Hold to see your cards")).to_be_visible()


def hold(page: Page) -> str:
    """Press, and stay; what is seen."""
    button = page.get_by_role("button", name="Hold to see your cards")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 20)
    page.mouse.down()
    expect(page.locator(".own .card")).to_have_count(2)
    said: str = page.get_by_test_id("own-cards").inner_text()
    return said


def let_go(page: Page) -> None:
    page.mouse.up()
    expect(page.locator(".own .card")).to_have_count(0)


def looked(page: Page) -> str:
    """What is seen while the button is held; nothing of it is left when it is let go."""
    said = hold(page)
    let_go(page)
    return said


def test_whoever_lost_a_phone_is_let_in_again(new_page: NewPage) -> None:
    ann, ben, spare = new_page(), new_page(), new_page()
    ears = Ears(spare)
    code = opened(ann, "Ann", "Ben")
    joined(ann, code, "Ann")
    joined(ben, code, "Ben")
    before = looked(ben)
    looked(ann)
    spare.goto(f"/evening#{code}")
    expect(spare.get_by_text("Every seat has a phone.")).to_be_visible()
    ann.get_by_role("button", name="Let back in: Ben").click()
    ann.get_by_role("button", name="Yes", exact=True).click()
    expect(ben.get_by_text("The seat of Ben is free again")).to_be_visible()
    expect(ben.get_by_role("button", name="Take this seat: Ben")).to_be_visible()
    assert not ears.cards
    joined(spare, code, "Ben")
    assert looked(spare) == before
    ben.get_by_role("button", name="All game nights").click()
    ben.get_by_label("The four letters").fill("zzzz")
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator(".joining .problem")).to_contain_text("No game night has the code ZZZZ.")
    ann.get_by_role("button", name="Deal again").click()
    ann.get_by_role("button", name="Yes", exact=True).click()
    expect(spare.get_by_text("this is deal 2")).to_be_visible()
    ann.get_by_role("button", name="End this game night").click()
    ann.get_by_role("button", name="Yes", exact=True).click()
    for page in (ann, spare):
        expect(page.locator(".problem")).to_contain_text("This game night is over.")
    ben.get_by_label("The four letters").fill(code)
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator(".joining .problem")).to_contain_text("or the game night is over")
    check(ben, "/evening")


def test_cards_are_held_by_keys_and_read_aloud(new_page: NewPage) -> None:
    page = new_page()
    joined(page, opened(page, "Ann", "Ben"), "Ann")
    hold = page.get_by_role("button", name="Hold to see your cards")
    hold.focus()
    page.keyboard.down("Space")
    expect(page.locator(".own .card")).to_have_count(2)
    page.keyboard.up("Space")
    expect(page.locator(".own .card")).to_have_count(0)
    hold.evaluate("button => button.click()")  # as a screen reader does, which cannot hold
    expect(page.locator(".own .card")).to_have_count(2)
    page.keyboard.press("Tab")
    expect(page.locator(".own .card")).to_have_count(0)


def test_a_hidden_page_asks_nothing(new_page: NewPage) -> None:
    page = new_page()
    joined(page, opened(page, "Ann", "Ben"), "Ann")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/evenings/" in request.url else None)
    with page.expect_request("**/api/evenings/*"):
        pass
    page.evaluate(
        """() => { Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); }"""
    )
    page.wait_for_timeout(2_500)
    before = len(asked)
    page.wait_for_timeout(4_500)
    assert len(asked) == before
    with page.expect_request("**/api/evenings/*"):
        page.evaluate(
            """() => { Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
            document.dispatchEvent(new Event('visibilitychange')); }"""
        )
