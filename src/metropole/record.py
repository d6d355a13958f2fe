"""A game as text: options, set-up, rules version, actions, result. One game is one JSON object; `Match` replays it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Self

from metropole import games
from metropole.games.contract import Game, NotLegal, NotUnderstood, Outcome, Setup
from metropole.games.reading import read_complete, read_list, read_number, read_object

KEYS = ("game", "rules", "players", "options", "setup", "actions")


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished game's record says of its end."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        return cls(outcome.scores, outcome.winners)

    def check(self, outcome: Outcome | None) -> None:
        """Refuse a game that did not end like this."""
        if outcome is None:
            raise NotLegal("result_before_the_end")
        if self.scores != outcome.scores:
            raise NotLegal("scores_differ", given=list(self.scores), right=list(outcome.scores))
        if sorted(self.winners) != sorted(outcome.winners):
            raise NotLegal("winners_differ", given=list(self.winners), right=list(outcome.winners))


@dataclass(frozen=True, slots=True)
class Record:
    """One game, with everything that was drawn or secret at its set-up, so that a replay needs no random numbers."""

    game: Game[Any, Any, Any]
    setup: Setup
    actions: tuple[str, ...] = ()
    result: Result | None = None

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read a record; what has not its form or breaks the rules of setting up is refused with the reason."""
        given = dict(read_object(data, "record", (*KEYS, "result")))
        result = given.pop("result", None)
        read_complete(given, "record", KEYS)
        game = games.load(given["game"])
        rules = read_number(given["rules"], "rules")
        if rules != game.RULES:
            raise NotUnderstood("unknown_rules", given=rules, known=game.RULES)
        setup = game.read_setup(given["players"], given["options"], given["setup"])
        actions = tuple(read_list(given["actions"], "actions"))
        return cls(game, setup, actions, None if result is None else _read_result(result))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record from one line of JSON."""
        return cls.from_json(parse_json(text))

    def to_json(self) -> dict[str, Any]:
        """The record as plain values."""
        options, setup = self.game.write_setup(self.setup)
        data: dict[str, Any] = {"game": self.game.NAME, "rules": self.game.RULES, "players": self.setup.players}
        data |= {"options": options, "setup": setup, "actions": list(self.actions)}
        if self.result is not None:
            data["result"] = {"scores": list(self.result.scores), "winners": list(self.result.winners)}
        return data

    def to_text(self) -> str:
        """The record as one line."""
        return json.dumps(self.to_json(), ensure_ascii=False)


def parse_json(text: str) -> Any:
    """A value from JSON; names that stand twice in one object are refused, for one of them would be lost."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise NotUnderstood("not_json", problem=str(error)[:80]) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise NotUnderstood("key_twice", key=next(name for name in names if names.count(name) > 1)[:40])
    return found


def _no_constant(name: str) -> Any:
    raise NotUnderstood("not_json", problem=name)


def _read_result(data: object) -> Result:
    given = read_complete(data, "result", ("scores", "winners"))
    numbers = {key: tuple(read_number(n, key) for n in read_list(given[key], key)) for key in ("scores", "winners")}
    return Result(numbers["scores"], numbers["winners"])
