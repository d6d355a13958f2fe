"""Metropolys as the search plays it. Types in playout.pxd."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

import cython

from metropole.bots.metropolys.belief import deal_weights
from metropole.bots.metropolys.features import MetropolysFeatures
from metropole.bots.network import Network
from metropole.bots.playout import Playout
from metropole.games.metropolys import actions, board
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.tally import Tally
from metropole.games.metropolys.view import View

if not cython.compiled:
    from math import exp

    from metropole.games.bits import below, lowest, nth_bit, popcount, xorshift

ADJACENT = list(board.ADJACENT)
PASS, BUILDINGS = actions.PASS, board.BUILDINGS
SEATS, DECKS = 4, 3  # area, neighbourhood, expansion
MOST_DEALS = 120  # of five cards to four seats, as a spectator sees it
RANDOM_RANGE = 2.0**53
# Found by playing against each other at equal numbers of simulations.
PASSING = 140  # how often, of 256, a seat passes when games are played out
WARMTH = 3.0  # how little a difference in points decides beforehand
VICTORY, SPREAD = 0.2, 15.0  # of the reward, the part that the victory is; the points that make a clear margin
CURIOSITY = 0.3
SHARE, LEAD, POINTS = 0, 1, 2  # the network's answers


class MetropolysPlayout(Playout):
    """Games from one view: the other seats' cards are dealt anew every time, each deal as often as it is believed."""

    def __init__(self, view: View, seed: int, is_learned: bool = False) -> None:
        super().__init__(view.setup.players, seed)
        self.is_learned = is_learned
        if is_learned:
            self.network, self.features = network(), MetropolysFeatures()
        self.root, self.game, self.tally = view.known, view.known.copy(), Tally()
        if not cython.compiled:
            self.seats, self.deal_count = [0] * SEATS, [0] * DECKS
            self.deals = [[[0] * SEATS for _ in range(MOST_DEALS)] for _ in range(DECKS)]
            self.sums = [[0.0] * MOST_DEALS for _ in range(DECKS)]
        believed = deal_weights(view)
        self.seat_count = len(believed.seats)
        for index, seat in enumerate(believed.seats):
            self.seats[index] = seat
        for deck, deals in enumerate((believed.area, believed.neighbourhood, believed.expansion)):
            self._keep(deck, deals or [])

    def _keep(self, deck: int, deals: list[tuple[tuple[int, ...], float]]) -> None:
        self.deal_count[deck] = len(deals)
        for at, (numbers, total) in enumerate(deals):
            self.sums[deck][at] = total
            for index, card in enumerate(numbers):
                self.deals[deck][at][index] = card

    def start(self) -> None:
        self.game.become(self.root)
        self._deal(0, self.game.area)
        self._deal(1, self.game.neighbourhood)
        self._deal(2, self.game.expansion)

    def _deal(self, deck: int, cards: list[int]) -> None:
        """Deal the cards of one kind to the seats whose cards are not known."""
        if not self.deal_count[deck]:
            return
        self.word = xorshift(self.word)
        drawn = (self.word >> 11) / RANDOM_RANGE
        at = 0
        while at + 1 < self.deal_count[deck] and self.sums[deck][at] <= drawn:
            at += 1
        for index in range(self.seat_count):
            cards[self.seats[index]] = self.deals[deck][at][index]

    def turn(self) -> int:
        return self.game.turn

    def private(self) -> int:
        """Cards do not change what a seat may do."""
        return 0

    def options(self, codes: MutableSequence[int], priors: MutableSequence[float], first: int) -> int:
        targets = self.game._targets()
        higher = self.game._higher()
        now = self.tally.total_with(self.game, self.game.turn, -1)
        safe_from = self._highest_other()
        count = first
        total = 0.0
        while targets:
            place = lowest(targets)
            targets &= targets - 1
            gain = self.tally.total_with(self.game, self.game.turn, place) - now
            values = higher
            while values:
                value = self.game.last_value + 1 + lowest(values)
                values &= values - 1
                codes[count] = place * BUILDINGS + value - 1
                priors[count] = self._promise(place, value, gain, safe_from)
                total += priors[count]
                count += 1
        if self.game.last_value:
            codes[count] = PASS
            priors[count] = 1.0
            total += 1.0
            count += 1
        for i in range(first, count):
            priors[i] = priors[i] / total
        return count - first

    def _highest_other(self) -> int:
        """The highest building that another seat still in the call could answer with."""
        highest = 0
        for seat in range(self.players):
            if seat != self.game.turn and self.game.active >> seat & 1:
                while self.game.stock[seat] >> (highest + 1):
                    highest += 1
        return highest

    def _promise(self, place: int, value: int, gain: float, highest_other: int) -> float:
        """How a bid looks: what it gains, whether it can be answered, and what it costs."""
        if value >= highest_other or not ADJACENT[place] & self.game.free:
            return exp((gain + 2.0 - 0.15 * value) / WARMTH)
        return exp((gain * (0.3 + 0.05 * value) - 0.2 * value) / WARMTH)

    def play(self, code: int) -> None:
        self.game._play(code)

    def finish(self) -> None:
        self._play_out(self.game)
        if self.game.turn < 0:
            self._count_up()
        else:
            self._judge()

    def _play_out(self, game: State) -> None:
        """Random places, and of two random buildings the lower; whoever may pass does so about every second time.

        To the end, or for the network, which judges between calls, to the end of the call.
        """
        while game.turn >= 0 and (game.last_value or not self.is_learned):
            self.word = xorshift(self.word)
            if game.last_value and self.word & 255 < PASSING:
                game.active &= ~(1 << game.turn)
            else:
                targets = game._targets()
                higher = game._higher()
                values = popcount(higher)
                one = below(self.word, values)
                self.word = xorshift(self.word)
                other = below(self.word, values)
                self.word = xorshift(self.word)
                game._bid(
                    nth_bit(targets, below(self.word, popcount(targets))),
                    game.last_value + 1 + nth_bit(higher, one if one < other else other),
                )
            game._pass_on()

    def _count_up(self) -> None:
        self.tally.count(self.game)
        winners = self.tally.winners(self.game)
        for seat in range(self.players):
            best = -1000
            for other in range(self.players):
                if other != seat and self.tally.totals[other] > best:
                    best = self.tally.totals[other]
            margin = self.tally.totals[seat] - best
            self.points[seat] = self.tally.totals[seat]
            self.shares[seat] = 1.0 / popcount(winners) if winners >> seat & 1 else 0.0
            self.rewards[seat] = VICTORY * self.shares[seat] + (1.0 - VICTORY) * lead(margin)

    def _judge(self) -> None:
        """Let the network tell what the position is worth to each seat."""
        self.features.count(self.game)
        whole = 0.0
        for seat in range(self.players):
            self.features.write(seat)
            self.network.look(self.features.row)
            self.shares[seat] = self.network.answer[SHARE]
            self.rewards[seat] = (1.0 - VICTORY) * self.network.answer[LEAD]
            self.points[seat] = self.network.answer[POINTS]
            whole += self.shares[seat]
        for seat in range(self.players):
            self.shares[seat] /= whole
            self.rewards[seat] += VICTORY * self.shares[seat]


def network() -> Network:
    """With what the package has learned of this game, for one thread."""
    return Network.read("metropole.data", "metropolys_weights.json")


def lead(margin: float) -> float:
    """How clear a lead of so many points over the best of the others is, from 0 to 1."""
    return 1.0 / (1.0 + exp(-margin / SPREAD))


def known_privates(view: View, codes: Sequence[int]) -> list[int] | None:
    """What each next seat privately knew after each of these actions: nothing that changes what it may do."""
    return [0] * len(codes)
