"""Why an action is not legal, and what a legal one would change. Made from the seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass

from metropole.games.contract import Message, NotLegal
from metropole.games.metro import legality
from metropole.games.metro.actions import action_of
from metropole.games.metro.events import events
from metropole.games.metro.scoring import Line, lines, totals
from metropole.games.metro.view import View


@dataclass(frozen=True, slots=True)
class LineChange:
    """One line before and after an action."""

    before: Line
    after: Line

    @property
    def station(self) -> int:
        return self.after.station

    @property
    def seat(self) -> int | None:
        return self.after.seat

    @property
    def is_changed(self) -> bool:
        return self.before != self.after

    @property
    def is_completed(self) -> bool:
        """Whether the action would complete this line."""
        return self.after.is_complete and not self.before.is_complete


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change, for every line of every player."""

    action: str
    at_once: tuple[Message, ...]  # what would happen at once
    exception: Message | None  # why the tile may join stations by itself, where it does
    lines: tuple[LineChange, ...]  # all lines, owned or not, by station
    before: tuple[int, ...]  # points now, by seat
    after: tuple[int, ...]  # points then

    @property
    def changed(self) -> tuple[LineChange, ...]:
        """Those lines that would be longer or complete."""
        return tuple(change for change in self.lines if change.is_changed)


def why_not(view: View, code: int) -> Message | None:
    """Why the view's seat may not do this now; None when it may."""
    if view.turn >= 0:
        if view.seat is None:
            return Message("spectators_do_not_play")
        if view.seat != view.turn:
            return Message("not_your_turn", {"seat": view.turn})
    return legality.why_not(view.known, code)


def why_not_square(view: View, square: str) -> Message | None:
    """Why no tile may be placed on this square now, whoever's turn it is."""
    if view.turn < 0:
        return Message("game_over")
    return legality.why_not_square(view.known.track, square)


def why_exception(view: View, kind: str) -> Message | None:
    """Why a tile of this kind may now join stations by itself, whoever holds it; None while it may not."""
    return legality.why_exception(view.known.track, kind)


def circumstances(view: View, code: int) -> str:
    """What a tile would make of the lines on the board; nothing where it may not lie, or for a draw."""
    before, after = view.known.track, view.known.track.copy()
    if after.place(code) is None:
        return ""
    changes = zip(lines(before), lines(after), strict=True)
    return " ".join(f"{now.station}:{now.length}:{now.end}" for then, now in changes if then != now)


def preview(view: View, code: int) -> Preview:
    """What a legal action of the view's seat would change."""
    if reason := why_not(view, code):
        raise NotLegal(reason)
    before, after = view.known, view.known.copy()
    after.play(code)
    changes = zip(lines(before.track), lines(after.track), strict=True)
    action = action_of(code)
    return Preview(
        action=str(action),
        at_once=tuple(events(before, code)),
        exception=None if action.is_draw else legality.why_exception(before.track, action.kind),
        lines=tuple(LineChange(*change) for change in changes),
        before=totals(before.track),
        after=totals(after.track),
    )
