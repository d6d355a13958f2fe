"""Thousands of games at once: the same as one, whatever the batch and the threads, by Gymnasium's conventions."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from metropole import games
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.games.metropolys.rules import COMPILED
from metropole.research.observing import action_mask, observation
from metropole.research.rewards import rewards_of
from metropole.research.vector import GamesVectorEnv
from metropole.words import Words
from tests.games.test_state_text import each_plan

ROOT = Path(__file__).parents[2]
each_game = pytest.mark.parametrize("game", ["metro", "metropolys"])
STEPS = 400 if COMPILED else 40


def test_options_at_a_reset_are_refused_and_not_passed_over() -> None:
    env = GamesVectorEnv("metro", 2)
    with pytest.raises(NotUnderstood, match=r"vector_no_options.*players"):
        env.reset(seed=1, options={"players": 3})
    env.reset(seed=1, options={})
    env.reset(seed=1, options=None)


@pytest.mark.parametrize("wrong", [{"num_envs": 0}, {"num_envs": -1}, {"num_envs": 2, "threads": 0}])
def test_no_games_or_threads_at_all_are_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        GamesVectorEnv("metro", **wrong)
    assert "must be at least 1, not " in Words().say(refusal.value.reason)


@each_plan
def test_every_game_is_played_as_the_rules_have_it(game: Any, players: int, options: Any) -> None:
    """Beside each goes a State of its own: the same views, masks, results and points."""
    env = GamesVectorEnv(game.NAME, 3, players, options)
    seen, infos = env.reset(seed=5)
    twins = [env.state(row) for row in range(3)]
    ended = 0
    for _ in range(STEPS):
        for row, twin in enumerate(twins):
            seat = twin.turn
            view = game.view(twin, seat)
            assert infos["seat"][row] == seat
            assert (seen["observation"][row] == observation(game, view)).all()
            assert (seen["action_mask"][row] == action_mask(game, view)).all()
        actions = env.random_actions()
        movers = [twin.turn for twin in twins]
        seen, rewards, over, truncated, infos = env.step(actions)
        assert not truncated.any()
        for row, twin in enumerate(twins):
            twin.play(int(actions[row]))
            assert over[row] == (twin.turn < 0)
            if over[row]:
                outcome = game.outcome(twin)
                assert infos["points"][row].tolist() == list(outcome.scores)
                assert infos["seat_rewards"][row] == pytest.approx(rewards_of(outcome, "result"))
                assert rewards[row] == pytest.approx(infos["seat_rewards"][row][movers[row]])
                twins[row] = env.state(row)
                ended += 1
            else:
                assert not rewards[row]
                assert not infos["seat_rewards"][row].any()
                assert twin == env.state(row)
    assert ended or not COMPILED


def history(game: str, rows: list[int], threads: int, batch: int) -> dict[int, list[bytes]]:
    """What was seen in the rows of these seeds, played in batches of this size."""
    found: dict[int, list[bytes]] = {}
    for start in range(0, len(rows), batch):
        seeds = rows[start : start + batch]
        env = GamesVectorEnv(game, len(seeds), 2, threads=threads)
        seen, _ = env.reset(seed=seeds)
        for _ in range(STEPS // 2):
            for row, seed in enumerate(seeds):
                found.setdefault(seed, []).append(
                    seen["observation"][row].tobytes() + seen["action_mask"][row].tobytes()
                )
            seen, *_ = env.step(env.random_actions())
        env.close()
    return found


@each_game
def test_a_seed_gives_the_same_games_whatever_the_batch_and_the_threads(game: str) -> None:
    rows = list(range(40, 52))
    alone = history(game, rows, 1, 1)
    assert len({tuple(one) for one in alone.values()}) == len(rows)
    for threads, batch in ((1, 12), (3, 12), (2, 5)):
        assert history(game, rows, threads, batch) == alone


@pytest.mark.slow
@each_game
def test_thousands_are_the_same_with_one_thread_and_two(game: str) -> None:
    """Enough for each thread that both step at once; three players, all the options."""
    options = games.load(game).VARIANTS[-1]
    one, two = (GamesVectorEnv(game, 2000, 3, options, threads=threads) for threads in (1, 2))
    for env in (one, two):
        env.reset(seed=100)
    for _ in range(STEPS // 2):
        actions = one.random_actions()
        assert (two.random_actions() == actions).all()
        for mine, theirs in zip(flat(one.step(actions)), flat(two.step(actions)), strict=True):
            assert mine.tobytes() == theirs.tobytes()
    assert len({row.tobytes() for row in one.observations}) > 1900, "the rows are games of their own"


def flat(stepped: Any) -> list[Any]:
    """All arrays that a step answers with."""
    seen, *arrays, infos = stepped
    return [*seen.values(), *arrays, *infos.values()]


PROGRAM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.research.test_vector import digest
print(digest())
"""


