"""What is said of a whole game: chances, the moments to look at again, and what could be guessed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from metropole.analysis import GameAnalysis
from metropole.analysis.game_analysis import assembled
from metropole.analysis.guesses import PLAIN
from metropole.bots.metropolys.belief import beliefs
from metropole.match import Match
from tests.analysis.games import analysed, recorded

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_there_are_chances_at_every_version_and_the_last_are_what_happened(game: str) -> None:
    chances, result = analysed(game).chances, recorded(game).result
    assert result is not None
    assert len(chances) == len(recorded(game).actions) + 1
    assert {seat for seat, chance in enumerate(chances[-1]) if chance} == set(result.winners)
    unfinished = GameAnalysis(replace(recorded(game), result=None), analysed(game).judged)
    assert unfinished.chances == chances[:-1]


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_moments_kept_as_json_make_the_same_analysis(game: str) -> None:
    whole = analysed(game)
    kept = json.loads(json.dumps([one.to_json() for one in whole.judged]))
    assert assembled(whole.record, kept).to_json() == whole.to_json()


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_the_largest_losses_are_a_seats_own_and_in_order(game: str) -> None:
    whole = analysed(game)
    for seat in range(whole.record.setup.players):
        losses = [whole.judged[number - 1] for number in whole.worst(seat)]
        assert len(losses) <= 3
        assert {one.seat for one in losses} <= {seat}
        rest = [one.loss for one in whole.judged if one.seat == seat and one.number not in whole.worst(seat)]
        assert [one.loss for one in losses] == sorted((one.loss for one in losses), reverse=True)
        assert not losses or len(losses) < 3 or max(rest) <= losses[-1].loss
        finds = [whole.judged[number - 1] for number in whole.brilliant(seat)]
        assert all(one.action == one.best and not one.is_obvious and one.seat == seat for one in finds)


def test_guesses_are_what_the_view_of_that_moment_makes_likely() -> None:
    """From the onlooker and from every seat, by the belief itself, at some versions of the game."""
    whole, match = analysed("metropolys", 1), Match.of(recorded("metropolys", 1))
    told = whole.guessed()
    assert told is not None
    for version in (0, 20, len(whole.judged) - 1):
        there: Any = match.at(version)
        for viewpoint, seat in enumerate([None, *range(match.setup.players)]):
            found = whole.judged[version].guesses
            assert found is not None
            for other, believed in enumerate(beliefs(there.view(seat))):
                for kind, cards in zip(told["kinds"], found[viewpoint][other], strict=True):
                    chances = getattr(believed, kind["kind"])
                    assert cards == [round(100 * chances[card]) for card in map(_card, kind["cards"])]


def _card(written: object) -> object:
    return tuple(written) if isinstance(written, list) else written


@pytest.mark.parametrize("number", range(3))
def test_a_secret_is_plain_from_where_nobody_doubts_it_any_more(number: int) -> None:
    """By another way: the last moment of doubt, and one's own cards, which are never in doubt."""
    whole = analysed("metropolys", number)
    told = whole.guessed()
    assert told is not None
    for viewpoint, seats in enumerate(told["plain_since"]):
        for kind, versions in enumerate(zip(*seats, strict=True)):
            name = told["kinds"][kind]["kind"]
            for seat, version in enumerate(versions):
                believed = whole.belief_in_truth(viewpoint)[name][seat]
                doubts = [at for at, chance in enumerate(believed) if round(100 * chance) < PLAIN]
                assert version == (max(doubts, default=-1) + 1 if doubts[-1:] != [len(believed) - 1] else None)
                assert viewpoint != seat + 1 or version == 0


def test_what_a_seat_has_not_seen_are_the_tiles_in_the_stack_and_in_others_hands() -> None:
    whole, match = analysed("metro"), Match.of(recorded("metro"))
    assert whole.guessed() is None
    for version in (0, 10, len(whole.judged) - 1):
        there: Any = match.at(version)
        counts = whole.judged[version].unseen
        assert counts is not None
        for viewpoint, seat in enumerate([None, *range(match.setup.players)]):
            position = there.view(None).position
            held = sum(len(hand) for other, hand in enumerate(position.hands) if other != seat)
            assert sum(counts[viewpoint].values()) == position.stack + held
