"""Analyses of games that are over: made once, taken over where they were left, behind all that people wait for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from metropole.games.contract import NotLegal
from metropole.server.background import leases
from metropole.server.background.analyser import Analyser
from metropole.server.background.leases import LEASE, Leases
from metropole.server.people.personal_data import forgetting
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import analyses
from metropole.server.tables.fair_queue import Claim, Owner
from metropole.server.tables.mind import Mind
from metropole.server.tables.thinkers import Thinkers, analysis_claim, move_claim
from tests.analysis.games import recorded
from tests.patience import PATIENCE
from tests.server.grounds import Clock, add_people, add_table, all_rows
from tests.server.minds import ReadyMind

pytestmark = pytest.mark.anyio


class CountedMind(ReadyMind):
    """Judges at once, until it stops; the versions from which it judged are seen by all."""

    def __init__(self, judged: list[int], stops_at: int | None = None) -> None:
        super().__init__()
        self._judged, self._stops_at = judged, stops_at

    async def judge(self, record: str, depth: str, first: int) -> list[dict[str, Any]]:
        if first == self._stops_at:
            await asyncio.Event().wait()
        self._judged.append(first)
        return await super().judge(record, depth, first)


class BrokenMind(ReadyMind):
    """Comes to nothing."""

    def __init__(self, tries: list[int]) -> None:
        super().__init__()
        self._tries = tries

    async def judge(self, record: str, depth: str, first: int) -> list[dict[str, Any]]:
        self._tries.append(first)
        raise RuntimeError("broken")


@asynccontextmanager
async def at_work(database: Database, mind: Callable[[], Mind], name: str = "worker") -> AsyncIterator[Analyser]:
    """A process that thinks."""
    analyser = Analyser(database, Thinkers(1, mind), Leases(database, name))
    looking = asyncio.create_task(analyser.run())
    yield analyser
    looking.cancel()
    await analyser.close()


async def is_there(database: Database, wanted: str, status: str = "done") -> None:
    async with asyncio.timeout(PATIENCE):
        while (await analyses.progress(database, wanted)).status != status:
            await asyncio.sleep(0.01)


async def test_a_game_is_analysed_once_for_all_who_want_it(database: Database) -> None:
    await add_people(database, "ada", "bob")
    game, judged = recorded("metro"), list[int]()
    begun = await analyses.begin(database, game, "quick", "ada")
    assert (begun.status, begun.done, begun.moments) == ("waiting", 0, len(game.actions))
    assert await analyses.begin(database, game, "quick", "bob") == begun, "he has the same"
    async with at_work(database, lambda: CountedMind(judged)):
        await is_there(database, begun.id)
        assert (await analyses.begin(database, game, "quick", "bob")).status == "done"
    assert judged == list(range(len(game.actions)))
    result = json.loads(await analyses.result(database, begun.id))
    assert [one["action"] for one in result["actions"]] == list(game.actions)
    [row] = await all_rows(database, schema.analyses)
    assert (row.user_id, row.judged) == (None, "[]"), "it is nobody's any more"


async def test_nobody_waits_for_two(database: Database) -> None:
    await add_people(database, "ada", "bob")
    first = await analyses.begin(database, recorded("metro"), "quick", "ada")
    for game, depth in ((recorded("metro", 1), "quick"), (recorded("metro"), "deep")):
        with pytest.raises(NotAllowed, match="analysis_under_way"):
            await analyses.begin(database, game, depth, "ada")
    assert (await analyses.begin(database, recorded("metro"), "deep", "bob")).id != first.id
    async with at_work(database, ReadyMind):
        await is_there(database, first.id)
    assert await analyses.begin(database, recorded("metro", 1), "quick", "ada")


@pytest.mark.slow
async def test_what_a_process_leaves_is_taken_up_where_it_was(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process judges some moments and is never heard of again; when its lease runs out another judges the rest."""
    clock = Clock()
    monkeypatch.setattr(leases, "now", clock)
    await add_people(database, "ada")
    game, judged = recorded("metro"), list[int]()
    begun = await analyses.begin(database, game, "quick", "ada")
    async with at_work(database, lambda: CountedMind(judged, stops_at=7), "one"):
        async with asyncio.timeout(PATIENCE):
            while (await analyses.progress(database, begun.id)).done < 7:
                await asyncio.sleep(0.01)
    assert (await analyses.progress(database, begun.id)).status == "under_way"
    async with at_work(database, lambda: CountedMind(judged), "other"):
        await asyncio.sleep(0.05)
        assert judged == list(range(7)), "the lease of the one who died still holds"
        clock.ahead = LEASE // 1000
        await is_there(database, begun.id)
    assert judged == list(range(len(game.actions)))


