"""What the others' secret cards are likely to be, inferred from what they bid, passed and built; from a view alone.

Two seats never hold the same card, so whole deals are weighed, not seats one by one. The area cards and the second
cards of a seat are weighed together, for a choice may serve both; each deck's answer is then given by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, permutations
from random import Random
from typing import Any

from metropole.bots.metropolys.choices import WEIGHTS, Weights
from metropole.bots.metropolys.likelihood import Table, Unknown, tables, unknown
from metropole.games.metropolys import cards
from metropole.games.metropolys.board import EXPANSION_CARDS, TYPES
from metropole.games.metropolys.cards import ExpansionCard
from metropole.games.metropolys.setup import Setup
from metropole.games.metropolys.view import View

NUMBERED: dict[str, Sequence[Any]] = {
    "area": cards.AREA_CARDS,
    "neighbourhood": TYPES,
    "expansion": EXPANSION_CARDS,
}
Deals = list[tuple[tuple[int, ...], float]]  # cards by number, one for each unknown seat; weights, or their sums so far


@dataclass(frozen=True, slots=True)
class SeatBelief:
    """How likely a seat is to hold each card; None for a kind of card that is not in this version."""

    area: dict[str, float]
    neighbourhood: dict[str, float] | None
    expansion: dict[ExpansionCard, float] | None


@dataclass(frozen=True, slots=True)
class DealWeights:
    """Deals of the unknown cards to `seats`, as card numbers, each with the sum of the weights up to it; the last is 1.

    A search draws one by the first whose sum exceeds a random number from 0 to 1.
    """

    seats: tuple[int, ...]
    area: Deals
    neighbourhood: Deals | None
    expansion: Deals | None


def beliefs(view: View, weights: Weights = WEIGHTS) -> list[SeatBelief]:
    """For every seat, how likely each card of each deck is; 1 for a known card."""
    setup, deals = view.setup, _deals(view, weights)
    seats = unknown(setup).seats
    answer: dict[str, list[dict[Any, float] | None]] = {}
    for name, deck, dealt in setup.decks():
        if deck is None or dealt is None:
            answer[name] = [None] * setup.players
            continue
        numbers, found = NUMBERED[name], [dict.fromkeys(deck, 0.0) for _ in dealt]
        for seat, card in enumerate(dealt):
            if card is not None:
                found[seat][card] = 1.0
        for deal, weight in deals[name]:
            for seat, number in zip(seats, deal, strict=True):
                found[seat][numbers[number]] += weight
        answer[name] = list(found)
    rows = zip(answer["area"], answer["neighbourhood"], answer["expansion"], strict=True)
    return [SeatBelief(area or {}, neighbourhood, expansion) for area, neighbourhood, expansion in rows]


def deal_weights(view: View, weights: Weights = WEIGHTS) -> DealWeights:
    """The same belief in the form that a search draws from."""
    summed = {name: _summed(deals) for name, deals in _deals(view, weights).items()}
    return DealWeights(unknown(view.setup).seats, summed["area"], summed.get("neighbourhood"), summed.get("expansion"))


def decks(setup: Setup) -> dict[str, list[Any]]:
    """By kind of card, the cards that there are in this version, as a record has them."""
    return {kind: [_written(card) for card in deck] for kind, deck, _ in setup.decks() if deck is not None}


def truth(setup: Setup) -> list[dict[str, int]]:
    """By seat and kind of card, which one of the deck a seat holds in a complete set-up."""
    used = [(kind, list(deck), dealt) for kind, deck, dealt in setup.decks() if deck is not None and dealt is not None]
    return [{kind: deck.index(dealt[seat]) for kind, deck, dealt in used} for seat in range(setup.players)]


def chances(view: View) -> list[dict[str, list[float]]]:
    """By seat and kind of card, how likely a view makes each card of the deck."""
    kinds = list(decks(view.setup))
    return [{kind: list(getattr(believed, kind).values()) for kind in kinds} for believed in beliefs(view)]


def drawn(view: View, rng: Random) -> Setup:
    """The view's set-up with the cards that are not known drawn, each deck's deals as often as they are believed."""
    setup, seats = view.setup, unknown(view.setup).seats
    filled = {name: list(dealt) for name, _, dealt in setup.decks() if dealt is not None}
    for name, deals in _deals(view, WEIGHTS).items():
        [deal] = rng.choices([deal for deal, _ in deals], [weight for _, weight in deals])
        for seat, number in zip(seats, deal, strict=True):
            filled[name][seat] = NUMBERED[name][number]
    cards_dealt: dict[str, Any] = {name: tuple(dealt) for name, dealt in filled.items()}
    return replace(setup, **cards_dealt)


def _written(card: Any) -> Any:
    return card if isinstance(card, str) else list(card)


def true_chances(believed: SeatBelief, truth: Setup, seat: int) -> dict[str, float]:
    """By kind of card, what a belief gives to the card that a seat really has."""
    dealt = {kind: cards[seat] for kind, deck, cards in truth.decks() if deck is not None and cards is not None}
    return {kind: getattr(believed, kind)[card] for kind, card in dealt.items()}


def _deals(view: View, weights: Weights) -> dict[str, Deals]:
    """For each deck in use, all deals of the unknown cards with their probabilities."""
    left = unknown(view.setup)
    area_weights, second_weights = weigh(left, tables(view, weights))
    found = {"area": _numbered("area", left.area, area_weights)}
    if left.second:
        found[left.second] = _numbered(left.second, left.second_cards, second_weights)
    return found


def weigh(left: Unknown, found: dict[int, Table]) -> tuple[dict[tuple[int, ...], float], dict[tuple[int, ...], float]]:
    """The probability of each deal of area cards, and of each deal of second cards, as indices into `left`."""
    seats = len(left.seats)
    area_deals = list(permutations(range(len(left.area)), seats))
    has_second = left.second is not None
    second_deals = list(permutations(range(len(left.second_cards)), seats)) if has_second else [(0,) * seats]
    likelihoods = [_scaled(found[seat]) for seat in left.seats]
    by_area = []
    by_second = [0.0] * len(second_deals)
    for deal in area_deals:
        row = [1.0] * len(second_deals)
        for position, (table, card) in enumerate(zip(likelihoods, deal, strict=True)):
            held = table[card]
            row = [weight * held[second[position]] for weight, second in zip(row, second_deals, strict=True)]
        by_area.append(sum(row))
        by_second = [sum_so_far + weight for sum_so_far, weight in zip(by_second, row, strict=True)]
    total = sum(by_area)
    areas = {deal: weight / total for deal, weight in zip(area_deals, by_area, strict=True)}
    return areas, {deal: weight / total for deal, weight in zip(second_deals, by_second, strict=True)}


def _scaled(table: Table) -> Table:
    """The greatest 1, so that products of several stay within what a float can hold."""
    most = max(map(max, table))
    return [[value / most for value in row] for row in table]


def _numbered(name: str, held: Sequence[Any], deals: dict[tuple[int, ...], float]) -> Deals:
    numbers = [NUMBERED[name].index(card) for card in held]
    return [(tuple(numbers[index] for index in deal), weight) for deal, weight in deals.items()]


def _summed(deals: Deals) -> Deals:
    sums = list(accumulate(weight for _, weight in deals))
    sums[-1] = 1.0  # whatever rounding left over
    return [(deal, weight) for (deal, _), weight in zip(deals, sums, strict=True)]
