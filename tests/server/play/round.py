"""A round of people at a table, who play what comes into their heads."""

from __future__ import annotations

import random
from typing import Any

from tests.server.client import Browser, Tab, Told, actions
from tests.server.screen import comparable


class Round:
    """A table with people and bots, one tab for each person, all kept at the same version."""

    def __init__(self, people: list[Browser], game: str, *bots: str, seed: int = 0, **terms: Any) -> None:
        host, *guests = people
        self.people, self.random = people, random.Random(seed)
        if terms.get("is_rated"):
            for person in people:
                person.make_account()
        seats = ["me", *(None for _ in guests), *bots]
        self.table = host.open_table(game, *seats, **{**terms, "start": False})
        for seat, guest in enumerate(guests, start=1):
            guest.sit(self.table, seat)
        host.post(f"/api/tables/{self.table}/start")
        self.tabs = [person.tab(self.table) for person in people]
        self.settle()

    @property
    def status(self) -> str:
        status: str = self.tabs[0].screen.now["table"]["status"]
        return status

    @property
    def to_move(self) -> Tab | None:
        """The tab of whoever is to move, if it is a person."""
        turn = self.tabs[0].screen.turn
        return self.tabs[turn] if 0 <= turn < len(self.tabs) else None

    def settle(self) -> None:
        """Let everybody hear everything, until a person is to move or the game is over."""
        while True:
            latest = max(tab.screen.version or 0 for tab in self.tabs)
            for tab in self.tabs:
                tab.catch_up(latest)
            if self.status != "running" or self.to_move is not None:
                return
            self.tabs[0].hear()

    def move(self) -> Told:
        """Let whoever is to move play anything; answers the acknowledgement."""
        tab = self.to_move
        assert tab is not None
        told = tab.act("play", action=self.random.choice(actions(tab.screen.now["legal"])))
        assert told["type"] == "entry", told
        self.settle()
        return told

    def play_on(self, moves: int = 1000) -> None:
        """Play so many moves of people, or to the end."""
        while self.status == "running" and moves:
            self.move()
            moves -= 1

    def check(self) -> None:
        """Everybody's screen is what somebody would see who comes now."""
        for tab in self.tabs:
            with tab.browser.tab(self.table) as fresh:
                assert fresh.screen.version == tab.screen.version
                assert comparable(fresh.screen.now) == comparable(tab.screen.now)

    def close(self) -> None:
        for tab in self.tabs:
            tab.close()
