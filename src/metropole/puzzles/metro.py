"""What puzzles of Metro are about."""

from __future__ import annotations

from metropole.games.metro import preview
from metropole.games.metro.actions import DRAW, Action, action_of
from metropole.games.metro.board import TILE_SQUARES
from metropole.games.metro.explain import LineChange, Preview
from metropole.games.metro.tiles import leaves_by
from metropole.games.metro.track import Track
from metropole.games.metro.view import View
from metropole.games.metro.way import crossings

THEMES = (
    "draw",  # keep the tile in hand, and draw
    "pair",  # finish two lines or more at once
    "centre",  # finish a line where it counts twice
    "turn",  # the square is clear, but which way round?
    "last",  # few squares are left
    "finish",  # finish a line
    "again",  # let a line cross a tile once more
    "long",  # make a line much longer at once
    "close",  # end somebody else's line while it is short
    "on",  # keep a line going
    "quiet",  # place it where it does not hurt
)
FEW = 6  # squares that are left near the end
MUCH = 4  # crossings that a line wins at once


def theme(view: View, code: int, second: int) -> str:
    """What the best action is about, beside the second best."""
    if code == DRAW:
        return "draw"
    seen, placed, other = preview(view, code), action_of(code), action_of(second)
    if placed.square == other.square and placed.kind == other.kind:
        return "turn"
    own = [change for change in seen.changed if change.seat == view.seat]
    done = [change for change in own if change.is_completed]
    if len(done) > 1:
        return "pair"
    if any(change.after.is_doubled for change in done):
        return "centre"
    if TILE_SQUARES.bit_count() - view.known.track.laid() <= FEW:
        return "last"
    if done:
        return "finish"
    return _growing(view, code, own) or _ending(seen) or ("on" if own else "quiet")


def _growing(view: View, code: int, own: list[LineChange]) -> str | None:
    """What becomes of own lines that stay open, where that is something special."""
    after = view.known.track.copy()
    after.place(code)
    if any(_crosses_again(after, change.station, action_of(code)) for change in own):
        return "again"
    if any(change.after.length - change.before.length >= MUCH for change in own):
        return "long"
    return None


def _ending(seen: Preview) -> str | None:
    """Whether lines of others end."""
    return "close" if any(change.is_completed and change.seat is not None for change in seen.changed) else None


def _crosses_again(track: Track, station: int, placed: Action) -> bool:
    return [square for square, _ in crossings(track, station)].count(placed.square) > 1


def same(view: View, code: int) -> tuple[int, ...]:
    """Where tiles may be turned: those ways round that lead all lines alike."""
    if code == DRAW:
        return ()
    placed = action_of(code)
    others = [other for other in view.known.legal() if other not in (code, DRAW)]
    return tuple(other for other in others if _lies_like(action_of(other), placed))


def _lies_like(one: Action, other: Action) -> bool:
    return one.square == other.square and _leads(one) == _leads(other)


def _leads(placed: Action) -> tuple[int, ...]:
    """By which side lines leave that come in by each."""
    return tuple(leaves_by(placed.kind, placed.turns, side) for side in range(4))
