"""People who join, act, repeat, drop, come back and take back, over servers that die: against a Match as the model.

All clients end equal to the server's view; nothing that was acknowledged is lost or happens twice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from pydantic_core import to_json
from sqlalchemy import select

from metropole import games
from metropole.match import Match
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.storage.database import lone_engine
from metropole.server.storage.schema import log
from tests.server.client import Browser, Tab, Told, actions
from tests.server.screen import comparable
from tests.server.served import Process, serving

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("metropolys", {"version": "expert", "expansion": True}),
    ("metro", {"hand": 1, "free_rotation": True}),
]
NAMES = ("Ada", "Bob", "Cleo")
MOST_TABS = 6
numbers = st.integers(0, 1000)


class Play(RuleBasedStateMachine):
    """One table and everybody at it. `history`: what was acknowledged, as seat and action."""

    processes: list[Process]
    restarts_left = 1

    @initialize(game=st.sampled_from(GAMES), players=st.integers(2, 3))
    def begin(self, game: tuple[str, dict[str, Any]], players: int) -> None:
        name, options = game
        self.people = [Browser(self._address(number), NAMES[number]) for number in range(players)]
        host = self.people[0]
        self.table = host.open_table(name, "me", *[None] * (players - 1), options=options)
        for seat, person in enumerate(self.people[1:], start=1):
            person.sit(self.table, seat)
        self.version: int = host.post(f"/api/tables/{self.table}/start")["version"]
        self.game, self.options = games.load(name), options
        self.acts: list[tuple[int, Told, int]] = []  # seat, what was asked, the entry that came of it
        self.played: list[tuple[int, str]] = []
        self.tabs = [person.tab(self.table) for person in self.people]
        self.spectator = Browser(self._address(0), "Sue").tab(self.table)

    def _address(self, number: int) -> str:
        return self.processes[number % len(self.processes)].address

    def _tab(self, number: int) -> Tab:
        return self.tabs[number % len(self.tabs)]

    def _seat(self, tab: Tab) -> int:
        return self.people.index(tab.browser)

    def _wish(self, tab: Tab, number: int) -> Told:
        """Something to play: what the screen offers, or something that can hardly be right."""
        offered = actions(tab.screen.now["legal"]) if "legal" in tab.screen.now else ["pass", "draw", "1@C4"]
        wish = offered[number % len(offered)]
        return {"id": f"w{len(self.acts)}-{number}-{id(tab)}", "version": tab.screen.version, "action": wish}

    def _is_good(self, tab: Tab) -> bool:
        """Whether a wish of this tab must be fulfilled: it is up to date, and offers what its seat may do."""
        return tab.screen.version == self.version and "legal" in tab.screen.now

    def _happened(self, tab: Tab, type: str, asked: Told, entry: int) -> None:
        self.version += 1
        assert entry == self.version
        self.acts.append((self._seat(tab), {"type": type, **asked}, entry))
        if type == "undo":
            self.played.pop()
        else:
            self.played.append((self._seat(tab), asked["action"]))

    @rule(which=numbers, number=numbers)
    def act(self, which: int, number: int) -> None:
        """Play from whatever a tab shows, be it old or new."""
        tab = self._tab(which)
        asked, is_good = self._wish(tab, number), self._is_good(tab)
        told = tab.ask("play", **asked)
        assert (told["type"] == "entry") == is_good, told
        if is_good:
            self._happened(tab, "play", asked, told["version"])
        elif told["reason"]["id"] == "stale_version":
            assert told["fresh"]["version"] == self.version

    @rule(number=numbers)
    def act_up_to_date(self, number: int) -> None:
        """Whoever is to move hears everything and plays, so that games get on."""
        for tab in self.tabs:
            tab.catch_up(self.version)
        movers = [index for index, tab in enumerate(self.tabs) if "legal" in tab.screen.now]
        if movers:
            self.act(movers[number % len(movers)], number)

    @rule(which=numbers, number=numbers, heard=st.integers(0, 2), death=st.integers(0, 9))
    def act_and_lose_the_answer(self, which: int, number: int, heard: int, death: int) -> None:
        """The connection breaks, perhaps because the server dies; back again, the same is asked once more."""
        tab = self._tab(which)
        asked, is_good = self._wish(tab, number), self._is_good(tab)
        tab.send("play", **asked)
        for _ in range(min(heard, is_good)):
            tab.hear()
        if death == 0 and self.restarts_left:
            self._restart(number)
        tab.come_back()
        answer = tab.ask("play", **asked)
        assert answer["type"] == ("done" if answer["type"] == "done" else "entry" if is_good else "refused"), answer
        if is_good:
            self._happened(tab, "play", asked, answer["entry" if answer["type"] == "done" else "version"])

    @rule(which=numbers, is_fresh=st.booleans())
    def repeat(self, which: int, is_fresh: bool) -> None:
        """Ask again for something that has happened, with the version it had or a fresh one."""
        if not self.acts:
            return
        seat, asked, entry = self.acts[which % len(self.acts)]
        tab = next(tab for tab in self.tabs if self._seat(tab) == seat)
        again = {**asked, "version": self.version} if is_fresh else asked
        told = tab.ask(**again)
        if told["type"] == "entry":  # this tab had not read yet that it happened: another had asked for it
            assert told["version"] == entry
            told = tab.wait_for(lambda heard: heard.get("id") == asked["id"])
        assert (told["type"], told["entry"]) == ("done", entry)

    @rule(which=numbers)
    def undo(self, which: int) -> None:
        tab = self._tab(which)
        tab.catch_up(self.version)
        may, asked = self._may_undo(self._seat(tab)), {"id": f"u{self.version}-{which}", "version": self.version}
        assert tab.screen.now["can_undo"] == may
        told = tab.ask("undo", **asked)
        assert (told["type"] == "entry") == may, told
        if may:
            self._happened(tab, "undo", asked, told["version"])

    def _may_undo(self, seat: int) -> bool:
        match = self._match()
        if not self.played or self.played[-1][0] != seat or match.turn < 0:
            return False
        return match.at(match.version - 1).shown_to(seat) == match.shown_to(seat)

    @rule(which=numbers, number=numbers)
    def open_another_tab(self, which: int, number: int) -> None:
        """At whichever process."""
        if len(self.tabs) == MOST_TABS:
            return
        person = self.people[which % len(self.people)]
        person.move_to(self._address(number))
        self.tabs.append(person.tab(self.table))

    @rule(which=numbers)
    def drop_and_come_back(self, which: int) -> None:
        tab = self._tab(which)
        tab.come_back()
        assert tab.screen.version == self.version

    @rule(which=numbers)
    def listen(self, which: int) -> None:
        """Hear one message, if there is one."""
        tab = self._tab(which)
        if (tab.screen.version or 0) < self.version:
            tab.hear()

    def _restart(self, number: int) -> None:
        self.restarts_left -= 1
        process = self.processes[number % len(self.processes)]
        broken = [tab for tab in (*self.tabs, self.spectator) if tab.address == process.address]
        process.kill()
        old = process.address
        process.start()
        for tab in broken:
            if tab.browser.address == old:
                tab.browser.move_to(process.address)
            tab.come_back()

    @rule(number=numbers)
    def die_and_start_again(self, number: int) -> None:
        if self.restarts_left and len(self.acts) > 3:
            self._restart(number)

    def _match(self) -> Match:
        """The model: the set-up from the record of the server's store, and what was acknowledged."""
        match = Match(self.game, self.setup_of(self))
        for seat, action in self.played:
            match.submit(seat, self.game.parse(action))
        return match

    setup_of: Callable[[Play], Any]

    def teardown(self) -> None:
        if not hasattr(self, "tabs"):
            return
        match, presenter = self._match(), presenter_of(self.game.NAME)
        position = json.loads(to_json(presenter.position(match.view(None))))
        for tab in (*self.tabs, self.spectator):
            tab.catch_up(self.version)
            with tab.browser.tab(self.table) as fresh:
                assert comparable(fresh.screen.now) == comparable(tab.screen.now)
            assert comparable(tab.screen.now)["position"] == comparable({"position": position})["position"]
        for tab in self.tabs:
            own = json.loads(to_json(presenter.own(match.view(self._seat(tab)))))
            assert tab.screen.now["own"] == own
        log = self.people[0].get(f"/api/tables/{self.table}/log")
        assert log["version"] == self.version
        done = [entry["kind"] for entry in log["entries"] if entry["kind"] in ("played", "undone")]
        assert done == ["undone" if asked["type"] == "undo" else "played" for _, asked, _ in self.acts]
        for tab in (*self.tabs, self.spectator):
            tab.close()


