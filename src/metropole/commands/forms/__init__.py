"""How the command line writes a game's points and answers to its positions; docs/records.md tells the forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from metropole.games.contract import Score
from metropole.games.registry import Registry
from metropole.match import Match
from metropole.words import Words


class AnswerForm(Protocol):
    """What a game brings to `replay` and `score`; its module is one of these."""

    def breakdown(self, score: Any) -> dict[str, Any]:
        """One seat's points by source, with what made them."""

    def last_position(self, match: Match) -> dict[str, Any]:
        """How the table of a game stands, as a position to be scored."""

    def answer(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a position that people ask to have scored; a reason in it is a Message."""

    def answer_lines(self, words: Words, line: int, answer: Mapping[str, Any]) -> str:
        """The same in words; `line` is the position's in its file."""


FORMS: Registry[AnswerForm] = Registry("metropole.commands")


def breakdown(game: str, score: Score) -> dict[str, Any]:
    """A seat's points in the form of its game; of a game without one, the points by source alone."""
    return FORMS.load(game).breakdown(score) if FORMS.has(game) else dict(score.points)
