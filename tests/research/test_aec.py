"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import random
import re
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from metropole.games import metro, metropolys
from metropole.games.contract import NotLegal, NotUnderstood, Refusal
from metropole.research import aec
from tests.games.test_state_text import PLANS, each_plan

EXPECTED = {  # what it says of dictionaries with a mask, which it wants, when it does not know them by name
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete"[:40],
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros (no legal actions)."[:40],  # of seats that are not to move
}


@each_plan
def test_the_api(game: Any, players: int, options: Any) -> None:
    with warnings.catch_warnings(record=True) as told:
        api_test(aec.env(game.NAME, players=players, options=options), num_cycles=20)
    assert {str(one.message)[:40] for one in told} <= EXPECTED


@each_plan
def test_seeds(game: Any, players: int, options: Any) -> None:
    seed_test(lambda: aec.env(game.NAME, players=players, options=options), num_cycles=15)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metro", "metropolys"])
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: aec.env(game, render_mode=render_mode))
    assert "seat 1" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metro", "metropolys"])
def test_the_benchmark_of_theirs_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """For its five seconds by the clock, in which games end and are dealt anew."""
    performance_benchmark(aec.env(game))
    (turns,) = re.findall(r"([\d.]+) turns per second", capsys.readouterr().out)
    assert float(turns) > 0


def played(environment: Any, seed: int) -> None:
    environment.reset(seed=seed)
    rng = random.Random(seed)
    while not all(environment.terminations.values()):
        mask = environment.last()[0]["action_mask"]
        environment.step(int(rng.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize(("game", "players", "options"), PLANS[::5])
def test_rewards_are_the_result_or_the_points(game: Any, players: int, options: Any) -> None:
    for kind in ("result", "points"):
        environment = aec.GameEnv(game.NAME, players=players, options=options, rewards=kind)
        played(environment, 3)
        outcome = game.outcome(environment.position)
        given = [environment.rewards[agent] for agent in environment.possible_agents]
        if kind == "points":
            assert given == list(outcome.scores)
        else:
            assert sum(given) == pytest.approx(0)
            assert [seat for seat in range(players) if given[seat] == max(given)] == list(outcome.winners)


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    environment = aec.GameEnv("metro")
    environment.reset(seed=1)
    before = environment.position.copy()
    with pytest.raises(NotLegal):
        environment.step(next(code for code in range(metro.ACTIONS) if not before.is_legal(code)))
    assert environment.position == before


@pytest.mark.parametrize(
    "wishes", [{"players": 9}, {"options": {"hand": 7}}, {"rewards": "gold"}, {"options": {"x": 1}}]
)
def test_what_a_game_has_not_is_refused_at_once(wishes: Any) -> None:
    with pytest.raises(Refusal):
        aec.env("metro", **wishes)
    with pytest.raises(NotUnderstood):
        aec.env("chess")


def test_a_drawing_is_of_the_board() -> None:
    environment = aec.GameEnv("metropolys", render_mode="svg")
    environment.reset(seed=1)
    empty = environment.render()
    environment.step(environment.position.legal()[0])
    assert empty.startswith("<svg") and environment.render() != empty  # noqa: PT018
    assert metropolys.NAME in str(environment)
