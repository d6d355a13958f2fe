"""The game of the day over midnight, by a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from metropole.daily.dates import day_at, end_of
from metropole.server.storage.database import now
from tests.browser.conftest import NewPage
from tests.browser.days import Serving, begin_today, by_hand, play_first, same_person
from tests.server.days.playing import play_on
from tests.server.grounds import Hands


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[tuple[Serving, Hands]]:
    with by_hand(tmp_path) as both:
        yield both


@pytest.fixture
def serving(moved: tuple[Serving, Hands]) -> Serving:
    return moved[0]


@pytest.fixture
def hands(moved: tuple[Serving, Hands]) -> Hands:
    return moved[1]


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_over_midnight_the_page_goes_on_to_the_new_day_and_the_try_counts_for_the_old(
    new_page: NewPage, serving: Serving, hands: Hands, game: str
) -> None:
    day = day_at(now())
    page, late = new_page(), new_page()
    hands.go_on((end_of(day) - now()) / 1000 - 6)
    table = begin_today(page, game)
    play_first(page)
    late.goto(f"/day/{game}")
    expect(late.get_by_test_id("left")).to_contain_text("0 h 1 min left")
    stale = new_page()
    stale.goto(f"/day/{game}/{day.isoformat()}")
    button = stale.get_by_role("button", name="Play today’s game")
    expect(button).to_be_visible()
    hands.go_on(7)
    expect(late.locator("time")).to_have_attribute("datetime", day_at(now()).isoformat())
    expect(late.get_by_role("button", name="Play today’s game")).to_be_visible()
    expect(stale.get_by_text("This day is over. You can still play")).to_be_visible()
    play_on(same_person(page, serving.address), table)
    page.goto(f"/day/{game}/{day.isoformat()}")
    expect(page.get_by_test_id("place")).to_have_text("1 of 1")
    page.goto(f"/day/{game}")
    expect(page.get_by_role("button", name="Play today’s game")).to_be_visible()
    calendar = page.get_by_test_id("calendar")
    expect(calendar.locator("a.finished")).to_have_count(1)
    expect(calendar.get_by_text("One day in a row")).to_be_visible()
