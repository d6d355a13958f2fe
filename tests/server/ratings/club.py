"""A club to cheat in: the whole server in this process, and people with accounts at addresses of their choice."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from metropole.server import app
from metropole.server.background import upkeep
from metropole.server.metrics import Metrics
from metropole.server.ratings import standings
from metropole.server.ratings.standings import Standing
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.live import LiveTables
from metropole.server.tables.log import Entry
from metropole.server.tables.table import Table
from tests.server.apps import ORIGIN, cheap_passwords, visiting

HOME = "192.0.2.1"


class Member:
    """Somebody in a browser of their own."""

    _numbers = itertools.count()

    def __init__(self, client: TestClient, *, is_guest: bool = False) -> None:
        self.client, self.name = client, f"Member {next(self._numbers)}"
        self.id: str = self.ask("POST", "/api/guests", {"name": self.name})["id"]
        if not is_guest:
            self.ask("POST", "/api/me/account", {"name": self.name, "password": "long enough"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        answer = self.client.request(method, path, json=body)
        return answer.status_code, answer.json()["reason"]["id"]

    def leave(self, table: str, seat: int) -> Any:
        return self.ask("DELETE", f"/api/tables/{table}/seats/{seat}")


class Club:
    """The server, and what happens at its tables."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        state: Any = client.app.state  # type: ignore[attr-defined]
        state.accounts._passwords = cheap_passwords()
        self.database: Database = state.database
        self.tables: LiveTables = state.tables
        self.metrics: Metrics = state.metrics

    def member(self, address: str = HOME, *, is_guest: bool = False) -> Member:
        client = TestClient(self._client.app, ORIGIN, headers={"Origin": ORIGIN}, client=(address, 50000))
        client.portal = self._client.portal
        return Member(client, is_guest=is_guest)

    def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        assert self._client.portal is not None
        return self._client.portal.call(work, *arguments)

    def open(self, people: list[Member], *bots: str, **terms: Any) -> str:
        """A rated table of Metro that begins."""
        seats = ["me", *[None] * (len(people) - 1), *bots]
        new = {"game": "metro", "players": len(seats), "seats": seats, "is_rated": True, **terms}
        table: str = people[0].ask("POST", "/api/tables", new)["table"]["id"]
        for seat, person in enumerate(people[1:], start=1):
            person.ask("PUT", f"/api/tables/{table}/seats/{seat}", {})
        people[0].ask("POST", f"/api/tables/{table}/start")
        return table

    def act(self, table: str, decide: Callable[[Table], Entry]) -> None:
        self.do(self.tables.act, table, decide)

    def play(self, table: str, moves: int) -> None:
        """Let people and bots move so often, each in turn."""

        def move(table: Table) -> Entry:
            who, rules = table.awaited(), table.terms.rules
            assert who is not None
            action = rules.text(rules.legal(table.view(table.turn))[0])
            return acts.play(table, ActRequest(now(), who.user), table.turn, action, ())

        for _ in range(moves):
            self.act(table, move)

    def settle(self) -> None:
        """What else the server would do within a second."""
        self.do(upkeep.settle_finished, self.database, self.metrics)

    def ranking(self, players: int) -> list[dict[str, Any]]:
        asked = self._client.get(f"/api/ratings?game=metro&players={players}").json()
        assert asked["total"] == len(asked["places"])
        places: list[dict[str, Any]] = asked["places"]
        return places

    def rating(self, person: Member) -> Standing | None:
        """Somebody's only rating, which stays where they have deleted their account."""
        found: list[Standing] = self.do(standings.ratings_of, self.database, person.id)
        return found[0] if found else None


@contextmanager
def club_on(database: str) -> Iterator[Club]:
    with visiting(app.make(Settings(database=database, limits="100000"), thinkers=0)) as client:
        yield Club(client)
