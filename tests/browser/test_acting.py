"""What cannot be undone is proposed first and confirmed; pieces are dragged; the board is looked at more closely."""

from __future__ import annotations

import re
from time import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import MY_OUTBID, open_table, table_with
from tests.browser.steps import (
    SPOTS,
    ask_server,
    confirm,
    log_of,
    middle_of,
    moved_on,
    press,
    select,
    show,
    table_by_request,
    two_by_request,
    version_of,
    wait_for_turn,
)

SCALE = "document.querySelector('.sheet').getBoundingClientRect().width"


def show_whole(page: Page, usual: float) -> None:
    """The whole board again, as large as it was."""
    press(page.get_by_role("button", name="Show the whole board"))
    page.wait_for_function(f"() => Math.abs({SCALE} - {usual}) < 0.5")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], is_touch: bool) -> None:
    """Press, move in steps, let go. A finger carries what it holds a little above itself."""
    if not is_touch:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=8)
        page.mouse.up()
        return
    session = page.context.new_cdp_session(page)
    end = end[0], end[1] + 44
    way = [(start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8) for step in range(9)]
    for number, (x, y) in enumerate(way):
        touch(session, "touchMove" if number else "touchStart", {"x": x, "y": y})
    touch(session, "touchEnd")


def touch(session: CDPSession, kind: str, *points: dict[str, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def pinch(page: Page, middle: tuple[float, float]) -> None:
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchMove", 75), ("touchEnd", 0)):
        points = [{"x": middle[0] - apart, "y": middle[1]}, {"x": middle[0] + apart, "y": middle[1]}]
        touch(session, kind, *(points if apart else []))


def pinch_trackpad(page: Page) -> None:
    """Two fingers apart on a trackpad: a browser tells of it as of a wheel, in small steps and with Control."""
    page.keyboard.down("Control")
    for _ in range(8):
        page.mouse.wheel(0, -5)
    page.keyboard.up("Control")


def pass_by(page: Page, is_touch: bool) -> None:
    """A pass is proposed with what follows, taken back, proposed again, and confirmed by its button alone."""
    version = version_of(page)
    button = page.get_by_test_id("pass")
    press = button.tap if is_touch else button.click
    press()
    preview = page.get_by_role("region", name="What would happen")
    expect(preview).to_contain_text("builds the")
    place = middle_of(button)
    if is_touch:
        button.tap()  # a second tap is no word for it
    page.get_by_role("button", name="Cancel").click()
    expect(preview).not_to_contain_text("builds the")
    press()
    page.locator("main").focus()
    assert version_of(page) == version
    assert middle_of(button) == place, "the button stays where it is"
    confirm(page)
    moved_on(page, version)


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_a_building_is_dragged_to_the_city_and_a_pass_is_confirmed(
    new_page: NewPage, phone: dict[str, Any], kind: str
) -> None:
    is_touch = kind == "phone"
    page = new_page(**phone) if is_touch else new_page()
    page.goto("/settings")
    table = table_with(page, MY_OUTBID, "metropolys", ("me", "casual"))
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    spot = page.evaluate(SPOTS)[0]
    building = page.locator(".rack button.may").last
    value = building.inner_text().strip()
    drag(page, middle_of(building), (spot["x"], spot["y"]), is_touch)
    expect(page.get_by_test_id("confirm")).to_contain_text(f"Bid {value} on {spot['place']}")
    assert page.locator(".carried").count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    pass_by(page, is_touch)
    show(page, "Log")
    expect(page.get_by_role("list", name="Log")).to_contain_text("You pass")
    assert any("pass" in line for line in log_of(page))


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_a_tile_is_dragged_and_the_board_is_looked_at_more_closely(
    new_page: NewPage, phone: dict[str, Any], kind: str
) -> None:
    is_touch = kind == "phone"
    page = new_page(**{**phone, "viewport": {"width": 360, "height": 640}}) if is_touch else new_page()
    page.goto("/settings")
    table = open_table(page, "metro", given={"first": 0})
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    usual = page.evaluate(SCALE)
    spot = page.evaluate(SPOTS)[0]
    middle = spot["x"], spot["y"]
    if is_touch:
        pinch(page, middle)
    else:
        page.mouse.move(*middle)
        pinch_trackpad(page)
        page.wait_for_function(f"() => {SCALE} > {usual * 1.3}")
        assert page.evaluate("visualViewport.scale") == 1, "the board is zoomed, not the page"
        show_whole(page, usual)
        page.mouse.move(*middle)
        page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => {SCALE} > {usual * 1.3}")
    show_whole(page, usual)
    tile = page.locator(".hand button").first
    drag(page, middle_of(tile), middle, is_touch)
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert page.locator(f"main [data-place='{spot['place']}'][aria-pressed=true]").count() == 1
    warning = page.get_by_text("This cannot be undone.")
    expect(warning).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    version = version_of(page)
    confirm(page)
    moved_on(page, version)


def double_tap(page: Page, place: tuple[float, float]) -> None:
    """Two taps that follow each other quickly by their own times, however busy the machine is."""
    session = page.context.new_cdp_session(page)
    began = time()
    for tap in range(2):
        for number, kind in enumerate(("touchStart", "touchEnd")):
            points = [{"x": place[0], "y": place[1]}] if kind == "touchStart" else []
            at = began + 0.1 * tap + 0.03 * number
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})


