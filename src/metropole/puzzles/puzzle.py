"""A puzzle: a game up to a moment, as the seat to move knows it, and the one action that is clearly best there.

What that seat could not know is dealt anew, so that nobody learns from a puzzle what the others really held. Puzzles
are lines of JSON; each is read with the same care as a record, and its answer has to be an action that is legal there.
"""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Any, Self

from metropole.bots import KNOWLEDGE
from metropole.games import GAMES
from metropole.games.contract import Message, NotLegal, NotUnderstood, Refusal
from metropole.games.reading import read_complete, read_list, read_name, read_number
from metropole.match import Match
from metropole.puzzles.themes import THEMING
from metropole.record import Record, parse_json

LONGEST_ID = 12
LONGEST_LINE = 6  # actions of a continuation
KEYS = ("id", "seat", "answer", "as_good", "chance", "second", "theme", "continuation", "difficulty", "record")


@dataclass(frozen=True, slots=True)
class SecondBest:
    """The best of the other actions, and its seat's chance to win with it."""

    action: str
    chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`chance` is that of the seat to win with the answer; `as_good` are actions that come to the same as it.

    `continuation` begins with the answer and can be played in the record. `difficulty` is a strength, as in
    `metropole.skill`: whoever has it finds the answer about every other time, before anybody has tried.
    """

    id: str
    record: Record  # without a result, up to the moment
    seat: int
    answer: str
    as_good: tuple[str, ...]
    chance: float
    second: SecondBest
    theme: str
    continuation: tuple[str, ...]
    difficulty: float

    @property
    def game(self) -> str:
        return self.record.game.NAME

    @property
    def gap(self) -> float:
        """By how much the answer's chance is above that of the second best."""
        return round(self.chance - self.second.chance, 3)

    @property
    def title(self) -> Message:
        """What it is about, in a few words; they may give the answer away."""
        return Message(f"puzzle-theme-{self.game}-{self.theme}")

    @property
    def why(self) -> Message:
        """The same in a sentence, for whoever has tried."""
        return Message(f"puzzle-theme-{self.game}-{self.theme}-why")

    def is_right(self, action: str) -> bool:
        """Whether an action solves it."""
        return action == self.answer or action in self.as_good

    def match(self, further: Sequence[str] = ()) -> Match:
        """The game at the moment, to be played on with; or where further actions have led from there."""
        return Match.resumed(replace(self.record, actions=(*self.record.actions, *further)))

    def reasons(self) -> Sequence[Message]:
        """What speaks for the answer at first sight, to be told to its seat."""
        match = self.match()
        return KNOWLEDGE.load(self.game).reasons(match.view(self.seat), match.game.parse(self.answer))

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "seat": self.seat,
            "answer": self.answer,
            "as_good": list(self.as_good),
            "chance": self.chance,
            "second": {"action": self.second.action, "chance": self.second.chance},
            "theme": self.theme,
            "continuation": list(self.continuation),
            "difficulty": self.difficulty,
            "record": self.record.to_json(),
        }

    def to_text(self) -> str:
        """The puzzle as one line."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read a puzzle; what has not its form, or cannot be played, is refused with the reason."""
        given = read_complete(data, "puzzle", KEYS)
        record = Record.from_json(given["record"])
        second = read_complete(given["second"], "second", ("action", "chance"))
        puzzle = cls(
            id=_read_text(given["id"], "id"),
            record=record,
            seat=read_number(given["seat"], "seat"),
            answer=_read_text(given["answer"], "answer"),
            as_good=_read_texts(given["as_good"], "as_good"),
            chance=_read_share(given["chance"], "chance"),
            second=SecondBest(_read_text(second["action"], "action"), _read_share(second["chance"], "chance")),
            theme=read_name(tuple(THEMING.load(record.game.NAME).THEMES), "theme", given["theme"]),
            continuation=_read_texts(given["continuation"], "continuation"),
            difficulty=_read_decimal(given["difficulty"], "difficulty"),
        )
        puzzle._check()
        return puzzle

    def _check(self) -> None:
        """Refuse what the rules do not allow, and what does not fit together."""
        if self.record.result is not None:
            raise NotLegal("game_over")
        match = self.match()
        if match.turn < 0:
            raise NotLegal("game_over")
        if match.turn != self.seat:
            raise NotLegal("not_your_turn", seat=match.turn)
        if self.id != id_of(match):
            raise NotUnderstood("puzzle_id_differs", given=self.id[:40], right=id_of(match))
        legal = {match.game.text(code) for code in match.legal()}
        for action in (self.answer, *self.as_good, self.second.action):
            if action not in legal:
                raise _why_not(match, action)
        if self.is_right(self.second.action) or self.chance <= self.second.chance:
            raise NotLegal("puzzle_second_is_best", action=self.second.action)
        if self.continuation[:1] != (self.answer,):
            raise NotLegal("puzzle_continues_otherwise", answer=self.answer)
        self.match(self.continuation)


def id_of(match: Match) -> str:
    """The id of a moment: a short digest of what the seat to move knows of it, and so the same in every deal that it
    could not tell from this one.
    """
    view: Any = match.view(match.turn)
    known = [match.game.state_text(view.known), *map(match.game.text, match.history)]
    return urlsafe_b64encode(hashlib.sha256("\n".join(known).encode()).digest()).decode()[:LONGEST_ID]


def read(lines: Iterable[str], file: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; a line that is none is refused with the file's name, its number and the reason."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, start=1):
        try:
            puzzle = Puzzle.from_json(parse_json(line))
            if puzzle.id in found:
                raise NotUnderstood("puzzle_twice", given=puzzle.id)
        except Refusal as refusal:
            reason = str(refusal.reason)
            raise NotUnderstood("puzzle_line", file=file, line=number, reason=reason) from refusal
        found[puzzle.id] = puzzle
    return tuple(found.values())


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of this game that come with the program; a game of another package has none."""
    source = files("metropole.data").joinpath("puzzles", f"{game}.jsonl")
    if game not in GAMES.own or not source.is_file():
        return ()
    return read(source.read_text(encoding="utf-8").splitlines(), f"{game}.jsonl")


def by_id(id: str) -> Puzzle | None:
    """The puzzle of this id that comes with the program, of whichever game."""
    for game in GAMES.own:
        if (found := _ids(game).get(id)) is not None:
            return found
    return None


@cache
def _ids(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(game)}


def _why_not(match: Match, action: str) -> NotLegal:
    reason = match.why_not(match.turn, match.game.parse(action))
    assert reason is not None
    return NotLegal(reason)


def _read_text(data: object, key: str) -> str:
    if not isinstance(data, str):
        raise NotUnderstood("puzzle_value", key=key)
    return data


def _read_texts(data: object, key: str) -> tuple[str, ...]:
    return tuple(_read_text(one, key) for one in read_list(data, key))


def _read_decimal(data: object, key: str) -> float:
    if type(data) is int or (type(data) is float and isfinite(data)):
        return float(data)
    raise NotUnderstood("puzzle_value", key=key)


def _read_share(data: object, key: str) -> float:
    number = _read_decimal(data, key)
    if not 0 <= number <= 1:
        raise NotUnderstood("puzzle_value", key=key)
    return number
