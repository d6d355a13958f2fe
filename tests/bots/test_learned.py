"""What the master has learned: the weights, what they answer, the search with them, and learning them anew."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from metropole import bots, games
from metropole.bots.knowledge import PositionFeatures
from metropole.bots.levels import LEVELS
from metropole.bots.network import Network
from metropole.bots.search import Budget, SearchBot, Thought
from metropole.games.contract import NotUnderstood
from metropole.games.metropolys.rules import COMPILED
from metropole.learning.__main__ import main
from metropole.learning.examples import examples
from metropole.learning.selfplay import SelfPlay, learned_of, learning_games
from metropole.learning.training import Layers, trained
from tests.bots.test_search import KINDS, position

np = pytest.importorskip("numpy")
MOST_BYTES = 2_000_000
LEARNED_KINDS = [kind for kind in KINDS if kind[0] in learning_games()]
each_kind = pytest.mark.parametrize(("name", "players", "options"), LEARNED_KINDS)
each_game = pytest.mark.parametrize("name", learning_games())


def thought(game: Any, view: Any, simulations: int = 60) -> Thought:
    return SearchBot(game, Budget(simulations), is_learned=True).think(view, random.Random(5))


def opening_of_a_call(name: str, players: int, options: dict[str, Any]) -> Any:
    """A State in mid-game that the network judges."""
    _, state = position(name, players, options, actions=20)
    features, rng = features_of(name), random.Random(4)
    while not features.is_judged(state):
        state.play(rng.choice(state.legal()))
    return state


def features_of(name: str) -> PositionFeatures:
    return learned_of(name).features()


def judged(name: str, players: int, options: dict[str, Any]) -> list[list[float]]:
    """What the network answers to each seat."""
    return [
        learned_of(name).network().answers(row)
        for row in features_of(name).seen(opening_of_a_call(name, players, options))
    ]


def answer(name: str, players: int, options: dict[str, Any]) -> list[Any]:
    """What the network answers, and what a short search with it tried."""
    game, state = position(name, players, options)
    found = thought(game, game.view(state, state.turn))
    tried = sorted([candidate.code, candidate.visits] for candidate in found.candidates if candidate.visits)
    rounded = [[round(value, 6) for value in row] for row in judged(name, players, options)]
    return [rounded, tried, [round(share, 6) for share in found.best.shares]]


@each_game
def test_the_weights_are_small_and_fit_what_is_seen(name: str) -> None:
    file = files("metropole.data").joinpath(f"{name}_weights.json")
    weights = json.loads(file.read_text(encoding="utf-8"))
    assert len(file.read_bytes()) < MOST_BYTES / len(learning_games())
    state = opening_of_a_call(name, 2, {})
    assert len(weights["into"]) == len(features_of(name).seen(state)[0]) + 1
    assert len(weights["out"]) == len(weights["into"][0]) + 1


@each_kind
def test_answers_are_sane(name: str, players: int, options: dict[str, Any]) -> None:
    answers = judged(name, players, options)
    assert all(0 < share < 1 and 0 < lead < 1 and -20 < points < 200 for share, lead, points in answers)
    assert sum(share for share, _, _ in answers) == pytest.approx(1, abs=0.4)  # before the search makes it exactly 1


@each_kind
def test_a_search_with_it_adds_up(name: str, players: int, options: dict[str, Any]) -> None:
    game, state = position(name, players, options)
    found = thought(game, game.view(state, state.turn))
    assert sorted(candidate.code for candidate in found.candidates) == state.legal()
    assert all(sum(candidate.shares) == pytest.approx(1) for candidate in found.candidates if candidate.visits)


@each_kind
def test_what_is_hidden_decides_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    game, state = position(name, players, options)
    view = game.view(state, state.turn)
    others = [game.guess(view, random.Random(seed)) for seed in range(3)]
    answers = [thought(game, game.view(other, other.turn)).candidates for other in others]
    assert answers[1:] == answers[:-1]


@each_kind
def test_what_is_seen_is_the_position_and_nothing_else(name: str, players: int, options: dict[str, Any]) -> None:
    state, used = opening_of_a_call(name, players, options), features_of(name)
    used.seen(position(name, players, options, seed=9)[1])
    assert used.seen(state.copy()) == features_of(name).seen(state)


@each_game
def test_the_end_of_a_game_is_known_and_not_judged(name: str) -> None:
    game, state = position(*next(kind for kind in KINDS if kind[0] == name), actions=0)
    rng = random.Random(8)
    while state.turn >= 0:
        before = state.copy()
        state.play(rng.choice(state.legal()))
    seat = before.turn
    found = {candidate.code: candidate for candidate in thought(game, game.view(before, seat), 400).candidates}
    ends = {code: after for code in before.legal() if (after := _after(before, code)).turn < 0 and found[code].visits}
    for code, after in ends.items():  # others' cards are only guessed, so that their points are not known
        assert found[code].points[seat] == pytest.approx(game.outcome(after).scores[seat])
    assert ends


@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
@each_kind
def test_the_same_compiled_and_interpreted(
    name: str, players: int, options: dict[str, Any], run_interpreted: Callable[..., str]
) -> None:
    program = "from tests.bots.test_learned import *; import sys; print(json.dumps(answer(*json.loads(sys.argv[1]))))"
    interpreted = json.loads(run_interpreted("-c", program, json.dumps([name, players, options])))
    assert interpreted == answer(name, players, options)


def test_only_the_master_has_learned() -> None:
    assert [name for name, level in LEVELS.items() if level.is_learned] == ["master"]


def test_a_game_without_weights_has_no_learned_bot() -> None:
    with pytest.raises(NotUnderstood):
        bots.make("learned:100", games.load("metro"))


@each_game
def test_games_and_weights_are_the_same_every_time(name: str, tmp_path: Path) -> None:
    for run in ("one", "other"):
        main([name, "--games", "2", "--bot", "greedy", "--rounds", "2", "--out", str(tmp_path / run)])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


@each_game
def test_learning_lessens_the_error_and_plays_as_it_was_trained(name: str) -> None:
    texts = [SelfPlay(name, "greedy", 3).play(number) for number in range(4)]
    seen, came = examples(texts)
    before, after = (trained(seen, came, 8, rounds, 1) for rounds in (1, 40))
    assert _error(after, seen, came) < _error(before, seen, came)
    network = Network(_flat(after.into), _flat(after.out))
    share, lead, points = network.answers([float(value) for value in seen[7]])
    assert [share, lead, points / 100] == pytest.approx(after.answers(seen[7:8])[0].tolist(), abs=1e-4)


def _after(state: Any, code: int) -> Any:
    after = state.copy()
    after.play(code)
    return after


def _error(layers: Layers, seen: Any, came: Any) -> float:
    return float(((layers.answers(seen) - came) ** 2).mean())


def _flat(weights: Any) -> Any:
    return np.ascontiguousarray(weights, np.float64).reshape(-1)
