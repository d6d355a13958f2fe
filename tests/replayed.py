"""Games of every version, option and number of players as the client is sent them, beside what the server has at every
moment: python -m tests.replayed prints a line for each. The tests of the client fold the one and compare the other.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from metropole.games.own import OWN
from metropole.match import Match
from metropole.record import Record
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.replay import replay

RECORDS = Path(__file__).parent / "records"


def each_variant(game: str) -> Iterator[Match]:
    """A golden game of each."""
    seen = set[str]()
    for line in (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        match = Match.of(Record.from_text(line))
        options, _ = match.game.write_setup(match.setup)
        variant = json.dumps([match.setup.players, options])
        if variant not in seen:
            seen.add(variant)
            yield match


def moments(match: Match) -> Iterator[dict[str, Any]]:
    """What everybody sees and what each seat has, after every action."""
    presenter, there = presenter_of(match.game.NAME), match.at(0)
    seats = range(match.setup.players)
    while True:
        yield {
            "position": presenter.position(there.view(None)),
            "owns": [presenter.own(there.view(seat)) for seat in seats],
            "points": [presenter.points(there.view(seat))[seat] for seat in seats],
        }
        if there.version == len(match.history):
            return
        there.forward()


def main() -> None:
    for game in OWN:
        for match in each_variant(game):
            whole = match.to_end()
            told = {"replay": replay(whole, range(match.setup.players)), "moments": list(moments(whole))}
            sys.stdout.buffer.write(to_json(told) + b"\n")


if __name__ == "__main__":
    main()