@pytest.mark.slow
async def test_two_processes_do_not_judge_the_same(database: Database) -> None:
    await add_people(database, "ada")
    judged = list[int]()
    begun = await analyses.begin(database, recorded("metro"), "quick", "ada")
    async with (
        at_work(database, lambda: CountedMind(judged), "one"),
        at_work(database, lambda: CountedMind(judged), "two"),
    ):
        await is_there(database, begun.id)
    assert judged == list(range(begun.moments))


async def test_what_comes_to_nothing_is_given_up_and_can_be_tried_anew(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("metropole.server.background.attendant.LOOK_EVERY", 0.01)
    await add_people(database, "ada")
    tries = list[int]()
    begun = await analyses.begin(database, recorded("metro"), "quick", "ada")
    async with at_work(database, lambda: BrokenMind(tries)):
        await is_there(database, begun.id, "failed")
    assert tries == [0] * analyses.MOST_ATTEMPTS
    with pytest.raises(NotFound):
        await analyses.result(database, begun.id)
    assert (await analyses.begin(database, recorded("metro"), "quick", "ada")).status == "waiting"


async def test_analyses_come_after_every_move_and_never_into_the_process_for_short_thoughts() -> None:
    """Somebody who was never thought for has to wait with an analysis for those who were thought for all day."""
    order = list[str]()
    thinkers, go_on = Thinkers(1, ReadyMind), asyncio.Event()

    async def think(name: str, claim: Claim) -> None:
        async with thinkers.turn(claim):
            order.append(name)
            await go_on.wait()

    busy, idle = Owner("busy", "1"), Owner("idle", "2")
    tasks = [asyncio.create_task(think("first", analysis_claim(busy)))]
    await asyncio.sleep(0.01)
    tasks.append(asyncio.create_task(think("analysis", analysis_claim(idle))))
    await asyncio.sleep(0.01)
    tasks += [asyncio.create_task(think(f"move {number}", move_claim((busy,), "master"))) for number in range(3)]
    tasks.append(asyncio.create_task(think("novice", move_claim((busy,), "novice"))))
    await asyncio.sleep(0.01)
    assert order == ["first", "novice"], "a novice does not wait for it"
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*tasks)
    assert order[-1] == "analysis"


async def test_the_id_follows_from_the_game_however_it_was_written(database: Database) -> None:
    game = recorded("metro")
    shuffled = dict(reversed(list(game.to_json().items())))
    again = analyses.finished(type(game).from_json(shuffled))
    assert analyses.analysis_id(again, "quick") == analyses.analysis_id(game, "quick")
    assert analyses.analysis_id(game, "deep") != analyses.analysis_id(game, "quick")
    assert analyses.analysis_id(recorded("metro", 1), "quick") != analyses.analysis_id(game, "quick")
    unfinished = {**game.to_json(), "actions": list(game.actions[:-1])}
    del unfinished["result"]
    with pytest.raises(NotLegal, match="analysis_after_the_end"):
        analyses.finished(type(game).from_json(unfinished))


async def test_those_of_tables_stay_and_those_of_pasted_records_are_thrown_away(database: Database) -> None:
    await add_people(database, "ada", "bob")
    await add_table(database, "t", ["ada", "bob"])
    pasted = await analyses.begin(database, recorded("metro"), "quick", "ada")
    played = await analyses.begin(database, recorded("metro", 1), "quick", "bob", "t")
    assert await analyses.forget_old(database, now() - 60_000) == 0
    assert await analyses.forget_old(database, now() + 60_000) == 1
    assert await analyses.of_table(database, "t") == [played]
    with pytest.raises(NotFound):
        await analyses.progress(database, pasted.id)


async def test_what_somebody_waits_for_is_forgotten_with_them(database: Database) -> None:
    await add_people(database, "ada")
    begun = await analyses.begin(database, recorded("metro"), "quick", "ada")
    async with database.writing() as connection:
        for statement in forgetting("ada"):
            await connection.execute(statement)
    with pytest.raises(NotFound):
        await analyses.progress(database, begun.id)
