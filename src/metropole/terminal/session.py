"""A game in the terminal: one person and bots, one command a line. What is said of a game is its teller's."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from time import strftime
from typing import Any

from metropole.analysis import hint
from metropole.bots import Bot
from metropole.bots.search import Budget
from metropole.games.contract import NotUnderstood, Refusal
from metropole.match import Match
from metropole.messages import LANGUAGES
from metropole.terminal.contract import Lines, Teller
from metropole.terminal.hints import hint_lines
from metropole.terminal.rules import rules
from metropole.words import Words

HINT_SIMULATIONS, HINT_SECONDS = 20_000, 2.0


class Session:
    """Reads commands and plays until the person leaves."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Sequence[Bot | None],
        teller: Teller,
        words: Words,
        rng: random.Random,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.match, self.seat, self.bots, self.teller, self.words, self.rng = match, seat, bots, teller, words, rng
        self.ask, self.tell = ask, tell
        self.own_versions: list[int] = []  # the versions that this person's actions answered
        self.is_saved, self.is_leaving, self.has_news = True, False, True
        self.commands: dict[str, Callable[[str], Lines]] = {
            "help": lambda _: self.teller.help(),
            "try": self._try,
            "why": lambda rest: self.teller.why(self.view, rest),
            "score": lambda _: self.teller.score(self.view),
            "legal": self._legal,
            "hint": self._hint,
            "rules": lambda rest: rules(self.words, rest, [self.match.game.NAME]),
            "undo": self._undo,
            "save": self._save,
            "language": self._language,
            "quit": self._quit,
        }

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    def run(self) -> None:
        """Play to the end, or until the person leaves or the input ends."""
        self._tell(self.teller.welcome(self.view))
        while not self.is_leaving:
            self._let_bots_play()
            self._tell(self._state_of_play())
            try:
                self._answer(self.ask(self.words("term-prompt")))
            except (EOFError, KeyboardInterrupt):
                self.tell("")
                break
        self.tell(self.words("term-bye"))

    def _tell(self, lines: Lines) -> None:
        for line in lines:
            self.tell(line)

    def _let_bots_play(self) -> None:
        while (seat := self.match.turn) >= 0 and (bot := self.bots[seat]) is not None:
            self._play(seat, bot.choose(self.match.view(seat), self.rng))

    def _state_of_play(self) -> Lines:
        if not self.has_news:
            return []
        self.has_news = False
        outcome = self.match.outcome
        if outcome is None:
            return self.teller.question(self.view)
        return [*self.teller.final(self.view, outcome), self.words("term-after-end")]

    def _play(self, seat: int, code: int) -> None:
        happened = self.match.submit(seat, code)
        self.is_saved, self.has_news = False, True
        self._tell([self.words.say(event) for event in happened])

    def _answer(self, line: str) -> None:
        """Do what one line says."""
        name, _, rest = line.strip().partition(" ")
        if not name:
            return
        own = self.teller.commands()
        try:
            if name.lower() in self.commands:
                self._tell(self.commands[name.lower()](rest.strip()))
            elif name.lower() in own:
                self._tell(own[name.lower()](self.view, rest.strip()))
            else:
                self._act(line)
        except Refusal as refusal:
            self.tell(self.words.say(refusal.reason))

    def _code(self, text: str) -> int:
        return self.match.game.parse(self.teller.normalised(text))

    def _act(self, line: str) -> None:
        try:
            code = self._code(line)
        except NotUnderstood:
            self.tell(self.words("term-unknown", text=line.strip()[:40]))
            return
        version = self.match.version
        self._play(self.seat, code)
        self.own_versions.append(version)

    def _try(self, rest: str) -> Lines:
        if not rest:
            return [self.words("term-try-what")]
        return self.teller.preview(self.view, self._code(rest))

    def _legal(self, _: str) -> Lines:
        actions = self.match.game.legal(self.view)
        return [self.words("term-legal", count=len(actions)), *self.teller.legal_lines(actions)]

    def _hint(self, _: str) -> Lines:
        if self.match.turn != self.seat:
            return [self.words("term-legal", count=0)]
        thought = hint(self.match, Budget(HINT_SIMULATIONS, HINT_SECONDS))
        return hint_lines(self.words, self.match, thought)

    def _undo(self, _: str) -> Lines:
        if not self.own_versions:
            return [self.words("term-no-undo")]
        self.match.take_back(self.own_versions.pop())
        self.is_saved, self.has_news = False, True
        return [self.words("term-undone")]

    def _save(self, rest: str) -> Lines:
        file = rest or strftime(f"{self.match.game.NAME}-%Y%m%d-%H%M%S.jsonl")
        try:
            Path(file).write_text(self.match.record().to_text() + "\n", encoding="utf-8")
        except OSError as error:
            return [self.words("term-not-saved", file=file, problem=error.strerror or str(error))]
        self.is_saved = True
        return [self.words("term-saved", file=file)]

    def _language(self, rest: str) -> Lines:
        if rest not in LANGUAGES:
            return [self.words("term-no-language", text=rest[:20], languages=self.words.join(list(LANGUAGES), "or"))]
        self.words.language, self.has_news = rest, True
        return [self.words("term-language")]

    def _quit(self, _: str) -> Lines:
        self.is_leaving = self.is_saved
        self.is_saved = True  # asked once
        return [] if self.is_leaving else [self.words("term-quit-unsaved")]
