"""Points with their reasons: which tokens, which places, which groups, and how each district was decided."""

from __future__ import annotations

from dataclasses import dataclass

from metropole.games.contract import Outcome
from metropole.games.metropolys import board
from metropole.games.metropolys.cards import FAMILY_AREA_PLACES, Cards
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.tally import Tally


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points by source, and what made them."""

    points: dict[str, int]
    tokens: dict[str, list[str]]  # the places of the tokens taken, by kind
    area_places: list[str]  # Family: the buildings that the area card counts
    groups: list[list[str]] | None  # Expert: the groups that the area card counts
    neighbourhood_places: list[str]
    expansion_sets: dict[str, int]  # complete sets, by district
    highest_in: list[str]  # the districts in which this seat is ahead

    @property
    def total(self) -> int:
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class DistrictDecision:
    """Who has the highest building in a district, and why.

    `reason`: `empty` (nobody has built there), `only_builder`, `taller` (the building of this `rank`, counted from 1
    for the tallest, is higher than the best other's), `more_buildings` (equal as far as the others go, who have none
    of this rank), `equal` (all these seats score).
    """

    district: str
    heights: tuple[tuple[int, int, int], ...]  # tall, medium and small buildings a seat
    seats: tuple[int, ...]
    reason: str
    rank: int


def scores(state: State) -> list[Score]:
    """Every seat's points, as if the game ended now."""
    tally = Tally().count_all(state)
    return [_score(state, tally, seat) for seat in range(state.players)]


def points_by_seat(state: State) -> list[dict[str, int]]:
    """Every seat's points by source, without their reasons."""
    tally = Tally().count_all(state)
    return [tally.seat_points(seat) for seat in range(state.players)]


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return final_outcome(state) if state.turn < 0 else None


def final_outcome(state: State) -> Outcome:
    """Who wins if this position is the last one."""
    tally = Tally().count_all(state)
    totals = tuple(tally.seat_total(seat) for seat in range(state.players))
    winners = tuple(tally.winning_seats(state))
    if len(winners) > 1:
        return Outcome(totals, winners, "shared")
    return Outcome(totals, winners, "most_points" if totals.count(max(totals)) == 1 else "most_buildings")


def _score(state: State, tally: Tally, seat: int) -> Score:
    own, cards = board.mask_of(state.built_by(seat)), state.cards_of(seat)
    taken: dict[str, list[str]] = {kind: [] for kind in board.TOKENS}
    for place, kind in state.tokens().items():
        if own >> board.INDEX[place] & 1:
            taken[kind].append(place)
    return Score(
        points=tally.seat_points(seat),
        tokens=taken,
        area_places=[] if state.is_expert else board.names_of(own & FAMILY_AREA_PLACES.get(cards.area or "", 0)),
        groups=tally.seat_groups(seat) if state.is_expert else None,
        neighbourhood_places=_on_type(own, cards),
        expansion_sets=_expansion_sets(own, cards),
        highest_in=[decision.district for decision in decisions(state) if seat in decision.seats],
    )


def _on_type(own: int, cards: Cards) -> list[str]:
    return [name for name in board.names_of(own) if board.TYPE_OF[board.INDEX[name]] == cards.neighbourhood]


def _expansion_sets(own: int, cards: Cards) -> dict[str, int]:
    if cards.expansion is None:
        return {}
    types = [board.TYPE_PLACES[board.TYPES.index(name)] for name in cards.expansion]
    sets = {
        district: min((own & places & kind).bit_count() for kind in types)
        for district, places in zip(board.DISTRICTS, board.DISTRICT_PLACES, strict=True)
    }
    return {district: count for district, count in sets.items() if count}


def decisions(state: State) -> list[DistrictDecision]:
    """How each district in use was decided; none in a version that does not count the highest buildings."""
    if not state.is_expert or state.has_expansion:
        return []
    tally, closed = Tally().count_all(state), state.closed()
    return [
        _decision(tally, index, state.players)
        for index, district in enumerate(board.DISTRICTS)
        if district not in closed
    ]


def _decision(tally: Tally, district: int, players: int) -> DistrictDecision:
    heights = tuple(tally.district_heights(district, seat) for seat in range(players))
    seats = tuple(tally.district_winners(district, players))
    reason, rank = _why_ahead(heights, seats)
    return DistrictDecision(board.DISTRICTS[district], heights, seats, reason, rank)


def _why_ahead(heights: tuple[tuple[int, int, int], ...], seats: tuple[int, ...]) -> tuple[str, int]:
    if not seats:
        return "empty", 0
    if len(seats) > 1:
        return "equal", 0
    others = [height for seat, height in enumerate(heights) if seat not in seats and any(height)]
    if not others:
        return "only_builder", 0
    ahead, second = _row(heights[seats[0]]), _row(max(others))
    for rank, (mine, theirs) in enumerate(zip(ahead, second, strict=False), start=1):
        if mine != theirs:
            return "taller", rank
    return "more_buildings", len(second) + 1


def _row(height: tuple[int, int, int]) -> list[int]:
    """The buildings from the tallest to the lowest."""
    tall, medium, small = height
    return [3] * tall + [2] * medium + [1] * small
