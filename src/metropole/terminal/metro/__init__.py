"""Metro in the terminal."""

from __future__ import annotations

from typing import Any

from metropole.games.metro import FACTS
from metropole.terminal.metro.teller import Teller
from metropole.terminal.questions import Questions

__all__ = ["Teller", "ask_options"]


def ask_options(questions: Questions) -> dict[str, Any]:
    """How many tiles in hand, and whether they may be turned."""
    words, hands = questions.words, [str(hand) for hand in FACTS.hands]
    hand = int(questions.choice(words("term-ask-hand"), hands, str(FACTS.options["hand"])))
    return {"hand": hand, "free_rotation": questions.is_yes(words("term-ask-rotation"))}
