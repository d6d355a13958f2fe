"""Metro as clients are shown it."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from metropole.games import contract
from metropole.games.metro import DRAW, Action, board, text, tiles
from metropole.games.metro import preview as foresee
from metropole.games.metro.explain import why_not_square
from metropole.games.metro.legality import why_exception
from metropole.games.metro.scoring import Line, line, lines, scores, totals
from metropole.games.metro.track import Track
from metropole.games.metro.view import View
from metropole.games.metro.way import stations_through
from metropole.server.broadcast.presenter import MessageShown, known_place, shown_message

GIVEN = ("first",)
DRAWING = text(DRAW)


class MetroSetup(TypedDict):
    """What was open from the start."""

    hand: int
    free_rotation: bool
    first: int


class MetroLine(TypedDict):
    """A station's line as far as it goes; a seat of None is nobody's station, an end of None is an open line."""

    station: int
    seat: int | None
    length: int
    end: int | str | None
    points: int


class MetroNow(TypedDict):
    """Whose turn it is (-1 at the end), tiles in each hand, the tile drawn in the open, the stack, points by seat."""

    turn: int
    hands: list[int]
    drawn: str | None
    stack: int
    points: list[int]


class MetroPosition(MetroNow):
    """Everything that lies open: also the tiles as placements, and all lines by station."""

    tiles: list[str]
    lines: list[MetroLine]


class MetroChange(MetroNow):
    """What lies open now, the tiles that are new, and the lines that they made longer."""

    new: list[str]
    lines: list[MetroLine]


class MetroOwn(TypedDict):
    """What only the seat knows: its tiles."""

    hand: list[str]


class MetroLegal(TypedDict):
    """All legal actions, and why tiles of a kind may now join stations by themselves."""

    actions: list[str]
    exceptions: dict[str, MessageShown]


class MetroLineChange(TypedDict):
    """One line before and after an action."""

    before: MetroLine
    after: MetroLine
    completed: bool


class MetroPreview(TypedDict):
    """What an action would change for everybody: lines, and points by seat."""

    action: str
    at_once: list[MessageShown]
    exception: MessageShown | None
    lines: list[MetroLineChange]
    before: list[int]
    after: list[int]


class MetroFinal(TypedDict):
    """The count at the end."""

    points: list[int]
    lines: list[MetroLine]


def setup(view: View) -> MetroSetup:
    return {"hand": view.setup.hand, "free_rotation": view.setup.free_rotation, "first": view.setup.first}


def position(view: View) -> MetroPosition:
    track = view.known.track
    return {**_now(view), "tiles": list(view.board), "lines": [_line(one) for one in lines(track)]}


def _now(view: View) -> MetroNow:
    now = view.known
    return {
        "turn": now.turn,
        "hands": [now.hand_count(seat) for seat in range(now.players)],
        "drawn": view.drawn,
        "stack": now.stack,
        "points": list(totals(now.track)),
    }


def _line(one: Line) -> MetroLine:
    return {
        "station": one.station,
        "seat": one.seat,
        "length": one.length,
        "end": one.end,
        "points": one.points,
    }


def change(action: str, events: Sequence[contract.Message], view: View) -> MetroChange:
    if action == DRAWING:
        return {**_now(view), "new": [], "lines": []}
    track = view.known.track
    longer = [_line(line(track, station)) for station in stations_through(track, board.INDEX[action[4:6]])]
    return {**_now(view), "new": [action], "lines": longer}


def own(view: View) -> MetroOwn:
    return {"hand": [kind for kind in view.hand if kind is not None]}


def is_news_to(seat: int, mover: int, change: MetroChange) -> bool:
    """A hand changes by what its holder does."""
    return seat == mover


def legal(view: View) -> MetroLegal:
    state = view.known
    held = sorted({kind for kind in (*view.hand, view.drawn) if kind is not None})
    return {
        "actions": [text(code) for code in state.legal()],
        "exceptions": {kind: shown_message(why) for kind in held if (why := why_exception(state.track, kind))},
    }


def thinkable(view: View) -> MetroLegal:
    """The tiles in hand wherever they may lie now; or a draw."""
    track = view.known.track
    kinds = sorted({tiles.INDEX[kind] for kind in view.hand if kind is not None})
    turned = [kind * 4 + turns for kind in kinds for turns in (tiles.TURNS if track.free_rotation else (0,))]
    placed = [
        str(Action(tiles.KINDS[tile // 4], square, tile % 4))
        for tile in turned
        for square in board.names_of(track.squares_for(tile))
    ]
    return {"actions": [*placed, DRAWING], "exceptions": {}}


def preview(view: View, code: int) -> MetroPreview:
    seen = foresee(view, code)
    return {
        "action": seen.action,
        "at_once": [shown_message(event) for event in seen.at_once],
        "exception": shown_message(seen.exception) if seen.exception else None,
        "lines": [
            {"before": _line(one.before), "after": _line(one.after), "completed": one.is_completed}
            for one in seen.changed
        ],
        "before": list(seen.before),
        "after": list(seen.after),
    }


def why_not_at(view: View, place: str) -> contract.Message | None:
    return why_not_square(view, known_place(board.NAMES, place))


def points(view: View) -> list[dict[str, int]]:
    return [score.points for score in scores(view.known)]


def final(view: View) -> MetroFinal:
    return final_of(view.known.track)


def final_of(track: Track) -> MetroFinal:
    """The count of a board, whoever laid it."""
    return {"points": list(totals(track)), "lines": [_line(one) for one in lines(track)]}
