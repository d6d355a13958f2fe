"""What a seat may know: everything but the other's wish, which it learns at the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from metropole.games.contract import NOBODY, Message, NotLegal

from .rules import COLOURS, Setup, State, new_game, scores


@dataclass(frozen=True, slots=True)
class View:
    """A State in which the wishes that are not known are open."""

    seat: int | None
    known: State
    history: tuple[int, ...] = ()

    @property
    def setup(self) -> Setup:
        return self.known.setup

    @property
    def turn(self) -> int:
        return self.known.turn


def view(
    state: State,
    seat: int | None,
    history: Sequence[int] = (),
    earlier: View | None = None,
    others_view: View | None = None,
) -> View:
    if seat is not None and seat not in range(2):
        raise NotLegal("no_such_seat", seat=seat, players=2)
    is_over = state.turn == NOBODY
    wishes = tuple(wish if is_over or holder == seat else None for holder, wish in enumerate(state.setup.wishes))
    return View(seat, State(replace(state.setup, wishes=wishes), list(state.lit), state.turn), tuple(history))


def legal(view: View) -> list[int]:
    return view.known.legal() if view.seat == view.turn else []


def shown_to(state: State, seat: int) -> int:
    return 1 if state.turn >= 0 else 2


def guess(view: View, rng: random.Random) -> State:
    left = [colour for colour in COLOURS if colour not in view.setup.wishes]
    rng.shuffle(left)
    wishes = tuple(left.pop() if wish is None else wish for wish in view.setup.wishes)
    return State(replace(view.setup, wishes=wishes), list(view.known.lit), view.turn)


def redeal(setup: Setup, history: Sequence[int], seat: int | None, rng: random.Random) -> Setup:
    state = new_game(setup)
    for code in history:
        state.play(code)
    return guess(view(state, seat), rng).setup


def why_not(view: View, code: int) -> Message | None:
    if view.seat != view.turn:
        return Message("not_your_turn", {"seat": view.turn}) if view.turn >= 0 else Message("game_over")
    return None if view.known.is_legal(code) else Message("lantern_is_lit", {"lantern": code + 1})


def circumstances(view: View, code: int) -> str:
    return "lit" if view.known.lit[code] != NOBODY else ""


def preview(view: View, code: int) -> dict[str, Any]:
    """The own points before and after."""
    assert view.seat is not None
    after = view.known.copy()
    after.play(code)
    return {"before": scores(view.known)[view.seat].total, "after": scores(after)[view.seat].total}
