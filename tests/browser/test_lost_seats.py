"""The end by time and by leaving: whoever lost a seat sees an end of their own, the others theirs; on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.ending import BOT_NAMES, ONE_WAY, OTHER_WAY, at_the_table, names_counted, newest, other, sized
from tests.browser.scenes import NEARLY_OVER, play_together
from tests.browser.steps import (
    ask_server,
    claim_time,
    log_of,
    make_account,
    press,
    show,
    table_by_request,
    table_id,
    two_by_request,
)

FAST = {"bank": 1}  # milliseconds: time is up when the other says so
FIRST = {"first": 0}


@pytest.fixture
def two(new_page: NewPage, phone: dict[str, Any], kind: str) -> tuple[Page, Page]:
    """Ada, who will lose her seat, on a screen of this kind, and Bob on the other."""
    return new_page(**sized(kind, phone)), new_page(**sized(other(kind), phone))


def come_to(table: str, *pages: Page) -> None:
    for page in pages:
        page.goto(f"/table/{table}")
        page.wait_for_selector(".banner.asked, .banner.waiting")


def bot_at(page: Page, seat: int) -> str:
    """What the bot is called that sits there now."""
    seats = ask_server(page, "GET", f"/api/tables/{table_id(page)}")["table"]["seats"]
    return BOT_NAMES[seats[seat]["character"]]


def leave(page: Page) -> None:
    """Get up by the button, which asks once more; come back to look."""
    address = page.url
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name="Leave").click()
    press(page.get_by_role("dialog").get_by_role("button", name="Leave"))
    page.wait_for_url("**/")
    page.goto(address)
    page.wait_for_selector(".banner.watching, .banner.over")


@pytest.mark.parametrize(("kind", "game"), ONE_WAY)
def test_whoever_loses_on_time_keeps_their_name(two: tuple[Page, Page], game: str) -> None:
    ada, bob = two
    come_to(two_by_request(ada, bob, game, pace=FAST, given=FIRST), ada, bob)
    claim_time(bob)
    expect(bob.get_by_test_id("banner")).to_have_text("You win. Ada ran out of time.")
    expect(ada.get_by_test_id("banner")).to_have_text("You ran out of time. Bob wins.")
    for page, name, said in ((ada, "Bob", "You ran out of time."), (bob, "Ada", "Ada ran out of time.")):
        assert names_counted(page) == sorted(["You", name])
        assert newest(page) == said
        expect(page.get_by_test_id("story")).to_have_text(said)
        check(page, "the end on time")
    _play_again(ada, bob)


def _play_again(loser: Page, winner: Page) -> None:
    """Whoever lost on time may ask for another game too; it begins with the last who comes, each a seat further on."""
    press(loser.get_by_role("button", name="Play again, rotate seats"))
    press(winner.get_by_role("button", name="Join the rematch"))
    for page in (loser, winner):
        page.wait_for_selector(".banner.asked, .banner.waiting")
    seats = ask_server(loser, "GET", f"/api/tables/{table_id(loser)}")["table"]["seats"]
    assert [one["name"] for one in seats] == ["Bob", "Ada"]


@pytest.mark.parametrize(("kind", "game"), OTHER_WAY)
def test_a_bot_plays_on_to_the_count_for_whoever_lost_on_time(
    two: tuple[Page, Page], serving: Serving, game: str
) -> None:
    ada, bob = two
    table = two_by_request(ada, bob, game, ["novice"], pace=FAST, given=FIRST)
    come_to(table, ada, bob)
    claim_time(bob)
    expect(ada.get_by_test_id("banner")).to_contain_text("You ran out of time.")
    _is_told_of(bob, "Ada ran out of time. {bot} takes over.")
    third = bot_at(bob, 2)
    _go_on_nearly_to_the_end(ada, bob, game)
    play_together([bob], table)
    for page in (ada, bob):
        page.wait_for_selector(".banner.over")
        at_the_table(page)
        expect(page.get_by_test_id("story")).to_contain_text("tile" if game == "metro" else "building")
    result: Any = serving.truth.table(table).result()
    assert (result["lost"], result["ranks"][0]) == ([0], 3)
    if len(result["winners"]) == 1:  # or they share it
        has_bob_won = result["winners"] == [1]
        won = f"{'Bob' if has_bob_won else third} wins."
        expect(ada.get_by_test_id("banner")).to_have_text(f"You ran out of time. {won}")
        expect(bob.get_by_test_id("banner")).to_contain_text("You win." if has_bob_won else won)
    assert names_counted(ada) == sorted(["You", "Bob", third])
    assert names_counted(bob) == sorted(["You", "Ada", third])
    for page, said in ((ada, "You ran out of time."), (bob, "Ada ran out of time.")):
        show(page, "Log")
        assert any(line.startswith(said) for line in log_of(page))


def _go_on_nearly_to_the_end(ada: Page, bob: Page, game: str) -> None:
    """Both look elsewhere until then, and come back."""
    address = ada.url
    for page in (ada, bob):
        page.goto("/settings")
    play_together([bob], address.rpartition("/")[2], NEARLY_OVER[game])
    for page in (ada, bob):
        page.goto(address)
        page.wait_for_selector(".banner.asked, .banner.waiting, .banner.watching")


def _is_told_of(page: Page, said: str) -> None:
    """A notice at the table says who plays on, until it is put away; the log keeps it."""
    said = said.format(bot=bot_at(page, 0))
    notice = page.get_by_test_id("notices")
    expect(notice).to_have_text(said)
    check(page, "somebody lost a seat")
    press(notice.get_by_role("button"))
    expect(notice).to_be_empty()
    show(page, "Log")
    assert said in log_of(page)
    at_the_table(page)


@pytest.mark.parametrize(("kind", "game"), ONE_WAY)
def test_a_bot_plays_on_for_whoever_leaves(two: tuple[Page, Page], serving: Serving, game: str) -> None:
    """Nothing is lost by it at a table that is not rated: it is the bot that came somewhere, and so it is told."""
    ada, bob = two
    table = two_by_request(ada, bob, game, given=FIRST)
    come_to(table, ada, bob)
    leave(ada)
    _is_told_of(bob, "Ada leaves. {bot} takes over.")
    bot = bot_at(bob, 0)
    show(ada, "Log")
    expect(ada.get_by_role("list", name="Log")).to_contain_text(f"You leave. {bot} takes over.")
    at_the_table(ada)
    _go_on_nearly_to_the_end(ada, bob, game)
    play_together([bob], table)
    for page in (ada, bob):
        page.wait_for_selector(".banner.over")
        at_the_table(page)
    result: Any = serving.truth.table(table).result()
    place = {1: "1st", 2: "2nd"}[result["ranks"][0]]
    mine = f"You left this game. {bot} played on for you and came {place}."
    expect(ada.get_by_test_id("banner")).to_contain_text(mine)
    if len(result["winners"]) == 1:  # or they share it
        has_bob_won = result["winners"] == [1]
        won = f"{'Bob' if has_bob_won else bot} wins."
        expect(ada.get_by_test_id("banner")).to_have_text(f"{mine} {won}")
        expect(bob.get_by_test_id("banner")).to_contain_text("You win." if has_bob_won else won)
    assert names_counted(ada) == sorted([bot, "Bob"])
    assert names_counted(bob) == sorted(["You", bot])
    for page in (ada, bob):
        check(page, "the end after somebody left")


@pytest.mark.parametrize(("kind", "game"), OTHER_WAY)
def test_a_rated_game_is_lost_by_leaving(two: tuple[Page, Page], game: str) -> None:
    ada, bob = two
    for page in (ada, bob):
        make_account(page)
    names = [ask_server(page, "GET", "/api/me")["name"] for page in (ada, bob)]
    table = table_by_request(ada, game, ["me", None], is_rated=True)
    ask_server(bob, "PUT", f"/api/tables/{table}/seats/1", {})
    ask_server(ada, "POST", f"/api/tables/{table}/start")
    come_to(table, ada, bob)
    leave(ada)
    expect(ada.get_by_test_id("banner")).to_have_text(f"You left this game. {names[1]} wins.")
    expect(bob.get_by_test_id("banner")).to_have_text(f"You win. {names[0]} left the game.")
    assert names_counted(ada) == sorted(["You", names[1]])
    assert names_counted(bob) == sorted(["You", names[0]])
    assert newest(ada) == "You leave and lose the game."
    assert newest(bob) == f"{names[0]} leaves and loses the game."
    for page in (ada, bob):
        check(page, "the end by leaving")