def few(examples: int, steps: int) -> settings:
    """Deals are the server's own, so that no failure can be made smaller: it would not be the same again."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@pytest.mark.processes
def test_one_process_on_sqlite(new_address: Callable[[str], str]) -> None:
    database = new_address("sqlite")
    with serving(database=database) as process:
        run(database, [process], few(4, 40))


@pytest.mark.processes
@pytest.mark.postgres
def test_two_processes_on_postgresql_and_redis(new_address: Callable[[str], str], redis_address: str) -> None:
    where = {"database": new_address("postgresql"), "bus": redis_address}
    with serving(0, **where) as one, serving(0, **where) as other:
        run(where["database"], [one, other], few(4, 40))


async def stored_setup(database: str, table: str) -> str:
    """What was dealt: nobody is told, so it is read where it is kept."""
    engine = lone_engine(database)
    async with engine.connect() as connection:
        found = await connection.scalar(select(log.c.data).where(log.c.table_id == table, log.c.kind == "started"))
    await engine.dispose()
    return str(found)


def run(database: str, processes: list[Process], how: settings) -> None:
    def setup_of(machine: Play) -> Any:
        kept = json.loads(asyncio.run(stored_setup(database, machine.table)))
        return machine.game.read_setup(len(machine.people), machine.options, kept)

    machine = type("OnThese", (Play,), {"processes": processes, "setup_of": staticmethod(setup_of)})
    run_state_machine_as_test(machine, settings=how)
