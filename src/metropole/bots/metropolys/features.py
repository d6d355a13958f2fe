"""What the network sees of Metropolys when a call is to be opened. Types in features.pxd."""

from __future__ import annotations

import cython

from metropole.bots.features import Features
from metropole.games.metropolys import board, cards, points
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.tally import Tally

if not cython.compiled:
    from metropole.games.bits import popcount

SOURCES, BUILDINGS, MEDIUM, TALL = len(points.SOURCES), board.BUILDINGS, board.MEDIUM, board.TALL
BRIDGES, STATUES, CHAINS = list(board.BRIDGES), list(board.STATUES), list(board.CHAINS)
LAKES, DISTRICTS, TYPES = list(board.LAKES), list(board.DISTRICT_PLACES), list(board.TYPE_PLACES)
BRIDGE_COUNT, STATUE_COUNT, CHAIN_COUNT = len(board.BRIDGES), len(board.STATUES), len(board.CHAINS)
LAKE_COUNT, DISTRICT_COUNT = len(board.LAKES), len(board.DISTRICTS)
FAMILY_PLACES = [cards.FAMILY_AREA_PLACES.get(card, 0) for card in cards.AREA_CARDS]
CARD_BRIDGES, CARD_STATUES, CARD_LAKES, CARD_CHAINS = (
    cards.AREA_CARDS.index(name) for name in ("bridges", "statues", "lakes", "chains")
)
EXPANSION_TYPES = [[board.TYPES.index(name) for name in card] for card in board.EXPANSION_CARDS]
# The points by source, then: all points; buildings built; of those left their sum, the highest, the tall, the medium;
# groups of the area card that lack one or two places still free, the places that would complete one; free places that
# bring points by themselves; how near sets of the expansion are; districts where one is ahead, the free places in them,
# and in the others; subway tokens; whether one opens the call, and how many seats are before one; the area card.
(
    TOTAL, BUILT, SUM_LEFT, HIGHEST_LEFT, TALL_LEFT, MEDIUM_LEFT, ONE_MISSING, TWO_MISSING, COMPLETING, WANTED,
    SETS_NEAR, AHEAD, AHEAD_FREE, BEHIND_FREE, SUBWAYS, TO_MOVE, WAITING, AREA_CARD,
) = range(SOURCES, SOURCES + 18)  # fmt: skip
OF_A_SEAT = AREA_CARD + len(cards.AREA_CARDS)
FREE, PLAYERS, EXPERT, EXPANSION, TRENDY_LEFT, SUBWAY_LEFT, ARCHAEOLOGY_LEFT, OF_THE_TABLE = range(8)


