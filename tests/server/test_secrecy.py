"""Nothing hidden reaches anybody, on any channel: two tables with the same public history and other secrets tell the
same; and no text that anybody was sent holds what only others may know.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from metropole import games
from metropole.match import Match
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.tables.mind import Mind
from metropole.server.tables.store import load
from tests.server.client import Browser, Tab
from tests.server.served import Process, serving

pytestmark = pytest.mark.processes

MOVES = 12
OPTIONS: dict[str, dict[str, Any]] = {"metropolys": {"version": "expert", "expansion": True}, "metro": {"hand": 2}}


class Pair:
    """Two tables of the same people, alike in everything that one viewer (a seat, or a spectator) may know."""

    def __init__(self, address: str, game: str, viewer: int | None) -> None:
        self.game, self.viewer, self.rules = game, viewer, games.load(game)
        self.people = [Browser(address, name) for name in ("Ada", "Bob", "Cleo", "Sue")]
        self.tables = [self._opened(), self._opened()]
        self._dealt = self.rules.deal(3, OPTIONS[game], random.Random(1), {"first": 0})
        self.setups = self._two_setups()

    def _opened(self) -> str:
        host = self.people[0]
        # bots' characters are drawn and tell nothing: the same for both
        told = {"options": OPTIONS[self.game], "given": {"first": 0}, "cast": list(range(6))}
        table = host.open_table(self.game, "me", None, None, **told)
        for seat in (1, 2):
            self.people[seat].sit(table, seat)
        host.post(f"/api/tables/{table}/start")
        return table

    @cached_property
    def actions(self) -> list[str]:
        """What is played at both tables."""
        match, rng = Match(self.rules, self._dealt), random.Random(2)
        for _ in range(MOVES):
            legal = self.rules.legal(match.view(match.turn))
            match.submit(match.turn, rng.choice(legal))
        return [self.rules.text(code) for code in match.history]

    def _two_setups(self) -> tuple[Any, Any]:
        """A set-up, and one in which as much as possible is different of what the viewer does not learn."""
        one = other = self._dealt
        seen, rng = self._seen(one), random.Random(3)
        for _ in range(200):
            changed = self._changed(other, rng)
            if self._alike(one, changed) < self._alike(one, other) and self._seen(changed) == seen:
                other = changed
        assert one != other
        return one, other

    def _alike(self, one: Any, other: Any) -> int:
        """How much is the same in two set-ups."""
        return sum(
            mine == yours
            for part in self._parts
            for mine, yours in zip(getattr(one, part), getattr(other, part), strict=True)
        )

    @property
    def _parts(self) -> tuple[str, ...]:
        return ("area", "expansion") if self.game == "metropolys" else ("deck",)

    def _changed(self, setup: Any, rng: random.Random) -> Any:
        """Two cards, or two tiles, are swapped."""
        part = rng.choice(self._parts)
        things = list(getattr(setup, part))
        one, other = rng.sample(range(len(things)), 2)
        things[one], things[other] = things[other], things[one]
        return replace(setup, **{part: tuple(things)})

    def _seen(self, setup: Any) -> list[Any] | None:
        """What the viewer sees of the whole game; nothing where it could not be played."""
        match = Match(self.rules, setup)
        views = [match.view(self.viewer)]
        for action in self.actions:
            code = self.rules.parse(action)
            if match.why_not(match.turn, code):
                return None
            match.submit(match.turn, code)
            views.append(match.view(self.viewer))
        return views

    def put_into(self, database: Path) -> None:
        """Let the server have dealt these."""
        with sqlite3.connect(database) as rows:
            for table, setup in zip(self.tables, self.setups, strict=True):
                kept = json.dumps(self.rules.write_setup(setup)[1])
                rows.execute("UPDATE log SET data = ? WHERE table_id = ? AND kind = 'started'", [kept, table])
                assert rows.execute("SELECT changes()").fetchone() == (1,)

    @property
    def who(self) -> Browser:
        return self.people[3 if self.viewer is None else self.viewer]

    def told(self, table: str) -> list[str]:
        """Play at a table, and keep everything that the viewer receives on any channel."""
        tabs, watch = [person.tab(table) for person in self.people[:3]], self.who.tab(table)
        away = self.who.tab(table)
        for number, action in enumerate(self.actions):
            turn = tabs[0].screen.turn
            self._ask(watch)
            tabs[turn].act("play", id=f"m{number}", action=action)
            for tab in (*tabs, watch):
                tab.catch_up(tabs[turn].screen.version or 0)
        speaker = self.people[3].tab(table) if self.viewer is None else tabs[1]
        speaker.send("say", text="what weather")
        watch.wait_for(lambda told: told["type"] == "chat")
        if any(tab.screen.now["can_undo"] for tab in tabs):
            next(tab for tab in tabs if tab.screen.now["can_undo"]).act("undo", id="u")
            watch.wait_for(lambda told: told.get("kind") == "undone")
        away.come_back()
        with self.who.tab(table) as late, away:
            late.screen.version = 0  # whoever knows nothing is told everything again, the start as well
            late.come_back()
            assert '"kind":"started"' in "".join(late.texts)
            texts = late.texts + away.texts
        for tab in (*tabs, watch, speaker):
            tab.close()
        return texts + watch.texts + self._asked_by_http(table)

    def _ask(self, tab: Tab) -> None:
        """Questions and requests that are refused; their answers are among the tab's texts."""
        place = "C4" if self.game == "metropolys" else "33"
        wrong = ["pass", "13@C4", "1@C9"] if self.game == "metropolys" else ["draw", "aacb01", "adad33"]
        for number, action in enumerate(wrong):
            tab.act("preview", id=f"p{number}", action=action)
            tab.ask("play", id=f"s{number}", version=0, action=action)
        tab.ask("why", id="w", place=place)
        tab.ask("flag", id="f", version=tab.screen.version)

    def _asked_by_http(self, table: str) -> list[str]:
        paths = ("", "/log", "/record", "/log?after=5", "/steps?after=5")
        texts = [self.who.http.get(f"/api/tables/{table}{path}").text for path in paths]
        lists = [self.who.http.get("/api/tables", params={"list": name}).json() for name in ("mine", "running")]
        texts += [json.dumps([_opened(row) for row in rows if row["id"] == table]) for rows in lists]
        export = self.who.get("/api/me/export")
        kept = {name: [row for row in rows if row.get("table_id") == table] for name, rows in export.items()}
        return [*texts, json.dumps(kept)]

    def plain(self, texts: list[str], table: str) -> list[str]:
        """Texts apart from times, and from ids that the server makes up."""
        return [
            re.sub(r"\b\d{13}\b", "0", re.sub(r'"(number|id)": ?\d+', "", text.replace(table, "T"))) for text in texts
        ]