def digest() -> str:
    """All that is written in the first steps of some games."""
    found = sha256()
    for game, players in (("metro", 3), ("metropolys", 2)):
        env = GamesVectorEnv(game, 2, players, games.load(game).VARIANTS[2])
        env.reset(seed=11)
        for _ in range(130):
            actions = env.random_actions()
            _, rewards, ended, _, infos = env.step(actions)
            for array in (actions, env.observations, env.masks, rewards, ended, *infos.values()):
                found.update(array.tobytes())
    return found.hexdigest()


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
def test_the_same_games_compiled_and_interpreted(run_interpreted: Callable[..., str]) -> None:
    assert run_interpreted("-c", PROGRAM).strip() == digest()


@each_game
def test_deals_are_drawn_evenly(game: str) -> None:
    """Each first seat about as often, and each deal allowed by the rules: its text is read back."""
    env = GamesVectorEnv(game, 300 if COMPILED else 30, 2)
    _, infos = env.reset(seed=1)
    assert 0.35 < infos["seat"].mean() < 0.65
    rules = games.load(game)
    dealt = [env.state(row) for row in range(env.num_envs)]
    assert all(rules.read_state(rules.state_text(one)) == one for one in dealt)
    assert len(set(dealt)) == env.num_envs


@each_game
def test_arrays_are_those_that_were_given(game: str) -> None:
    mine = GamesVectorEnv(game, 4)
    size, actions = mine.observations.shape[1], mine.masks.shape[1]
    seen, masks = np.full((4, size), 7, np.uint8), np.full((4, actions), 7, np.uint8)
    env = GamesVectorEnv(game, 4, observations=seen, masks=masks)
    given, _ = env.reset(seed=2)
    assert given["observation"] is seen
    assert given["action_mask"] is masks
    mine.reset(seed=2)
    for _ in range(30):
        chosen = env.random_actions()
        env.step(chosen)
        mine.step(chosen)
        assert (seen == mine.observations).all()
        assert (masks == mine.masks).all()
    for wrong in (seen[:3], seen.astype(np.float32), np.asfortranarray(seen)):
        with pytest.raises(Refusal):
            GamesVectorEnv(game, 4, observations=wrong)


@each_game
def test_what_is_not_legal_is_refused_and_no_game_is_played(game: str) -> None:
    env = GamesVectorEnv(game, 5, threads=2)
    env.reset(seed=3)
    before = [env.state(row) for row in range(5)]
    actions = env.random_actions()
    actions[3] = np.flatnonzero(env.masks[3] == 0)[0]
    with pytest.raises(NotLegal):
        env.step(actions)
    for wrong in (-1, env.game.ACTIONS, 1 << 40):
        actions[3] = wrong
        with pytest.raises(Refusal):
            env.step(actions)
    with pytest.raises(Refusal):
        env.step(actions[:4])
    assert [env.state(row) for row in range(5)] == before


@each_game
def test_masks_that_were_written_into_harm_nobody(game: str) -> None:
    env = GamesVectorEnv(game, 2)
    env.reset(seed=3)
    before = env.state(0)
    wrong = int(np.flatnonzero(env.masks[0] == 0)[0])
    env.masks[0] = 1
    env.step(np.array([wrong, env.random_actions()[1]]))
    assert env.state(0) == before


@each_game
def test_the_conventions(game: str) -> None:
    env = GamesVectorEnv(game, 3, rewards="points")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset()
    assert seen in env.observation_space
    assert isinstance(env.single_action_space, gymnasium.spaces.Discrete)
    assert env.random_actions() in env.action_space
    while not infos["_final_obs"].any():
        seen, rewards, ended, truncated, infos = env.step(env.random_actions())
        assert (rewards.shape, str(ended.dtype), str(truncated.dtype)) == ((3,), "bool", "bool")
    row = int(np.flatnonzero(infos["_final_obs"])[0])
    assert infos["final_obs"][row].any()
    assert infos["seat_rewards"][row].tolist() == infos["points"][row].tolist()
    assert all("seat 0" in board for board in env.render())
    env.close()
