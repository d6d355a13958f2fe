"""How well the hands that a seat may hold explain what it did: the game is gone through again, choice by choice."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any

from metropole.bots.metropolys.belief_steps import Progress, neighbourhood_steps
from metropole.bots.metropolys.choices import LAPSES, WEIGHTS, Cells, Weights, divided_by, gains_over_chance, weighted
from metropole.games.contract import NOBODY
from metropole.games.metropolys import board
from metropole.games.metropolys.actions import PASS
from metropole.games.metropolys.cards import EXPERT_AREA_GROUPS
from metropole.games.metropolys.points import POINTS
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import Setup
from metropole.games.metropolys.view import View

Table = list[list[float]]  # by area and second card, as Unknown has them: how many times likelier than by chance
DISTRICT_AT = [board.DISTRICTS.index(name) for name in board.DISTRICT_OF]


@dataclass(frozen=True, slots=True)
class Unknown:
    """The seats whose cards are not known, and the cards they may hold: the deck without the known ones.

    There is never more than one deck besides the area cards: `second` names it.
    """

    seats: tuple[int, ...]
    area: tuple[str, ...]
    second: str | None
    second_cards: tuple[Any, ...]


def unknown(setup: Setup) -> Unknown:
    """What a set-up leaves open."""
    seats = tuple(seat for seat, card in enumerate(setup.area) if card is None)
    left = {
        name: tuple(card for card in deck if card not in (dealt or ()))
        for name, deck, dealt in setup.decks()
        if deck is not None
    }
    second = next((name for name in left if name != "area"), None)
    return Unknown(seats, left["area"], second, left[second] if second else (None,))


def tables(view: View, weights: Weights = WEIGHTS) -> dict[int, Table]:
    """For each unknown seat, how well each hand explains what it did."""
    if view.history:
        reader = _Reader(view.setup, weights)
        reader.read_history(view.history)
    else:
        reader = _Reader(view.setup, weights.for_settled_buildings())
        reader.read_position(view)
    return reader.tables()


class _Reader:
    """Goes through a game and keeps count, for each unknown seat and hand."""

    def __init__(self, setup: Setup, weights: Weights) -> None:
        self.setup, self.weights, self.unknown = setup, weights, unknown(setup)
        self.is_expert = setup.version == "expert"
        self.counts_highest = self.is_expert and not setup.has_expansion
        self.trendy, self.subway, self.archaeology = (setup.token_places(kind) for kind in board.TOKENS)
        self.plain = setup.places & ~(self.trendy | self.subway | self.archaeology)
        self.unbuilt = setup.places
        self.subway_card = self.archaeology_card = NOBODY
        self.progress = [Progress() for _ in range(setup.players)]
        self.heights = [[0] * len(board.DISTRICTS) for _ in range(setup.players)]
        self.tallest = [0] * len(board.DISTRICTS)
        self.open_weight = {points: exp(weights.open * points) for points in range(-3, 10)}
        self.area_cells: dict[int, list[Cells]] = {}
        self.second_cells: dict[int, list[Cells]] = {}
        self.by_kind = {seat: [self._blank() for _ in LAPSES] for seat in self.unknown.seats}
        for seat in self.unknown.seats:
            self._renew(seat)

    def _blank(self) -> Table:
        return [[1.0] * len(self.unknown.second_cards) for _ in self.unknown.area]

    def tables(self) -> dict[int, Table]:
        """For each unknown seat, over all kinds of player; to one who plays by chance all hands are alike."""
        return {
            seat: [[sum(values, 1.0) for values in zip(*rows, strict=True)] for rows in zip(*kinds, strict=True)]
            for seat, kinds in self.by_kind.items()
        }

    def read_history(self, history: tuple[int, ...]) -> None:
        """Every choice, as it was made."""
        state = State(self.setup)
        seat = place = value = 0
        for code in history:
            if state.turn in self.by_kind:
                self._weigh(state, code)
            if code != PASS:
                seat, (place, value) = state.turn, divmod(code, board.BUILDINGS)
            state.play(code)
            if not state.is_in_call:
                self._build(seat, place, value + 1)

    def read_position(self, view: View) -> None:
        """Without a history only where buildings stand: each counts as chosen among all places not its owner's."""
        for seat, buildings in enumerate(view.built):
            for name, value in buildings.items():
                if seat in self.by_kind:
                    others = view.setup.places & ~self.progress[seat].own
                    self._add(seat, [(1.0, others)], 0.0, board.INDEX[name])
                self._build(seat, board.INDEX[name], value)

    # What a choice says

    def _weigh(self, state: State, code: int) -> None:
        seat, targets = state.turn, state.targets()
        cells = self._tokens(seat, targets)
        if self.counts_highest:
            cells = self._with_highest(seat, cells, state.stock_of(seat)[-1])
        passing = exp(self.weights.passing) if state.last_value else 0.0
        self._add(seat, cells, passing, NOBODY if code == PASS else code // board.BUILDINGS)

    def _tokens(self, seat: int, targets: int) -> Cells:
        """The places by the points of their tokens."""
        own, holder, weight = self.progress[seat].own, self.subway_card, self.open_weight
        taken = (own & self.subway).bit_count()
        takes_card = holder not in (NOBODY, seat) and taken >= (self.progress[holder].own & self.subway).bit_count()
        subway = POINTS["subway"] + (POINTS["subway_card"] if holder == NOBODY or takes_card else 0)
        archaeology = POINTS["archaeology"] + (0 if self.archaeology_card == seat else POINTS["archaeology_card"])
        cells = (
            (weight[0], targets & self.plain),
            (weight[POINTS["trendy"]], targets & self.trendy),
            (weight[subway], targets & self.subway),
            (weight[archaeology], targets & self.archaeology),
        )
        return [cell for cell in cells if cell[1]]

    def _with_highest(self, seat: int, cells: Cells, value: int) -> Cells:
        """The same, with the districts in which a building of this value would come to be the highest."""
        height, wanted = _height(value), 0
        for here, most, places in zip(self.heights[seat], self.tallest, board.DISTRICT_PLACES, strict=True):
            if (here < most or not most) and here + height >= most:
                wanted |= places
        factor = self.open_weight[POINTS["highest"]]
        parts = [(weight * factor, mask & wanted) for weight, mask in cells]
        parts += [(weight, mask & ~wanted) for weight, mask in cells]
        return [part for part in parts if part[1]]

    def _add(self, seat: int, cells: Cells, passing: float, chosen: int) -> None:
        """Count one choice for each hand: how much likelier than by chance it makes the place, or passing, if -1."""
        bit = 1 << chosen if chosen >= 0 else 0
        targets = sum(mask for _, mask in cells)
        second = [[cell for cell in card if cell[1] & targets] for card in self.second_cells[seat]]
        plain: list[float] | None = None  # shared by all area cards to which the choice makes no difference
        for number, area in enumerate(self.area_cells[seat]):
            matters = any(places & targets for _, places in area)
            if matters or plain is None:
                gains = gains_over_chance(divided_by(cells, area) if matters else cells, second, passing, bit)
                plain = plain if matters else gains
            else:
                gains = plain
            for lapse, table in zip(LAPSES, self.by_kind[seat], strict=True):
                meant, row = 1 - lapse, table[number]
                row[:] = [value * (1 + meant * gain) for value, gain in zip(row, gains, strict=True)]

    # What happens on the board

    def _build(self, seat: int, place: int, value: int) -> None:
        bit = 1 << place
        progress = self.progress[seat]
        progress.build(place)
        self.unbuilt &= ~bit
        district = DISTRICT_AT[place]
        self.heights[seat][district] += _height(value)
        self.tallest[district] = max(self.tallest[district], self.heights[seat][district])
        if self.archaeology & bit:
            self.archaeology_card = seat
        elif self.subway & bit:
            holder = self.subway_card
            most = 0 if holder == NOBODY else (self.progress[holder].own & self.subway).bit_count()
            if (progress.own & self.subway).bit_count() > most:
                self.subway_card = seat
        if seat in self.by_kind:
            self._renew(seat)

    def _renew(self, seat: int) -> None:
        """What further buildings would do for this seat's possible cards, now that it has another one."""
        self.area_cells[seat] = [self._area(self.progress[seat], card) for card in self.unknown.area]
        self.second_cells[seat] = [self._second(self.progress[seat], card) for card in self.unknown.second_cards]

    def _area(self, progress: Progress, card: str) -> Cells:
        points = EXPERT_AREA_GROUPS[card].points if self.is_expert else POINTS["area"]
        steps = progress.area_steps(card, self.is_expert, self.unbuilt)
        return weighted(steps, self.weights.area * points, self.weights.hope * points)

    def _second(self, progress: Progress, card: Any) -> Cells:
        complete, hope = self.weights.second, self.weights.hope
        if self.unknown.second == "neighbourhood":
            return weighted(neighbourhood_steps(card), complete * POINTS["neighbourhood"], 0.0)
        if self.unknown.second == "expansion":
            return weighted(progress.expansion_steps(card), complete * POINTS["expansion"], hope * POINTS["expansion"])
        return []


def _height(value: int) -> int:
    """A building's height, so that sums compare as the rules compare districts: tall before medium before small."""
    return 256 if value >= board.TALL else 16 if value >= board.MEDIUM else 1
