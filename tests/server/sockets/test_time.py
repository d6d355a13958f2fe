"""What a move is charged, as a client can bring it about: by pongs, by sending again, by waiting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from metropole.server import app
from metropole.server.background import heartbeats
from metropole.server.refusals import Unavailable
from metropole.server.settings import Settings
from metropole.server.tables import live, stalls
from metropole.server.tables.clocks import LAG_EARNED, MOST_LAG
from tests.server.apps import another, visiting
from tests.server.client import actions
from tests.server.grounds import Hands
from tests.server.sockets.test_play import Page

BANK = 60_000
Told = dict[str, Any]


class Seats:
    """Two people at a table with a clock."""

    def __init__(self, pages: list[Page], opened: ExitStack, hands: Hands) -> None:
        self.pages, self.hands = pages, hands
        ada, bob = pages
        new = {"game": "metro", "players": 2, "seats": ["me", None], "pace": {"bank": BANK}, "given": {"first": 0}}
        self.table = ada.client.post("/api/tables", json=new).json()["table"]["id"]
        bob.client.put(f"/api/tables/{self.table}/seats/1", json={})
        ada.client.post(f"/api/tables/{self.table}/start")
        self.pings = [self._come(page, opened) for page in pages]

    def _come(self, page: Page, opened: ExitStack) -> Told:
        page.look_at(self.table, opened)
        told = page.hear()
        assert told["type"] == "ping", "the way to whoever plays by the clock is measured"
        return told

    @property
    def turn(self) -> int:
        return self.pages[0].screen.turn

    @property
    def mover(self) -> Page:
        return self.pages[self.turn]

    def ask(self, type: str, page: Page, **more: Any) -> Told:
        """Ask for something at the version that is shown; answers the first thing that is told."""
        asked = {"type": type, "id": f"{type}{page.screen.version}", "version": page.screen.version, **more}
        page.socket.send_json(asked)
        return page.hear()

    def play(self) -> int:
        """Whoever is to move plays the first thing that is legal, and all hear of it; answers what it was charged."""
        seat, before = self.turn, self.left()
        mover = self.mover
        told = self.ask("play", mover, action=actions(mover.screen.now["legal"])[0])
        assert told["type"] == "entry", told
        self.pages[1 - seat].hear()
        return before[seat] - self.left()[seat]

    def left(self) -> list[int]:
        left: list[int] = self.pages[0].screen.now["clock"]["left"]
        return left

    def pong(self, page: Page, *times: int) -> None:
        """Send pongs, and wait until they were read."""
        for at in times:
            page.socket.send_json({"type": "pong", "at": at})
        page.socket.send_json({"type": "why", "id": "heard", "place": "?"})
        page.hear()


@pytest.fixture
def seats(migrated_sqlite: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seats]:
    """Only the hands move time, so that no silence is an outage."""
    for module in (live, heartbeats):
        monkeypatch.setattr(module, "SILENCE", 10**12)
    monkeypatch.setattr(stalls, "LONG", 10**12)  # what is being written just now has not waited for so long
    settings = Settings(database=migrated_sqlite, limits="1000")
    with visiting(app.make(settings, thinkers=0)) as ada, ExitStack() as opened:
        yield Seats([Page(ada, "Ada"), Page(another(ada), "Bob")], opened, hands)


def test_pongs_that_nobody_asked_for_give_nothing_back(seats: Seats) -> None:
    """Neither of one that claims to have been asked for in 1970, nor of one that comes twice."""
    for page, ping in zip(seats.pages, seats.pings, strict=True):
        seats.pong(page, ping["at"])
    for _ in range(4):
        seats.hands.go_on(2)
        seats.pong(seats.mover, 0, 1, int(seats.hands.wall * 1000) - 700, seats.pings[seats.turn]["at"])
        assert seats.play() == 2000


def test_the_way_of_messages_is_given_back_as_the_server_has_measured_it(seats: Seats) -> None:
    seats.hands.go_on(0.25)
    seats.pong(seats.mover, seats.pings[seats.turn]["at"])
    seats.hands.go_on(1.75)
    assert seats.play() == 1750


def test_whoever_holds_pongs_back_gains_little(seats: Seats) -> None:
    """They may look far away for a move, and then for a little of each."""
    charged = []
    seats.hands.go_on(5)
    seats.pong(seats.pages[0], seats.pings[0]["at"])
    for _ in range(12):
        if seats.turn == 0:
            seats.hands.go_on(1)
            charged.append(seats.play())
        else:
            seats.play()
    given = [1000 - one for one in charged[1:]]
    assert BANK - seats.left()[0] == sum(charged)
    assert 6000 - charged[0] == MOST_LAG
    assert set(given) == {LAG_EARNED}


def fail_once(seats: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next commit fail."""
    journal = seats.pages[0].client.app.state.tables._journal  # type: ignore[attr-defined]
    append = journal.append

    async def fails(_: Any) -> bool:
        journal.append = append
        raise Unavailable("not_saved")

    monkeypatch.setattr(journal, "append", fails)


def test_a_move_that_was_not_saved_came_when_it_first_came(seats: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    seats.hands.go_on(1)
    fail_once(seats, monkeypatch)
    mover, action = seats.mover, actions(seats.mover.screen.now["legal"])[0]
    refused = seats.ask("play", mover, action=action)
    assert refused["reason"]["id"] == "not_saved"
    seats.hands.go_on(2)
    assert seats.play() == 1000, "the same again"


def test_nobody_loses_on_time_whose_move_was_not_saved(seats: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    seats.hands.go_on(BANK / 1000 - 1)
    fail_once(seats, monkeypatch)
    seats.ask("play", seats.mover, action=actions(seats.mover.screen.now["legal"])[0])
    seats.hands.go_on(5)
    other = seats.pages[1 - seats.turn]
    assert seats.ask("flag", other)["reason"]["id"] == "time_is_left"
    assert seats.play() == BANK - 1000


def test_another_move_than_the_one_that_was_not_saved_is_charged_in_full(
    seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats.hands.go_on(1)
    fail_once(seats, monkeypatch)
    first, second = actions(seats.mover.screen.now["legal"])[:2]
    seats.ask("play", seats.mover, action=second)
    seats.hands.go_on(2)
    assert seats.play() == 3000, first
