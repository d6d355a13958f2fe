"""Codes of tables: one for each that is open and wants one, gone when its game begins."""

from __future__ import annotations

import asyncio
from itertools import chain, repeat

import pytest
from sqlalchemy import select, update

from metropole.games.contract import NotLegal
from metropole.server.refusals import NotFound, Unavailable
from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables
from metropole.server.tables import codes
from tests.server.grounds import add_people, add_table

pytestmark = pytest.mark.anyio
CONFUSED = ("IL1", "OQ0D", "BP", "DT", "MN", "FS", "VW", "UV", "CG")


@pytest.fixture
async def hall(database: Database) -> Database:
    await add_people(database, "ann")
    for id in ("t0", "t1"):
        await add_table(database, id, ["ann"], status="open")
    return database


async def test_a_code_leads_to_its_table_however_it_is_typed(hall: Database) -> None:
    code = await codes.code_of(hall, "t0")
    assert len(code) == codes.LENGTH
    assert set(code) <= set(codes.LETTERS)
    assert await codes.table_of(hall, code) == await codes.table_of(hall, code.lower()) == "t0"


async def test_a_table_has_one_code_whoever_asks_and_however_often(hall: Database) -> None:
    found = await asyncio.gather(*(codes.code_of(hall, "t0") for _ in range(5)))
    assert len(set(found)) == 1


async def test_no_two_open_tables_have_the_same(hall: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(["BBBB", "BBBB", "BBBB"], repeat("FFFF"))
    monkeypatch.setattr(codes, "drawn", lambda: next(drawn))
    assert [await codes.code_of(hall, id) for id in ("t0", "t1")] == ["BBBB", "FFFF"]


async def test_where_none_is_free_somebody_is_told_so(hall: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "drawn", lambda: "BBBB")
    await codes.code_of(hall, "t0")
    with pytest.raises(Unavailable):
        await codes.code_of(hall, "t1")


@pytest.mark.parametrize("status", ["running", "finished", "closed"])
async def test_it_is_gone_when_the_table_is_open_no_more(
    hall: Database, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And another table may have it then."""
    monkeypatch.setattr(codes, "drawn", lambda: "BBBB")
    code = await codes.code_of(hall, "t0")
    async with hall.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == "t0").values(status=status))
    with pytest.raises(NotFound):
        await codes.table_of(hall, code)
    with pytest.raises(NotLegal):
        await codes.code_of(hall, "t0")
    assert await codes.code_of(hall, "t1") == code
    assert await codes.table_of(hall, code) == "t1"


async def test_nobody_is_given_one_unasked(hall: Database) -> None:
    async with hall.reading() as connection:
        assert (await connection.scalars(select(tables.c.code))).all() == [None, None]
    with pytest.raises(NotFound):
        await codes.table_of(hall, "BBBB")


@pytest.mark.parametrize("alike", CONFUSED)
def test_letters_that_look_or_sound_alike_are_not_both_there(alike: str) -> None:
    assert sum(letter in codes.LETTERS for letter in alike) <= 1


def test_codes_are_no_words() -> None:
    assert not set(codes.LETTERS) & set("AEIOUY")
    assert set("".join(codes.drawn() for _ in range(500))) <= set(codes.LETTERS)
