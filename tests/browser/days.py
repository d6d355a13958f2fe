"""The game of the day by a server whose clock is moved by hand, and how people begin it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from metropole.server import app
from metropole.server.settings import Settings
from metropole.server.storage.database import server_clock
from metropole.server.storage.migrating import migrate
from metropole.server.storage.server_clock import ServerClock
from tests.browser.steps import moves_of, show, table_id, wait_for_turn
from tests.server.apps import serving
from tests.server.client import Browser
from tests.server.days.playing import come_to_easy_days
from tests.server.grounds import Hands


class Serving(NamedTuple):
    """A server in this process."""

    address: str


@contextmanager
def by_hand(folder: Path) -> Iterator[tuple[Serving, Hands]]:
    """A server by a clock that is moved by hand, at a day on which bots play quickly."""
    hands = Hands()
    come_to_easy_days(hands)
    mine = Settings(database=f"sqlite+aiosqlite:///{folder / 'days.db'}", limits="1000", bot_moments="0")
    with pytest.MonkeyPatch.context() as patched:
        fresh = hands.clock()
        for name in ServerClock.__slots__:
            patched.setattr(server_clock, name, getattr(fresh, name))
        making = threading.Thread(target=lambda: asyncio.run(migrate(mine.database)))
        making.start()
        making.join()
        with serving(app.make(mine, thinkers=1), mine) as address:
            yield Serving(address), hands


def same_person(page: Page, address: str) -> Browser:
    """Whoever is at this page, asking the server without it."""
    browser = Browser(address, "Nobody")
    browser.cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "metropole")
    browser.http.cookies.clear()
    browser.http.cookies.set("metropole", browser.cookie)
    browser.user = browser.get("/api/me")["id"]
    return browser


def begin_today(page: Page, game: str) -> str:
    """From the first page to the table."""
    page.goto("/")
    title = {"metropolys": "City of the day", "metro": "Metro of the day"}[game]
    page.get_by_role("link", name=f"{title}: Play").click()
    page.get_by_role("button", name="Play today’s game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("banner")).to_be_visible()
    return table_id(page)


def play_first(page: Page) -> None:
    """One move, from the list."""
    assert wait_for_turn(page)
    show(page, "All moves")
    moves_of(page).first.click()
    page.get_by_test_id("confirm").click()
