"""Cities of real tables counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metropole.games.metropolys import Verdict, final_outcome, read_so_far, verdict, view
from metropole.server.broadcast import metropolys as presenter
from metropole.server.scorer.counting import Counted


def count(data: Mapping[str, Any]) -> Counted:
    """A city as far as it is known, with its groups and districts."""
    read = read_so_far(data)
    seen = view(read.state, None)
    return Counted(
        setup=presenter.setup(seen),
        position=presenter.position(seen),
        final=presenter.final(seen),
        outcome=final_outcome(read.state),
        open=read.open,
    )


def ask(data: Mapping[str, Any], question: Mapping[str, Any]) -> Verdict:
    """Whether a building may be bid in such a city."""
    return verdict(data, question)
