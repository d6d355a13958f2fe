"""Which parts of the client a page loads: of the games' tables only the one that is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from metropole import games
from tests.browser.steps import table_by_request

ASSET = re.compile(r"/assets/(\w+)-[\w-]+\.(?:js|css)$")


def loaded(page: Page) -> set[str]:
    """The names of the parts that were asked for since the page was opened, without their hashes."""
    urls: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {found[1] for url in urls if (found := ASSET.search(url))}


@pytest.mark.parametrize("game", games.names())
def test_a_table_loads_its_own_game_and_no_other(page: Page, game: str) -> None:
    table_id = table_by_request(page, game, ["me", "novice"])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("main [data-place]")
    page.wait_for_load_state("networkidle")
    assert loaded(page) & set(games.names()) == {game}


def test_the_first_page_loads_no_table(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article.game")
    page.wait_for_load_state("networkidle")
    parts = loaded(page)
    assert "index" in parts
    assert not parts & {"table", *games.names()}
