"""Evenings: one phone opens one and says its code, others come in by it, and each is told the cards of its seat alone.

What was dealt leaves the server by two ways only: `cards_of`, for whoever holds the seat, and `look`, once everybody
has agreed to lay all cards open. Whoever lost their phone is let in again: their seat is made free, by the opener or by
themselves, and taken by another phone, which everybody sees. So that nobody looks at one hand after another, whoever
has looked at a seat's cards takes no other seat until cards are dealt anew.

An evening has a code of its own, in the form of those of tables and drawn as they are: it stands for no table, lasts as
long as the evening and not until a game begins, and leads to another page.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole import games
from metropole.games.contract import Message, NotLegal
from metropole.server.ids import new_table_id
from metropole.server.refusals import NotAllowed, NotFound, Unavailable
from metropole.server.storage.conditions import IS_OPEN
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import evening_deals, evening_phones, evenings, tables
from metropole.server.storage.sweeping import delete_oldest
from metropole.server.tables import codes
from metropole.server.tables.clocks import DAY

CHANCE = random.SystemRandom()
KEPT = 3 * DAY  # after the last time that anything was done there
MOST_OPEN = 3  # that one person has opened and not ended
MOST_HAPPENED = 30  # of what happened, the latest
GOES_ON = evenings.c.ended_at.is_(None)
IS_THERE = evening_phones.c.left_at.is_(None)
Cards = Mapping[str, Any]  # by kind


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that everybody at the evening sees."""

    at: int
    message: Message


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat as everybody sees it. Whose phone it is, only that phone is told."""

    name: str
    is_taken: bool
    has_looked: bool
    agrees: bool


@dataclass(frozen=True, slots=True)
class EveningLook:
    """An evening as somebody sees it. `cards`: all of them, by kind and seat, once everybody has agreed."""

    id: str
    game: str
    players: int
    options: Mapping[str, Any]
    code: str
    deal: int
    seats: Sequence[SeatLook]
    seat: int | None
    is_opener: bool
    is_over: bool
    cards: Cards | None
    happened: Sequence[Happened]


def dealt(game: str, players: int, options: Mapping[str, Any]) -> tuple[Mapping[str, Any], Cards]:
    """The options as the game reads them, and cards for every seat, drawn by the game's own deal."""
    rules = games.load(game)
    if not rules.CARDS:
        raise NotLegal("evening_no_cards")
    chosen, setup = rules.write_setup(rules.deal(players, options, CHANCE))
    return chosen, {kind: setup[kind] for kind in rules.CARDS if setup[kind] is not None}


async def open_evening(
    database: Database, user_id: str, game: str, players: int, options: Mapping[str, Any], names: Sequence[str]
) -> str:
    """Open an evening and deal; its opener has no seat yet."""
    chosen, cards = dealt(game, players, options)
    at, id = now(), new_table_id()
    row = {
        **{"id": id, "user_id": user_id, "game": game, "players": players, "options": chosen},
        **{"names": [*names, *[""] * players][:players], "deal": 1, "is_shown": False, "created_at": at},
        **{"changed_at": at, "happened": _noted([], at, Message("evening_dealt", {"deal": 1}))},
    }
    for _ in range(codes.MOST_TRIES):
        try:
            async with database.writing() as connection:
                mine = select(func.count()).where(evenings.c.user_id == user_id, GOES_ON)
                if (await connection.scalar(mine) or 0) >= MOST_OPEN:
                    raise NotAllowed("evening_too_many", most=MOST_OPEN)
                code = codes.drawn()
                if await connection.scalar(select(tables.c.id).where(IS_OPEN, tables.c.code == code)):
                    continue  # a table has it: whoever hears it should find one thing
                await connection.execute(insert(evenings).values(code=code, **row))
                await connection.execute(insert(evening_deals).values(evening_id=id, dealt=json.dumps(cards)))
        except IntegrityError:  # another evening has this code
            continue
        return id
    raise Unavailable("not_saved")


async def by_code(database: Database, code: str) -> str:
    """The evening that has this code and goes on."""
    async with database.reading() as connection:
        id = await connection.scalar(select(evenings.c.id).where(GOES_ON, evenings.c.code == code.upper()))
    if id is None:
        raise NotFound("evening_no_such_code", code=code.upper())
    return str(id)


async def of_person(database: Database, user_id: str) -> list[str]:
    """The evenings that go on and that somebody has opened or has a seat at, the latest first."""
    seated = select(evening_phones.c.evening_id).where(evening_phones.c.user_id == user_id, IS_THERE)
    columns = select(evenings.c.id, evenings.c.created_at).where(GOES_ON)
    async with database.reading() as connection:
        opened = await connection.execute(columns.where(evenings.c.user_id == user_id))
        joined = await connection.execute(columns.where(evenings.c.id.in_(seated)))
        found = {row.id: row.created_at for row in (*opened, *joined)}
    return sorted(found, key=lambda id: -found[id])


