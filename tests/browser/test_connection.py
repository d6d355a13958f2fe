"""The connection heals by itself: nothing is lost, nothing happens twice, and the page says what is going on."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage, Serving
from tests.browser.proxy import Proxy
from tests.browser.steps import (
    confirm,
    log_of,
    moved_on,
    moves_of,
    play_from_list,
    play_now,
    press,
    show,
    table_by_request,
    version_of,
    wait_for_turn,
)

ANSWERED = 8_000  # milliseconds in which an act is answered by a server that hears it
LATEST = 0.3  # seconds that a packet may take
# Remembers every sentence that the bar of the connection has shown.
REMEMBER = """() => {
  const said = (window.said = new Set());
  const look = () => document.querySelectorAll('.bars .bar').forEach((bar) => said.add(bar.innerText.split('\\n')[0]));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_restart_of_the_server_loses_nothing(page: Page, serving: Serving, game: str) -> None:
    table_id = play_now(page, game)
    assert wait_for_turn(page)
    play_from_list(page)
    assert wait_for_turn(page)
    version = version_of(page)
    serving.stop()
    try:
        expect(page.get_by_test_id("lost")).to_be_visible()
        show(page, "All moves")
        chosen = moves_of(page).first
        action = chosen.get_attribute("data-action")
        press(chosen)
        confirm(page)
        expect(page.locator(".bar.waits")).to_contain_text("will be sent")
    finally:
        serving.start()
    expect(page.get_by_test_id("lost")).to_be_hidden()
    expect(page.get_by_text("Back online. Nothing was lost.")).to_be_visible()
    moved_on(page, version)
    wait_for_turn(page)
    entries = serving.truth.stored(table_id).entries
    mine = [entry.details["action"] for entry in entries if entry.kind == "played" and entry.user_id]
    assert len(mine) == 2
    assert mine[1] == action
    show(page, "Log")
    assert log_of(page) == serving.truth.log(table_id, 0)


@pytest.mark.parametrize(("game", "players"), [("metropolys", 3), ("metro", 6)])
def test_a_whole_game_over_a_bad_network(new_page: NewPage, serving: Serving, game: str, players: int) -> None:
    rng = random.Random(game)
    done: list[str] = []
    sent: list[str] = []
    with Proxy(serving.port, LATEST) as network:
        page = new_page(base_url=network.address)
        page.on("websocket", lambda socket: socket.on("framesent", lambda payload: sent.append(str(payload))))
        page.add_init_script(f"({REMEMBER})()")
        table_id = table_by_request(page, game, ["me", *["novice"] * (players - 1)])
        page.goto(f"/table/{table_id}")
        while wait_for_turn(page):
            show(page, "All moves")
            version = version_of(page)
            # The last of Metropolys is to pass, where one may: so the game gets on.
            chosen = moves_of(page).last if game == "metropolys" else moves_of(page).nth(rng.randrange(3))
            action = chosen.get_attribute("data-action")
            assert action is not None
            trouble, is_lost = rng.random(), not done  # the first never arrives, and has to be sent again
            if is_lost:
                network.stall()
            elif trouble < 0.3:
                network.cut_soon(rng.uniform(0, LATEST))
            elif trouble < 0.4:
                network.stall_for(0.5)
            press(chosen)
            confirm(page)
            if is_lost:
                while not any(json.loads(frame)["type"] == "play" for frame in sent):
                    page.wait_for_timeout(20)
                network.cut()
                network.flow()
            elif 0.4 < trouble < 0.6:
                network.cut_soon(rng.uniform(0, LATEST))
            done.append(action)
            moved_on(page, version)
            assert len(done) < 150
        assert network.cuts > 2
        said = page.evaluate("[...window.said].join(' ')")
        assert "Connection lost" in said
        assert "Back online. Nothing was lost." in said
        show(page, "Log")
        assert log_of(page) == serving.truth.log(table_id, 0)
    entries = [entry for entry in serving.truth.stored(table_id).entries if entry.kind == "played" and entry.user_id]
    assert [entry.details["action"] for entry in entries] == done
    acts = [act for act in map(json.loads, sent) if act["type"] == "play"]
    assert len(acts) > len(done), "nothing had to be sent again"
    assert [entry.action_id for entry in entries] == list(dict.fromkeys(act["id"] for act in acts)), "under the same id"


def test_a_connection_that_went_silent_is_not_trusted(new_page: NewPage, serving: Serving) -> None:
    with Proxy(serving.port) as network:
        page = new_page(base_url=network.address)
        page.clock.install()
        table_id = table_by_request(page, "metro", ["me", "novice"])
        page.goto(f"/table/{table_id}")
        assert wait_for_turn(page)
        show(page, "All moves")
        version = version_of(page)
        network.stall()
        press(moves_of(page).first)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))  # from here on no time passes but what we let pass
        confirm(page)
        page.clock.run_for(ANSWERED)
        expect(page.get_by_test_id("lost")).to_be_visible()
        expect(page.locator(".bar.waits")).to_contain_text("will be sent")
        page.clock.resume()
        network.flow()
        page.get_by_role("button", name="Try now", exact=True).click()
        moved_on(page, version)
        expect(page.get_by_test_id("lost")).to_be_hidden()


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_part_of_the_program_that_did_not_arrive_is_loaded_again(new_page: NewPage, game: str) -> None:
    page = new_page(service_workers="block")  # which would have it already
    table_id = table_by_request(page, game, ["me", "novice"])
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/assets/table-.*\.js"), fail_once)
    page.goto(f"/table/{table_id}")
    expect(page.locator("main [data-place]").first).to_be_visible()
    assert failed


def test_the_first_page_opens_without_a_network(page: Page, serving: Serving) -> None:
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active?.state === 'activated')")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    serving.stop()
    try:
        page.reload()
        expect(page.get_by_role("heading", name="Metropolys", exact=True)).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text("No connection")
        check(page, "without a network")
    finally:
        serving.start()
