"""A game in play that somebody steps back through, a player or a spectator, and returns to now."""

from __future__ import annotations

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Serving
from tests.browser.looking import check_board, last_of
from tests.browser.steps import play_from_list, table_by_request, version_of, wait_for_turn
from tests.server.client import Browser
from tests.server.play.round import Round


def test_a_game_in_play_is_stepped_back_through_and_acting_returns_to_now(page: Page, serving: Serving) -> None:
    table_id = table_by_request(page, "metropolys", ["me", "novice"], given={"first": 0})
    page.goto(f"/table/{table_id}")
    wait_for_turn(page)
    play_from_list(page, 0)
    wait_for_turn(page)
    now = version_of(page)
    page.keyboard.press(",")
    past = page.get_by_test_id("past")
    expect(past.get_by_role("button", name="One move back")).to_be_visible()
    assert int(page.locator(".table").get_attribute("data-shown") or 0) < now
    assert version_of(page) == now
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-shown", str(now))
    page.get_by_role("button", name="Step back").click()
    expect(past).to_be_visible()
    play_from_list(page, 0)
    expect(past).to_have_count(0)


def test_a_spectator_steps_back_through_a_game_in_play_and_learns_no_hand(page: Page, serving: Serving) -> None:
    """What is on the way back and on the screen follows from what lies open; no tile in a hand is told or drawn."""
    playing = Round([Browser(serving.address, "Ada"), Browser(serving.address, "Bob")], "metro", options={"hand": 3})
    playing.play_on(5)
    frames: list[str] = []
    answers: list[Response] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    page.on("response", lambda answer: answers.append(answer) if "/api/" in answer.url else None)
    page.goto(f"/table/{playing.table}")
    page.locator("main [data-place]").first.wait_for()
    now, table = version_of(page), serving.truth.table(playing.table)
    page.keyboard.press(",")
    past, shown = page.get_by_test_id("past"), page.locator(".table")
    expect(past).to_be_visible()
    for version in range(last_of(table) - 1, -1, -1):
        expect(past).to_have_attribute("data-at", str(version))
        check_board(page, serving, table, version)
        expect(page.locator("[data-testid=holdings], .myhand [data-tile]")).to_have_count(0)
        page.keyboard.press(",")
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    expect(shown).to_have_attribute("data-shown", str(now))
    check_board(page, serving, table, last_of(table))
    given = next(answer.json() for answer in answers if "/api/replays/" in answer.url)
    assert given["open"] == []
    assert given["own"] == [None, None]
    assert not any("own" in step for step in given["steps"])
    assert '"hand":[' not in "".join([*frames, *(answer.text() for answer in answers)])
    playing.play_on(1)
    expect(shown).to_have_attribute("data-version", str(now + 1))
    for tab in playing.tabs:
        tab.close()
