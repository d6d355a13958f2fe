"""A whole game of each kind with nothing but the accessibility tree.

What is asked, what is legal, what would follow and how it stands is read there, and acted on by roles and names.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from metropole.server.tables.table import Table
from tests.browser.conftest import Serving
from tests.browser.screen_words import square_name
from tests.browser.steps import play_now
from tests.patience import PATIENCE

LINE = re.compile(r"^( *)- '?(?:/?(\w+))(?: \"((?:[^\"\\]|\\.)*)\")?([^:]*)(?::(?: (.*?))?)?'?$")


@dataclass
class Node:
    """One line of the tree: its depth, role, name, marks such as [pressed], and what it says itself."""

    depth: int
    role: str
    name: str
    marks: str
    text: str


class Heard:
    """The accessibility tree of a page at one moment."""

    def __init__(self, page: Page) -> None:
        found = (LINE.match(line) for line in page.locator("body").aria_snapshot().splitlines())
        self.nodes = [
            Node(len(one[1]), one[2], (one[3] or "").replace('\\"', '"'), one[4] or "", (one[5] or "").strip("\"'"))
            for one in found
            if one
        ]

    def within(self, role: str, name: str) -> list[Node]:
        """What stands under a landmark, list or table."""
        for at, node in enumerate(self.nodes):
            if node.role == role and node.name == name:
                under = []
                for other in self.nodes[at + 1 :]:
                    if other.depth <= node.depth:
                        break
                    under.append(other)
                return [node, *under]
        return []

    def said(self, role: str, name: str) -> str:
        """All that is read aloud under a landmark."""
        return " ".join(part for node in self.within(role, name) for part in (node.name, node.text) if part)

    def buttons(self, pattern: str) -> list[str]:
        return [
            node.name
            for node in self.nodes
            if node.role == "button" and "[disabled]" not in node.marks and re.search(pattern, node.name)
        ]


def press(page: Page, name: str) -> None:
    """Activate a button by its name, as a screen reader does."""
    page.get_by_role("button", name=name, exact=True).first.dispatch_event("click")


def listen(page: Page, is_it: Callable[[Heard], bool]) -> Heard:
    """Listen again and again until something is said."""
    end = time.monotonic() + PATIENCE
    while not is_it(heard := Heard(page)):
        assert time.monotonic() < end, [node.name or node.text for node in heard.nodes]
        page.wait_for_timeout(25)
    return heard


def wait_until_asked(page: Page) -> Heard:
    """Listen until the banner says that something is asked of me, or that it is over."""
    wanted = r"Open a call|Outbid|Place |win|share the victory"
    return listen(page, lambda heard: bool(re.search(wanted, heard.said("region", "What to do"))))


def is_over(heard: Heard) -> bool:
    return re.search(r"win|share the victory", heard.said("region", "What to do")) is not None


def choose(page: Page, heard: Heard, rng: random.Random) -> str:
    """Choose among what may be done: the name of the place, or what needs none."""
    if heard.buttons(r"^Pass") and rng.random() < 0.7:
        press(page, heard.buttons(r"^Pass")[0])
        return "pass"
    legal = heard.buttons(r"You may bid|may go here")
    if not legal:  # a tile that may go nowhere
        press(page, heard.buttons(r"^Draw another")[0])
        return "draw"
    place = rng.choice(legal)
    press(page, place)
    return place


def hear_what_follows(page: Page) -> Heard:
    """The consequence is read before anything is confirmed."""
    wanted = r"Who could outbid you|→|\bbuilds? the|You draw the top tile"
    return listen(page, lambda heard: bool(re.search(wanted, heard.said("region", "What would happen"))))


def hear_a_new_entry(page: Page, before: str) -> str:
    return log_said(listen(page, lambda heard: log_said(heard) != before))


def log_said(heard: Heard) -> str:
    return heard.said("list", "Log")


def place_of(action: str) -> str:
    return action if action in ("pass", "draw") else action.partition("@")[2] or square_name(action[4:6])


def check_end(heard: Heard, serving: Serving, table: Table, seat: int) -> None:
    """Scores, winner, board and log are told as the server has kept them."""
    result: Any = table.result()
    words = serving.truth.words(table, seat)
    count = heard.said("region", "Final scores")
    for score in result["scores"]:
        assert re.search(rf"(?<![\w−]){str(score).replace('-', '−')}\b", count), count
    assert words("end-won", seat=result["winners"][0]) in heard.said("region", "What to do") or result["winners"][1:]
    board = heard.said("main", "Board")
    for place, state in serving.truth.states(table, seat).items():
        called = square_name(place) if table.terms.game == "metro" else place
        assert re.search(rf"\b{called}\b[^|]*?{re.escape(state)}", board), (place, state)
    said = re.sub(r"\s+", " ", log_said(heard))
    for sentence in serving.truth.log(table.terms.id, seat):
        assert all(part in said for part in re.split(r"\b[A-Z]\d+\b|\b\d+\b", sentence)), sentence


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_whole_game_by_ear(page: Page, serving: Serving, game: str) -> None:
    rng = random.Random(game)
    table_id = play_now(page, game)
    page.wait_for_selector("main [data-place]")
    done: list[str] = []
    foreseen = ""
    while not is_over(heard := wait_until_asked(page)):
        before = log_said(heard)
        done.append(choose(page, heard, rng).split(",")[0].split(".")[0])
        follows = hear_what_follows(page)
        foreseen = follows.said("region", "What would happen")
        press(page, follows.buttons(r"^(Place it|Bid \d+ on|Pass|Draw a tile).*Enter$")[0])
        hear_a_new_entry(page, before)
        assert len(done) < 150
    table = serving.truth.table(table_id)
    seat = next(number for number, who in enumerate(table.seats) if who and who.user)
    assert table.match is not None
    kept = table.match.record().actions
    actions = [kept[number] for number, (mover, _) in enumerate(table.actors) if mover == seat]
    assert [place_of(action) for action in actions] == done, "what was done by ear is not what the server has kept"
    check_end(heard, serving, table, seat)
    assert foreseen
