"""Counting a position: every seat's points by source, with the groups and districts behind them. Types in tally.pxd."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from metropole.games.metropolys import board, cards
from metropole.games.metropolys.points import POINTS, SOURCES

if not cython.compiled:
    from metropole.games.bits import popcount

if TYPE_CHECKING:
    from metropole.games.metropolys.rules import State

TRENDY, SUBWAY, SUBWAY_CARD, ARCHAEOLOGY, ARCHAEOLOGY_CARD, AREA, NEIGHBOURHOOD, EXPANSION, HIGHEST = range(9)
CARD_BRIDGES, CARD_STATUES, CARD_LAKES, CARD_DISTRICTS, CARD_CHAINS = (
    cards.AREA_CARDS.index(name) for name in ("bridges", "statues", "lakes", "districts", "chains")
)
(
    A_TRENDY, A_SUBWAY, A_SUBWAY_CARD, AN_ARCHAEOLOGY, AN_ARCHAEOLOGY_CARD,
    AN_AREA, A_NEIGHBOURHOOD, AN_EXPANSION, A_HIGHEST,
) = POINTS.values()  # one of each  # fmt: skip
_GROUPS = [cards.EXPERT_AREA_GROUPS.get(card, cards.Grouping(0, 0)) for card in cards.AREA_CARDS]
GROUP_SIZE, GROUP_POINTS = [group.size for group in _GROUPS], [group.points for group in _GROUPS]  # Expert's
LAKE_GROUP, DISTRICT_GROUP = GROUP_SIZE[CARD_LAKES], GROUP_SIZE[CARD_DISTRICTS]
AREA_PLACES = [cards.FAMILY_AREA_PLACES.get(card, 0) for card in cards.AREA_CARDS]  # Family's
BRIDGES, STATUES, CHAINS = list(board.BRIDGES), list(board.STATUES), list(board.CHAINS)
LAKES, LATER_LAKES = list(board.LAKES), list(board.LATER_LAKES)
DISTRICTS, TYPES = list(board.DISTRICT_PLACES), list(board.TYPE_PLACES)
BRIDGE_COUNT, STATUE_COUNT, CHAIN_COUNT = len(board.BRIDGES), len(board.STATUES), len(board.CHAINS)
LAKE_COUNT, DISTRICT_COUNT = len(board.LAKES), len(board.DISTRICTS)
EXPANSION_TYPES = [[board.TYPES.index(name) for name in card] for card in board.EXPANSION_CARDS]


class Tally:
    """The points of a position. One Tally can count many positions, one after another."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.points, self.totals = [[0] * len(SOURCES) for _ in range(4)], [0] * 4
            self.groups, self.group_count = [[0] * 6 for _ in range(4)], [0] * 4
            self.heights, self.highest_seats = [[0] * DISTRICT_COUNT for _ in range(4)], [0] * DISTRICT_COUNT
            self.candidate, self.trial, self.best = [0] * CHAIN_COUNT, [0] * 6, [0] * 6
        self.candidates = self.best_count = 0

    def count(self, state: State) -> None:
        """Count all seats."""
        for seat in range(state.players):
            self._count_tokens(state, seat)
            self._count_cards(state, seat)
            self.points[seat][HIGHEST] = 0
        if state.is_expert and not state.has_expansion:
            self._count_highest(state)
        for seat in range(state.players):
            self.totals[seat] = 0
            for source in range(9):
                self.totals[seat] += self.points[seat][source]

    def total_with(self, state: State, seat: int, place: int) -> int:
        """A seat's points for its tokens and cards if it had built in this place too (-1: as it is)."""
        bit = 0
        if place >= 0:
            bit = 1
            bit <<= place
        bit &= ~state.built[seat]
        state.built[seat] |= bit
        self._count_tokens(state, seat)
        self._count_cards(state, seat)
        state.built[seat] &= ~bit
        total = 0
        for source in range(8):
            total += self.points[seat][source]
        return total

    def winners(self, state: State) -> int:
        """The set of seats with the most points, among them those with the most buildings."""
        best = -1000
        winners = 0
        for seat in range(state.players):
            rank = self.totals[seat] * 16 + popcount(state.built[seat])
            if rank > best:
                best = rank
                winners = 0
            if rank == best:
                winners |= 1 << seat
        return winners

    def _count_tokens(self, state: State, seat: int) -> None:
        own = state.built[seat]
        points = self.points[seat]
        points[TRENDY] = A_TRENDY * popcount(own & state.trendy)
        points[SUBWAY] = A_SUBWAY * popcount(own & state.subway)
        points[SUBWAY_CARD] = A_SUBWAY_CARD if state.subway_card == seat else 0
        points[ARCHAEOLOGY] = AN_ARCHAEOLOGY * popcount(own & state.archaeology)
        points[ARCHAEOLOGY_CARD] = AN_ARCHAEOLOGY_CARD if state.archaeology_card == seat else 0

    def _count_cards(self, state: State, seat: int) -> None:
        own = state.built[seat]
        self.group_count[seat] = self.points[seat][AREA] = 0
        card = state.area[seat]
        if card >= 0:
            if state.is_expert:
                self.group_count[seat] = self._count_groups(card, own)
                self.points[seat][AREA] = GROUP_POINTS[card] * self.group_count[seat]
                self.groups[seat][:] = self.best
            else:
                self.points[seat][AREA] = AN_AREA * popcount(own & AREA_PLACES[card])
        card = state.neighbourhood[seat]
        self.points[seat][NEIGHBOURHOOD] = A_NEIGHBOURHOOD * popcount(own & TYPES[card]) if card >= 0 else 0
        card = state.expansion[seat]
        self.points[seat][EXPANSION] = AN_EXPANSION * self._expansion_sets(card, own) if card >= 0 else 0

    def _count_groups(self, card: int, own: int) -> int:
        """How many groups an Expert area card counts; they stand in `best`."""
        if card == CARD_BRIDGES:
            return self._pack(BRIDGES, BRIDGE_COUNT, GROUP_SIZE[card], own)
        if card == CARD_STATUES:
            return self._pack(STATUES, STATUE_COUNT, GROUP_SIZE[card], own)
        if card == CARD_CHAINS:
            return self._pack(CHAINS, CHAIN_COUNT, GROUP_SIZE[card], own)
        if card == CARD_LAKES:
            return self._pack_lakes(own)
        return self._pack_districts(own)

    def _pack(self, groups: list[int], count: int, size: int, own: int) -> int:
        """The most groups without a common building, by trying every choice of groups that could still be better."""
        union = 0
        self.candidates = 0
        for i in range(count):
            if not groups[i] & ~own:
                self.candidate[self.candidates] = groups[i]
                self.candidates += 1
                union |= groups[i]
        self.best_count = 0
        self._choose(0, union, 0, size)
        return self.best_count

    def _choose(self, start: int, free: int, chosen: int, size: int) -> None:
        if chosen > self.best_count:
            self.best_count = chosen
            self.best[:] = self.trial
        for i in range(start, self.candidates):
            needed = self.best_count - chosen + 1  # groups to be better than what is found
            if popcount(free) < needed * size or self.candidates - i < needed:
                return
            if not self.candidate[i] & ~free:
                self.trial[chosen] = self.candidate[i]
                self._choose(i + 1, free & ~self.candidate[i], chosen + 1, size)

    def _pack_lakes(self, own: int) -> int:
        """One group a lake, lake by lake, each leaving as many shared buildings as it can to the lakes that come later.

        That is exact because a lake of this city shares buildings with at most one other: counting the first of two
        such lakes costs at most the second, and taking the fewest shared buildings leaves the second its best chance.
        """
        lake_of = [0] * 6
        used = 0
        count = 0
        for i in range(LAKE_COUNT):
            here = own & LAKES[i] & ~used
            if popcount(here) >= LAKE_GROUP:
                group = here & ~LATER_LAKES[i]
                shared = here & LATER_LAKES[i]
                while popcount(group) < LAKE_GROUP:
                    group |= shared & (~shared + 1)
                    shared &= shared - 1
                self.best[count] = group
                lake_of[count] = i
                used |= group
                count += 1
        for i in range(count):  # whoever else stands at a counted lake belongs to its group
            self.best[i] |= own & LAKES[lake_of[i]] & ~used
            used |= self.best[i]
        return count

    def _pack_districts(self, own: int) -> int:
        count = 0
        for i in range(DISTRICT_COUNT):
            if popcount(own & DISTRICTS[i]) >= DISTRICT_GROUP:
                self.best[count] = own & DISTRICTS[i]
                count += 1
        return count

    def _expansion_sets(self, card: int, own: int) -> int:
        """In each district, the card's three types as often as all three are there."""
        sets = 0
        for district in range(DISTRICT_COUNT):
            here = own & DISTRICTS[district]
            fewest = 13
            for i in range(3):
                n = popcount(here & TYPES[EXPANSION_TYPES[card][i]])
                if n < fewest:
                    fewest = n
            sets += fewest
        return sets

    def _count_highest(self, state: State) -> None:
        """Points to whoever is ahead in a district: most tall buildings, then most medium, then most small ones.

        Comparing the tallest, then the second, and so on comes to the same: where both have equally many tall buildings
        the first difference lies among the medium ones.
        """
        for district in range(DISTRICT_COUNT):
            tallest = 0
            self.highest_seats[district] = 0
            for seat in range(state.players):
                here = state.built[seat] & DISTRICTS[district]
                height = popcount(here & state.tall) * 256 + popcount(here & state.medium) * 16
                height += popcount(here & ~(state.tall | state.medium))
                self.heights[seat][district] = height
                if height > tallest:
                    tallest = height
                    self.highest_seats[district] = 0
                if height and height == tallest:
                    self.highest_seats[district] |= 1 << seat
            for seat in range(state.players):
                if self.highest_seats[district] >> seat & 1:
                    self.points[seat][HIGHEST] += A_HIGHEST

    # For readers who are not compiled

    def seat_points(self, seat: int) -> dict[str, int]:
        """One seat's points by source."""
        return {source: self.points[seat][i] for i, source in enumerate(SOURCES)}

    def seat_total(self, seat: int) -> int:
        """One seat's points."""
        return self.totals[seat]

    def seat_groups(self, seat: int) -> list[list[str]]:
        """The groups that a seat's Expert area card counted, as names."""
        return [board.names_of(self.groups[seat][i]) for i in range(self.group_count[seat])]

    def district_heights(self, district: int, seat: int) -> tuple[int, int, int]:
        """How many tall, medium and small buildings a seat has in a district, where the highest ones count."""
        height = self.heights[seat][district]
        return height >> 8, height >> 4 & 15, height & 15

    def district_winners(self, district: int, players: int) -> list[int]:
        """The seats that are ahead in a district."""
        return [seat for seat in range(players) if self.highest_seats[district] >> seat & 1]

    def winning_seats(self, state: State) -> list[int]:
        """The seats that win, if the position is the last one."""
        winners = self.winners(state)
        return [seat for seat in range(state.players) if winners >> seat & 1]

    def count_all(self, state: State) -> Tally:
        """Count, for callers who are not compiled."""
        self.count(state)
        return self
