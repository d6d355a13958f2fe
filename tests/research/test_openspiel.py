"""OpenSpiel's own tests, resampling, and its searches."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from metropole.research import openspiel

GAMES = ["metropole_metro(players=2)", "metropole_metro(players=5,hand=3,free_rotation=True)"]
GAMES += ["metropole_metropolys(players=2)", "metropole_metropolys(players=4,version=expert,rewards=points)"]
GAMES += ["metropole_metropolys(players=3,version=family,expansion=True)"]
each_game = pytest.mark.parametrize("name", GAMES)


def chance(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, chances)[0])


def played(name: str, actions: int, seed: int) -> Any:
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    chance(state, rng)
    for _ in range(actions):
        state.apply_action(rng.choice(state.legal_actions()))
        chance(state, rng)
    return state


@pytest.mark.slow
@each_game
def test_their_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@each_game
def test_resampled_states_cannot_be_told_apart_by_the_seat(name: str) -> None:
    rng = random.Random(2)
    for actions in (1, 9, 20):
        state = played(name, actions, seed=actions)
        me = state.current_player()
        again = [state.resample_from_infostate(me, rng.random) for _ in range(6)]
        assert {str(one) for one in again} != {str(state)}
        for one in again:
            assert one.information_state_string(me) == state.information_state_string(me)
            assert one.information_state_tensor(me) == state.information_state_tensor(me)
            assert one.observation_string(me) == state.observation_string(me)
            assert one.observation_tensor(me) == state.observation_tensor(me)
            assert one.legal_actions() == state.legal_actions()
        other = (me + 1) % state.num_players()
        assert {one.information_state_string(other) for one in again} != {state.information_state_string(other)}


@each_game
def test_clones_go_their_own_way(name: str) -> None:
    state = played(name, 5, seed=1)
    before, history = str(state), state.history()
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    chance(twin, random.Random(1))
    assert (str(state), state.history()) == (before, history)
    assert str(twin) != before


def test_what_only_others_know_is_in_no_observation() -> None:
    state = played("metropole_metropolys(version=expert)", 3, seed=4)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    game = state.get_game()
    watching, own = game.make_py_observer(public), game.make_py_observer()
    text = watching.string_from(state, 0)
    assert "area=?/?" in text
    assert "area=?/?" not in own.string_from(state, 0)


@pytest.mark.parametrize("name", ["metropole_metro(hand=2)", "metropole_metropolys(version=expert)"])
def test_their_searches_run(name: str) -> None:
    state, game = played(name, 6, seed=3), pyspiel.load_game(name)
    chances = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chances)
    search = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=chances)
    assert search.step(state) in state.legal_actions()
    assert mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=chances).step(state) in state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["metropole_metro", "metropole_metropolys"])
def test_their_compiled_search_plays_a_game(name: str) -> None:
    """By `evaluate_bots`: called from Python by itself, its step crashes with every game written in Python."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bots = [pyspiel.MCTSBot(game, evaluator, 2.0, 2, 10, False, seed, False) for seed in (1, 2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == pytest.approx(0)


ISMCTS = """
import sys
import pyspiel
import open_spiel.python.games
import metropole.research.openspiel

game = pyspiel.load_game(sys.argv[1])
pick = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
bots = [pyspiel.ISMCTSBot(seed, evaluator, 2.0, 2, -1, pick, False, False) for seed in range(game.num_players())]
try:
    pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
except pyspiel.SpielError as problem:
    print(problem)
else:
    print("played")
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kuhn_poker", "played"),
        ("python_kuhn_poker", "ResampleFromInfostate() not implemented."),
        ("metropole_metro", "ResampleFromInfostate() not implemented."),
        ("metropole_metropolys", "ResampleFromInfostate() not implemented."),
    ],
)
def test_their_compiled_ismcts_plays_no_game_that_is_written_in_python(name: str, said: str) -> None:
    """Neither ours nor theirs: OpenSpiel 2.0.2 does not hand its question on to Python. Where this fails, it may do so
    now: then take the limit out of docs/research.md, and let it play here.
    """
    assert [way for way in dir(pyspiel.ISMCTSBot) if "resampl" in way] == [], "it could be given another way"
    done = subprocess.run([sys.executable, "-c", ISMCTS, name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, said), done.stderr


def test_what_a_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="rewards"):
        openspiel.SpielGame.__subclasses__()[0]({"rewards": "gold"})


@pytest.mark.slow
def test_python_ends_well_after_it() -> None:
    """OpenSpiel lets go of its games when the interpreter has ended."""
    done = subprocess.run(
        [sys.executable, "-c", "import metropole.research.openspiel"], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
