"""Thousands of games at once, stepped in compiled code, by the conventions of Gymnasium's vector environments.

All seats of a game are played: an observation is that of the seat to move (`infos["seat"]`), a reward that of the seat
that has just moved, and `infos["seat_rewards"]` has everybody's. A game that has ended is dealt anew in the same step;
what the seat that ended it saw of its end is in `infos["final_obs"]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from metropole import games
from metropole.games.contract import NotLegal, NotUnderstood
from metropole.research.batch import GameBatch
from metropole.research.contract import RESEARCH
from metropole.research.rewards import POINTS, RESULT, check_rewards

Array = NDArray[Any]
SEEDS = 1 << 63  # the seeds there are


class GamesVectorEnv(VectorEnv[dict[str, Array], Array, Array]):
    """Games of one kind side by side. Arrays that it returns are always the same ones, written anew by every step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        rewards: str = RESULT,
        threads: int = 1,
        observations: Array | None = None,
        masks: Array | None = None,
    ) -> None:
        """`observations` and `masks` may be arrays of one's own, (num_envs, size) and (num_envs, actions) of uint8."""
        for key, count in (("num_envs", num_envs), ("threads", threads)):
            if count < 1:
                raise NotUnderstood("vector_none", key=key, given=count)
        self.game, self.players = games.load(game), players
        room = RESEARCH.load(game)
        size, actions, chosen = room.layout(players).size, self.game.ACTIONS, dict(options or {})
        self.num_envs, self.options, self.rewards = num_envs, chosen, check_rewards(rewards)
        self._rows = [room.VectorGame(players, chosen) for _ in range(num_envs)]
        self._arrays(num_envs, size, actions, observations, masks)
        self._spaces(size, actions)
        edges = [num_envs * part // threads for part in range(threads + 1)]
        self._parts = [slice(*edge) for edge in pairwise(edges) if edge[0] < edge[1]]
        self._batches = [self._batch(part, size, actions) for part in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _arrays(self, rows: int, size: int, actions: int, observations: Array | None, masks: Array | None) -> None:
        self.observations = _given(observations, (rows, size), "observations")
        self.masks = _given(masks, (rows, actions), "masks")
        self._final = np.zeros((rows, size), np.uint8)
        self._rewards, self._seat_rewards = np.zeros(rows, np.float32), np.zeros((rows, self.players), np.float32)
        self._ended, self._truncated = np.zeros(rows, np.bool_), np.zeros(rows, np.bool_)
        self._seats, self._points = np.zeros(rows, np.int32), np.zeros((rows, self.players), np.int32)

    def _spaces(self, size: int, actions: int) -> None:
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.uint8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _batch(self, part: slice, size: int, actions: int) -> GameBatch:
        rows = self._rows[part]
        for row, one in enumerate(rows):
            one.row = row
        batch = GameBatch(rows, self.players, size, actions, self.rewards == POINTS)
        shared = (self._rewards, self._seat_rewards, self._ended.view(np.uint8), self._seats, self._points)
        batch.use(*(one[part].reshape(-1) for one in (self.observations, self.masks, self._final, *shared)))
        return batch

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal all games. Game `i` has the seed `seed + i`, or `seed[i]`; on it hang all deals in its row.

        There are no `options`: what is played is said when the environment is made, and any is refused.
        """
        if options:
            raise NotUnderstood("vector_no_options", given=", ".join(map(str, options))[:40])
        if seed is None:
            seeds = [int(one) for one in self.np_random.integers(SEEDS, size=self.num_envs)]
        else:
            super().reset(seed=seed if isinstance(seed, int) else None)
            seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise NotUnderstood("unknown_name", key="seed", given=str(len(seeds)), known=[str(self.num_envs)])
        for one, sown in zip(self._rows, seeds, strict=True):
            one.sow(sown % SEEDS)
        self._each(lambda batch, _: batch.begin())
        return self._seen(), self._infos()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Play one action in every game. If one of them is not legal, none is played."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise NotUnderstood("unknown_name", key="actions", given=str(chosen.shape), known=[f"({self.num_envs},)"])
        found = self._each(lambda batch, part: batch.first_illegal(chosen[part]))
        for part, row in zip(self._parts, found, strict=True):
            if row >= 0:
                self._refuse(part.start + row, int(chosen[part.start + row]))
        self._each(lambda batch, part: batch.step(chosen[part]))
        return self._seen(), self._rewards, self._ended, self._truncated, self._infos()

    def _refuse(self, row: int, code: int) -> None:
        view = self.game.view(self.state(row), int(self._seats[row]))
        reason = self.game.why_not(view, code) if 0 <= code < self.game.ACTIONS else None
        raise NotLegal(reason) if reason else NotUnderstood("unknown_code", code=code, most=self.game.ACTIONS - 1)

    def random_actions(self, out: Array | None = None) -> Array:
        """A legal action for every game, each as likely as any other, from a stream of the game's own."""
        chosen = np.empty(self.num_envs, np.int64) if out is None else out
        self._each(lambda batch, part: batch.draw(chosen[part]))
        return chosen

    def state(self, row: int) -> Any:
        """A copy of the State of the game in this row, with its secrets."""
        return self._rows[row].state()

    def render(self) -> tuple[str, ...]:
        """The boards as text."""
        return tuple(repr(one.state()) for one in self._rows)

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, do: Callable[[GameBatch, slice], Any]) -> list[Any]:
        if self._pool is None:
            return [do(*one) for one in zip(self._batches, self._parts, strict=True)]
        return list(self._pool.map(do, self._batches, self._parts))

    def _seen(self) -> dict[str, Array]:
        return {"observation": self.observations, "action_mask": self.masks}

    def _infos(self) -> dict[str, Any]:
        return {
            "seat": self._seats,
            "seat_rewards": self._seat_rewards,
            "points": self._points,
            "final_obs": self._final,
            "_final_obs": self._ended,
        }


def _given(array: Array | None, shape: tuple[int, int], key: str) -> Array:
    """An array of one's own, if it can be written into, or a new one."""
    if array is None:
        return np.zeros(shape, np.uint8)
    if array.shape != shape or array.dtype != np.uint8 or not array.flags.c_contiguous or not array.flags.writeable:
        raise NotUnderstood("unknown_name", key=key, given=f"{array.shape} {array.dtype}", known=[f"{shape} uint8"])
    return array
