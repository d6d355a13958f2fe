"""The language changes in the middle of a game, and with it everything that is said; nothing that was done is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from metropole.messages import LANGUAGES
from metropole.words import Words
from tests.browser.conftest import Serving
from tests.browser.leftovers import left_over
from tests.browser.steps import (
    labels,
    log_of,
    moved_on,
    moves_of,
    play_from_list,
    play_now,
    show,
    version_of,
    wait_for_turn,
)


def chosen(page: Page) -> dict[str, object]:
    """What is chosen but not confirmed, and what is said to follow from it, in numbers."""
    found: dict[str, object] = page.evaluate(
        """() => ({
          place: document.querySelector('main [data-place][aria-pressed=true]')?.dataset.place,
          numbers: document.querySelector('.preview').innerText.match(/\\d+/g),
          board: document.querySelector('main svg:last-of-type g[aria-hidden]').outerHTML,
        })"""
    )
    return found


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_every_language_in_turn(page: Page, serving: Serving, game: str) -> None:
    table_id = play_now(page, game, players=3)
    for _ in range(3):
        assert wait_for_turn(page)
        play_from_list(page)
    assert wait_for_turn(page)
    moves_of(page).first.click()
    page.wait_for_selector(".preview .totals, .preview .pv-answer")
    show(page, "Log")
    page.locator("main [data-place][aria-pressed=true]").focus()
    before, version = chosen(page), version_of(page)
    assert before["place"]
    table = serving.truth.table(table_id)
    for old, new in zip(LANGUAGES, [*LANGUAGES[1:], LANGUAGES[0]], strict=True):
        page.locator(".lang select").select_option(new)
        page.wait_for_selector(f"html[lang={new}]")
        assert chosen(page) == before
        assert log_of(page, Words(new)("tab-log")) == serving.truth.log(table_id, 0, new)
        said = labels(page)
        for place, state in serving.truth.states(table, 0, new).items():
            assert said[place].endswith(state)
        assert left_over(page, old, new) == []
    assert version_of(page) == version
    page.get_by_test_id("confirm").click()
    moved_on(page, version)
