"""Random games inside the compiled engine."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

import pytest

from metropole.games import metropolys
from metropole.games.metropolys import State
from metropole.games.metropolys.rollout import Rollouts
from metropole.games.metropolys.rules import COMPILED
from tests.games.metropolys import rolled
from tests.games.metropolys.positions import Combination, amount, each_combination, random_states, snapshot, started

GAMES, ROLLED = amount(1500, 30), amount(15_000, 60)


def played_to_the_end(root: State, rng: random.Random) -> list[int]:
    """One random game, step by step: its number of steps and each seat's points."""
    state, steps = root.copy(), 0
    while state.turn >= 0:
        state.play(rng.choice(state.legal()))
        steps += 1
    return [steps, *[score.total for score in metropolys.scores(state)]]


@each_combination
@pytest.mark.slow
def test_steps_and_points_are_on_average_those_of_games_played_step_by_step(combination: Combination) -> None:
    root, rng = started(combination), random.Random(1)
    played = [played_to_the_end(root, rng) for _ in range(GAMES)]
    rollouts = Rollouts(root, 1).run(root, ROLLED)
    means = [rollouts.steps / rollouts.games, *rollouts.mean_points]
    for numbers, mean in zip(zip(*played, strict=True), means, strict=True):
        error = statistics.stdev(numbers) * (1 / GAMES + 1 / ROLLED) ** 0.5
        assert abs(statistics.mean(numbers) - mean) < 4 * error


@each_combination
def test_shares_of_the_victory_make_one_and_the_root_stays(combination: Combination) -> None:
    for state in random_states(combination, seed=4, count=8, every=15):
        before = snapshot(state)
        rollouts = Rollouts(state, 7).run(state, 50)
        assert sum(rollouts.win_rates) == pytest.approx(1)
        assert len(rollouts.win_rates) == len(rollouts.mean_points) == combination.players
        assert snapshot(state) == before


@each_combination
def test_from_the_end_of_a_game_nothing_is_played(combination: Combination) -> None:
    states = random_states(combination, seed=5, count=40)
    ends = [state for state in states if state.turn < 0]
    assert ends
    for end in ends:
        rollouts = Rollouts(end, 1).run(end, 3)
        result = metropolys.final_outcome(end)
        assert (rollouts.games, rollouts.steps) == (3, 0)
        assert rollouts.mean_points == list(result.scores)
        shares = [(seat in result.winners) / len(result.winners) for seat in range(end.players)]
        assert rollouts.win_rates == pytest.approx(shares)


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    root = rolled.mid_game(3)
    assert rolled.roll(root, 5) == rolled.roll(root, 5)
    assert len({str(rolled.roll(root, seed)) for seed in range(20)}) == 20


def test_games_add_up_over_runs() -> None:
    root = rolled.mid_game(3)
    at_once = Rollouts(root, 5).run(root, 30)
    in_parts = Rollouts(root, 5).run(root, 10).run(root, 20)
    assert (in_parts.games, in_parts.steps) == (30, at_once.steps)
    assert (in_parts.mean_points, in_parts.win_rates) == (at_once.mean_points, at_once.win_rates)


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare with")
def test_the_same_seed_gives_the_same_games_without_compiling(run_interpreted: Callable[..., str]) -> None:
    assert run_interpreted("-m", "tests.games.metropolys.rolled") == rolled.printed() + "\n"
