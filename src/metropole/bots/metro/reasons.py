"""What speaks for an action at first sight, from the lines that it would change."""

from __future__ import annotations

from collections.abc import Iterator

from metropole.games.contract import Message
from metropole.games.metro import preview
from metropole.games.metro.actions import DRAW
from metropole.games.metro.explain import LineChange, Preview
from metropole.games.metro.view import View

MOST_LINES = 2  # that a reason tells of, of each kind: those that bring most


def reasons(view: View, code: int) -> list[Message]:
    """Own lines that would be finished or grow, and others' that would be finished; or that none of it happens."""
    if code == DRAW:
        return [Message("reason_draw", {"stack": view.known.stack})]
    seen = preview(view, code)
    return [*_finished(view, seen), *_grown(view, seen)] or [_nothing(seen)]


def _finished(view: View, seen: Preview) -> Iterator[Message]:
    done = sorted(
        (change for change in seen.changed if change.is_completed and change.seat is not None),
        key=lambda change: -change.after.points,
    )
    yield from (_own(change) for change in [one for one in done if one.seat == view.seat][:MOST_LINES])
    yield from (_others(change) for change in [one for one in done if one.seat != view.seat][-MOST_LINES:])


def _own(change: LineChange) -> Message:
    id = "reason_centre" if change.after.is_doubled else "reason_finishes"
    return Message(id, {"station": change.station, "points": change.after.points})


def _others(change: LineChange) -> Message:
    assert change.seat is not None
    return Message("reason_ends_other", {"seat": change.seat, "station": change.station, "points": change.after.points})


def _grown(view: View, seen: Preview) -> Iterator[Message]:
    """The longest of the own lines that go on, or one that begins."""
    grown = [change for change in seen.changed if change.seat == view.seat and not change.after.is_complete]
    if grown:
        longest = max(grown, key=lambda change: change.after.length)
        yield _begun(longest) if longest.before.length == 0 else _longer(longest)


def _begun(change: LineChange) -> Message:
    return Message("reason_begins", {"station": change.station})


def _longer(change: LineChange) -> Message:
    return Message("reason_grows", {"station": change.station, "length": change.after.length})


def _nothing(seen: Preview) -> Message:
    """Where none of the own lines changes, and nobody's ends."""
    return Message("reason_others_grow" if any(one.seat is not None for one in seen.changed) else "reason_no_line")
