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
    setup, final = presenter.setup(seen), presenter.final(seen)
    if not read.has_places:  # they were laid somewhere to be counted; nobody knows where they lay
        setup["tokens"] = {}
        for score in final["scores"]:
            score["tokens"] = {kind: [] for kind in score["tokens"]}
    return Counted(
        setup=setup,
        position=presenter.position(seen),
        final=final,
        outcome=final_outcome(read.state),
        open=read.open,
    )


def ask(data: Mapping[str, Any], question: Mapping[str, Any]) -> Verdict:
    """Whether a building may be bid in such a city."""
    return verdict(data, question)
