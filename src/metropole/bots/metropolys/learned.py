"""The network's part in Metropolys: the names of `metropole.bots.knowledge.Learned`."""

from __future__ import annotations

from typing import Any

from metropole.bots.metropolys.features import MetropolysFeatures
from metropole.bots.metropolys.playout import MetropolysPlayout, lead, network
from metropole.games.metropolys import View

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"version": "expert"}),
    (4, {"version": "expert"}),
    (2, {"version": "expert"}),
    (3, {"version": "expert"}),
    (2, {"version": "family"}),
    (4, {"version": "expert", "expansion": True}),
    (2, {"version": "expert"}),
    (4, {"version": "expert"}),
    (2, {"version": "expert", "expansion": True}),
    (3, {"version": "family"}),
)
features = MetropolysFeatures


def playout(view: View, seed: int) -> MetropolysPlayout:
    """Games from one view to the end of a call, where the network judges."""
    return MetropolysPlayout(view, seed, is_learned=True)


__all__ = ["TABLES", "features", "lead", "network", "playout"]
