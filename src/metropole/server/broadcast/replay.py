"""A game looked at again: where it began, and every step as it was told live, to a spectator and to the seats whose
knowledge is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from metropole.match import Match
from metropole.server.broadcast.messages import Change, Final, Own, Position, Seat, Setup, TableShown
from metropole.server.broadcast.presenter import MessageShown, presenter_of, shown_message
from metropole.server.fields import GameName
from metropole.server.tables.table import TableResult, result_of

Owns = list[Own | None]  # by seat; nothing where it is not open, or not new
Points = list[dict[str, int]]  # by seat, its points by source


class ReplayStep(TypedDict):
    """One action: what everybody saw of it, what was new to whom, and the points after it where they are others.

    `entry`: where it stands in the table's log; `seats`: who sits there since then, where that is somebody else.
    """

    seat: int
    action: str
    events: list[MessageShown]
    change: Change
    own: NotRequired[Owns]
    points: NotRequired[Points]
    entry: NotRequired[int]
    at: NotRequired[int]
    seats: NotRequired[list[Seat]]


class ReplayShown(TypedDict):
    """A whole game; `open`: the seats whose secrets are in it. `table`: where it was played, if that was here."""

    game: GameName
    players: int
    options: dict[str, Any]
    open: list[int]
    setup: Setup
    position: Position
    own: Owns
    points: Points
    steps: list[ReplayStep]
    result: NotRequired[TableResult]
    final: NotRequired[Final]
    table: NotRequired[TableShown]


def replay(played: Match, seats: Sequence[int]) -> ReplayShown:
    """A game from its beginning to where it stands; seats whose knowledge is open are told what is theirs."""
    match = played.at(0)
    presenter, view = presenter_of(match.game.NAME), match.view(None)
    options, _ = match.game.write_setup(match.setup)
    shown: ReplayShown = {
        "game": match.game.NAME,
        "players": match.setup.players,
        "options": options,
        "open": list(seats),
        "setup": presenter.setup(view),
        "position": presenter.position(view),
        "own": _owns(match, seats),
        "points": _points(match, seats),
        "steps": steps_of(match, played.history, seats),
    }
    if match.outcome is not None:
        shown["result"] = result_of(match, [])
        shown["final"] = presenter.final(match.view(None))
    return shown


def steps_of(match: Match, codes: Sequence[int], seats: Sequence[int]) -> list[ReplayStep]:
    """The next actions, played one after another."""
    steps, points = list[ReplayStep](), _points(match, seats)
    for code in codes:
        step = _step(match, code, seats)
        points = _changed_points(step, points, _points(match, seats))
        steps.append(step)
    return steps


def _step(match: Match, code: int, seats: Sequence[int]) -> ReplayStep:
    """The next action, played."""
    presenter, mover = presenter_of(match.game.NAME), match.turn
    action, events = match.game.text(code), match.events(code)
    match.forward()
    change = presenter.change(action, events, match.view(None))
    step: ReplayStep = {
        "seat": mover,
        "action": action,
        "events": [shown_message(event) for event in events],
        "change": change,
    }
    is_over = match.turn < 0
    if news := [seat for seat in seats if is_over or presenter.is_news_to(seat, mover, change)]:
        step["own"] = _owns(match, news)
    return step


def _owns(match: Match, seats: Sequence[int]) -> Owns:
    presenter = presenter_of(match.game.NAME)
    owns: Owns = [None] * match.setup.players
    for seat in seats:
        owns[seat] = presenter.own(match.view(seat))
    return owns


def _points(match: Match, seats: Sequence[int]) -> Points:
    """What everybody could count; of an open seat what it could count itself."""
    presenter = presenter_of(match.game.NAME)
    points = presenter.points(match.view(None))
    for seat in seats:
        points[seat] = presenter.points(match.view(seat))[seat]
    return points


def _changed_points(step: ReplayStep, before: Points, after: Points) -> Points:
    if after != before:
        step["points"] = after
    return after
