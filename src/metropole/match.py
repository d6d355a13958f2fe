"""One game being played: its State, version and record behind one door, `submit`. Persons and bots use it alike."""

from __future__ import annotations

from typing import Any

from metropole.games.contract import Game, Message, NotLegal, Outcome, Score, Setup, State, View
from metropole.record import Record, Result


class Match:
    """A game in progress. Its version is the number of actions played."""

    def __init__(self, game: Game[Any, Any, Any], setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.history: list[int] = []
        self._views: dict[int | None, tuple[int, View]] = {}  # the last that was asked for, by seat, and its version
        self._state: State = game.new_game(setup)

    @classmethod
    def resumed(cls, record: Record) -> Match:
        """The match that a record was written from, at its last action."""
        match = cls(record.game, record.setup)
        for text in record.actions:
            code = record.game.parse(text)
            match._state.play(code)
            match.history.append(code)
        return match

    @property
    def version(self) -> int:
        return len(self.history)

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def scores(self) -> list[Score]:
        """Every seat's points with their reasons, as if the game ended now."""
        return list(self.game.scores(self._state))

    def breakdowns(self) -> list[dict[str, Any]]:
        """Every seat's points by source, as if the game ended now."""
        return [score.breakdown for score in self.scores()]

    def submit(self, seat: int, version: int, code: int) -> list[Message]:
        """Play an action that answers this version; returns what everybody sees happen. Refused, it changes nothing."""
        if version != self.version:
            raise NotLegal("stale_version", given=version, right=self.version)
        if reason := self.why_not(seat, code):
            raise NotLegal(reason)
        happened = list(self.game.events(self._state, code))
        self._state.play(code)
        self.history.append(code)
        return happened

    def why_not(self, seat: int, code: int) -> Message | None:
        """Why a seat may not do this now; None when it may."""
        if seat == self.turn and self._state.is_legal(code):
            return None
        reason: Message | None = self.game.why_not(self.view(seat), code)
        return reason

    def take_back(self, version: int) -> None:
        """Return to an earlier version."""
        if not 0 <= version <= self.version:
            raise NotLegal("no_such_version", given=version, most=self.version)
        self._state = self.game.new_game(self.setup)
        self._views.clear()
        del self.history[version:]
        for code in self.history:
            self._state.play(code)

    def at(self, version: int) -> Match:
        """The match as it was at an earlier version."""
        earlier = Match(self.game, self.setup)
        for code in self.history[:version]:
            earlier._state.play(code)
            earlier.history.append(code)
        return earlier

    def shown_to(self, seat: int) -> int:
        """How much of what was hidden a seat has been shown so far."""
        count: int = self.game.shown_to(self._state, seat)
        return count

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        version, last = self._views.get(seat, (0, None))
        if last is None or version != self.version:
            beside = next((view for at, view in self._views.values() if at == self.version), None)
            last = self.game.view(self._state, seat, self.history, last, beside)
            self._views[seat] = (self.version, last)
        return last

    def record(self) -> Record:
        """The game so far, secrets and all; with its result when it is over."""
        outcome = self.outcome
        texts = tuple(self.game.text(code) for code in self.history)
        return Record(self.game, self.setup, texts, Result.of(outcome) if outcome else None)
