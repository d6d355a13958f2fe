"""Why an action is not legal, and what a legal one would change. Made from the seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass

from metropole.games.contract import Message, NotLegal
from metropole.games.metropolys import board, legality
from metropole.games.metropolys.actions import BY_CODE, PASS
from metropole.games.metropolys.events import events
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.scoring import Score, scores
from metropole.games.metropolys.view import View


@dataclass(frozen=True, slots=True)
class Answer:
    """How a seat that is still in the call could answer."""

    seat: int
    values: tuple[int, ...]
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change for the seat that thinks of it."""

    action: str
    at_once: tuple[Message, ...]  # what would happen at once
    answers: tuple[Answer, ...]  # who could still answer and how, in the order they would be asked
    if_unanswered: tuple[Message, ...]  # what would follow if everybody asked then passed: building, token, cards
    before: Score  # own points now
    after: Score  # own points then

    @property
    def groups_completed(self) -> list[list[str]]:
        """Groups of the own area card that the building would complete or enlarge."""
        return [group for group in self.after.groups or [] if group not in (self.before.groups or [])]


def why_not(view: View, code: int) -> Message | None:
    """Why the view's seat may not do this now; None when it may."""
    if view.turn >= 0:
        if view.seat is None:
            return Message("spectators_do_not_play")
        if view.seat != view.turn:
            return Message("not_your_turn", {"seat": view.turn})
    return legality.why_not(view.known, code)


def why_not_place(view: View, place: str) -> Message | None:
    """Why nothing may be bid in this neighbourhood now, whoever's turn it is."""
    return legality.why_not_place(view.known, place)


def circumstances(view: View, code: int) -> str:
    """The bid that is to be answered: whoever has something in mind against it has it while nobody bids higher."""
    last = view.known.call()[-1:]
    return "".join(f"{bid.seat}: {bid.value}@{bid.place}" for bid in last)


def preview(view: View, code: int) -> Preview:
    """What a legal action of the view's seat would change."""
    if reason := why_not(view, code):
        raise NotLegal(reason)
    before, after = view.known, view.known.copy()
    at_once = events(before, code)
    after.play(code)
    answers = _answers(after)
    then: list[Message] = []
    while after.is_in_call:
        then = [event for event in events(after, PASS) if event.id not in ("passed", "passed_by_force")]
        after.play(PASS)
    seat = before.turn
    return Preview(str(BY_CODE[code]), tuple(at_once), answers, tuple(then), scores(before)[seat], scores(after)[seat])


def _answers(state: State) -> tuple[Answer, ...]:
    """The seats that would be asked if each before them passed; none when the call is over."""
    found: list[Answer] = []
    asked = state.copy()
    while asked.is_in_call:
        values = tuple(value for value in asked.stock_of(asked.turn) if value > asked.last_value)
        found.append(Answer(asked.turn, values, tuple(board.names_of(asked.targets()))))
        asked.play(PASS)
    return tuple(found)
