"""What everybody sees happen when an action is played, as messages in the order it happens."""

from __future__ import annotations

from collections.abc import Iterator

from metropole.games.contract import Message
from metropole.games.metropolys import board
from metropole.games.metropolys.actions import BY_CODE, Action
from metropole.games.metropolys.rules import State


def events(state: State, code: int) -> list[Message]:
    """What would happen if this legal action were played now. The State stays as it is."""
    after = state.copy()
    after.play(code)
    return list(_events(state, after, BY_CODE[code]))


def _events(before: State, after: State, action: Action) -> Iterator[Message]:
    if action.is_pass:
        yield Message("passed", {"seat": before.turn})
    else:
        yield Message("bid", {"seat": before.turn, "value": action.value, "place": action.place})
    ending = None if after.is_in_call else _ending(before, action)
    if ending != "no_free_neighbour":
        yield from (Message("passed_by_force", {"seat": seat}) for seat in _forced_passes(before, after, action))
    if ending is not None:
        yield Message("call_ended", {"way": ending})
        yield from _building(before, after, action)


def _still_in(before: State, action: Action) -> list[int]:
    """The seats that could be asked next, in that order: neither passed nor the last bidder."""
    last_bidder = before.last_bidder if action.is_pass else before.turn
    clockwise = [(before.turn + step) % before.players for step in range(1, before.players)]
    return [seat for seat in clockwise if seat not in before.passed() and seat != last_bidder]


def _forced_passes(before: State, after: State, action: Action) -> list[int]:
    """Those still in who are out afterwards; all of them where the call has ended."""
    out = after.passed() if after.is_in_call else range(before.players)
    return [seat for seat in _still_in(before, action) if seat in out]


def _ending(before: State, action: Action) -> str:
    """Which of the three ways a call ended in."""
    if not action.is_pass and not board.ADJACENT[board.INDEX[action.place]] & before.free_places:
        return "no_free_neighbour"
    return "no_higher_building" if _still_in(before, action) else "all_passed"


def _building(before: State, after: State, action: Action) -> Iterator[Message]:
    if action.is_pass:
        seat, value, place = before.call()[-1]
    else:
        seat, value, place = before.turn, action.value, action.place
    yield Message("built", {"seat": seat, "value": value, "place": place})
    if token := before.tokens().get(place):
        yield Message("token_taken", {"seat": seat, "token": token, "place": place})
    if after.subway_card != before.subway_card:
        yield Message("subway_card_moved", {"seat": after.subway_card, "from_seat": before.subway_card})
    if after.archaeology_card != before.archaeology_card:
        yield Message("archaeology_card_moved", {"seat": after.archaeology_card, "from_seat": before.archaeology_card})
    if after.turn < 0:
        yield Message("game_ended", {"seat": seat})
