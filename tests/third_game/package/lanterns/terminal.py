"""Lanterns in the terminal: the names of `metropole.terminal.contract.TerminalGame`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from metropole.games.contract import Outcome
from metropole.terminal.contract import Lines
from metropole.terminal.questions import Questions
from metropole.words import Words

from .rules import parse, text
from .view import View, why_not
from .view import preview as foresee


class Teller:
    def __init__(self, words: Words) -> None:
        self.words = words

    def help(self) -> Lines:
        return ["L1 ... L10"]

    def welcome(self, view: View) -> Lines:
        return [self.words("lanterns_as_ever")]

    def question(self, view: View) -> Lines:
        return ["".join("." if seat < 0 else str(seat) for seat in view.known.lit)]

    def preview(self, view: View, code: int) -> Lines:
        return [str(foresee(view, code))]

    def why(self, view: View, text: str) -> Lines:
        reason = why_not(view, parse(self.normalised(text)))
        return [self.words.say(reason)] if reason else []

    def score(self, view: View) -> Lines:
        return []

    def legal_lines(self, codes: list[int]) -> Lines:
        return [" ".join(map(text, codes))]

    def final(self, view: View, outcome: Outcome) -> Lines:
        return [f"{outcome.scores}"]

    def normalised(self, text: str) -> str:
        return text.strip().upper()

    def commands(self) -> dict[str, Callable[[Any, str], Lines]]:
        return {}


def ask_options(questions: Questions) -> dict[str, Any]:
    return {}
