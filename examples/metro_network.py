"""A small network of policy and value for Metro without turned tiles, and the bot that plays by it:
`metro_network:Learned`.

It looks at each square where the tile may lie: which lines would come in there and where they would go on. It answers
with a number for each of these squares, one for drawing, and what the position is worth. NumPy is enough for it.
"""

import os
from dataclasses import dataclass

import numpy as np

from metropole.games import metro
from metropole.games.metro import board, tiles
from metropole.research.observing import action_mask, named, observation

WEIGHTS = "METRO_WEIGHTS"  # the environment's name for where they are
SQUARES, DRAW, ANSWERS = 64, 64, 65
OUT = np.array([[tiles.leaves_by(kind, 0, side) for side in range(4)] for kind in tiles.KINDS])
STEPS = np.array(board.STEPS)
PLANES = 17  # of a square: is it open, own lines that come in, the other's, ways to the centre, ways to stations
SEEN, WHOLE, FIRST, SECOND = 4 * (4 + PLANES) + 4 + 2, 4, 128, 64
NEVER = -1e9


@dataclass
class Batch:
    """Many positions as the network takes them; a row of `seen` for each square that a tile may lie on."""

    kind: np.ndarray  # the tile that each position is about
    of: np.ndarray  # which position a row belongs to
    square: np.ndarray
    seen: np.ndarray
    whole: np.ndarray  # of each position: points, tiles, 1
    may_draw: np.ndarray


def batch(observations, masks):
    """What is seen of each square where the mask allows a tile."""
    parts, count = named(metro, 2, observations), len(observations)
    kind = np.where(parts["drawn"].any(1), parts["drawn"].argmax(1), parts["hand"].argmax(1))
    squares = masks[:, : metro.DRAW].reshape(count, len(tiles.KINDS), 4, SQUARES)[np.arange(count), kind, 0]
    of, square = np.nonzero(squares)
    names = ("open", "arriving", "to_centre", "to_station")
    planes = np.concatenate([parts[name].reshape(count, -1, 8, 8) for name in names], 1)
    planes = np.pad(planes, ((0, 0), (0, 0), (1, 1), (1, 1))).transpose(0, 2, 3, 1)  # nothing lies beyond the edge
    row, column, out = square // 8 + 1, square % 8 + 1, OUT[kind[of]]
    here, seen = planes[of, row, column].astype(np.float32), []
    gains = np.zeros((2, len(of)), np.float32)  # what lines that end would bring at once, to oneself and to the other
    for side in range(4):  # for each line that may come in: its length, where it would leave, and what is there
        leaves = out[:, side]
        there = planes[of, row + STEPS[leaves, 0], column + STEPS[leaves, 1]]
        around = [1 + 4 * group + (leaves + 2 + turn) % 4 for group in range(4) for turn in range(4)]
        ends = [here[np.arange(len(of)), first + leaves] for first in (9, 13)]
        seen += [here[:, 1 + side], here[:, 5 + side], *ends, there[:, 0]]
        for seat, length in enumerate((here[:, 1 + side], here[:, 5 + side])):
            for end, counts in zip(ends, (board.CENTRE_FACTOR, 1), strict=True):
                gains[seat] += np.where((length > 0) & (end > 0), counts * (length + end - 1), 0)
        seen += [there[np.arange(len(of)), plane] for plane in around]
    seen += [*gains, *(out[:, side] == (side + 2) % 4 for side in range(4))]
    points = parts["points"].astype(np.float32)
    lead, left = (points[:, 0] - points[:, 1]) / 50, parts["stack"][:, 0] / 50
    whole = np.stack([lead, left, parts["drawn"].any(1), np.ones(count)], 1).astype(np.float32)
    seen = np.stack(seen, 1).astype(np.float32) / 4
    return Batch(kind, of, square, seen, whole, masks[:, metro.DRAW] == 1)


class MetroNetwork:
    """Two layers for each square; their mean says whether to draw, and what the position is worth."""

    def __init__(self, weights=None, seed=1):
        rng = np.random.default_rng(seed)
        shapes = [(SEEN + WHOLE, FIRST), (FIRST + 1, SECOND), (SECOND + 1, 1), (SECOND + WHOLE, 2)]
        begun = [rng.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32) for rows, columns in shapes]
        self.weights = begun if weights is None else weights

    def forward(self, given):
        """65 numbers for the squares and for drawing, the result from -1 to 1, and what lies between."""
        into, between, each, whole = self.weights
        count = len(given.whole)
        seen = np.concatenate([given.seen, given.whole[given.of]], 1)
        first = np.maximum(seen @ into, 0)
        second = np.maximum(first @ between[:-1] + between[-1], 0)
        share = (np.arange(count)[:, None] == given.of).astype(np.float32)  # of each row in its position's mean
        share /= np.maximum(share.sum(1, keepdims=True), 1)
        mean = np.concatenate([share @ second, given.whole], 1)
        draw, value = (mean @ whole).T
        answers = np.full((count, ANSWERS), NEVER, np.float32)
        answers[given.of, given.square] = (second @ each[:-1] + each[-1])[:, 0]
        answers[given.may_draw, DRAW] = draw[given.may_draw]
        return answers, np.tanh(value), (seen, first, second, mean, share)

    def slopes(self, given, visits, results):
        """How the error grows with each weight, and the error: cross entropy of the policy, square of the value."""
        _, between, each, whole = self.weights
        answers, value, (seen, first, second, mean, share) = self.forward(given)
        chances = np.exp(answers - answers.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        error = -(visits * np.log(chances + 1e-9)).sum(1).mean() + ((value - results) ** 2).mean()
        at_answers = (chances - visits) / len(value)
        at_value = 2 * (value - results) * (1 - value**2) / len(value)
        at_whole = np.stack([at_answers[:, DRAW] * given.may_draw, at_value], 1)
        at_each = at_answers[given.of, given.square][:, None]
        at_second = (at_each @ each[:-1].T + share.T @ (at_whole @ whole[:SECOND].T)) * (second > 0)
        at_first = (at_second @ between[:-1].T) * (first > 0)
        return [
            seen.T @ at_first,
            np.vstack([first.T @ at_second, at_second.sum(0)]),
            np.vstack([second.T @ at_each, at_each.sum(0)]),
            mean.T @ at_whole,
        ], float(error)

    def save(self, file):
        np.savez(file, *self.weights)

    @classmethod
    def load(cls, file):
        with np.load(file) as read:
            return cls([read[name] for name in read.files])


class Learned:
    """Plays what the network thinks best."""

    def __init__(self, game):
        self.game, self.network = game, MetroNetwork.load(os.environ.get(WEIGHTS, "metro.npz"))

    def choose(self, view, rng):
        """The code of a legal action."""
        given = batch(observation(self.game, view)[None], action_mask(self.game, view)[None])
        answers, _, _ = self.network.forward(given)
        best = int(answers.argmax())
        return metro.DRAW if best == DRAW else int(given.kind[0]) * 256 + best
