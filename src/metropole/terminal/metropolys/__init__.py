"""Metropolys in the terminal."""

from __future__ import annotations

from typing import Any

from metropole.games.metropolys import FACTS
from metropole.terminal.metropolys.teller import Teller
from metropole.terminal.questions import Questions

__all__ = ["Teller", "ask_options"]


def ask_options(questions: Questions) -> dict[str, Any]:
    """Which version, and whether with the expansion."""
    words = questions.words
    version = questions.choice(words("term-ask-version"), FACTS.versions, FACTS.options["version"])
    return {"version": version, "expansion": questions.is_yes(words("term-ask-expansion"))}
