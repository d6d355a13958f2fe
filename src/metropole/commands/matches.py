"""The games of a file of records, each played to where it came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from metropole.commands.arguments import lines
from metropole.commands.speaking import fail, refusals_worded, words

if TYPE_CHECKING:
    from metropole.match import Match


def matches(file: str) -> Iterator[tuple[int, Match]]:
    """Each game with its line; a wrong one ends the command with line, step and reason."""
    from metropole.games.contract import Refusal
    from metropole.match import Match
    from metropole.record import Record

    said = words()
    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            match = Match.of(Record.from_text(text))
        try:
            match.to_end()
        except Refusal as refusal:
            fail(said("cli-line-step", line=line, step=match.step, reason=said.say(refusal.reason)))
        yield line, match
