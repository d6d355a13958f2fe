"""What speaks for an action at first sight, from what it would change for the seat that thinks of it."""

from __future__ import annotations

from collections.abc import Iterator

from metropole.games.contract import Message
from metropole.games.metropolys import preview
from metropole.games.metropolys.actions import PASS
from metropole.games.metropolys.explain import Preview
from metropole.games.metropolys.view import View

MOST_SOURCES = 2  # that a reason tells of: those that change most


def reasons(view: View, code: int) -> list[Message]:
    """Points that would change most, gains first; then whether the others could answer, or what a pass lets happen."""
    seen = preview(view, code)
    return [*_points(view, seen), *(_pass(seen) if code == PASS else _answers(seen))]


def _points(view: View, seen: Preview) -> Iterator[Message]:
    changes = {source: points - seen.before.points[source] for source, points in seen.after.points.items()}
    most = sorted(filter(changes.get, changes), key=lambda source: -abs(changes[source]))
    for source in sorted(most[:MOST_SOURCES], key=lambda source: -changes[source]):
        yield _change(view, seen, source, changes[source])


def _change(view: View, seen: Preview, source: str, change: int) -> Message:
    card, points = _card(view, source), abs(change)
    if source == "area" and (groups := _groups(seen)):
        assert card is not None
        return Message("reason_group", {"card": card, "count": groups, "points": points})
    if card is not None:  # a card loses nothing by what is built
        return Message("reason_card", {"card": card, "points": points})
    return Message("reason_source" if change > 0 else "reason_source_loss", {"source": source, "points": points})


def _groups(seen: Preview) -> int:
    """How many more groups the own area card would count."""
    return len(seen.after.groups or ()) - len(seen.before.groups or ())


def _card(view: View, source: str) -> str | None:
    """The own card that a source counts, where it has a name of its own."""
    assert view.seat is not None
    cards = {"area": view.setup.area, "neighbourhood": view.setup.neighbourhood}.get(source)
    return None if cards is None else cards[view.seat]


def _answers(seen: Preview) -> Iterator[Message]:
    if seen.answers:
        yield Message("reason_answers", {"count": len(seen.answers)})
    else:
        yield Message("reason_no_answer")


def _pass(seen: Preview) -> Iterator[Message]:
    """Who builds then: at once, or if the others pass as well."""
    for id, events in (("reason_lets_build", seen.at_once), ("reason_may_build", seen.if_unanswered)):
        for event in events:
            if event.id == "built":
                yield Message(id, event.details)
