"""One game being played, or looked at again: its State, version and record behind one door. Persons, bots, replays,
analysis and learning use it alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from typing import Any

from metropole.games.contract import Game, Message, NotLegal, Outcome, Score, Setup, State, View
from metropole.record import Record, Result

KEPT_EVERY = 16  # versions: going to any of them plays fewer actions than this, and a State is small


class Match:
    """A game at one version of it, which is the number of actions played.

    What is ahead of it was written down in a record, or gone back over: `forward` plays it.
    """

    def __init__(self, game: Game[Any, Any, Any], setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.history: list[int] = []
        self._ahead: list[str] = []  # texts, the next one last
        self._result: Result | None = None  # what a record says of the end
        self._views: dict[int | None, tuple[int, View]] = {}  # the last that was asked for, by seat, and its version
        self._state: State = game.new_game(setup)
        self._kept: list[State] = [self._state.copy()]  # at every so many versions; never played on

    @classmethod
    def of(cls, record: Record) -> Match:
        """The match of a record at its beginning, with everything that was played ahead of it."""
        match = cls(record.game, record.setup)
        match._ahead, match._result = list(reversed(record.actions)), record.result
        return match

    @classmethod
    def resumed(cls, record: Record) -> Match:
        """The match that a record was written from, at its last action, to go on from there."""
        return cls.of(replace(record, result=None)).to_end()

    @property
    def version(self) -> int:
        return len(self.history)

    @property
    def step(self) -> int:
        """The number, counted from 1, of the action that is next; that of the last one when nothing is ahead."""
        return min(self.version + 1, self.last_version)

    @property
    def last_version(self) -> int:
        """Where everything that is ahead has been played."""
        return self.version + len(self._ahead)

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def state(self) -> State:
        """The position, secrets and all, to be looked at: whoever wants to play on with it copies it."""
        return self._state

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def legal(self) -> list[int]:
        """What the seat to move may do."""
        return self._state.legal()

    def scores(self) -> list[Score]:
        """Every seat's points with their reasons, as if the game ended now."""
        return list(self.game.scores(self._state))

    def shown_to(self, seat: int) -> int:
        """How much of what was hidden a seat has been shown so far."""
        count: int = self.game.shown_to(self._state, seat)
        return count

    def is_reversible(self, code: int) -> bool:
        """Whether this legal action shows its seat nothing that was hidden, and the game goes on after it."""
        after = self._state.copy()
        after.play(code)
        return after.turn >= 0 and bool(self.game.shown_to(after, self.turn) == self.shown_to(self.turn))

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        version, last = self._views.get(seat, (0, None))
        if last is None or version != self.version:
            another = next((view for at, view in self._views.values() if at == self.version), None)
            last = self.game.view(self._state, seat, self.history, last, another)
            self._views[seat] = (self.version, last)
        return last

    def record(self) -> Record:
        """The game so far, secrets and all; with its result when it is over."""
        outcome = self.outcome
        texts = tuple(self.game.text(code) for code in self.history)
        return Record(self.game, self.setup, texts, Result.of(outcome) if outcome else None)

    # Playing

    def submit(self, seat: int, code: int) -> list[Message]:
        """Play an action for a seat; returns what everybody sees happen. Refused, it changes nothing."""
        if reason := self.why_not(seat, code):
            raise NotLegal(reason)
        happened = self.events(code)
        self.play(code)
        return happened

    def why_not(self, seat: int, code: int) -> Message | None:
        """Why a seat may not do this now; None when it may."""
        if seat == self.turn and self._state.is_legal(code):
            return None
        reason: Message | None = self.game.why_not(self.view(seat), code)
        return reason

    def events(self, code: int) -> list[Message]:
        """What everybody would see happen if this legal action were played."""
        return list(self.game.events(self._state, code))

    def play(self, code: int) -> None:
        """Play an action that was judged before, or is known to have been played. What was ahead is given up."""
        self._step(code)
        self._ahead, self._result = [], None

    def take_back(self, version: int) -> None:
        """Return to an earlier version; what came after it is given up."""
        self._check(version, self.version)
        self._rewind(version)
        self._ahead, self._result = [], None

    # Looking again

    def steps(self) -> Iterator[int]:
        """Play all that is ahead. Each action is given while the match stands before it; the first that is not one, or
        not legal, is refused with the reason, and so is a result at the end that is not the record's.
        """
        while self._ahead:
            code = self.game.parse(self._ahead[-1])
            yield code
            self._step(code)
            self._ahead.pop()
        if self._result is not None:
            self._result.check(self.outcome)

    def to_end(self) -> Match:
        """Play all that is ahead; returns the match itself."""
        for _ in self.steps():
            pass
        return self

    def forward(self) -> None:
        """Play the next action that is ahead."""
        self._check(self.version + 1, self.last_version)
        self._step(self.game.parse(self._ahead[-1]))
        self._ahead.pop()

    def back(self) -> None:
        """Go back over the last action, which then is ahead."""
        self._check(self.version - 1, self.last_version)
        self._ahead.append(self.game.text(self.history[-1]))
        self._rewind(self.version - 1)

    def at(self, version: int) -> Match:
        """The match at any version that was played or is ahead; this one stays where it is."""
        self._check(version, self.last_version)
        there = copy(self)
        there.history, there._ahead, there._kept, there._views = self.history[:], self._ahead[:], self._kept[:], {}
        if version < self.version:
            there._ahead += [self.game.text(code) for code in reversed(self.history[version:])]
        there._rewind(min(version, self.version))
        while there.version < version:
            there.forward()
        return there

    def _check(self, version: int, most: int) -> None:
        if not 0 <= version <= most:
            raise NotLegal("no_such_version", given=version, most=most)

    def _step(self, code: int) -> None:
        self._state.play(code)
        self.history.append(code)
        if self.version % KEPT_EVERY == 0:
            self._kept.append(self._state.copy())

    def _rewind(self, version: int) -> None:
        """Be at a version that was played, from the last State kept before it."""
        del self.history[version:]
        del self._kept[version // KEPT_EVERY + 1 :]
        self._views.clear()
        self._state = self._kept[-1].copy()
        for code in self.history[version - version % KEPT_EVERY :]:
            self._state.play(code)
