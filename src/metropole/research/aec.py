"""Both games as environments of PettingZoo, seat after seat (AEC), with all options and numbers of players.

env = aec.env("metro", players=3, options={"hand": 2}, render_mode="ansi")
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from metropole import games
from metropole.research.contract import RESEARCH
from metropole.research.drawing import MODES, drawn
from metropole.research.observing import action_mask, observation
from metropole.research.rewards import RESULT, check_rewards, rewards_of

Seen = dict[str, Any]


def env(game: str, **settings: Any) -> OrderEnforcingWrapper[str, Seen, Any]:
    """The environment, which says clearly what is called in the wrong order. Settings are those of `GameEnv`."""
    return OrderEnforcingWrapper(GameEnv(game, **settings))


class GameEnv(AECEnv[str, Seen, Any]):  # type: ignore[misc]  # it comes without types
    """One game. An action is the code of a legal one; another is refused with the reason, and nothing is played."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        rewards: str = RESULT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.players, self.options = games.load(game), players, dict(options or {})
        self.game.deal(players, self.options, random.Random(0))  # refuses what this game has not
        room = RESEARCH.load(game)
        self.metadata = {"name": f"{game}_v{room.VERSION}", "render_modes": list(MODES), "is_parallelizable": False}
        self.reward_kind, self.render_mode = check_rewards(rewards), render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        size, actions = room.layout(players).size, self.game.ACTIONS
        self.observation_spaces = {agent: _space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._rng = random.Random()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.position = self.game.new_game(self.game.deal(self.players, self.options, self._rng))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.turn]

    def observe(self, agent: str) -> Seen:
        """What this seat sees, made of its view alone, and which actions are legal for it now."""
        view = self.game.view(self.position, self.possible_agents.index(agent))
        return {"observation": observation(self.game, view), "action_mask": action_mask(self.game, view)}

    def step(self, action: Any) -> None:
        """Play an action of the seat whose turn it is; None for a seat whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.game.outcome(self.position)
        if outcome is None:
            self.agent_selection = self.possible_agents[self.position.turn]
        else:
            self.rewards = dict(zip(self.agents, rewards_of(outcome, self.reward_kind), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"points": points} for one, points in zip(self.agents, outcome.scores, strict=True)}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as everybody sees it: text, a drawing as SVG, or an array of colours."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called on an environment without a render_mode")
            return None
        return drawn(self.game, self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _space(size: int, actions: int) -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
