"""Setting up the box of Metropolys: which tokens lie where, going around the city, and the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, pi
from typing import Any

from metropole.games.boxes import Part, Step
from metropole.games.contract import Message
from metropole.games.metropolys import board, diagram
from metropole.games.metropolys.evenness import MOST, USUAL, unevenness
from metropole.games.metropolys.notation import write_setup
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import Setup

GIVEN = ("first", "closed", "tokens")
EVEN: Mapping[str, Any] = {"tokens": "even"}
STANDS = board.STANDS  # where each neighbourhood lies on the map


def position(setup: Setup) -> dict[str, Any]:
    """The city with its tokens and nothing built, as far as it is open."""
    options, dealt = write_setup(setup)
    seen = {**{key: dealt[key] for key in GIVEN}, "closed": list(_left_out(setup))}
    data = {"game": "metropolys", "players": setup.players, "options": options, "setup": seen}
    return {**data, "built": [{} for _ in range(setup.players)], "so_far": True}


def parts(setup: Setup) -> Sequence[Part]:
    """What is left out, the tokens of each district clockwise, then what everybody gets."""
    in_use = [name for name in board.DISTRICTS if name not in setup.closed]
    return [
        Part(Message("setup-part-board"), (_leaving_out(setup),)),
        *(Part(Message("setup-part-district", {"district": name}), _tokens(setup, name)) for name in in_use),
        Part(Message("setup-part-players"), tuple(_players(setup))),
    ]


def _leaving_out(setup: Setup) -> Step:
    if not setup.closed:
        return Step(Message("setup-whole-city"))
    return Step(Message("setup-closed", {"districts": _left_out(setup)}))


def _left_out(setup: Setup) -> tuple[str, ...]:
    """The districts that are left out, clockwise, however they were told."""
    ring = board.OUTER_DISTRICTS * 2
    runs = (ring[start : start + len(setup.closed)] for start in range(len(board.OUTER_DISTRICTS)))
    return next(run for run in runs if set(run) == set(setup.closed))


def _tokens(setup: Setup, district: str) -> tuple[Step, ...]:
    places = [name for name in _around(district) if name in setup.tokens]
    return tuple(Step(_token(name, setup.tokens[name]), name) for name in places)


def _token(place: str, kind: str) -> Message:
    return Message("setup-token", {"place": place, "type": board.TYPE_OF[board.INDEX[place]], "token": kind})


def _around(district: str) -> list[str]:
    """The neighbourhoods of a district clockwise: the centre's from the north, an outer one's from end to end."""
    names = board.names_of(board.district_mask(district))
    x, y = _middle(board.names_of(board.district_mask(board.CENTRE)))
    begins = 0.0 if district == board.CENTRE else _angle(*_middle(names), x, y) - pi
    return sorted(names, key=lambda name: (_angle(*STANDS[board.INDEX[name]], x, y) - begins) % (2 * pi))


def _middle(names: Sequence[str]) -> tuple[float, float]:
    at = [STANDS[board.INDEX[name]] for name in names]
    return sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)


def _angle(x: float, y: float, from_x: float, from_y: float) -> float:
    """Clockwise from the north."""
    return atan2(x - from_x, from_y - y)


def _players(setup: Setup) -> Iterator[Step]:
    yield Step(Message("setup-buildings", {"count": board.BUILDINGS}))
    yield Step(Message("setup-special-cards"))
    for kind, deck, _ in setup.decks():
        if deck:
            told = {} if kind == "expansion" else {"cards": deck}
            yield Step(Message(f"setup-deal-{kind}", {"version": setup.version, **told}))
    yield Step(Message("setup-first", {"seat": setup.first}))


def notes(setup: Setup) -> Sequence[Message]:
    """How even the city is, and what in it is ours and not the printed one's."""
    count = unevenness(setup.tokens, setup.players, setup.closed)
    details = {"count": count, "usual": USUAL[setup.players], "most": MOST[setup.players]}
    ours = {
        "setup-own-layout": dict(setup.tokens) == board.FIRST_GAME_TOKENS,
        "setup-own-expansion": setup.has_expansion,
    }
    return [Message("setup-evenness", details), *(Message(id) for id, is_so in ours.items() if is_so)]


def in_letters(setup: Setup) -> str:
    """A line for each district, each token as a sign."""
    return "\n".join(diagram.diagram(State(setup)).split("\n")[: len(board.DISTRICTS) - len(setup.closed)])


def hands(setup: Setup) -> list[dict[str, Any]]:
    """The objective cards of each seat."""
    _, dealt = write_setup(setup)
    kinds = ("area", "neighbourhood", "expansion")
    return [{kind: dealt[kind] and dealt[kind][seat] for kind in kinds} for seat in range(setup.players)]


def hand_texts(setup: Setup, seat: int) -> Sequence[Message]:
    """Each card of a seat, and what it counts."""
    found = []
    area, types, kinds = (dealt and dealt[seat] for _, _, dealt in setup.decks())
    if area:
        found += [
            Message("setup-your-card", {"card": "area", "cards": [area]}),
            Message(f"{setup.version}-{area}"),
        ]
        found += [Message("area-once")] if setup.version == "expert" else []
    if types:
        found += [
            Message("setup-your-card", {"card": "neighbourhood", "cards": [types]}),
            Message("expert-neighbourhood", {"type": types}),
        ]
    if kinds:
        found += [
            Message("setup-your-card", {"card": "expansion", "cards": kinds}),
            Message("expansion-card", {"types": kinds}),
        ]
    return found


def stack(setup: Setup) -> list[str]:
    """Nothing is drawn in the game."""
    return []
