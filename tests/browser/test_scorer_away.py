"""Real tables counted while nobody answers: what is entered is kept and marked, counted later, and survives closing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.proxy import Proxy
from tests.browser.realtable import (
    Told,
    bare,
    begin,
    board_of,
    bring,
    city_at_end,
    expect_counted,
    expect_result,
    golden,
    lay,
    tell_holders,
    type_buildings,
)

NOT_COUNTED = "Not counted yet. What you have entered is safe"


def type_in(page: Page, text: str) -> None:
    page.locator(".typing .text input").fill(text)
    page.locator(".typing .text input").press("Enter")


def enter_city(page: Page) -> None:
    type_in(page, "7 C10, 3 C4")


def enter_board(page: Page) -> None:
    lay(page, ["aaaa01", "dacc11"])


def begin_city(page: Page) -> None:
    type_in(page, "1 W1")


def begin_board(page: Page) -> None:
    lay(page, ["aaaa07"])


Enter = Callable[[Page], None]
# What is entered first, and then; what the page says of it then, and after one step back.
GAMES: dict[str, tuple[Enter, Enter, tuple[str, str]]] = {
    "metropolys": (begin_city, enter_city, ("3 built", "2 built")),
    "metro": (begin_board, enter_board, ("3 of 60 tiles", "2 of 60 tiles")),
}


def wait_for_worker(page: Page) -> None:
    """From now on the page can be opened without a network."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_is_away_through_a_reload(new_page: NewPage, serving: Serving, game: str) -> None:
    first, then, (after, back) = GAMES[game]
    with Proxy(serving.port) as proxy:
        page = new_page(base_url=proxy.address)
        begin(page, game)
        wait_for_worker(page)
        first(page)
        expect_counted(page)
        proxy.refuse()
        then(page)
        check_kept(page, after, back)
        proxy.accept()
        expect_counted(page)
        expect(page.get_by_test_id("uncounted")).to_have_count(0)
        expect(page.get_by_test_id("standing")).to_contain_text("Ahead so far")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_without_a_network(new_page: NewPage, phone: Told, game: str) -> None:
    first, then, (after, back) = GAMES[game]
    page = new_page(**phone)
    begin(page, game)
    wait_for_worker(page)
    first(page)
    expect_counted(page)
    page.context.set_offline(True)
    then(page)
    check_kept(page, after, back)
    page.context.set_offline(False)
    expect_counted(page)
    expect(page.get_by_test_id("amount")).to_have_text(after)


def check_kept(page: Page, after: str, back: str) -> None:
    """Marked as not counted; and a page that is closed and opened again has all of it, with the way back."""
    for _ in range(2):
        expect(page.get_by_test_id("uncounted")).to_contain_text(NOT_COUNTED)
        expect(page.get_by_test_id("amount")).to_have_text(after)
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_test_id("amount")).to_have_text(back)
        page.get_by_role("button", name="Redo").click()
        expect(page.get_by_test_id("amount")).to_have_text(after)
        page.reload()
    expect(page.get_by_test_id("amount")).to_have_text(after)


def test_an_answer_that_never_came(new_page: NewPage, serving: Serving) -> None:
    """What waits for an answer that is cut off is asked again."""
    with Proxy(serving.port) as proxy:
        page = new_page(base_url=proxy.address)
        bring(page, bare(golden("metropolys", version="family", expansion=False)))
        proxy.stall()
        type_in(page, "9 C9")
        expect(page.get_by_test_id("uncounted")).to_be_visible()
        proxy.cut()
        proxy.flow()
        expect_counted(page)
        expect(page.get_by_test_id("amount")).to_have_text("1 built")


def test_what_cannot_be_is_found_when_somebody_counts_again(new_page: NewPage, serving: Serving) -> None:
    """Entered without a network, closed and opened: it stays, with the reason, and one step back takes it out."""
    with Proxy(serving.port) as proxy:
        page = new_page(base_url=proxy.address)
        begin(page, "metropolys")
        wait_for_worker(page)
        type_in(page, "7 C10")
        expect_counted(page)
        proxy.refuse()
        type_in(page, "7 C4")
        expect(page.get_by_test_id("uncounted")).to_contain_text(NOT_COUNTED)
        page.reload()
        expect(page.get_by_test_id("amount")).to_have_text("2 built")
        proxy.accept()
        expect(page.locator(".entry .problem")).to_contain_text("is in two places")
        expect(page.get_by_test_id("uncounted")).to_have_text("Not counted: this is not possible.")
        expect(page.get_by_test_id("amount")).to_have_text("2 built")
        page.get_by_role("button", name="Undo").click()
        expect_counted(page)
        expect(page.get_by_test_id("amount")).to_have_text("1 built")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_entered_without_a_network_is_counted_at_the_end(new_page: NewPage, game: str) -> None:
    record = golden(game, players=2)
    page = new_page()
    bring(page, bare(record))
    page.context.set_offline(True)
    if game == "metro":
        lay(page, board_of(record))
    else:
        end = city_at_end(record)
        type_buildings(page, end, range(2))
        tell_holders(page, end)
    expect(page.get_by_test_id("uncounted")).to_contain_text(NOT_COUNTED)
    page.context.set_offline(False)
    expect_result(page, record["result"]["scores"])
