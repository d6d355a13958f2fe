"""The connection heals by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serving
from tests.browser.steps import play_from_list, play_now, wait_for_turn


def test_a_restart_of_the_server_loses_nothing(page: Page, serving: Serving) -> None:
    play_now(page, "metro")
    assert wait_for_turn(page)
    play_from_list(page)
    assert wait_for_turn(page)
    serving.stop()
    expect(page.get_by_test_id("lost")).to_be_visible()
    page.get_by_role("tab", name="All moves").click()
    page.get_by_role("list", name="All legal actions").get_by_role("button").first.click()
    page.get_by_test_id("confirm").click()
    expect(page.locator(".bar.waits")).to_contain_text("waits here")
    serving.start()
    expect(page.get_by_test_id("lost")).to_be_hidden(timeout=30_000)
    assert wait_for_turn(page)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log").get_by_text("You place")).to_have_count(2)


def test_the_first_page_opens_without_a_network(page: Page, serving: Serving) -> None:
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active?.state === 'activated')")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    serving.stop()
    try:
        page.reload()
        expect(page.get_by_role("heading", name="Metropolys", exact=True)).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text("No connection")
    finally:
        serving.start()
