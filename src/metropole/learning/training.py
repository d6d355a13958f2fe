"""A network with one layer between, trained by gradient descent (Adam). Same examples and seed, same weights."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from metropole.learning.examples import ANSWERS, POINTS, Array

FIRST_RATE, LAST_RATE, BATCH = 3e-3, 1e-4, 512
MEMORY, LONG_MEMORY, TINY = 0.9, 0.999, 1e-8  # as Adam is mostly used
POINTS_WEIGHT = 4.0  # what an error in points counts against one in shares and leads


@dataclass(frozen=True, slots=True)
class Layers:
    """The weights; the last row of each is added in any case."""

    into: Array
    out: Array

    def answers(self, seen: Array) -> Array:
        """What the network answers to each row."""
        return self._answers(self._between(seen))

    def _between(self, seen: Array) -> Array:
        between: Array = np.maximum(seen @ self.into[:-1] + self.into[-1], 0)
        return between

    def _answers(self, between: Array) -> Array:
        answers: Array = between @ self.out[:-1] + self.out[-1]
        answers[:, :POINTS] = 1 / (1 + np.exp(-answers[:, :POINTS]))
        return answers

    def slopes(self, seen: Array, came: Array) -> tuple[Array, Array]:
        """How the error grows with each weight: cross entropy of shares and leads, squares of points."""
        between = self._between(seen)
        error = (self._answers(between) - came) / len(seen)
        error[:, POINTS] *= POINTS_WEIGHT
        behind = (error @ self.out[:-1].T) * (between > 0)
        return _with_sums(seen.T @ behind, behind), _with_sums(between.T @ error, error)


def _with_sums(slopes: Array, errors: Array) -> Array:
    return np.vstack([slopes, errors.sum(0)])


class Adam:
    """Steps down the slopes of one array of weights."""

    def __init__(self, weights: Array) -> None:
        self.weights, self.steps = weights, 0
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)

    def step(self, slope: Array, rate: float) -> None:
        self.steps += 1
        self.mean += (1 - MEMORY) * (slope - self.mean)
        self.square += (1 - LONG_MEMORY) * (slope * slope - self.square)
        evened = (1 - LONG_MEMORY**self.steps) ** 0.5 / (1 - MEMORY**self.steps)
        self.weights -= rate * evened * self.mean / (np.sqrt(self.square) + TINY)


def trained(seen: Array, came: Array, hidden: int, rounds: int, seed: int) -> Layers:
    """Weights after so many rounds through all examples, each in a new order."""
    rng = np.random.default_rng(seed)
    layers = _begun(seen.shape[1], hidden, rng)
    climbers = Adam(layers.into), Adam(layers.out)
    batches = max(len(seen) // BATCH, 1)
    for round in range(rounds):
        order = rng.permutation(len(seen))
        for batch in range(batches):
            rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** ((round * batches + batch) / (rounds * batches))
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            for climber, slope in zip(climbers, layers.slopes(seen[chosen], came[chosen]), strict=True):
                climber.step(slope, rate)
    return layers


def _begun(inputs: int, hidden: int, rng: np.random.Generator) -> Layers:
    into = rng.normal(0, (2 / inputs) ** 0.5, (inputs + 1, hidden)).astype(np.float32)
    out = rng.normal(0, (1 / hidden) ** 0.5, (hidden + 1, len(ANSWERS))).astype(np.float32)
    into[-1] = out[-1] = 0
    return Layers(into, out)
