"""Evenings at a real table over HTTP: cards that are dealt to phones, each its own. All under /api/evenings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from metropole.server.broadcast.presenter import MessageShown, shown_message
from metropole.server.evenings import evenings
from metropole.server.fields import MOST_PLAYERS, GameName, PlayerCount
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotFound
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, CurrentPerson, DatabaseDep, Id, LimitsDep
from metropole.server.storage.database import Database
from metropole.server.tables.codes import CODE_FORM

router = APIRouter(
    prefix="/api/evenings", tags=["evenings"], responses=refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
)
LONGEST_NAME = 24
SeatName = Annotated[str, Field(max_length=LONGEST_NAME, description="As somebody is called at their table.")]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_PLAYERS)]
Code = Annotated[str, Path(pattern=f"^{CODE_FORM}$", description="In capitals or not.")]
Deal = Annotated[int, Field(ge=1, le=2**31, description="Of which deal this speaks.")]


class NewEvening(BaseModel):
    """A game that is played at a real table: by how many, with which options, and what its seats are called."""

    model_config = NOTHING_ELSE

    game: GameName
    players: PlayerCount
    options: dict[str, Any] = {}
    names: Annotated[list[SeatName], Field(max_length=MOST_PLAYERS)] = []


class SeatTaken(BaseModel):
    """A seat held with this phone; without a name it keeps the one it has."""

    model_config = NOTHING_ELSE

    name: SeatName = ""


class DealAnew(BaseModel):
    """The deal that is given up."""

    model_config = NOTHING_ELSE

    deal: Deal


class Consent(BaseModel):
    """Whether all cards of a deal may be laid open."""

    model_config = NOTHING_ELSE

    deal: Deal
    agrees: bool


class EveningSeat(BaseModel):
    """A seat as everybody sees it."""

    name: str
    is_taken: bool
    has_looked: bool
    agrees: bool


class EveningHappened(BaseModel):
    """Something that everybody sees, with its time."""

    at: int
    message: MessageShown


class EveningShown(BaseModel):
    """An evening as whoever asks sees it; `cards`, by kind and seat, once everybody has agreed to show them."""

    id: str
    game: GameName
    players: int
    options: dict[str, Any]
    code: str
    deal: int
    seats: list[EveningSeat]
    seat: int | None
    is_opener: bool
    is_over: bool
    cards: dict[str, Any] | None
    happened: list[EveningHappened]


class EveningFound(BaseModel):
    """The evening that a code stands for."""

    evening: str


class OwnCards(BaseModel):
    """One's own cards, by kind."""

    seat: int
    deal: int
    cards: dict[str, Any]


@router.post("", status_code=201)
async def open_evening(
    new: NewEvening, person: CurrentPerson, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> EveningShown:
    """Open an evening: cards are dealt, and a code is there for the others."""
    limits.check_both("evenings", person.id, address)
    id = await evenings.open_evening(database, person.id, new.game, new.players, new.options, new.names)
    return await _shown(database, id, person)


@router.get("")
async def my_evenings(person: CurrentPerson, database: DatabaseDep) -> list[EveningShown]:
    """The evenings that go on and at which one has a seat, or that one has opened."""
    return [await _shown(database, id, person) for id in await evenings.of_person(database, person.id)]


@router.get("/codes/{code}")
async def evening_of_code(code: Code, address: AddressDep, database: DatabaseDep, limits: LimitsDep) -> EveningFound:
    """The evening of this code. What is wrong counts, so that nobody finds others' evenings by trying."""
    with limits.reserving([("wrong_codes", address)], used_by=(NotFound,)):
        return EveningFound(evening=await evenings.by_code(database, code))


@router.get("/{evening_id}")
async def show_evening(evening_id: Id, person: CurrentPerson, database: DatabaseDep) -> EveningShown:
    """An evening, asked for now and then: who is there, and what happened. No cards before everybody agrees."""
    return await _shown(database, evening_id, person)


@router.get("/{evening_id}/cards")
async def own_cards(
    evening_id: Id, person: CurrentPerson, address: AddressDep, database: DatabaseDep, limits: LimitsDep
) -> OwnCards:
    """The cards of one's own seat, as often as one likes."""
    limits.check_both("evening_acts", person.id, address)
    seat, deal, cards = await evenings.cards_of(database, evening_id, person.id)
    return OwnCards(seat=seat, deal=deal, cards=dict(cards))


@router.put("/{evening_id}/seats/{seat}")
async def take_evening_seat(
    evening_id: Id,
    seat: SeatNumber,
    taken: SeatTaken,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> EveningShown:
    """Hold a free seat with this phone."""
    limits.check_both("evening_acts", person.id, address)
    await evenings.take_seat(database, evening_id, person.id, seat, taken.name.strip())
    return await _shown(database, evening_id, person)


@router.delete("/{evening_id}/seats/{seat}")
async def free_evening_seat(
    evening_id: Id,
    seat: SeatNumber,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> EveningShown:
    """Let a seat go: one's own, or, as the opener, that of somebody who lost their phone."""
    limits.check_both("evening_acts", person.id, address)
    await evenings.free_seat(database, evening_id, person.id, seat)
    return await _shown(database, evening_id, person)


@router.post("/{evening_id}/deal")
async def deal_evening_anew(
    evening_id: Id,
    given_up: DealAnew,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> EveningShown:
    """Give up a deal and draw new cards for everybody; for the opener."""
    limits.check_both("evening_acts", person.id, address)
    await evenings.deal_anew(database, evening_id, person.id, given_up.deal)
    return await _shown(database, evening_id, person)


@router.put("/{evening_id}/agreement")
async def agree_to_show(
    evening_id: Id,
    consent: Consent,
    person: CurrentPerson,
    address: AddressDep,
    database: DatabaseDep,
    limits: LimitsDep,
) -> EveningShown:
    """Say whether all cards may be laid open; when every seat has agreed, they are."""
    limits.check_both("evening_acts", person.id, address)
    await evenings.agree(database, evening_id, person.id, consent.deal, agrees=consent.agrees)
    return await _shown(database, evening_id, person)


@router.delete("/{evening_id}")
async def end_evening(evening_id: Id, person: CurrentPerson, database: DatabaseDep) -> EveningShown:
    """End an evening; for the opener."""
    await evenings.end(database, evening_id, person.id)
    return await _shown(database, evening_id, person)


async def _shown(database: Database, evening_id: str, person: Person) -> EveningShown:
    seen = await evenings.look(database, evening_id, person.id)
    happened = [EveningHappened(at=one.at, message=shown_message(one.message)) for one in seen.happened]
    return EveningShown(**{**asdict(seen), "happened": happened})
