"""Metropolys as clients are shown it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from typing_extensions import TypedDict

from metropole.games import contract
from metropole.games.metropolys import board, decisions, scores
from metropole.games.metropolys import preview as foresee
from metropole.games.metropolys.explain import why_not_place
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.scoring import Score, points_by_seat
from metropole.games.metropolys.view import View
from metropole.server.broadcast.presenter import MessageShown, known_place, shown_message

GIVEN = ("first", "closed", "tokens")


class MetropolysSetup(TypedDict):
    """What was open from the start."""

    version: str
    expansion: bool
    first: int
    closed: list[str]
    tokens: dict[str, str]


class MetropolysBid(TypedDict):
    """A building of a seat at a place."""

    seat: int
    value: int
    place: str


class MetropolysNow(TypedDict):
    """The call and the special cards; -1 stands for nobody."""

    turn: int
    bids: list[MetropolysBid]
    passed: list[int]
    subway_card: int
    archaeology_card: int


class MetropolysPosition(MetropolysNow):
    """Everything that lies open: for each seat also its buildings, values by place."""

    built: list[dict[str, int]]


class MetropolysChange(MetropolysNow):
    """What lies open now, and the buildings that are new."""

    new: list[MetropolysBid]


class MetropolysCards(TypedDict):
    """A seat's objectives; nothing where the version has none."""

    area: str | None
    neighbourhood: str | None
    expansion: list[str] | None


class MetropolysOwn(TypedDict):
    """What only the seat knows: its cards, and its points by source as if the game ended now."""

    cards: MetropolysCards
    points: dict[str, int]


MetropolysLegal = TypedDict("MetropolysLegal", {"places": list[str], "values": list[int], "pass": bool})


class MetropolysScore(TypedDict):
    """Points by source, and what made them."""

    total: int
    points: dict[str, int]
    tokens: dict[str, list[str]]
    area_places: list[str]
    groups: list[list[str]]
    neighbourhood_places: list[str]
    expansion_sets: dict[str, int]
    highest_in: list[str]


class MetropolysAnswer(TypedDict):
    """How a seat could answer a bid: any of these values at any of these places."""

    seat: int
    values: list[int]
    places: list[str]


class MetropolysPreview(TypedDict):
    """What an action would bring about; the points are the seat's own."""

    action: str
    at_once: list[MessageShown]
    answers: list[MetropolysAnswer]
    if_unanswered: list[MessageShown]
    before: MetropolysScore
    after: MetropolysScore
    groups_completed: list[list[str]]


class MetropolysDistrict(TypedDict):
    """Who is ahead in a district, and why."""

    district: str
    heights: list[list[int]]
    seats: list[int]
    reason: str
    rank: int


class MetropolysFinal(TypedDict):
    """The count at the end."""

    scores: list[MetropolysScore]
    cards: list[MetropolysCards]
    districts: list[MetropolysDistrict]


def setup(view: View) -> MetropolysSetup:
    dealt = view.setup
    return {
        "version": dealt.version,
        "expansion": dealt.has_expansion,
        "first": dealt.first,
        "closed": list(dealt.closed),
        "tokens": dict(dealt.tokens),
    }


def _now(view: View) -> MetropolysNow:
    now = view.known
    return {
        "turn": now.turn,
        "bids": [{"seat": bid.seat, "value": bid.value, "place": bid.place} for bid in now.call()],
        "passed": now.passed(),
        "subway_card": now.subway_card,
        "archaeology_card": now.archaeology_card,
    }


def position(view: View) -> MetropolysPosition:
    return {**_now(view), "built": [dict(built) for built in view.built]}


def change(action: str, events: Sequence[contract.Message], view: View) -> MetropolysChange:
    new = [cast("MetropolysBid", event.details) for event in events if event.id == "built"]
    return {**_now(view), "new": new}


def own(view: View) -> MetropolysOwn:
    assert view.seat is not None
    return {"cards": _cards(view, view.seat), "points": points_by_seat(view.known)[view.seat]}


def is_news_to(seat: int, mover: int, change: MetropolysChange) -> bool:
    """Points change when somebody builds."""
    return bool(change["new"])


def _cards(view: View, seat: int) -> MetropolysCards:
    dealt = view.setup
    types = dealt.expansion[seat] if dealt.expansion else None
    return {
        "area": dealt.area[seat],
        "neighbourhood": dealt.neighbourhood[seat] if dealt.neighbourhood else None,
        "expansion": list(types) if types else None,
    }


def legal(view: View) -> MetropolysLegal:
    """Any of these values may be bid at any of these places; besides, perhaps, a pass."""
    state = view.known
    values = [value for value in state.stock_of(state.turn) if value > state.last_value]
    return {"places": board.names_of(state.targets()), "values": values, "pass": bool(state.last_value)}


def thinkable(view: View) -> MetropolysLegal:
    """Any building that is left on any place that is free; or a pass."""
    assert view.seat is not None
    state = view.known
    return {"places": board.names_of(state.free_places), "values": state.stock_of(view.seat), "pass": True}


def preview(view: View, code: int) -> MetropolysPreview:
    seen = foresee(view, code)
    return {
        "action": seen.action,
        "at_once": [shown_message(event) for event in seen.at_once],
        "answers": [{"seat": one.seat, "values": list(one.values), "places": list(one.places)} for one in seen.answers],
        "if_unanswered": [shown_message(event) for event in seen.if_unanswered],
        "before": _score(seen.before),
        "after": _score(seen.after),
        "groups_completed": seen.groups_completed,
    }


def _score(score: Score) -> MetropolysScore:
    return {
        "total": score.total,
        "points": dict(score.points),
        "tokens": score.tokens,
        "area_places": score.area_places,
        "groups": score.groups or [],
        "neighbourhood_places": score.neighbourhood_places,
        "expansion_sets": score.expansion_sets,
        "highest_in": score.highest_in,
    }


def why_not_at(view: View, place: str) -> contract.Message | None:
    return why_not_place(view, known_place(board.NAMES, place))


def points(view: View) -> list[dict[str, int]]:
    return points_by_seat(view.known)


def final(view: View) -> MetropolysFinal:
    state = view.known
    return {
        "scores": [_score(score) for score in scores(state)],
        "cards": [_cards(view, seat) for seat in range(state.players)],
        "districts": _districts(state),
    }


def _districts(state: State) -> list[MetropolysDistrict]:
    return [
        {
            "district": one.district,
            "heights": [list(height) for height in one.heights],
            "seats": list(one.seats),
            "reason": one.reason,
            "rank": one.rank,
        }
        for one in decisions(state)
    ]
