"""What a kind of faults is, and a mixture of kinds: each at least once, then as many of each as it weighs."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.faults.grounds import Ground

Do = Callable[[Ground, random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong, and is over when it returns. `weight`: how often, beside the others."""

    name: str
    do: Do
    weight: int
    fits: Callable[[Ground], bool]


def fault(weight: int, fits: Callable[[Ground], bool] = lambda _: True) -> Callable[[Do], Fault]:
    """Make a function a kind of faults, where it fits the ground."""
    return lambda do: Fault(getattr(do, "__name__", ""), do, weight, fits)


def has_bus(ground: Ground) -> bool:
    return ground.bus is not None


def is_file(ground: Ground) -> bool:
    return ground.settings.is_sqlite


def is_postgres(ground: Ground) -> bool:
    return ground.postgres is not None


def has_several(ground: Ground) -> bool:
    return len(ground.servers) > 1


def seconds(rng: random.Random, least: float, most: float) -> float:
    """How long something lasts: mostly short, sometimes as long as may be."""
    return least * float((most / least) ** rng.random())


def drawn(kinds: Sequence[Fault], ground: Ground, count: int, rng: random.Random) -> list[Fault]:
    """So many faults of these kinds that fit the ground, or each of them once where that is more."""
    fitting = [kind for kind in kinds if kind.fits(ground)]
    rest = rng.choices(fitting, [kind.weight for kind in fitting], k=max(0, count - len(fitting)))
    return [*rng.sample(fitting, len(fitting)), *rest]
