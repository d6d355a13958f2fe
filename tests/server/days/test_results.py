"""The results of a day: their order, who shares a place, pages, who is shown how; and the masters' games."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from sqlalchemy import insert, update

from metropole.daily.dates import FIRST_DAY
from metropole.daily.plan import plan_of
from metropole.match import Match
from metropole.record import Record
from metropole.server.background.day_masters import DayMasters, OpenDay
from metropole.server.background.leases import Leases
from metropole.server.days import masters, tries
from metropole.server.days.course import STAGES, course
from metropole.server.people.mutes import mute
from metropole.server.people.sessions import Person
from metropole.server.ratings.day_results import standing
from metropole.server.ratings.settling import settle
from metropole.server.storage.database import Database
from metropole.server.storage.schema import day_tries
from metropole.server.tables.thinkers import Thinkers
from tests.analysis.games import recorded
from tests.server.grounds import add_accounts, add_finished, add_people
from tests.server.minds import ReadyMind

pytestmark = pytest.mark.anyio
GAME, DAY = "metro", FIRST_DAY


async def add_try(database: Database, who: str, scores: list[int], ranks: list[int], **values: Any) -> None:
    """Somebody's finished table of the day, not settled yet; they sit first."""
    table = f"t-{who}"
    result = {"scores": scores, "winners": [ranks.index(1)], "ranks": ranks, "lost": []}
    sat = [who, *("bot:casual" for _ in scores[1:])]
    of_day = {"day": DAY.isoformat(), "is_counted": True, "is_rated": False, "result": result}
    await add_finished(database, table, sat, ranks, **{**of_day, **values})
    row = {"user_id": who, "game": GAME, "day": DAY.isoformat(), "table_id": table, "begun_at": 1}
    async with database.writing() as connection:
        await connection.execute(insert(day_tries).values(row))


async def add_settled(database: Database, who: str, scores: list[int], ranks: list[int], **values: Any) -> None:
    await add_try(database, who, scores, ranks, **values)
    await settle(database, f"t-{who}")


async def test_the_place_at_the_table_counts_first_then_the_lead_then_the_points(database: Database) -> None:
    await add_people(database, "a", "b", "c", "d", "e", "f")
    await add_settled(database, "a", [40, 50, 30], [2, 1, 3])
    await add_settled(database, "b", [30, 30, 20], [1, 2, 3])  # a tie that was broken for them
    await add_settled(database, "c", [45, 40, 10], [1, 2, 3])
    await add_settled(database, "d", [60, 51, 50], [1, 2, 3])
    await add_settled(database, "e", [65, 60, 10], [1, 2, 3])
    await add_settled(database, "f", [39, 40, 45], [3, 2, 1])
    found = await tries.results(database, GAME, DAY, None, 0)
    assert [(one.place, one.user_id, one.rank, one.lead, one.points) for one in found] == [
        (1, "d", 1, 9, 60),
        (2, "e", 1, 5, 65),
        (3, "c", 1, 5, 45),
        (4, "b", 1, 0, 30),
        (5, "a", 2, -10, 40),
        (6, "f", 3, -6, 39),
    ]


