"""A position as people read it in a terminal: the city in letters, and who holds what. For `repr`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from metropole.games.metropolys import board

if TYPE_CHECKING:
    from metropole.games.metropolys.rules import State

SIGNS = {"trendy": "*", "subway": "o", "archaeology": "!"}


def diagram(state: State) -> str:
    """A line for each district, with the value and seat of every building; then a line for each seat."""
    places = _places(state)
    districts = [
        f"{name:7}" + " ".join(f"{places[place]:8}" for place in board.names_of(board.district_mask(name))).rstrip()
        for name in board.DISTRICTS
        if name not in state.closed()
    ]
    return "\n".join([*districts, *(_seat(state, seat) for seat in range(state.players))])


def _places(state: State) -> dict[str, str]:
    """Each neighbourhood with its token and what stands there: =7.2 is seat 2's 7, (7.2) as long as it is only bid."""
    tokens = state.tokens()
    shown = {name: name + SIGNS.get(tokens.get(name, ""), "") for name in board.NAMES}
    for seat in range(state.players):
        for place, value in state.built_by(seat).items():
            shown[place] += f"={value}.{seat}"
    for bid in state.call():
        shown[bid.place] += f"({bid.value}.{bid.seat})"
    return shown


def _seat(state: State, seat: int) -> str:
    mark = ">" if seat == state.turn else " "
    stock = ",".join(map(str, state.stock_of(seat))) or "-"
    hand = state.cards_of(seat)
    expansion = hand.expansion and "+".join(hand.expansion)
    secret = " ".join(card for card in (hand.area, hand.neighbourhood, expansion) if card) or "?"
    held = (("subway", state.subway_card), ("archaeology", state.archaeology_card))
    special = [name for name, holder in held if holder == seat]
    passed = ["passed"] if state.is_in_call and seat in state.passed() else []
    return f"{mark}seat {seat}: stock {stock}; cards {secret}" + "".join(f"; {word}" for word in (*special, *passed))
