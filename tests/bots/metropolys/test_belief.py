"""What a view says about the others' cards: the deck respected, the view alone used, the truth made likelier."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log, sqrt
from random import Random
from typing import Any

import pytest

from metropole.bots.metropolys.belief import DealWeights, SeatBelief, beliefs, deal_weights
from metropole.games import metropolys
from metropole.games.metropolys import Setup, cards
from metropole.games.metropolys.board import EXPANSION_CARDS, TYPES
from metropole.learning.metropolys.belief import KINDS, Sample, play
from metropole.match import Match

SEED = 1000  # not the one of the fit
THIRDS = (1 / 6, 1 / 2, 5 / 6)  # the middle of each
GAMES = 360  # 30 of each kind
NUMBERED = {"area": cards.AREA_CARDS, "neighbourhood": TYPES, "expansion": EXPANSION_CARDS}
EXPERT_FOR_FOUR = KINDS.index((4, "expert", False))


@dataclass(frozen=True, slots=True)
class Said:
    """The probability that a belief gave to one card of one unknown seat, and whether the seat had it."""

    kind: tuple[str, bool, str]  # version, expansion, deck
    third: int
    choices: int  # how many cards the seat could have had
    chance: float
    is_true: bool


def decks_of(belief: SeatBelief) -> dict[str, dict[Any, float]]:
    named: dict[str, dict[Any, float] | None] = {
        "area": belief.area,
        "neighbourhood": belief.neighbourhood,
        "expansion": belief.expansion,
    }
    return {name: chances for name, chances in named.items() if chances is not None}


def samples(number: int, moments: tuple[float, ...] = THIRDS, noise: float = 0.0, bot: str = "greedy") -> list[Sample]:
    return list(play(number, SEED, bot, noise, moments))


def view_at(setup: Setup, history: Sequence[int], seat: int | None) -> Any:
    """What a seat knew after these actions."""
    match = Match(metropolys, setup)
    for code in history:
        match.play(code)
    return match.view(seat)


def said_of(sample: Sample, third: int) -> Iterator[Said]:
    truth, seat = sample.truth, sample.view.seat
    assert seat is not None
    for other, belief in enumerate(beliefs(sample.view)):
        for name, _, dealt in truth.decks():
            if other == seat or dealt is None:
                continue
            kind = (truth.version, truth.has_expansion, name)
            left = {card: chance for card, chance in decks_of(belief)[name].items() if card != dealt[seat]}
            for card, chance in left.items():
                yield Said(kind, third, len(left), chance, card == dealt[other])


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that was believed at three moments of many games between greedy bots."""
    return [
        said
        for number in range(GAMES)
        for third, sample in enumerate(samples(number))
        for said in said_of(sample, third)
    ]


def mean_log(said: list[Said]) -> float:
    truths = [log(one.chance) for one in said if one.is_true]
    return sum(truths) / len(truths)


def mean_log_by_chance(said: list[Said]) -> float:
    truths = [-log(one.choices) for one in said if one.is_true]
    return sum(truths) / len(truths)


@pytest.mark.parametrize("number", range(len(KINDS)))
@pytest.mark.parametrize("has_history", [True, False])
def test_probabilities_respect_the_deck(number: int, has_history: bool) -> None:
    for sample in samples(number):
        view = sample.view if has_history else replace(sample.view, history=())
        believed = [decks_of(belief) for belief in beliefs(view)]
        for name, deck, dealt in view.setup.decks():
            if deck is None or dealt is None:
                assert all(name not in seat for seat in believed)
                continue
            for seat, card in enumerate(dealt):
                assert tuple(believed[seat][name]) == tuple(deck)
                assert sum(believed[seat][name].values()) == pytest.approx(1)
                assert card is None or believed[seat][name][card] == 1
            for card in deck:  # held by one seat at most
                assert sum(seat[name][card] for seat in believed) < 1 + 1e-9


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_nothing_is_known_at_the_start(number: int) -> None:
    (sample,) = samples(number, (0.0,))
    for seat, belief in enumerate(beliefs(sample.view)):
        for name, chances in decks_of(belief).items():
            own = getattr(sample.truth, name)[sample.view.seat]
            if seat != sample.view.seat:
                assert chances == pytest.approx({card: (card != own) / (len(chances) - 1) for card in chances})


def test_a_spectator_has_beliefs_about_all_seats_and_everything_is_known_at_the_end() -> None:
    half, end = samples(EXPERT_FOR_FOUR, (0.5, 1.0))
    watched = beliefs(view_at(half.truth, half.view.history, None))
    assert all(sum(belief.area.values()) == pytest.approx(1) and max(belief.area.values()) < 1 for belief in watched)
    for seat, belief in enumerate(beliefs(end.view)):
        assert belief.area[str(half.truth.area[seat])] == 1
    assert deal_weights(end.view).area == [((), 1.0)]


