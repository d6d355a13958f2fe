"""Places where nothing may be done say why, in the words that the rules have for it, in every language."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from metropole.messages import LANGUAGES
from tests.browser.conftest import Serving
from tests.browser.steps import play_from_list, table_by_request, version_of, wait_for_turn

# Points at places one after another, by focus or by click, and reads what is said of each; nothing where nothing is.
ASK = """async ([places, isPointed]) => {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const said = {};
  for (const place of places) {
    const control = document.querySelector(`main [data-place="${place}"]`);
    document.activeElement.blur();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    while (document.querySelector('main .frame > p')) await pause(4);
    if (isPointed) control.focus();
    else control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let waited = 0; waited < 400 && !document.querySelector('main .frame > p'); waited += 1) await pause(4);
    const reason = [...(document.querySelector('main .frame > p > span')?.childNodes ?? [])];
    const texts = reason.filter((part) => part.nodeName !== 'SMALL').map((part) => part.textContent);
    said[place] = texts.join('').trim() || null;
  }
  return said;
}"""


def reasons(page: Page, serving: Serving, table_id: str, language: str) -> dict[str, str]:
    """Why nothing may be done at a place, by the rules."""
    table = serving.truth.table(table_id)
    shown = page.locator("main [data-place]").evaluate_all("all => all.map((one) => one.dataset.place)")
    places = [place for place in shown if not place.startswith("s")]  # Metro has stations around its squares
    found = {place: serving.truth.reason(table, 0, place, language) for place in places}
    return {place: reason for place, reason in found.items() if reason is not None}


def set_language(page: Page, language: str) -> None:
    page.locator(".lang select").select_option(language)
    page.wait_for_selector(f"html[lang={language}]")


def position(page: Page, serving: Serving, game: str) -> str:
    """A game that has gone on for some moves, with me to move, and all kinds of reasons."""
    table_id = table_by_request(page, game, ["me", "novice", "novice"])
    page.goto(f"/table/{table_id}")
    moves = 0
    while wait_for_turn(page) and (moves < 4 or not has_all_reasons(page, serving, table_id)):
        play_from_list(page)
        moves += 1
    return table_id


def has_all_reasons(page: Page, serving: Serving, table_id: str) -> bool:
    """In a call of Metropolys there are places that may not be reached, besides those that are taken; in Metro it takes
    an open square where my tile would join two stations by itself.
    """
    table = serving.truth.table(table_id)
    if table.terms.game == "metropolys":
        return page.get_by_test_id("pass").count() == 1
    return any("by itself" in reason for reason in reasons(page, serving, table_id, "en").values())


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_every_place_says_why_not(page: Page, serving: Serving, game: str) -> None:
    table_id = position(page, serving, game)
    version = version_of(page)
    rng = random.Random(game)
    expected = reasons(page, serving, table_id, "en")
    assert len(expected) >= 8
    assert page.evaluate(ASK, [list(expected), True]) == expected
    for language in LANGUAGES[1:]:
        set_language(page, language)
        worded = reasons(page, serving, table_id, language)
        some = rng.sample(sorted(worded), 8)
        assert page.evaluate(ASK, [some, False]) == {place: worded[place] for place in some}
    assert version_of(page) == version, "the position was to stay as it is"