class MetropolysFeatures(Features):
    """Counts positions of Metropolys."""

    def __init__(self) -> None:
        super().__init__(OF_A_SEAT, OF_THE_TABLE)
        self.tally = Tally()

    def count(self, game: State) -> None:
        """Count a position that is not the last one."""
        self._begin(game.players)
        self.tally.count(game)
        for seat in range(game.players):
            self._count_seat(game, seat)
            self._count_left(game, seat)
            self._count_cards(game, seat)
            if game.is_expert and not game.has_expansion:
                self._count_districts(game, seat)
            self.strength[seat] = self.counts[seat][TOTAL] + self.counts[seat][BUILT]
        self._count_table(game)

    def _count_seat(self, game: State, seat: int) -> None:
        counts = self.counts[seat]
        for source in range(SOURCES):
            counts[source] = self.tally.points[seat][source] / 15.0
        counts[TOTAL] = self.tally.totals[seat] / 40.0
        counts[BUILT] = popcount(game.built[seat]) / 13.0
        counts[SUBWAYS] = popcount(game.built[seat] & game.subway) / 5.0
        counts[TO_MOVE] = 1.0 if game.turn == seat else 0.0
        counts[WAITING] = ((seat - game.turn + game.players) % game.players) / 3.0

    def _count_left(self, game: State, seat: int) -> None:
        """The buildings still to be built."""
        counts = self.counts[seat]
        for value in range(1, BUILDINGS + 1):
            if game.held[seat] >> value & 1:
                counts[SUM_LEFT] += value / 91.0
                counts[HIGHEST_LEFT] = value / 13.0
                counts[TALL_LEFT] += 0.25 if value >= TALL else 0.0
                counts[MEDIUM_LEFT] += 0.25 if value >= MEDIUM and value < TALL else 0.0

    def _count_cards(self, game: State, seat: int) -> None:
        """What the cards still want."""
        counts = self.counts[seat]
        card = game.area[seat]
        if card >= 0:
            counts[AREA_CARD + card] = 1.0
            if game.is_expert:
                self._count_groups(game, seat, card)
            else:
                counts[WANTED] += popcount(game.unbuilt & FAMILY_PLACES[card]) / 20.0
        if game.neighbourhood[seat] >= 0:
            counts[WANTED] += popcount(game.unbuilt & TYPES[game.neighbourhood[seat]]) / 11.0
        if game.expansion[seat] >= 0:
            self._count_sets(game, seat, game.expansion[seat])

    def _count_groups(self, game: State, seat: int, card: int) -> None:
        """Groups that buildings outside all complete groups have begun."""
        own = game.built[seat]
        for i in range(self.tally.group_count[seat]):
            own &= ~self.tally.groups[seat][i]
        if card == CARD_BRIDGES:
            self._count_missing(BRIDGES, BRIDGE_COUNT, game, seat, own)
        elif card == CARD_STATUES:
            self._count_missing(STATUES, STATUE_COUNT, game, seat, own)
        elif card == CARD_CHAINS:
            self._count_missing(CHAINS, CHAIN_COUNT, game, seat, own)
        elif card == CARD_LAKES:
            self._count_threes(LAKES, LAKE_COUNT, game, seat, own)
        else:
            self._count_threes(DISTRICTS, DISTRICT_COUNT, game, seat, own)

    def _count_missing(self, groups: list[int], count: int, game: State, seat: int, own: int) -> None:
        """Groups of certain places."""
        completing = 0
        for i in range(count):
            missing = groups[i] & ~own
            if not missing & ~game.unbuilt:
                completing |= self._count_group(seat, popcount(missing), missing)
        self.counts[seat][COMPLETING] = popcount(completing) / 8.0

    def _count_threes(self, groups: list[int], count: int, game: State, seat: int, own: int) -> None:
        """Groups of any three places of a set."""
        completing = 0
        for i in range(count):
            missing = 3 - popcount(groups[i] & own)
            if popcount(groups[i] & game.unbuilt) >= missing:
                completing |= self._count_group(seat, missing, groups[i] & game.unbuilt)
        self.counts[seat][COMPLETING] = popcount(completing) / 8.0

    def _count_group(self, seat: int, missing: int, free: int) -> int:
        """One group that can still be completed; the places that would complete it at once."""
        if missing == 1:
            self.counts[seat][ONE_MISSING] += 0.1
            return free
        if missing == 2:
            self.counts[seat][TWO_MISSING] += 0.05
        return 0

    def _count_sets(self, game: State, seat: int, card: int) -> None:
        """Districts where a set of the expansion can still be completed, by how much of it stands."""
        for district in range(DISTRICT_COUNT):
            standing = 0
            free = 0
            for i in range(3):
                places = DISTRICTS[district] & TYPES[EXPANSION_TYPES[card][i]]
                if places & game.built[seat]:
                    standing += 1
                elif places & game.unbuilt:
                    free += 1
            if standing + free == 3:
                self.counts[seat][SETS_NEAR] += standing / 6.0

    def _count_districts(self, game: State, seat: int) -> None:
        """Where the highest buildings are one's own, and where that may still change."""
        for district in range(DISTRICT_COUNT):
            free = popcount(DISTRICTS[district] & game.unbuilt) / 20.0
            if self.tally.highest_seats[district] >> seat & 1:
                self.counts[seat][AHEAD] += 0.2
                self.counts[seat][AHEAD_FREE] += free
            else:
                self.counts[seat][BEHIND_FREE] += free

    def _count_table(self, game: State) -> None:
        self.table[FREE] = popcount(game.unbuilt) / 55.0
        self.table[PLAYERS] = (game.players - 2) / 2.0
        self.table[EXPERT] = 1.0 if game.is_expert else 0.0
        self.table[EXPANSION] = 1.0 if game.has_expansion else 0.0
        self.table[TRENDY_LEFT] = popcount(game.unbuilt & game.trendy) / 5.0
        self.table[SUBWAY_LEFT] = popcount(game.unbuilt & game.subway) / 5.0
        self.table[ARCHAEOLOGY_LEFT] = popcount(game.unbuilt & game.archaeology) / 5.0

    # For readers who are not compiled

    def seen(self, game: State) -> list[list[float]]:
        """What each seat sees of this position."""
        self.count(game)
        return self.rows()

    def is_judged(self, game: State) -> bool:
        """Whether the search judges positions like this one: when a call is to be opened."""
        return not game.is_in_call
