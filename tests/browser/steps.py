"""What people do on the pages, by words and roles, as a screen reader would find it."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def play_now(page: Page, game: str, players: int = 2, level: str = "Novice") -> None:
    """From the first page into a game against bots."""
    page.goto("/")
    card = page.locator(f".game.{game}")
    card.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    card.get_by_role("group", name="Bots").get_by_text(level, exact=True).click()
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("banner")).to_be_visible()


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked of me, or the game is over: whether it goes on."""
    page.wait_for_selector(".banner.asked, .banner.over", timeout=30_000)
    return page.locator(".banner.over").count() == 0


def play_from_list(page: Page, which: int = 0) -> None:
    """Choose one of the listed actions, confirm it, and wait until the table has moved on."""
    page.get_by_role("tab", name="All moves").click()
    moves = page.get_by_role("list", name="All legal actions")
    version = moves.get_attribute("data-version")
    chosen = moves.get_by_role("button").nth(which)
    action = chosen.get_attribute("data-action")
    chosen.click()
    if action not in ("pass", "draw"):
        page.get_by_test_id("confirm").click()
    page.wait_for_selector(f'.moves:not([data-version="{version}"]), .banner.over', state="attached")
