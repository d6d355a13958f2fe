"""Games for OpenSpiel, registered when this module is imported: `metropole_metro`, `metropole_metropolys`.

    pyspiel.load_game("metropole_metro(players=3,hand=2)")

Chance is explicit: it draws who begins, the layout and every card, and each tile when it is taken, so that a search
which plays on from a state samples the stack as the rules mean it, and no order exists that could be peeked at.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from metropole import games
from metropole.research.contract import CHANCE, RESEARCH
from metropole.research.rewards import KINDS, RESULT, rewards_of

MOST_POINTS = 1000.0  # no seat ever comes near it
PREFIX = "metropole_"


def _type(name: str, rewards: str = RESULT) -> pyspiel.GameType:
    game, utility = games.load(name), pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{name.capitalize()} (Métropole)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if rewards == RESULT else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.SEATS[-1],
        min_num_players=game.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(name),
    )


def _parameters(name: str) -> dict[str, Any]:
    """What may be given with a game's name, with what holds where nothing is said."""
    return {"players": 2, "rewards": RESULT, **games.load(name).FACTS.options}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; its name is that of the class."""

    NAME: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.NAME
        given = {**_parameters(name), **(params or {})}
        self.game, self.room = games.load(name), RESEARCH.load(name)
        self.players, self.reward_kind = int(given.pop("players")), given.pop("rewards")
        if self.reward_kind not in KINDS:
            raise ValueError(f"rewards are one of {KINDS}")
        self.options = given
        self.chance = CHANCE.load(name)
        self.chance.ByChance(self.players, self.options)  # refuses what this game has not
        is_sum_known = self.reward_kind == RESULT
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.ACTIONS,
            max_chance_outcomes=self.chance.MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0 if is_sum_known else -MOST_POINTS,
            max_utility=1.0 if is_sum_known else MOST_POINTS,
            utility_sum=0.0 if is_sum_known else None,
            max_game_length=self.chance.MOST_ACTIONS,
        )
        super().__init__(_type(name, self.reward_kind), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance.MOST_DEALT

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"this observer has no parameters: {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A State with the chances that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played = game.chance.ByChance(game.players, game.options)

    @property
    def spiel(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.played.state is None or self.played.outcomes():
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.played.state.turn)

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.played.state.legal() if player == self.current_player() else []
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.played.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.played.happen(action)
        else:
            self.played.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.played.outcome_text(action)
        return str(self.spiel.game.text(action))

    def is_terminal(self) -> bool:
        return self.played.state is not None and self.played.state.turn < 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        outcome = self.spiel.game.outcome(self.played.state)
        assert outcome is not None
        return rewards_of(outcome, self.spiel.reward_kind)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one, as likely as any other."""
        again = self.played.resampled(self.history(), player, random.Random(int(sampler() * (1 << 53))))
        state = self.spiel.new_initial_state()
        for action in again:
            state.apply_action(action)
        return state

    def known_to(self, player: int) -> list[str]:
        """Everything that happened, as this player knows it."""
        return [text if seat in (-1, player) else "?" for seat, text in self.played.happened]

    def __str__(self) -> str:
        return "dealing" if self.played.state is None else str(self.spiel.game.state_text(self.played.state))


class SpielObserver:
    """What a player sees, with or without the whole history: `observation` as in docs/research.md, and `history`."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game, self.kind = game, kind
        self.writer = game.room.Observer(game.players)
        self.bytes = np.zeros(self.writer.size, np.uint8)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        length = game.chance.MOST_ACTIONS + game.chance.MOST_DEALT if kind.perfect_recall else 0
        parts = {"player": game.players, "observation": self.writer.size, "history": length}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in parts.items():
            if size:
                self.dict[name] = self.tensor[start : start + size]
                start += size
        self.most = max(game.game.ACTIONS, game.chance.MOST_OUTCOMES)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player sees of a state."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        known = state.played.known(player if self.is_private else None) if self.kind.public_info else None
        if known is not None:
            self.writer.write(known, player, self.bytes, 0)
            self.dict["observation"][:] = self.bytes
        if "history" in self.dict:
            self._write_history(state, player)

    def _write_history(self, state: SpielState, player: int) -> None:
        """What happened, step by step, as numbers above 0; -1 for what only others know."""
        seen = self.dict["history"]
        for step, ((seat, _), action) in enumerate(zip(state.played.happened, state.history(), strict=True)):
            is_known = (seat < 0 and self.kind.public_info) or (seat == player and self.is_private)
            seen[step] = (action + 1) / self.most if is_known else -1

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self.kind.perfect_recall:
            who = player if self.is_private else -2
            return f"p{player} " + " ".join(state.known_to(who))
        known = state.played.known(player if self.is_private else None)
        pending = len(state.played.happened)
        shown = "dealing" if known is None else self.game.game.state_text(known)
        return f"p{player} {pending} {shown}"


for _name in CHANCE.names():
    # A class for each, not a partial: OpenSpiel lets go of it after the interpreter has ended, and a class stays alive.
    _made = type(f"{_name.capitalize()}SpielGame", (SpielGame,), {"NAME": _name})
    pyspiel.register_game(_type(_name), _made)