async def test_who_did_as_well_shares_the_place_and_the_next_is_after_all_of_them(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_people(database, *"abcde")
    for at, (who, points) in enumerate(zip("cbeda", (30, 50, 50, 50, 60), strict=True)):
        await add_settled(database, who, [points, 20], [1, 2], changed_at=100 - at)
    assert [(one.place, one.user_id) for one in await tries.results(database, GAME, DAY, None, 0)] == [
        (1, "a"),
        (2, "d"),
        (2, "e"),
        (2, "b"),
        (5, "c"),
    ]
    monkeypatch.setattr(tries, "MOST_ON_A_PAGE", 2)
    pages = [await tries.results(database, GAME, DAY, None, offset) for offset in (0, 2, 4, 6)]
    assert [[one.place for one in page] for page in pages] == [[1, 2], [2, 2], [5], []]
    own = await tries.own_try(database, "e", GAME, DAY)
    assert own is not None
    assert await tries.place_of(database, own) == tries.TryPlace(better=1, worse=1, of=5)


async def test_a_try_under_way_and_one_of_another_day_are_in_no_results(database: Database) -> None:
    await add_people(database, "a", "b")
    await add_try(database, "a", [1, 0], [1, 2], status="running", result=None)
    await add_settled(database, "b", [1, 0], [1, 2])
    async with database.writing() as connection:
        await connection.execute(update(day_tries).where(day_tries.c.user_id == "b").values(day="2026-11-02"))
    assert await tries.finished(database, GAME, DAY) == 0
    assert await tries.results(database, GAME, DAY, None, 0) == []
    own = await tries.own_try(database, "a", GAME, DAY)
    assert own is not None
    assert (own.is_over, own.standing) == (False, None)


async def test_guests_are_marked_and_so_is_whom_one_has_muted(database: Database) -> None:
    await add_people(database, "guest", login=None)
    await add_accounts(database, "member")
    for who in ("guest", "member"):
        await add_settled(database, who, [1, 0], [1, 2])
    await mute(database, Person("member", "Member", is_guest=False), "guest")
    marks = {one.user_id: (one.is_guest, one.is_muted) for one in await tries.results(database, GAME, DAY, "member", 0)}
    assert marks == {"guest": (True, True), "member": (False, False)}
    assert not any(one.is_muted for one in await tries.results(database, GAME, DAY, None, 0))


async def test_a_practice_leaves_the_try_as_it_is(database: Database) -> None:
    await add_people(database, "a")
    await add_try(database, "a", [1, 5], [2, 1], status="running", result=None)
    over = {"scores": [90, 5], "winners": [0], "ranks": [1, 2], "lost": []}
    of_day: dict[str, Any] = {"day": DAY.isoformat(), "is_rated": False, "result": over}
    await add_finished(database, "p", ["a", "bot:casual"], [1, 2], is_counted=False, **of_day)
    await add_finished(database, "q", ["a", "bot:casual"], [1, 2], is_counted=True, **of_day)
    for table in ("p", "q"):
        await settle(database, table)
    own = await tries.own_try(database, "a", GAME, DAY)
    assert own is not None
    assert own.standing is None


def test_standings_are_told_apart_as_far_as_games_go() -> None:
    ordered = [
        (1, 400, 900),
        (1, 3, 80),
        (1, 3, 79),
        (1, 0, 200),
        (2, -1, 500),
        (2, -400, 0),
        (6, -1, 900),
        (6, -900, 0),
    ]
    numbers = [standing(*one) for one in ordered]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < 2**31


def test_the_course_of_a_game_ends_as_the_game_does() -> None:
    for game in ("metropolys", "metro"):
        match = Match.of(recorded(game)).to_end()
        points = [score.total for score in match.scores()]
        for seat in range(match.setup.players):
            signs = course(match, seat)
            lead = points[seat] - max(total for other, total in enumerate(points) if other != seat)
            assert len(signs) == STAGES
            assert signs[-1] == (lead > 0) - (lead < 0)
    assert len({tuple(course(match, seat)) for seat in range(match.setup.players)}) > 1


class MasterMind(ReadyMind):
    """Plays what comes first, and may fail."""

    fails = 0
    played = 0

    async def master(self, game: str, day: date, record: str) -> str:
        if MasterMind.fails:
            MasterMind.fails -= 1
            raise OSError("a thinker died")
        MasterMind.played += 1
        match = Match.resumed(Record.from_text(record))
        return match.game.text(match.legal()[0])


async def test_a_masters_game_is_played_once_and_gone_on_with_where_it_was_left(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(1, MasterMind)
    players = [DayMasters(database, thinkers, Leases(database, holder)) for holder in ("one", "other")]
    await masters.begin(database, GAME, DAY)
    await masters.begin(database, GAME, DAY)
    [work] = await players[0]._waiting()
    assert work == OpenDay(GAME, DAY.isoformat())
    MasterMind.played = 0
    real = DayMasters._keep

    async def breaks(self: DayMasters, work: OpenDay, actions: list[str]) -> bool:
        if len(actions) == 10:
            await real(self, work, actions)
            raise OSError("the process died")
        return await real(self, work, actions)

    monkeypatch.setattr(DayMasters, "_keep", breaks)
    with pytest.raises(OSError, match="died"):
        await players[0]._play(work)
    monkeypatch.setattr(DayMasters, "_keep", real)
    found = await masters.standing(database, GAME, DAY)
    assert found == masters.MasterGame("under_way", 10, None)
    async with database.writing() as connection:
        await connection.run_sync(lambda plain: plain.exec_driver_sql("DELETE FROM leases"))
    await players[1]._play(work)
    found = await masters.standing(database, GAME, DAY)
    assert found is not None
    assert found.record is not None
    match = Match.of(Record.from_text(found.record)).to_end()
    assert MasterMind.played == match.version
    assert match.outcome is not None
    assert match.setup == plan_of(GAME, DAY).setup()
    assert await players[0]._waiting() == []
    await masters.begin(database, GAME, DAY)
    assert (await masters.standing(database, GAME, DAY)) == found
    thinkers.close()


async def test_a_masters_game_that_cannot_be_played_is_given_up_and_tried_again_when_it_is_wanted(
    database: Database,
) -> None:
    thinkers = Thinkers(1, MasterMind)
    player = DayMasters(database, thinkers, Leases(database, "one"))
    await masters.begin(database, GAME, DAY)
    MasterMind.fails = masters.MOST_ATTEMPTS
    [work] = await player._waiting()
    for _ in range(masters.MOST_ATTEMPTS):
        with pytest.raises(OSError, match="thinker"):
            await player._play(work)
    await player._play(work)
    found = await masters.standing(database, GAME, DAY)
    assert found == masters.MasterGame("failed", 0, None)
    assert await player._waiting() == []
    await masters.begin(database, GAME, DAY)
    assert await player._waiting() == [work]
    thinkers.close()
