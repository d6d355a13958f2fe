"""A hint in words."""

from __future__ import annotations

from metropole.bots.reasons import reasons
from metropole.bots.search import Thought
from metropole.match import Match
from metropole.words import Words

MOST_CANDIDATES = 5  # that a hint tells of


def hint_lines(words: Words, match: Match, thought: Thought) -> list[str]:
    """What the search would do, its next choices with their chances and reasons, and the expected continuation."""
    text, seat = match.game.text, match.turn
    view = match.view(seat)
    lines = [words.sentence("hint-best", seat=seat, action=text(thought.best.code))]
    for candidate in thought.candidates[:MOST_CANDIDATES]:
        if candidate.visits:
            chance, points = round(100 * candidate.shares[seat]), words.decimal(candidate.points[seat])
            lines.append("  " + words("hint-candidate", action=text(candidate.code), chance=chance, points=points))
            lines.append("    " + " · ".join(words.say(reason) for reason in reasons(match.game, view, candidate)))
    return [*lines, "  " + words("hint-line", actions=" ".join(text(code) for code in thought.line))]
