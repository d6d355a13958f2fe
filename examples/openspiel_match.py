"""OpenSpiel's ISMCTS against one of our bots, at Metro or Metropolys: who has won how often.

python examples/openspiel_match.py metro --bot casual --games 4 --simulations 50
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from metropole import bots, games
from metropole.research import openspiel  # noqa: F401, it registers the games


def winner(name, bot, simulations, seed):
    """Play one game; theirs has seat `seed % 2`. Answers what theirs was given: 1, 0 or -1."""
    game, rules, rng = pyspiel.load_game(f"metropole_{name}"), games.load(name), random.Random(seed)
    chances, theirs = np.random.RandomState(seed), seed % 2
    search = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chances),
        2.0,
        simulations,
        random_state=chances,
        allow_inconsistent_action_sets=True,  # what others may do hangs on their hands
    )
    ours, state = bots.make(bot, rules), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        elif state.current_player() == theirs:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(ours.choose(rules.view(state.played.state, 1 - theirs), rng))
    return state.returns()[theirs]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=games.GAMES.own)
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    given = parser.parse_args()
    results = [winner(given.game, given.bot, given.simulations, seed) for seed in range(given.games)]
    print(f"ISMCTS against {given.bot}: {results.count(1)} won, {results.count(0)} shared, {results.count(-1)} lost")


if __name__ == "__main__":
    main()