def test_a_double_tap_looks_closer_and_back_and_plays_nothing(new_page: NewPage, phone: dict[str, Any]) -> None:
    page = new_page(**phone)
    page.goto("/settings")
    page.goto(f"/table/{open_table(page, 'metro', given={'first': 0})}")
    assert wait_for_turn(page)
    version, usual = version_of(page), page.evaluate(SCALE)
    spot = page.evaluate(SPOTS)[0]
    double_tap(page, (spot["x"], spot["y"]))
    page.wait_for_function(f"() => {SCALE} > {usual * 1.3}")
    page.keyboard.press("Escape")
    double_tap(page, (spot["x"], spot["y"]))
    page.wait_for_function(f"() => {SCALE} === {usual}")
    assert version_of(page) == version


def test_whoever_wants_it_plays_by_a_single_click(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/settings")
    select(page.get_by_role("checkbox", name="Play with a single click"))
    page.goto(f"/table/{open_table(page, 'metro', given={'first': 0})}")
    assert wait_for_turn(page)
    version = version_of(page)
    spot = page.evaluate(SPOTS)[0]
    page.mouse.click(spot["x"], spot["y"])
    moved_on(page, version)
    show(page, "Log")
    expect(page.get_by_role("list", name="Log")).to_contain_text("You place")


def test_a_planned_move_is_played_when_its_turn_comes(new_page: NewPage) -> None:
    """It is shown, changed and withdrawn before, and the server plays it, though nobody looks."""
    ada, bob = new_page(), new_page()
    table = two_by_request(ada, bob, given={"first": 0})
    for page in (ada, bob):
        page.goto(f"/table/{table}")
    assert wait_for_turn(ada)
    plan(bob, -1)
    bob.get_by_role("button", name="Cancel plan").click()
    expect(bob.get_by_text("Planned:")).to_have_count(0)
    planned = plan(bob, -1)
    version = version_of(ada)
    bob.goto("/settings")
    spots = ada.evaluate(SPOTS)
    ada.mouse.click(spots[0]["x"], spots[0]["y"])
    confirm(ada)
    moved_on(ada, version + 1)
    expect(ada.get_by_role("list", name="Log")).to_contain_text("Bob places")
    assert wait_for_turn(ada)
    assert f"on {planned}." in log_of(ada)[0]


def find_listed(page: Page, action: str) -> None:
    """Choose an action of the list, as records write it; the list is long."""
    show(page, "All moves")
    page.get_by_role("searchbox").fill(action)
    press(page.locator(f".moves [data-action='{action}']"))


def play_listed(page: Page, action: str) -> None:
    """Play an action of the list."""
    version = version_of(page)
    find_listed(page, action)
    confirm(page)
    moved_on(page, version)


def plan_listed(page: Page, action: str) -> Locator:
    """Plan an action of the list in case nobody bids higher: what is said of it."""
    press(page.get_by_role("button", name="Plan my next move"))
    find_listed(page, action)
    expect(page.get_by_role("radio", name="if nobody bids higher")).to_be_checked()
    confirm(page)
    planned = page.get_by_text("Planned:")
    expect(planned).to_contain_text("if nobody bids higher")
    return planned


def test_a_bid_is_planned_in_case_nobody_bids_higher(new_page: NewPage) -> None:
    """It is made when all others have passed; where somebody has bid, it is dropped, and its owner is told."""
    ada, bob, cleo = pages = [new_page() for _ in range(3)]
    for page, name in zip(pages, ("Ada", "Bob", "Cleo"), strict=True):
        page.goto("/settings")
        ask_server(page, "POST", "/api/guests", {"name": name})
    table = table_by_request(ada, "metropolys", ["me", None, None], given={"first": 0})
    for seat in (1, 2):
        ask_server(pages[seat], "PUT", f"/api/tables/{table}/seats/{seat}", {})
    ask_server(ada, "POST", f"/api/tables/{table}/start")
    for page in pages:
        page.goto(f"/table/{table}")
    assert wait_for_turn(ada)
    planned = plan_listed(bob, "9@C5")
    play_listed(ada, "3@C4")
    dropped = bob.get_by_text("Your plan was not played:")
    expect(dropped).to_contain_text("9")
    expect(dropped).to_contain_text("Something it depended on has changed.")
    expect(planned).to_have_count(0)
    bob.get_by_role("button", name="OK", exact=True).click()
    expect(dropped).to_have_count(0)
    planned = plan_listed(cleo, "9@C5")
    play_listed(bob, "pass")
    for page, said in ((cleo, "You bid 9 on C5"), (ada, "Cleo bids 9 on C5")):
        show(page, "Log")
        expect(page.get_by_role("list", name="Log")).to_contain_text(said)
    expect(planned).to_have_count(0)


def plan(page: Page, which: int) -> str:
    """Plan a move to be made whatever happens: its square, as it is called on the screen."""
    press(page.get_by_role("button", name="Plan my next move"))
    expect(page.get_by_text("Choose what to do when your turn comes")).to_be_visible()
    spot = page.evaluate(SPOTS)[which]
    page.mouse.click(spot["x"], spot["y"])
    select(page.get_by_role("radio", name="whatever happens"))
    expect(page.get_by_test_id("confirm")).to_contain_text("Plan this move")
    confirm(page)
    planned = page.get_by_text("Planned:")
    expect(planned).to_contain_text("whatever happens")
    found = re.search(r"on ([A-H][1-8])", planned.inner_text())
    assert found is not None
    return found[1]
