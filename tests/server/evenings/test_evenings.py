"""Cards dealt to phones: each is told those of its seat alone, whatever is asked, by whom, and in whatever order."""

from __future__ import annotations

import asyncio
import json
from itertools import repeat
from typing import Any

import pytest
from sqlalchemy import select, update

from metropole.games.contract import NotLegal, Refusal
from metropole.games.metropolys import board
from metropole.games.metropolys import cards as all_cards
from metropole.server.evenings import evenings
from metropole.server.people import personal_data
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed, NotFound, Unavailable
from metropole.server.storage import schema
from metropole.server.storage.database import Database, now
from metropole.server.tables import codes
from metropole.server.tables.clocks import DAY
from tests.server.grounds import add_people, add_table, all_rows

pytestmark = pytest.mark.anyio
SECRETS = (*all_cards.AREA_CARDS, *board.TYPES)
EXPERT = {"version": "expert", "expansion": True}


@pytest.fixture
async def hall(database: Database) -> Database:
    await add_people(database, "ann", "ben", "cleo", "dan")
    return database


async def begun(hall: Database, *seated: str, players: int = 3) -> str:
    """An evening of Ann's, at which these have taken their seats in turn."""
    id = await evenings.open_evening(hall, "ann", "metropolys", players, EXPERT, ["Ann", "Ben"])
    for seat, who in enumerate(seated):
        await evenings.take_seat(hall, id, who, seat, "")
    return id


async def dealt(hall: Database, id: str) -> dict[str, Any]:
    async with hall.reading() as connection:
        found = await connection.scalar(
            select(schema.evening_deals.c.dealt).where(schema.evening_deals.c.evening_id == id)
        )
    cards: dict[str, Any] = json.loads(found or "{}")
    return cards


