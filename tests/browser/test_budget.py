"""What a table may cost: bytes, shifting layout; and that a slow phone can act, and everybody sees it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, Serving
from tests.browser.shifts import SHIFTS, check_shifts
from tests.browser.slow_phone import seated, slow_down, tap_at_once
from tests.browser.steps import (
    friends_at_a_table,
    play_from_list,
    table_by_request,
    version_of,
    wait_for_turn,
    whose_turn,
)

FIRST_LOAD = 150 * 1024  # bytes as they travel, without fonts
# Every version of the table that was drawn, in order. After a reload it would begin anew.
DRAWN = """(() => {
  const drawn = (window.drawn = []);
  const look = () => {
    const version = document.querySelector('.table')?.dataset.version;
    if (version && Number(version) !== drawn.at(-1)) drawn.push(Number(version));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] });
})()"""


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_the_first_load_is_small(new_page: NewPage, serving: Serving, game: str) -> None:
    page = new_page(service_workers="block")
    table_id = seated(page.context, serving.address, game)
    total = first_load(page, f"/table/{table_id}", "main [data-place]")
    print(game, "first load", total)
    assert 20_000 < total <= FIRST_LOAD


@pytest.mark.parametrize("who", ["stranger", "guest"])
def test_the_first_page_is_small(new_page: NewPage, serving: Serving, who: str) -> None:
    """With all that it offers whoever has set nothing: games of the day, and the lessons."""
    page = new_page(service_workers="block")
    page.add_init_script("localStorage.removeItem('metropole-settings')")
    if who == "guest":
        seated(page.context, serving.address, "metro")
    total = first_load(page, "/", ".game .go-btn")
    print(who, "first page", total)
    assert 20_000 < total <= FIRST_LOAD


def first_load(page: Page, path: str, ready: str) -> float:
    """The bytes that travel until nothing more is asked for."""
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    network = page.context.new_cdp_session(page)
    network.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    network.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    network.send("Network.enable")
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    return sum(size for id, size in sizes.items() if kinds.get(id) != "Font")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_slow_phone_can_act(new_page: NewPage, serving: Serving, phone: dict[str, Any], game: str) -> None:
    """As soon as there is a place that may be chosen, a tap on it is taken. How soon: benchmarks/browser.py."""
    page = new_page(**phone, service_workers="block")
    table_id = seated(page.context, serving.address, game)
    slow_down(page)
    assert tap_at_once(page, table_id) > 0
    assert page.locator("main [data-place][aria-pressed=true]").count() == 1
    page.wait_for_selector("[data-testid=confirm]")


@pytest.mark.parametrize("on_phone", [False, True])
@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_nothing_shifts(new_page: NewPage, phone: dict[str, Any], game: str, on_phone: bool) -> None:
    player = new_page()
    watcher = new_page(**phone) if on_phone else new_page()
    table_id = table_by_request(player, game, ["me", "novice", "novice"])
    for page in (player, watcher):
        page.add_init_script(SHIFTS)
        page.goto(f"/table/{table_id}")
        page.wait_for_selector("main [data-place]")
        page.wait_for_load_state("networkidle")
        check_shifts(page)
    for _ in range(10):
        if not wait_for_turn(player):
            break
        play_from_list(player, -1 if game == "metropolys" else 0)
    wait_for_turn(player)
    whose_turn([player, watcher], version_of(player))
    for page in (player, watcher):
        check_shifts(page)


def test_an_action_is_seen_by_all_at_once(new_page: NewPage) -> None:
    """By everybody, one after the other and without a reload. How soon: benchmarks/browser.py."""
    pages = [new_page() for _ in range(4)]
    for page in pages:
        page.add_init_script(DRAWN)
    friends_at_a_table(pages[0], pages[1:], "metro")
    first = version = version_of(pages[0])
    for _ in range(9):
        mover = whose_turn(pages, version)
        assert mover is not None
        play_from_list(mover)
        version += 1
    whose_turn(pages, version)
    for page in pages:
        drawn = page.evaluate("window.drawn")
        assert drawn[drawn.index(first) :] == list(range(first, version + 1))
