"""Learns Metro for two from games of the search: who plays what in which position, and how it ended.

    python examples/train_metro.py --games 1500 --rounds 12 --workers 2 --out metro.npz

The board may be turned for two players, so every decision is four: each round learns from another turn of the board.
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np
from metro_network import ANSWERS, DRAW, MetroNetwork, batch

from metropole.games import metro
from metropole.learning.training import Adam
from metropole.research.dataset import DatasetPlan, joined, play_all
from metropole.research.metro import symmetries

BATCH, FIRST_RATE, LAST_RATE = 256, 2e-3, 5e-5


def turned(columns, chosen, codes, order):
    """Some decisions with the board turned: what was seen, what was legal, how often each answer was tried."""
    masks = np.zeros((len(chosen), metro.ACTIONS), np.uint8)
    masks[:, codes] = np.unpackbits(columns["masks"][chosen], axis=1)[:, : metro.ACTIONS]
    visits = np.zeros((len(chosen), ANSWERS), np.float32)
    for row, decision in enumerate(chosen):
        part = slice(*columns["visit_starts"][decision : decision + 2])
        code = codes[columns["visit_actions"][part]]
        visits[row, np.where(code == metro.DRAW, DRAW, code % 64)] = columns["visit_counts"][part]
    visits **= 2  # a search tries everything now and then: what it tried most is what it means
    return columns["observations"][chosen][:, order], masks, visits / visits.sum(1, keepdims=True)


def train(columns, rounds, seed=1):
    """A network that has seen all decisions so many times, and its error in the last round."""
    rng, network = np.random.default_rng(seed), MetroNetwork(seed=seed)
    climbers = [Adam(weights) for weights in network.weights]
    batches = max(len(columns["actions"]) // BATCH, 1)
    for round in range(rounds):
        turn, errors = symmetries(2)[round % 4], []
        codes, order = np.array(turn.actions()), np.array(turn.observation(2))
        for number, chosen in enumerate(np.array_split(rng.permutation(len(columns["actions"])), batches)):
            seen, masks, visits = turned(columns, chosen, codes, order)
            slopes, error = network.slopes(batch(seen, masks), visits, columns["results"][chosen])
            rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** ((round * batches + number) / (rounds * batches))
            for climber, slope in zip(climbers, slopes, strict=True):
                climber.step(slope, rate)
            errors.append(error)
        print(f"round {round + 1}: error {np.mean(errors):.3f}", flush=True)
    return network


def processor_seconds():
    """What this process and those it has started have taken."""
    took = os.times()
    return took.user + took.system + took.children_user + took.children_system


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--bot", default="search:2000", help="who is learned from")
    parser.add_argument("--seed", type=int, default=1, help="of the games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("metro.npz"))
    given = parser.parse_args()
    begun = time.perf_counter()
    plan = DatasetPlan("metro", 2, {}, [given.bot], given.seed, straying=0.05)
    columns = joined(list(play_all(plan, given.games, given.workers)))
    print(f"{len(columns['actions'])} decisions played in {time.perf_counter() - begun:.0f} s", flush=True)
    train(columns, given.rounds).save(given.out)
    print(f"learned after {time.perf_counter() - begun:.0f} s, {processor_seconds():.0f} s of processor time")


if __name__ == "__main__":
    main()