async def refused(work: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.reason.id


async def test_each_phone_is_told_the_cards_of_its_seat(hall: Database) -> None:
    id = await begun(hall, "ann", "ben", "cleo")
    cards = await dealt(hall, id)
    assert set(cards) == {"area", "expansion"}
    for seat, who in enumerate(("ann", "ben", "cleo")):
        assert await evenings.cards_of(hall, id, who) == (seat, 1, {kind: cards[kind][seat] for kind in cards})
    assert await refused(evenings.cards_of(hall, id, "dan")) == "evening_no_seat"


async def test_the_cards_are_drawn_by_the_deal_of_the_rules(hall: Database) -> None:
    for options, kinds in (({"version": "family"}, {"area"}), ({"version": "expert"}, {"area", "neighbourhood"})):
        chosen, cards = evenings.dealt("metropolys", 2, options)
        assert set(cards) == kinds
        assert chosen["expansion"] is False
        assert all(len({json.dumps(card) for card in hands}) == 2 for hands in cards.values())
    drawn = {json.dumps(evenings.dealt("metropolys", 4, EXPERT)[1]) for _ in range(20)}
    assert len(drawn) > 10
    for wrong in (("metro", 2, {}), ("metropolys", 5, {}), ("metropolys", 2, {"version": "dance"})):
        with pytest.raises(Refusal):
            evenings.dealt(*wrong)


async def test_nothing_secret_is_in_what_everybody_sees(hall: Database) -> None:
    id = await begun(hall, "ann", "ben")
    await evenings.cards_of(hall, id, "ben")
    for who in ("ann", "ben", "dan", None):
        seen = await evenings.look(hall, id, who)
        assert seen.cards is None
        assert not any(str(card) in repr(seen) for card in SECRETS)
        assert "ben" not in repr(seen), "whose phone it is"
    assert [one.has_looked for one in seen.seats] == [False, True, False]


async def test_of_many_who_want_a_seat_at_once_one_has_it(hall: Database) -> None:
    id = await begun(hall)
    taking = [evenings.take_seat(hall, id, who, 1, who) for who in ("ann", "ben", "cleo", "dan")]
    results = await asyncio.gather(*taking, return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert all(isinstance(result, NotLegal) for result in results if result)
    phones = await all_rows(hall, schema.evening_phones)
    assert [phone.seat for phone in phones] == [1]
    seen = await evenings.look(hall, id, phones[0].user_id)
    assert seen.seat == 1
    assert seen.seats[1].name == phones[0].user_id


async def test_a_phone_holds_one_seat_and_may_ask_for_it_again(hall: Database) -> None:
    id = await begun(hall, "ann")
    await evenings.take_seat(hall, id, "ann", 0, "Annie")
    assert await refused(evenings.take_seat(hall, id, "ann", 1, "")) == "evening_has_seat"
    assert await refused(evenings.take_seat(hall, id, "ann", 3, "")) == "no_such_seat"
    assert await refused(evenings.take_seat(hall, id, "ben", 0, "")) == "evening_seat_taken"
    seen = await evenings.look(hall, id, "ann")
    assert [one.name for one in seen.seats] == ["Annie", "Ben", ""]
    assert [one.message.id for one in seen.happened] == ["evening_dealt", "evening_joined"]


async def test_whoever_lost_a_phone_is_let_in_again_to_the_same_cards(hall: Database) -> None:
    id = await begun(hall, "ann", "ben")
    before = await evenings.cards_of(hall, id, "ben")
    assert await refused(evenings.free_seat(hall, id, "cleo", 1)) == "evening_not_yours"
    await evenings.free_seat(hall, id, "ann", 1)
    assert await refused(evenings.cards_of(hall, id, "ben")) == "evening_no_seat"
    assert await refused(evenings.free_seat(hall, id, "ann", 1)) == "evening_seat_free"
    await evenings.take_seat(hall, id, "dan", 1, "")
    assert await evenings.cards_of(hall, id, "dan") == before
    told = [
        (one.message.id, one.message.details.get("seat")) for one in (await evenings.look(hall, id, "ann")).happened
    ]
    assert told[-2:] == [("evening_freed", 1), ("evening_joined", 1)]


async def test_nobody_looks_at_one_hand_after_another(hall: Database) -> None:
    """Not even the opener, who may free seats: who has looked at a seat's cards comes back to that seat or to none."""
    id = await begun(hall, "ann", "ben")
    await evenings.cards_of(hall, id, "ann")
    await evenings.free_seat(hall, id, "ann", 0)
    await evenings.free_seat(hall, id, "ann", 1)
    assert await refused(evenings.take_seat(hall, id, "ann", 1, "")) == "evening_saw_others"
    await evenings.take_seat(hall, id, "ben", 2, "")  # who has not looked sat down in the wrong place
    await evenings.take_seat(hall, id, "ann", 0, "")
    await evenings.free_seat(hall, id, "ann", 0)
    await evenings.deal_anew(hall, id, "ann", 1)
    await evenings.take_seat(hall, id, "ann", 1, "")


async def test_cards_are_dealt_anew_by_the_opener_and_everybody_sees_it(
    hall: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await begun(hall, "ann", "ben")
    old = await dealt(hall, id)
    await evenings.cards_of(hall, id, "ben")
    assert await refused(evenings.deal_anew(hall, id, "ben", 1)) == "evening_not_yours"
    await evenings.agree(hall, id, "ben", 1, agrees=True)
    for deal in range(1, 6):
        await evenings.deal_anew(hall, id, "ann", deal)
    assert await refused(evenings.deal_anew(hall, id, "ann", 5)) == "evening_dealt_meanwhile"
    assert await dealt(hall, id) != old
    seen = await evenings.look(hall, id, "ben")
    assert (seen.deal, seen.happened[-1].message.id) == (6, "evening_dealt")
    assert [(one.is_taken, one.has_looked, one.agrees) for one in seen.seats[:2]] == [(True, False, False)] * 2


async def test_all_cards_are_shown_when_every_seat_agrees(hall: Database) -> None:
    id = await begun(hall, "ann", "ben")
    for who in ("ann", "ben"):
        await evenings.agree(hall, id, who, 1, agrees=True)
    assert (await evenings.look(hall, id, "ann")).cards is None, "a seat is free"
    await evenings.take_seat(hall, id, "cleo", 2, "")
    await evenings.agree(hall, id, "ben", 1, agrees=False)
    await evenings.agree(hall, id, "cleo", 1, agrees=True)
    assert (await evenings.look(hall, id, "ann")).cards is None
    assert await refused(evenings.agree(hall, id, "ben", 2, agrees=True)) == "evening_dealt_meanwhile"
    assert await refused(evenings.agree(hall, id, "dan", 1, agrees=True)) == "evening_no_seat"
    await evenings.agree(hall, id, "ben", 1, agrees=True)
    await evenings.agree(hall, id, "ben", 1, agrees=False)  # too late
    seen = await evenings.look(hall, id, "cleo")
    assert seen.cards == await dealt(hall, id)
    assert seen.happened[-1].message.id == "evening_shown"
    assert (await evenings.look(hall, id, "dan")).cards is None, "who has no seat"
    await evenings.deal_anew(hall, id, "ann", 1)
    assert (await evenings.look(hall, id, "cleo")).cards is None


async def test_a_seat_that_is_let_go_agrees_no_more(hall: Database) -> None:
    id = await begun(hall, "ann", "ben", "cleo")
    for who in ("ann", "ben"):
        await evenings.cards_of(hall, id, who)
        await evenings.agree(hall, id, who, 1, agrees=True)
    await evenings.free_seat(hall, id, "ben", 1)
    await evenings.agree(hall, id, "cleo", 1, agrees=True)
    await evenings.take_seat(hall, id, "ben", 1, "")
    await evenings.agree(hall, id, "cleo", 1, agrees=True)
    assert (await evenings.look(hall, id, "ann")).cards is None


async def test_an_evening_ends_for_good(hall: Database) -> None:
    id = await begun(hall, "ann", "ben")
    code = (await evenings.look(hall, id, "ben")).code
    assert await evenings.by_code(hall, code.lower()) == id
    assert await refused(evenings.end(hall, id, "ben")) == "evening_not_yours"
    await evenings.end(hall, id, "ann")
    assert (await evenings.look(hall, id, "ben")).is_over
    assert await dealt(hall, id) == {}
    for work in (
        evenings.cards_of(hall, id, "ben"),
        evenings.take_seat(hall, id, "cleo", 2, ""),
        evenings.deal_anew(hall, id, "ann", 1),
        evenings.agree(hall, id, "ben", 1, agrees=True),
        evenings.end(hall, id, "ann"),
    ):
        assert await refused(work) == "evening_over"
    with pytest.raises(NotFound):
        await evenings.by_code(hall, code)
    with pytest.raises(NotFound):
        await evenings.look(hall, "nothing", "ann")


async def test_codes_are_free_again_and_never_two_at_once(hall: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "drawn", lambda: "BBBB")
    first = await begun(hall)
    with pytest.raises(Unavailable):
        await begun(hall)
    await evenings.end(hall, first, "ann")
    drawn = iter(["BBBB", "BBBB", *repeat("FFFF", 3)])
    second = await begun(hall)
    monkeypatch.setattr(codes, "drawn", lambda: next(drawn))
    third = await begun(hall)
    assert [await evenings.by_code(hall, code) for code in ("BBBB", "FFFF")] == [second, third]


async def test_no_evening_has_the_code_of_an_open_table(hall: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["BBBB", "BBBB", "FFFF"])
    monkeypatch.setattr(codes, "drawn", lambda: next(drawn))
    await add_table(hall, "t", ["ann"], status="open")
    assert await codes.code_of(hall, "t") == "BBBB"
    await evenings.by_code(hall, (await evenings.look(hall, await begun(hall), "ann")).code)
    with pytest.raises(NotFound):
        await evenings.by_code(hall, "BBBB")


async def test_nobody_opens_many(hall: Database) -> None:
    opened = [await begun(hall) for _ in range(evenings.MOST_OPEN)]
    with pytest.raises(NotAllowed):
        await begun(hall)
    await evenings.take_seat(hall, opened[1], "ben", 0, "")
    assert set(await evenings.of_person(hall, "ann")) == set(opened)
    assert await evenings.of_person(hall, "ben") == [opened[1]]
    await evenings.end(hall, opened[1], "ann")
    assert await evenings.of_person(hall, "ben") == []
    await begun(hall)


async def test_what_happened_is_kept_to_the_latest(hall: Database) -> None:
    id = await begun(hall)
    for _ in range(evenings.MOST_HAPPENED):
        await evenings.take_seat(hall, id, "ben", 0, "")
        await evenings.free_seat(hall, id, "ben", 0)
    assert len((await evenings.look(hall, id, "ann")).happened) == evenings.MOST_HAPPENED


async def test_old_evenings_are_forgotten_with_everything_about_them(hall: Database) -> None:
    old, new = await begun(hall, "ann", "ben"), await begun(hall, "cleo")
    async with hall.writing() as connection:
        past = {"changed_at": now() - 4 * DAY}
        await connection.execute(update(schema.evenings).where(schema.evenings.c.id == old).values(past))
    assert await evenings.forget_old(hall) == 1
    assert [row.id for row in await all_rows(hall, schema.evenings)] == [new]
    assert {row.evening_id for row in await all_rows(hall, schema.evening_phones)} == {new}
    assert {row.evening_id for row in await all_rows(hall, schema.evening_deals)} == {new}


async def test_an_account_takes_its_evenings_along_and_exports_no_card(hall: Database) -> None:
    id = await begun(hall, "ann", "ben")
    cards = await dealt(hall, id)
    told = await personal_data.export(hall, Person("ann", "Ann", is_guest=False))
    assert [row["id"] for row in told["evenings"]] == [id]
    assert [row["seat"] for row in told["evening_phones"]] == [0]
    assert "evening_deals" not in told
    assert not any(str(card) in json.dumps(told) for hands in cards.values() for card in hands)
    for who, left in (("ben", 1), ("ann", 0)):
        async with hall.writing() as connection:
            for statement in personal_data.forgetting(who):
                await connection.execute(statement)
        assert len(await all_rows(hall, schema.evening_phones)) == left
    assert await all_rows(hall, schema.evenings) == []
    assert await all_rows(hall, schema.evening_deals) == []
