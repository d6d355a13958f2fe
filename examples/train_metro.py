"""Learns Metro for two from games of the search, and lets the arena measure what was learned against greedy.

    python examples/train_metro.py --games 400 --rounds 12 --workers 2 --out metro.pt

It needs PyTorch. The board may be turned for two players, so every decision is four.
"""

import argparse
import os
import random
import time
from pathlib import Path

import numpy as np
import torch
from metro_network import WEIGHTS, MetroNetwork, allowed, inputs
from torch.nn import functional

from metropole.arena.play import play_match
from metropole.games import metro
from metropole.research.dataset import DatasetPlan, joined, play_all
from metropole.research.metro import symmetries

BATCH, RATE = 512, 2e-3


def examples(columns):
    """What was seen, what may be done, how often each was tried, and the result; each turned in all four ways."""
    masks = np.unpackbits(columns["masks"], axis=1)[:, : metro.ACTIONS]
    rows = np.repeat(np.arange(len(masks)), np.diff(columns["visit_starts"]))
    for turn in symmetries(2):
        codes, order = np.array(turn.actions()), np.array(turn.observation(2))
        seen = columns["observations"][:, order]
        turned = np.zeros_like(masks)
        turned[:, codes] = masks
        planes, points, kind = inputs(seen)
        code = codes[columns["visit_actions"]]
        visits = torch.zeros(len(masks), 65)
        visits[rows, np.where(code == metro.DRAW, 64, code % 64)] = torch.from_numpy(columns["visit_counts"]).float()
        yield planes, points, allowed(turned, kind), visits / visits.sum(1, keepdim=True)


def train(columns, rounds, seed=1):
    """A network that has seen all examples so many times."""
    torch.manual_seed(seed)
    parts = [torch.cat(one) for one in zip(*examples(columns), strict=True)]
    results = torch.from_numpy(columns["results"]).repeat(4)
    network = MetroNetwork()
    steps = rounds * -(-len(results) // BATCH)
    optimiser = torch.optim.Adam(network.parameters(), RATE)
    rates = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    for _ in range(rounds):
        for chosen in torch.randperm(len(results)).split(BATCH):
            planes, points, mask, visits = (part[chosen] for part in parts)
            answers, value = network(planes, points)
            chances = functional.log_softmax(answers.masked_fill(~mask, -1e9), 1)
            loss = -(visits * chances).sum(1).mean() + functional.mse_loss(value, results[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            rates.step()
    return network, float(loss)


def share_against(other, deals):
    """The network's share of the victories against a bot: every deal is played from both seats."""
    share = 0.0
    for deal in range(deals):
        for seat in range(2):
            setup = metro.deal(2, {}, random.Random(f"measure/{deal}"))
            names = ["metro_network:Learned" if one == seat else other for one in range(2)]
            winners = play_match(metro, setup, names, f"{deal}").outcome.winners
            share += (seat in winners) / len(winners)
    return share / (2 * deals)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--bot", default="search:150", help="who is learned from")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50, help="measured on, each from both seats")
    parser.add_argument("--out", type=Path, default=Path("metro.pt"))
    given = parser.parse_args()
    begun = time.perf_counter()
    plan = DatasetPlan("metro", 2, {}, [given.bot], straying=0.05)
    columns = joined(list(play_all(plan, given.games, given.workers)))
    print(f"{len(columns['actions'])} decisions played in {time.perf_counter() - begun:.0f} s")
    network, loss = train(columns, given.rounds)
    torch.save(network.state_dict(), given.out)
    print(f"learned after {time.perf_counter() - begun:.0f} s, loss {loss:.3f}")
    os.environ[WEIGHTS] = str(given.out)
    for other in ("random", "greedy"):
        print(f"{share_against(other, given.deals):.2f} of the victories against {other}")


if __name__ == "__main__":
    main()
