"""Secret cards on several phones: each is told its own, while they are looked at, and no other ever."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check
from tests.browser.conftest import NewPage
from tests.browser.overheard import SOCKET, Ears, cards_in, kept
from tests.browser.steps import table_by_request
from tests.browser.test_evening import hold, joined, let_go, opened


def own(ears: Ears) -> set[str]:
    """What a phone was told when it asked for its own cards."""
    answers = [text for text in ears.texts if "/cards" in text]
    assert answers
    told = json.loads(answers[-1][answers[-1].index("{") :])
    return set(told["cards"].values())


def test_cards_on_three_phones(new_page: NewPage, phone: dict[str, Any]) -> None:
    """In nobody's page, storage, answers or sockets stands a card of another; and one's own only while held."""
    ann, ben, cleo = phones = (new_page(**phone), new_page(width=360), new_page(theme="dark"))
    ears = [Ears(page) for page in phones]
    code = opened(ann, "Ann", "Ben", "Cleo")
    check(ann, "/evening with a seat to choose")
    for page, name in zip(phones, ("Ann", "Ben", "Cleo"), strict=True):
        joined(page, code, name)
    assert not set.union(*(one.cards for one in ears))
    seen, hands = [], []
    for page, one in zip(phones, ears, strict=True):
        seen.append(hold(page))
        hands.append(own(one))
        assert kept(page) == {"page": hands[-1]}, "what is held is shown, and kept nowhere"
        let_go(page)
        assert kept(page) == {}
    assert all(len(hand) == 2 for hand in hands)
    expect(ann.get_by_test_id("seats")).to_contain_text(re.compile(r"Cleo\s*here · has seen their cards"))
    for page, one, hand in zip(phones, ears, hands, strict=True):
        page.reload()
        expect(page.get_by_role("button", name="Hold to see your cards")).to_be_visible()
        assert one.cards == hand, "no answer told more than one's own"
        assert kept(page) == {}
    assert hold(ben) == seen[1], "the same again"
    let_go(ben)
    check(ben, "/evening with a seat")
    for page in (ann, ben):
        page.get_by_role("button", name="Show all cards").click()
    expect(cleo.get_by_text("So far: 2 of 3.")).to_be_visible()
    assert [one.cards for one in ears] == hands
    cleo.get_by_role("button", name="Show all cards").click()
    expect(ann.get_by_test_id("all-cards")).to_contain_text("Cleo")
    assert ears[0].cards == set.union(*hands)
    check(ann, "/evening with all cards")
    ann.get_by_role("button", name="Count in the scorer").click()
    expect(ann.locator(".realtable")).to_have_attribute("data-counted", "true")
    areas = ann.locator(".people fieldset select").all()
    assert {one.input_value() for one in areas} == set.union(*hands)
    expect(ann.locator(".people input").nth(1)).to_have_value("Ben")


PLANTED = {
    "localStorage": "localStorage['metropole-evening'] = JSON.stringify({ area: 'lakes' })",
    "sessionStorage": "sessionStorage['lakes'] = '1'",
    "cookie": "document.cookie = 'card=lakes'",
    "history": "history.replaceState({ card: 'lakes' }, '')",
    "address": "history.replaceState(null, '', '#lakes')",
    "page": "document.body.append(Object.assign(document.createElement('p'), { hidden: true, textContent: 'Lakes' }))",
    "indexedDB": """new Promise((resolve) => {
        const request = indexedDB.open('evening');
        request.onupgradeneeded = () => request.result.createObjectStore('cards').put({ area: 'lakes' }, 0);
        request.onsuccess = () => resolve(request.result.close());
    })""",
    "caches": "caches.open('evening').then((one) => one.put('/api/evenings/1', new Response('{\"area\": \"lakes\"}')))",
    "frame 0": "document.body.append(document.createElement('iframe')), frames[0].document.body.append('Lakes')",
}


@pytest.mark.parametrize("place", PLANTED)
def test_a_card_that_was_left_somewhere_is_found(page: Page, place: str) -> None:
    """The test above can fail, for each place where it looks."""
    page.goto("/evening")
    expect(page.locator(".opening")).to_be_visible()
    assert kept(page) == {}
    page.evaluate(f"async () => {{ await ({PLANTED[place]}); }}")
    assert kept(page) == {place: {"lakes"}}


def test_a_card_that_reaches_a_page_is_heard(page: Page) -> None:
    """In an answer; and in what the socket of a table here tells of one's own cards."""
    ears = Ears(page)
    page.route("**/api/planted", lambda route: route.fulfill(json={"cards": {"area": "bridges"}}))
    page.goto("/evening")
    expect(page.locator(".opening")).to_be_visible()
    assert ears.cards == set()
    page.evaluate("fetch('/api/planted').then((answer) => answer.text())")
    assert ears.cards == {"bridges"}
    page.goto(f"/table/{table_by_request(page, 'metropolys', ['me', 'novice'])}")
    expect(page.locator(".banner")).to_be_visible()
    assert cards_in(*(text for text in ears.texts if text.startswith(SOCKET)))