async def look(database: Database, evening_id: str, user_id: str | None) -> EveningLook:
    """An evening as somebody sees it who knows its code."""
    async with database.reading() as connection:
        evening = await _found(connection, evening_id)
        phones = {one.seat: one for one in await _phones(connection, evening_id)}
        seat = next((seat for seat, one in phones.items() if one.user_id == user_id), None)
        is_opener = evening.user_id == user_id
        may_see = bool(evening.is_shown and evening.ended_at is None and (is_opener or seat is not None))
        cards = await _dealt(connection, evening_id) if may_see else None
    return EveningLook(
        **{name: getattr(evening, name) for name in ("id", "game", "players", "options", "code", "deal")},
        seats=[_seat_look(name, phones.get(number)) for number, name in enumerate(evening.names)],
        seat=seat,
        is_opener=is_opener,
        is_over=evening.ended_at is not None,
        cards=cards,
        happened=[Happened(one["at"], Message(one["id"], one["details"])) for one in evening.happened],
    )


async def cards_of(database: Database, evening_id: str, user_id: str) -> tuple[int, int, Cards]:
    """The cards of whoever holds a seat, with the seat and the number of the deal; that they have looked is seen."""
    async with _changing(database, evening_id) as (connection, evening):
        phone = await _own_phone(connection, evening, user_id)
        cards = await _dealt(connection, evening_id)
        if not phone.has_looked:
            await connection.execute(update(evening_phones).where(*_is(phone)).values(has_looked=True))
    return phone.seat, evening.deal, {kind: hands[phone.seat] for kind, hands in cards.items()}


async def take_seat(database: Database, evening_id: str, user_id: str, seat: int, name: str) -> None:
    """Hold a seat with this phone. One of several who want it gets it."""
    async with _changing(database, evening_id) as (connection, evening):
        if seat >= evening.players:
            raise NotLegal("no_such_seat", seat=seat, players=evening.players)
        phones = await _phones(connection, evening_id)
        own = next((one for one in phones if one.user_id == user_id), None)
        if own is not None and own.seat != seat:
            raise NotLegal("evening_has_seat", seat=own.seat)
        if own is None and any(one.seat == seat for one in phones):
            raise NotLegal("evening_seat_taken", seat=seat)
        if own is None:
            await _sit(connection, evening, user_id, seat)
        names = [name or old if number == seat else old for number, old in enumerate(evening.names)]
        await _change(connection, evening, *([] if own else [Message("evening_joined", {"seat": seat})]), names=names)


async def free_seat(database: Database, evening_id: str, user_id: str, seat: int) -> None:
    """Let a seat's phone go: one's own, or, for the opener, anybody's who lost theirs."""
    async with _changing(database, evening_id) as (connection, evening):
        phone = next((one for one in await _phones(connection, evening_id) if one.seat == seat), None)
        if phone is None:
            raise NotLegal("evening_seat_free", seat=seat)
        if user_id not in (phone.user_id, evening.user_id):
            raise NotAllowed("evening_not_yours")
        left = update(evening_phones).where(*_is(phone)).values(left_at=now(), agrees=False)
        await connection.execute(left if phone.has_looked else delete(evening_phones).where(*_is(phone)))
        await _change(connection, evening, Message("evening_freed", {"seat": seat}))


async def deal_anew(database: Database, evening_id: str, user_id: str, deal: int) -> None:
    """Give up this deal and draw new cards for all, which everybody sees. Asked twice for the same, it is done once."""
    async with _changing(database, evening_id) as (connection, evening):
        _check_opener(evening, user_id)
        _check_deal(evening, deal)
        _, cards = dealt(evening.game, evening.players, evening.options)
        await connection.execute(
            update(evening_deals).where(evening_deals.c.evening_id == evening_id).values(dealt=json.dumps(cards))
        )
        here = evening_phones.c.evening_id == evening_id
        await connection.execute(delete(evening_phones).where(here, ~IS_THERE))
        await connection.execute(update(evening_phones).where(here).values(has_looked=False, agrees=False))
        news = Message("evening_dealt", {"deal": evening.deal + 1})
        await _change(connection, evening, news, deal=evening.deal + 1, is_shown=False)


