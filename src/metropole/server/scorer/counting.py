"""A position counted as its page shows it: points with their reasons, who wins, and what is still open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, Protocol

from typing_extensions import TypedDict

from metropole.games.contract import Message, Outcome
from metropole.games.registry import Registry
from metropole.record import Record
from metropole.server.broadcast.messages import Final, Position, Setup
from metropole.server.broadcast.presenter import MessageShown, shown_message
from metropole.server.fields import GameName
from metropole.server.tables.table import TableResult, result_at_end


class Counted(NamedTuple):
    """What a game makes of a position. `open`: what is still to be told; `record`: how it was played, if known."""

    setup: Any  # the same values that its presenter shows of a table
    position: Any
    final: Any
    outcome: Outcome
    open: Sequence[Message] = ()
    record: Record | None = None


class GameVerdict(Protocol):
    """What a game makes of a question. Its view and code are those of the action that is asked about."""

    view: Any
    code: int
    reason: Message | None  # why not
    places: Sequence[str]
    open: Sequence[Message]
    is_certain: bool  # whether what would follow can be told


class Scorer(Protocol):
    """What a game brings to the scorer."""

    def count(self, data: Mapping[str, Any]) -> Counted:
        """A position in the form that `metropole score` reads, counted; one that cannot be is refused, with why."""

    def ask(self, data: Mapping[str, Any], question: Mapping[str, Any]) -> GameVerdict:
        """Whether something may be done in such a position."""


class ScoreShown(TypedDict):
    """A position counted; nothing is `open` where the game ended so. `record`: as a game that can be replayed."""

    game: GameName
    setup: Setup
    position: Position
    final: Final
    result: TableResult
    open: list[MessageShown]
    record: NotRequired[dict[str, Any]]


SCORERS: Registry[Scorer] = Registry("metropole.scorer")


def score(data: Mapping[str, Any]) -> ScoreShown:
    """A position that somebody brings, counted."""
    counted = SCORERS.load(data.get("game")).count(data)
    shown: ScoreShown = {
        "game": data["game"],
        "setup": counted.setup,
        "position": counted.position,
        "final": counted.final,
        "result": result_at_end(counted.outcome),
        "open": [shown_message(one) for one in counted.open],
    }
    if counted.record is not None:
        shown["record"] = counted.record.to_json()
    return shown