def _opened(row: dict[str, Any]) -> dict[str, Any]:
    """A listed table with what its cursor holds: the times and the id in it differ, and nothing else may."""
    return {**row, "cursor": urlsafe_b64decode(row["cursor"] + "==").decode()}


CASES = [(game, viewer) for game in OPTIONS for viewer in (0, None)]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("secrecy") / "metropole.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Process]:
    with serving(database=str(database)) as process:
        yield process


@pytest.fixture(scope="module")
def pairs(server: Process, database: Path) -> dict[tuple[str, int | None], Pair]:
    """All tables, opened and dealt; then the server is started again, so that it reads what we dealt."""
    made = {case: Pair(server.address, *case) for case in CASES}
    server.kill()
    for pair in made.values():
        pair.put_into(database)
    server.start()
    for pair in made.values():
        for person in pair.people:
            person.move_to(server.address)
    return made


@pytest.mark.parametrize("case", CASES)
def test_whatever_is_hidden_changes_nothing_that_anybody_is_told(
    case: tuple[str, int | None], pairs: dict[tuple[str, int | None], Pair], database: Path, server: Process
) -> None:
    pair = pairs[case]
    one, other = (pair.plain(pair.told(table), table) for table in pair.tables)
    assert one == other
    assert len(one) > 100
    everything = "".join(one)
    for secret in secrets_of(pair):
        assert secret not in everything
    asyncio.run(check_thinkers(pair, database))
    check_outside(pair, server)


def secrets_of(pair: Pair) -> list[str]:
    """How what the others hold would look."""
    if pair.game == "metro":
        return ['"deck"', "unseen"]
    hidden = [seat for seat in range(3) if seat != pair.viewer]
    return [f'"area":"{pair.setups[0].area[seat]}"' for seat in hidden] + ['"final":']


async def check_thinkers(pair: Pair, database: Path) -> None:
    """Who thinks for a seat is handed the same at both tables: what that seat may know."""
    if pair.viewer is None:
        return
    handed: list[Any] = []

    class Listening(Mind):
        async def _think(self, *work: Any) -> Any:
            handed.append(work[1:])

    opened = Database(Settings(database=f"sqlite+aiosqlite:///{database}"))
    for table in pair.tables:
        stored = (await load(opened, table)).table()
        await Listening().hint(stored, pair.viewer)
        await Listening().choose(stored, pair.viewer, "novice")
    await opened.close()
    assert handed[:2] == handed[2:]


def check_outside(pair: Pair, server: Process) -> None:
    """Logs and counters name no table, no person, nothing that was played, said or dealt."""
    outside = server.logged() + pair.who.http.get("/metrics").text
    for private in (*pair.tables, "what weather", '"deck"', "Ada", pair.who.user, pair.who.cookie, *pair.actions):
        if private not in ("draw", "pass"):
            assert private not in outside
