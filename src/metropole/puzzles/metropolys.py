"""What puzzles of Metropolys are about."""

from __future__ import annotations

from metropole.games.contract import NOBODY
from metropole.games.metropolys import preview
from metropole.games.metropolys.actions import BY_CODE, PASS
from metropole.games.metropolys.board import BUILDINGS
from metropole.games.metropolys.explain import Preview
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.tally import Tally
from metropole.games.metropolys.view import View

THEMES = (
    "end",  # build the last building before anybody else
    "save",  # pass, and keep a tall building
    "leave",  # pass, and let somebody else build
    "height",  # the place is clear, but which building?
    "group",  # complete a group that a card counts
    "stop",  # take from somebody what they were about to get
    "highest",  # be ahead in a district
    "cost",  # take a token that costs points
    "trendy",  # a token
    "subway",  # a token, and perhaps the card
    "card",  # a place that the own card counts
    "race",  # the game may end soon
    "unanswered",  # build at once, for nobody can answer this one
    "outbid",  # go on where somebody else has begun
    "open",  # begin the call at the right place
)
TALL = 10  # the lowest tall building
MUCH = 3  # points that somebody is better stopped from taking
FEW = 2  # buildings that somebody has left near the end
# What a building may bring, that which is harder to see first.
SOURCES = {"highest": ["highest"], "trendy": ["trendy"], "subway": ["subway"], "card": ["area", "neighbourhood"]}


def theme(view: View, code: int, second: int) -> str:
    """What the best action is about, beside the second best."""
    if code == PASS:
        return "save" if BY_CODE[second].value >= TALL else "leave"
    seen, unanswered = preview(view, code), _unanswered(view.known, code)
    if unanswered.turn == NOBODY:
        return "end"
    if BY_CODE[code].place == BY_CODE[second].place:
        return "height"
    gained = _gained(seen)
    if gained["expansion"] > 0 or len(seen.after.groups or ()) > len(seen.before.groups or ()):
        return "group"
    if _stopped(view.known) >= MUCH:
        return "stop"
    return _simple(view, seen, None if second == PASS else preview(view, second))


def _gained(seen: Preview) -> dict[str, int]:
    return {source: points - seen.before.points[source] for source, points in seen.after.points.items()}


def _simple(view: View, seen: Preview, other: Preview | None) -> str:
    """What is as true of the second best, unless that is to pass, is not what it is about."""
    gained = _gained(seen)
    instead = _gained(other) if other else dict.fromkeys(gained, 0)
    if gained["archaeology"] < min(0, instead["archaeology"]):
        return "cost"
    for name, sources in SOURCES.items():
        if sum(gained[source] for source in sources) > max(0, sum(instead[source] for source in sources)):
            return name
    state = view.known
    if max(len(state.built_by(seat)) for seat in range(state.players)) >= BUILDINGS - FEW:
        return "race"
    if not seen.answers and not (other and not other.answers):
        return "unanswered"
    return "outbid" if view.known.is_in_call else "open"


def _unanswered(state: State, code: int) -> State:
    """The position if this is played and everybody who is then asked passes."""
    after = state.copy()
    after.play(code)
    while after.is_in_call:
        after.play(PASS)
    return after


def _stopped(state: State) -> int:
    """How many points everybody can see that the last bidder would gain, if nobody answered."""
    if not state.is_in_call:
        return 0
    bidder = state.last_bidder
    before = Tally().count_all(state).seat_total(bidder)
    return int(Tally().count_all(_unanswered(state, PASS)).seat_total(bidder) - before)


def same(view: View, code: int) -> tuple[int, ...]:
    """None: every building and every place is another one."""
    return ()
