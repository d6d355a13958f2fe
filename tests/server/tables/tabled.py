"""Tables for tests, in memory: people called u0, u1, ... and bots."""

from __future__ import annotations

import random
from typing import Any

from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table, Terms


def terms(game: str = "metro", players: int = 2, **more: Any) -> Terms:
    usual = {"options": {}, "given": {"first": 0}, "pace": Pace(), "is_public": True, "is_rated": False}
    rest = {"id": "t", "opened_by": "u0", "follows": None, "created_at": 0}
    return Terms(game=game, players=players, **{**usual, **rest, **more})


class Tabled:
    """A table and its log; time goes on by a second with every entry."""

    def __init__(self, game: str = "metro", *who: str, is_started: bool = True, **more: Any) -> None:
        self.terms = terms(game, len(who), **more)
        self.table, self.entries, self.at = Table(self.terms), list[Entry](), 0
        for seat, name in enumerate(who):
            if name.startswith("u"):
                self.let(acts.sit(self.table, self.asked(name), seat))
            elif name:
                self.let(acts.seat_bot(self.table, self.asked("u0"), seat, name))
        if is_started:
            self.let(acts.start(self.table, self.asked("u0"), random.Random(1)))

    def asked(self, user: str | None = None, **more: Any) -> ActRequest:
        self.at += 1000
        return ActRequest(self.at, user, **more)

    def let(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.entries.append(entry)

    def legal(self) -> list[str]:
        rules = self.terms.rules
        return [rules.text(code) for code in rules.legal(self.table.view(self.table.turn))]

    def play(self, action: str | None = None) -> None:
        """Whoever is to move plays; the first legal action, unless it is named."""
        who = self.table.awaited()
        assert who is not None
        chosen = action or self.legal()[0]
        self.let(acts.play(self.table, self.asked(who.user), self.table.turn, chosen, ()))

    def play_out(self) -> None:
        while self.table.status == "running":
            self.play()