async def agree(database: Database, evening_id: str, user_id: str, deal: int, *, agrees: bool) -> None:
    """Agree to lay all cards of this deal open, or take it back; when every seat has, they are."""
    async with _changing(database, evening_id) as (connection, evening):
        phone = await _own_phone(connection, evening, user_id)
        _check_deal(evening, deal)
        if evening.is_shown:
            return
        await connection.execute(update(evening_phones).where(*_is(phone)).values(agrees=agrees))
        agreed = [one.seat for one in await _phones(connection, evening_id) if one.agrees]
        news = [Message("evening_shown")] if len(agreed) == evening.players else []
        await _change(connection, evening, *news, is_shown=bool(news))


async def end(database: Database, evening_id: str, user_id: str) -> None:
    """End an evening: its code leads nowhere, and its cards are forgotten at once."""
    async with _changing(database, evening_id) as (connection, evening):
        _check_opener(evening, user_id)
        await connection.execute(delete(evening_deals).where(evening_deals.c.evening_id == evening_id))
        await _change(connection, evening, Message("evening_ended"), ended_at=now())


async def forget_old(database: Database) -> int:
    """Forget evenings at which nothing was done for long, with everything about them."""
    return await delete_oldest(database, evenings.c.changed_at, now() - KEPT)


@asynccontextmanager
async def _changing(database: Database, evening_id: str) -> AsyncIterator[tuple[AsyncConnection, Row[Any]]]:
    """An evening that goes on, held while it is changed: whoever comes second sees what the first has done."""
    async with database.writing() as connection:
        evening = await _found(connection, evening_id, is_held=True)
        if evening.ended_at is not None:
            raise NotLegal("evening_over")
        yield connection, evening


async def _found(connection: AsyncConnection, evening_id: str, *, is_held: bool = False) -> Row[Any]:
    wanted = select(evenings).where(evenings.c.id == evening_id)
    row = (await connection.execute(wanted.with_for_update() if is_held else wanted)).one_or_none()
    if row is None:
        raise NotFound("evening_gone")
    return row


async def _phones(connection: AsyncConnection, evening_id: str) -> Sequence[Row[Any]]:
    wanted = select(evening_phones).where(evening_phones.c.evening_id == evening_id, IS_THERE)
    return (await connection.execute(wanted)).all()


async def _dealt(connection: AsyncConnection, evening_id: str) -> Cards:
    found = await connection.scalar(select(evening_deals.c.dealt).where(evening_deals.c.evening_id == evening_id))
    cards: Cards = json.loads(found or "{}")
    return cards


async def _own_phone(connection: AsyncConnection, evening: Row[Any], user_id: str) -> Row[Any]:
    phones = await _phones(connection, evening.id)
    own = next((one for one in phones if one.user_id == user_id), None)
    if own is None:
        raise NotAllowed("evening_no_seat")
    return own


async def _sit(connection: AsyncConnection, evening: Row[Any], user_id: str, seat: int) -> None:
    """Whoever was here before has seen the cards of a seat: it is that one, or none."""
    this = evening_phones.c.evening_id == evening.id, evening_phones.c.user_id == user_id
    before = (await connection.execute(select(evening_phones).where(*this))).one_or_none()
    if before is None:
        row = {"evening_id": evening.id, "user_id": user_id, "seat": seat, "since": now()}
        await connection.execute(insert(evening_phones).values(**row, has_looked=False, agrees=False))
    elif before.seat != seat:
        raise NotAllowed("evening_saw_others", seat=before.seat)
    else:
        await connection.execute(update(evening_phones).where(*this).values(left_at=None, since=now()))


def _is(phone: Row[Any]) -> tuple[Any, Any]:
    return evening_phones.c.evening_id == phone.evening_id, evening_phones.c.user_id == phone.user_id


async def _change(connection: AsyncConnection, evening: Row[Any], *news: Message, **values: Any) -> None:
    at = now()
    changed = {"changed_at": at, "happened": _noted(evening.happened, at, *news), **values}
    await connection.execute(update(evenings).where(evenings.c.id == evening.id).values(changed))


def _noted(before: Sequence[Any], at: int, *news: Message) -> list[Any]:
    new = [{"at": at, "id": one.id, "details": dict(one.details)} for one in news]
    return [*before, *new][-MOST_HAPPENED:]


def _check_opener(evening: Row[Any], user_id: str) -> None:
    if evening.user_id != user_id:
        raise NotAllowed("evening_not_yours")


def _check_deal(evening: Row[Any], deal: int) -> None:
    """Whoever speaks of a deal that was given up meanwhile has not seen it yet."""
    if evening.deal != deal:
        raise NotLegal("evening_dealt_meanwhile")


def _seat_look(name: str, phone: Row[Any] | None) -> SeatLook:
    if phone is None:
        return SeatLook(name, is_taken=False, has_looked=False, agrees=False)
    return SeatLook(name, is_taken=True, has_looked=phone.has_looked, agrees=phone.agrees)
