"""A small network that has learned what a position is worth to a seat. Types in network.pxd.

It sees numbers from one seat's point of view. One layer of numbers lies between these and its answers: that seat's
share of the victory, how clear its lead will be (0 to 1, a half for none), and its points in hundreds.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Self

import cython

if not cython.compiled:
    from math import exp

MOST_SEEN, MOST_HIDDEN, ANSWERS = 104, 64, 3
SHARE, LEAD, POINTS = range(ANSWERS)
POINTS_SCALE = 100.0


class Network:
    """The weights, which many can share, and the numbers under way. For one thread; each thread has its own."""

    into: Any  # a row for each number seen, and one that is added in any case: a weight for each number between
    out: Any  # a row for each number between, and one that is added in any case: a weight for each answer
    between: list[float]
    answer: list[float]

    def __init__(self, into: Any, out: Any) -> None:
        self.into, self.out = into, out
        self.hidden = len(out) // ANSWERS - 1
        self.inputs = len(into) // self.hidden - 1
        if not cython.compiled:
            self.seen, self.between, self.answer = [0.0] * MOST_SEEN, [0.0] * MOST_HIDDEN, [0.0] * ANSWERS

    @classmethod
    def read(cls, package: str, file: str) -> Self:
        """The network whose weights a package holds in a file."""
        return cls(*_weights(package, file))

    def look(self, seen: Sequence[float]) -> None:
        """Answer to what is seen."""
        for i in range(self.hidden):
            self.between[i] = self.into[self.inputs * self.hidden + i]
        for row in range(self.inputs):
            value = seen[row]
            if value != 0.0:  # often: what there is only with several rivals, or with another version
                for i in range(self.hidden):
                    self.between[i] += value * self.into[row * self.hidden + i]
        for k in range(ANSWERS):
            value = self.out[self.hidden * ANSWERS + k]
            for i in range(self.hidden):
                if self.between[i] > 0.0:
                    value += self.between[i] * self.out[i * ANSWERS + k]
            self.answer[k] = value
        self.answer[SHARE] = 1.0 / (1.0 + exp(-self.answer[SHARE]))
        self.answer[LEAD] = 1.0 / (1.0 + exp(-self.answer[LEAD]))
        self.answer[POINTS] *= POINTS_SCALE

    # For readers who are not compiled

    def answers(self, seen: Sequence[float]) -> list[float]:
        """The answers to what is seen."""
        for i in range(len(seen)):
            self.seen[i] = seen[i]
        self.look(self.seen)
        return [float(self.answer[k]) for k in range(ANSWERS)]


@cache
def _weights(package: str, file: str) -> tuple[Any, Any]:
    """Read once."""
    weights = json.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    return _flat(weights["into"]), _flat(weights["out"])


def _flat(rows: list[list[float]]) -> array[float]:
    return array("d", [weight for row in rows for weight in row])
