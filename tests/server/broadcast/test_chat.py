"""Talking, in one process: what is kept, who is told, and what whoever comes later hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert

from metropole.games.contract import Message, NotUnderstood
from metropole.server.broadcast import chat
from metropole.server.broadcast.broadcaster import TableBroadcaster
from metropole.server.bus import LocalBus
from metropole.server.metrics import Metrics
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import acts
from metropole.server.tables.journal import Journal
from metropole.server.tables.live import LiveTables
from metropole.server.tables.table import Table
from tests.server.grounds import Hands, add_accounts, add_people, all_rows
from tests.server.tables.tabled import Tabled, terms
from tests.server.tables.test_live import Ear

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(database: Database, hands: Hands) -> AsyncIterator[LiveTables]:
    """Two tables at which Ann and Ben play, Ann with an account; others look on."""
    await add_accounts(database, "ann")
    await add_people(database, "ben", "sue", "tom")
    async with Journal(database, Metrics()) as journal:
        opened = LiveTables(database, journal, LocalBus(), Metrics(), TableBroadcaster(database), "p")
        seating = Tabled(is_started=False)
        for table_id in ("t", "other"):
            await opened.open(
                Table(terms(id=table_id, opened_by="ann")),
                [
                    lambda table: acts.sit(table, seating.asked("ann"), 0),
                    lambda table: acts.sit(table, seating.asked("ben"), 1),
                ],
            )
        yield opened


async def heard_later(tables: LiveTables, user: str, table_id: str = "t") -> list[str]:
    """What somebody who comes now hears of what was said."""
    table = await tables.look_now(table_id)
    return [said["text"] for said in await chat.said_before(tables.database, table, user)]


def heard(ear: Ear) -> list[str]:
    return [told["text"] for told in ear.told]


async def test_what_is_said_is_told_with_who_said_it_and_when(tables: LiveTables, hands: Hands) -> None:
    ears = [Ear(tables, user, 2) for user in ("ann", "ben")]
    hands.go_on(7)
    at = int(hands.wall * 1000)
    said = [await chat.say(tables, "t", "ann", "Hello"), await chat.say(tables, "t", "ben", "Hi")]
    for number in said:
        await chat.pass_on(tables, tables.at("t"), number)
    usual = {"type": "chat", "version": 2, "room": "players", "at": at}
    expected = [
        {**usual, "number": said[0], "user": "ann", "name": "Ann", "is_guest": False, "text": "Hello"},
        {**usual, "number": said[1], "user": "ben", "name": "Ben", "is_guest": True, "text": "Hi"},
    ]
    assert [ear.told for ear in ears] == [expected, expected]
    assert await chat.said_before(tables.database, await tables.look("t"), "ann") == expected


async def test_everybody_is_let_know_that_there_is_something_to_hear(
    tables: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[tuple[str, int]] = []
    monkeypatch.setattr(tables, "tell_chat", lambda *told: known.append(told))
    number = await chat.say(tables, "other", "ann", "Hello")
    assert known == [("other", number)]
    assert [row.id for row in await all_rows(tables.database, schema.chat)] == [number]


@pytest.mark.parametrize(("text", "kept"), [(" a\nb\u202ec ", "a b c"), ("\x01Hello\t", "Hello"), ("XX", "XX")])
async def test_what_cannot_be_printed_becomes_a_space(tables: LiveTables, text: str, kept: str) -> None:
    await chat.say(tables, "t", "ann", text)
    assert await heard_later(tables, "ben") == [kept]


async def test_nothing_is_not_said(tables: LiveTables) -> None:
    with pytest.raises(NotUnderstood) as refused:
        await chat.say(tables, "t", "ann", " \n ")
    assert refused.value.reason == Message("nothing_said")
    assert await all_rows(tables.database, schema.chat) == []


async def test_players_and_spectators_hear_each_other_when_it_is_over(tables: LiveTables) -> None:
    ears: dict[str | None, Ear] = {user: Ear(tables, user, 2) for user in ("ann", "ben", "sue", "tom")}
    nobody = Ear(tables, "nobody", 2)
    nobody.user = None
    for user, text in (("ann", "cards"), ("sue", "weather")):
        await chat.pass_on(tables, tables.at("t"), await chat.say(tables, "t", user, text))
    assert [heard(ears[user]) for user in ("ann", "ben")] == [["cards"]] * 2
    assert [heard(ear) for ear in (ears["sue"], ears["tom"], nobody)] == [["weather"]] * 3
    assert (await heard_later(tables, "ben"), await heard_later(tables, "tom")) == (["cards"], ["weather"])
    (await tables.look("t")).status = "finished"
    await chat.pass_on(tables, tables.at("t"), await chat.say(tables, "t", "tom", "bye"))
    assert {heard(ear)[-1] for ear in (*ears.values(), nobody)} == {"bye"}
    assert await heard_later(tables, "ben") == await heard_later(tables, "tom") == ["cards", "weather", "bye"]


@pytest.mark.parametrize("status", ["open", "running", "finished", "closed"])
def test_who_may_hear_whom(status: Any) -> None:
    table = Tabled("metro", "u0", "u1").table
    table.status = status
    assert (chat.room_of(table, "u0"), chat.room_of(table, "u7"), chat.room_of(table, None)) == (
        "players",
        "spectators",
        "spectators",
    )
    is_over = status in ("finished", "closed")
    assert [chat.may_hear(table, user, room) for user in ("u0", "u7") for room in ("players", "spectators")] == [
        True,
        is_over,
        is_over,
        True,
    ]


async def test_whoever_is_muted_is_heard_by_the_others_alone(tables: LiveTables) -> None:
    async with tables.database.writing() as connection:
        await connection.execute(insert(schema.mutes).values(user_id="ann", muted_id="ben"))
    ears = [Ear(tables, user, 2) for user in ("ann", "ben")]
    for user in ("ben", "ann"):
        await chat.pass_on(tables, tables.at("t"), await chat.say(tables, "t", user, f"by {user}"))
    assert [heard(ear) for ear in ears] == [["by ann"], ["by ben", "by ann"]]
    assert await heard_later(tables, "ann") == ["by ann"]
    assert await heard_later(tables, "ben") == ["by ben", "by ann"]


async def test_whoever_comes_later_hears_the_last_of_it(tables: LiveTables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "REMEMBERED", 2)
    for text in ("one", "two", "three"):
        await chat.say(tables, "t", "ann", text)
    await chat.say(tables, "other", "ann", "elsewhere")
    assert await heard_later(tables, "ben") == ["two", "three"]
    assert await heard_later(tables, "ben", "other") == ["elsewhere"]


async def test_what_is_there_no_more_is_not_passed_on(tables: LiveTables) -> None:
    ear = Ear(tables, "ann", 2)
    await chat.pass_on(tables, tables.at("t"), 99)
    assert ear.told == []


async def test_what_was_said_long_ago_is_forgotten(tables: LiveTables, hands: Hands) -> None:
    for text in ("one", "two", "three"):
        await chat.say(tables, "t", "ann", text)
        hands.go_on(10)
    assert await chat.forget_old(tables.database, int(hands.wall * 1000) - 15_000) == 2
    assert await heard_later(tables, "ben") == ["three"]
