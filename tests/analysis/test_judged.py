"""Every action of a game judged, from what its seat could know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from metropole.analysis import Depth, Judged, analyse, judge, judgements
from metropole.analysis.chances import correction_of
from metropole.bots.search import Budget, SearchBot
from metropole.games.contract import NotLegal
from metropole.match import Match
from tests.analysis.games import SHALLOW, analysed, recorded

GAMES = ["metropolys", "metro"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_judged(game: str) -> None:
    judged, played = analysed(game).judged, recorded(game)
    assert [one.action for one in judged] == list(played.actions)
    assert [one.number for one in judged] == list(range(1, len(judged) + 1))
    assert all(0 <= one.loss <= 1 for one in judged)
    assert all(one.loss == 0 for one in judged if one.action == one.best)
    assert all(sum(one.win_chances) == pytest.approx(1, abs=0.003) for one in judged)
    assert all(one.continuation[0] == one.best for one in judged)
    assert any(one.loss > 0 for one in judged)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_judged_the_same_whatever_was_judged_before(game: str) -> None:
    """In one go, in pieces, and one by itself: the same numbers; with another seed others."""
    played = replace(recorded(game), actions=recorded(game).actions[:6], result=None)
    whole = list(judgements(played, SHALLOW))
    assert [*judgements(played, SHALLOW, first=4)] == whole[4:]
    match = Match.of(played).at(3)
    code = match.game.parse(played.actions[3])
    assert judge(match, code, SHALLOW) == whole[3]
    assert judge(match, code, SHALLOW, seed=1) != whole[3]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_judged_can_be_written_down(game: str) -> None:
    one = next(judgements(recorded(game), SHALLOW))
    assert Judged.from_json(one.to_json()) == one


def test_a_wrong_record_is_refused_before_anything_is_judged() -> None:
    wrong = replace(recorded("metro"), actions=recorded("metro").actions[1:])
    with pytest.raises(NotLegal):
        analyse(wrong, SHALLOW)


@pytest.mark.parametrize("game", GAMES)
def test_losses_are_those_of_a_search_that_tries_every_action_alike(game: str) -> None:
    """The slow second way: every action by a search of its own, kept to it from the start."""
    depth = Depth(300, 300)
    match = Match.of(recorded(game)).at(8)
    code = max(match.legal())
    one = judge(match, code, depth)
    correction = correction_of(game, match.setup.players)

    def alone(action: str) -> float:
        seat, found = match.turn, match.game.parse(action)
        bot = SearchBot(match.game, Budget(1), is_learned=game == "metropolys")
        thought = bot.think(match.view(seat), Random(7))
        candidate = next(tried for tried in thought.candidates if tried.code == found)
        return correction.applied(bot.weigh(candidate, 1500).shares, seat)[seat]

    assert one.loss == pytest.approx(max(0.0, alone(one.best) - alone(one.action)), abs=0.13)


def test_an_action_that_the_search_passed_over_is_tried_all_the_same() -> None:
    """With one simulation a single action is tried; whatever else is asked about is then tried as often as said."""
    match = Match.of(recorded("metro")).at(4)
    bot = SearchBot(match.game, Budget(1))
    thought = bot.think(match.view(match.turn), Random(0))
    never_tried = [candidate for candidate in thought.candidates if not candidate.visits]
    assert len(never_tried) == len(thought.candidates) - 1
    assert bot.weigh(never_tried[0], 50).visits == 50
    assert bot.weigh(never_tried[1], 30).visits == 30