def with_other_hands(setup: Setup, seat: int, rng: Random) -> Setup:
    """The same set-up in which the other seats hold other cards."""
    blank = {
        name: None if dealt is None else tuple(card if holder == seat else None for holder, card in enumerate(dealt))
        for name, _, dealt in setup.decks()
    }
    return replace(setup, **blank).with_cards_filled(rng)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_only_the_view_is_used(number: int) -> None:
    rng = Random(number)
    for sample in samples(number):
        seat = sample.view.seat
        assert seat is not None
        other = with_other_hands(sample.truth, seat, rng)
        same = view_at(other, sample.view.history, seat)
        assert same == sample.view
        assert beliefs(same) == beliefs(sample.view)
        assert deal_weights(same) == deal_weights(sample.view)


@pytest.mark.slow
def test_the_true_card_becomes_likelier_through_the_game(said: list[Said]) -> None:
    for kind in sorted({one.kind for one in said}):
        of_kind = [one for one in said if one.kind == kind]
        by_third = [mean_log([one for one in of_kind if one.third == third]) for third in range(3)]
        by_chance = mean_log_by_chance(of_kind)
        # Hardly anybody can complete a set of the expansion so early: what it says then is within the noise.
        assert by_third[0] > by_chance + (-0.02 if kind[2] == "expansion" else 0.05), kind
        assert by_third[1] > by_chance + 0.2, kind
        assert by_third[2] > 0.5 * by_chance, kind
        assert all(later > earlier - 1e-3 for earlier, later in pairwise(by_third)), kind


@pytest.mark.parametrize("deck", NUMBERED)
@pytest.mark.slow
def test_what_is_said_to_be_so_likely_is_so_often_true(said: list[Said], deck: str) -> None:
    of_deck = [one for one in said if one.kind[2] == deck]
    for lowest in (0.0, 0.2, 0.4, 0.6, 0.8):
        here = [one for one in of_deck if lowest <= one.chance < lowest + 0.2 or lowest == 0.8 < one.chance]
        foretold = sum(one.chance for one in here) / len(here)
        seen = sum(one.is_true for one in here) / len(here)
        noise = 3 * sqrt(foretold * (1 - foretold) / len(here))
        assert abs(seen - foretold) < noise + 0.01, (lowest, len(here), foretold, seen)


@pytest.mark.slow
def test_without_a_history_buildings_still_tell_something() -> None:
    found = [
        one
        for number in range(60)
        for sample in samples(number, (5 / 6,))
        for one in said_of(replace(sample, view=replace(sample.view, history=())), 2)
    ]
    assert mean_log(found) > mean_log_by_chance(found) + 0.2


@pytest.mark.parametrize(("bot", "noise", "least"), [("greedy", 0.3, 0.5), ("random", 0.0, -0.1)])
def test_players_who_stray_are_not_taken_for_certain(bot: str, noise: float, least: float) -> None:
    found = [
        one for number in range(48) for sample in samples(number, (0.7,), noise, bot) for one in said_of(sample, 2)
    ]
    assert mean_log(found) > mean_log_by_chance(found) + least


def probabilities(weights: DealWeights, name: str) -> dict[tuple[int, ...], float]:
    """The probability of each deal, out of the sums."""
    sums = [0.0, *(upto for _, upto in getattr(weights, name))]
    deals = [deal for deal, _ in getattr(weights, name)]
    return {deal: after - before for deal, (before, after) in zip(deals, pairwise(sums), strict=True)}


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_deals_agree_with_beliefs(number: int) -> None:
    for sample in samples(number):
        weights, believed = deal_weights(sample.view), beliefs(sample.view)
        assert weights.seats == tuple(seat for seat in range(sample.truth.players) if seat != sample.view.seat)
        for name, chances in decks_of(believed[weights.seats[0]]).items():
            deals = probabilities(weights, name)
            assert all(len(set(deal)) == len(weights.seats) for deal in deals)
            assert getattr(weights, name)[-1][1] == 1
            for position, seat in enumerate(weights.seats):
                for card in chances:
                    code = NUMBERED[name].index(card)
                    held = sum(chance for deal, chance in deals.items() if deal[position] == code)
                    assert held == pytest.approx(decks_of(believed[seat])[name][card], abs=1e-9)


@pytest.mark.slow
def test_the_fit_can_be_run_again_and_gives_the_same() -> None:
    command = [sys.executable, "-m", "metropole.learning.metropolys.belief", "--games", "1", "--seed", "3"]
    first, second = (subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2))
    assert first == second
    assert "area=" in first
