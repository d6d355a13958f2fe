"""What a game brings to the terminal, and where each game's is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from metropole.games.contract import Outcome
from metropole.games.registry import Registry
from metropole.terminal.questions import Questions
from metropole.words import Words

Lines = list[str]


class Teller(Protocol):
    """Puts one game into words, for the person in one seat."""

    def help(self) -> Lines: ...
    def welcome(self, view: Any) -> Lines: ...
    def question(self, view: Any) -> Lines: ...
    def preview(self, view: Any, code: int) -> Lines: ...
    def why(self, view: Any, text: str) -> Lines: ...
    def score(self, view: Any) -> Lines: ...
    def legal_lines(self, codes: list[int]) -> Lines:
        """Legal actions as texts, in lines that belong together."""

    def final(self, view: Any, outcome: Outcome) -> Lines: ...
    def normalised(self, text: str) -> str:
        """An action as people type it, in the exact form of a record."""

    def commands(self) -> dict[str, Callable[[Any, str], Lines]]:
        """The game's own commands: each takes a view and the rest of the line."""


class TerminalGame(Protocol):
    """A game's room in the terminal: its package is one of these."""

    def Teller(self, words: Words) -> Teller: ...  # noqa: N802, it is a class
    def ask_options(self, questions: Questions) -> dict[str, Any]:
        """The options of a new game, as the person answers."""


TERMINALS: Registry[TerminalGame] = Registry("metropole.terminal")
