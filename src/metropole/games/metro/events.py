"""What everybody sees happen when an action is played, as messages in the order it happens."""

from __future__ import annotations

from collections.abc import Iterator

from metropole.games.contract import NOBODY, Message
from metropole.games.metro import tiles
from metropole.games.metro.actions import Action, action_of
from metropole.games.metro.rules import State
from metropole.games.metro.scoring import Line, line


def events(state: State, code: int) -> list[Message]:
    """What would happen if this legal action were played now. The State stays as it is."""
    after = state.copy()
    after.play(code)
    return list(_events(state, after, action_of(code)))


def _events(before: State, after: State, action: Action) -> Iterator[Message]:
    seat = before.turn
    if action.is_draw:
        yield _drawn(seat, after)
        return
    yield Message("placed", {"seat": seat, "tile": action.kind, "square": action.square, "turns": action.turns})
    for station in after.track.finished_since(before.track.finished):
        yield _completed(line(after.track, station))
    if after.stack < before.stack:
        yield Message("took", {"seat": seat, "stack": after.stack})


def _drawn(seat: int, after: State) -> Message:
    """The kind is left out where it is not known yet, as when a seat thinks of drawing."""
    kind = tiles.name_of(after.drawn)
    if kind is None:
        return Message("drew_unknown", {"seat": seat, "stack": after.stack})
    return Message("drew", {"seat": seat, "tile": kind, "stack": after.stack})


def _completed(done: Line) -> Message:
    """A line of an unowned station has the seat of nobody."""
    owner = NOBODY if done.seat is None else done.seat
    assert done.end is not None
    return Message(
        "line_completed",
        {"station": done.station, "seat": owner, "length": done.length, "end": done.end, "points": done.points},
    )
