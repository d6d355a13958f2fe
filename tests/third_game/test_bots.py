"""A third game is played by every kind of bot, compiled or not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from metropole import bots
from metropole.analysis import Depth, analyse
from metropole.arena.play import play_match
from metropole.bots.levels import LEVELS
from metropole.bots.playout import Playout
from metropole.bots.search import Budget, SearchBot
from metropole.games.contract import NotUnderstood
from metropole.games.metropolys.rules import COMPILED
from tests.third_game.conftest import PACKAGE
from tests.third_game.test_rules import game, played

PROGRAM = f"""
import sys
sys.path.insert(0, {str(PACKAGE)!r})
from tests.third_game.test_bots import answer
print(answer())
"""


def answer() -> list[tuple[int, int]]:
    """The candidates of a short search, with how often they were tried."""
    match = played(3)
    thought = SearchBot(game(), Budget(200)).think(match.view(match.turn), random.Random(5))
    return [(candidate.code, candidate.visits) for candidate in thought.candidates]


def test_the_search_tries_every_legal_action() -> None:
    assert sorted(code for code, _ in answer()) == played(3).legal()
    assert sum(visits for _, visits in answer()) == 200


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
def test_the_same_answer_compiled_and_interpreted(run_interpreted: Callable[..., str]) -> None:
    assert run_interpreted("-c", PROGRAM).strip() == str(answer())


def test_the_search_finds_what_is_best() -> None:
    """Two lanterns before the end, with the other's wish taken into account as far as it can be known."""
    for seed in range(12):
        match = played(8, seed)
        seat, view = match.turn, match.view(match.turn)
        chances = {code: [_share(guess, seat, code) for guess in _guesses(view)] for code in match.legal()}
        best = SearchBot(game(), Budget(200), threads=2).think(view, random.Random(seed)).best.code
        assert sum(chances[best]) == pytest.approx(max(map(sum, chances.values())), abs=len(chances[best]) / 10)


def _guesses(view: Any) -> list[Any]:
    return [game().guess(view, random.Random(seed)) for seed in range(60)]


def _share(state: Any, seat: int, code: int) -> float:
    """The share of the victory if this is played; then there is one action left."""
    state = state.copy()
    state.play(code)
    state.play(state.legal()[0])
    outcome = game().outcome(state)
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def test_searching_wins() -> None:
    setups = [game().deal(2, {}, random.Random(seed)) for seed in range(20)]
    ends = [play_match(game(), setup, ["search:60", "random"], f"{n}").outcome for n, setup in enumerate(setups)]
    assert sum(end is not None and end.winners == (0,) for end in ends) >= 14


@pytest.mark.parametrize("level", ["random", "greedy", *list(LEVELS)[:3]])
def test_every_bot_plays_a_whole_game(level: str) -> None:
    match = play_match(game(), game().deal(2, {}, random.Random(3)), [level] * 2, "seed")
    assert match.outcome is not None


def test_nothing_was_learned_for_it_and_nothing_can_be_read() -> None:
    with pytest.raises(NotUnderstood, match="unknown_bot"):
        bots.make("learned:10", game())
    judged = list(analyse(played(10).record(), Depth(20, 5)))
    assert len(judged) == 10
    assert all(one.guesses is None and one.unseen is None for one in judged)


def test_what_goes_wrong_in_a_playout_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge: Any = bots.KNOWLEDGE.load("lanterns")
    match = played(3)
    for name in ("promise", "private_key", "reward"):
        with monkeypatch.context() as patch:
            patch.setattr(knowledge.LanternsPlayout, name, lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                bots.make("search:40", game()).choose(match.view(match.turn), random.Random(1))


@pytest.mark.skipif(not COMPILED, reason="interpreted, any subclass serves")
def test_a_playout_that_the_tree_would_never_call_is_refused() -> None:
    class Forgotten(Playout):
        def start(self) -> None: ...

    with pytest.raises(TypeError, match="StatePlayout"):
        Forgotten(2, 1)
