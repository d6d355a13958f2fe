"""Why a hint says what it says: every reason is true of what would happen, and tells nothing that is secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from metropole import bots, games
from metropole.bots.reasons import reasons
from metropole.bots.search import Budget, Candidate, SearchBot
from metropole.games.contract import Message
from tests.bots.test_search import KINDS, each_kind

Said = Callable[[Any, Any, Any], bool]  # whether a message is true of a view and a preview


def positions(name: str, players: int, options: dict[str, Any], count: int) -> Iterator[tuple[Any, Any]]:
    """A game and States along random games."""
    game, rng = games.load(name), random.Random(f"{name}{players}")
    for _ in range(count):
        state: Any = game.new_game(game.deal(players, options, rng))
        for _ in range(rng.randrange(40)):
            state.play(rng.choice(state.legal()))
            if state.turn < 0:
                break
        if state.turn >= 0:
            yield game, state


def change(seen: Any, source: str) -> int:
    points: int = seen.after.points[source] - seen.before.points[source]
    return points


def card_source(view: Any, card: object) -> str:
    return "area" if view.setup.area[view.seat] == card else "neighbourhood"


def built(events: Any) -> list[Any]:
    return [event.details for event in events if event.id == "built"]


METROPOLYS: dict[str, Said] = {
    "reason_group": lambda view, seen, said: (
        bool(seen.groups_completed)
        and said.details["card"] == view.setup.area[view.seat]
        and change(seen, "area") == said.details["points"]
        and len(seen.after.groups) - len(seen.before.groups) == said.details["count"]
    ),
    "reason_card": lambda view, seen, said: (
        change(seen, card_source(view, said.details["card"])) == said.details["points"]
        and not (seen.groups_completed and said.details["card"] == view.setup.area[view.seat])
    ),
    "reason_source": lambda _, seen, said: change(seen, said.details["source"]) == said.details["points"],
    "reason_source_loss": lambda _, seen, said: change(seen, said.details["source"]) == -said.details["points"],
    "reason_no_answer": lambda _, seen, said: not seen.answers and seen.action != "pass",
    "reason_answers": lambda _, seen, said: len(seen.answers) == said.details["count"] > 0,
    "reason_lets_build": lambda view, seen, said: (
        seen.action == "pass" and built(seen.at_once) == [said.details] and said.details["seat"] != view.seat
    ),
    "reason_may_build": lambda view, seen, said: (
        seen.action == "pass" and built(seen.if_unanswered) == [said.details] and bool(seen.answers)
    ),
}


def line(seen: Any, said: Message) -> Any:
    return next(one for one in seen.lines if one.station == said.details["station"])


def owned(seen: Any) -> list[Any]:
    return [one for one in seen.changed if one.seat is not None]


METRO: dict[str, Said] = {
    "reason_finishes": lambda view, seen, said: (
        line(seen, said).is_completed
        and line(seen, said).seat == view.seat
        and isinstance(line(seen, said).after.end, int)
        and line(seen, said).after.points == said.details["points"]
    ),
    "reason_centre": lambda view, seen, said: (
        line(seen, said).is_completed
        and line(seen, said).seat == view.seat
        and line(seen, said).after.end == "centre"
        and line(seen, said).after.points == said.details["points"] == 2 * line(seen, said).after.length
    ),
    "reason_ends_other": lambda view, seen, said: (
        line(seen, said).is_completed
        and line(seen, said).seat == said.details["seat"] != view.seat
        and line(seen, said).after.points == said.details["points"]
    ),
    "reason_begins": lambda view, seen, said: (
        line(seen, said).seat == view.seat
        and (line(seen, said).before.length, line(seen, said).after.end) == (0, None)
        and line(seen, said).after.length > 0
    ),
    "reason_grows": lambda view, seen, said: (
        line(seen, said).seat == view.seat
        and line(seen, said).after.end is None
        and 0 < line(seen, said).before.length < line(seen, said).after.length == said.details["length"]
    ),
    "reason_others_grow": lambda view, seen, said: (
        bool(owned(seen)) and not any(one.seat == view.seat or one.is_completed for one in owned(seen))
    ),
    "reason_no_line": lambda view, seen, said: not owned(seen),
    "reason_draw": lambda view, seen, said: seen.action == "draw" and said.details["stack"] == view.known.stack,
}
TRUE: dict[str, dict[str, Said]] = {"metropolys": METROPOLYS, "metro": METRO}


@pytest.mark.parametrize("name", ["metropolys", "metro"])
def test_what_speaks_for_an_action_is_what_its_preview_shows(name: str) -> None:
    """Every kind of reason is met, and each is true of the action that it is said of."""
    met = set()
    for kind in KINDS:
        if kind[0] != name:
            continue
        for game, state in positions(*kind, count=30):
            view = game.view(state, state.turn)
            for code in random.Random(state.turn).sample(state.legal(), min(6, state.legal_count())):
                seen, told = game.preview(view, code), bots.KNOWLEDGE.load(name).reasons(view, code)
                assert told, game.text(code)
                for said in told:
                    assert TRUE[name][said.id](view, seen, said), (game.text(code), said)
                    met.add(said.id)
    assert met == set(TRUE[name])


def test_points_that_are_lost_are_told_as_lost_and_after_what_is_gained() -> None:
    order = []
    for kind in KINDS[:3]:
        for game, state in positions(*kind, count=60):
            view = game.view(state, state.turn)
            for code in state.legal()[:8]:
                told = [said.id for said in bots.KNOWLEDGE.load("metropolys").reasons(view, code)]
                order += [told] if "reason_source_loss" in told else []
    assert any(len(told) > 2 and told[0] != "reason_source_loss" for told in order)
    for told in order:
        after = told[told.index("reason_source_loss") :]
        assert not {"reason_group", "reason_card", "reason_source"} & set(after)


def hint_of(game: Any, view: Any) -> dict[str, Any]:
    thought = SearchBot(game, Budget(60)).think(view, random.Random(7))
    return thought.written(game.text, lambda candidate: reasons(game, view, candidate), 5)


@each_kind
def test_a_hint_is_the_same_wherever_the_seat_cannot_tell_the_difference(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Everything hidden is dealt anew; what is told of the best actions stays the same, word for word."""
    for number, (game, state) in enumerate(positions(name, players, options, count=4)):
        view = game.view(state, state.turn)
        other = game.guess(view, random.Random(number))
        told = hint_of(game, view)
        assert told == hint_of(game, game.view(other, state.turn))
        assert all(one["reasons"] for one in told["candidates"])


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((20.0, 16.6, 3.0), Message("reason_ahead", {"points": 3})),
        ((20.0, 3.0, 26.4), Message("reason_behind", {"points": 6})),
        ((20.0, 20.4, 3.0), Message("reason_level")),
    ],
)
def test_how_the_game_may_end_is_told_against_the_best_of_the_others(points: tuple[float, ...], said: Message) -> None:
    game, state = next(positions("metro", 3, {}, count=5))
    view = game.view(state, state.turn)
    turned = points[-state.turn :] + points[: -state.turn] if state.turn else points
    candidate = Candidate(state.legal()[0], 1, 0.5, (0.3, 0.3, 0.4), turned)
    assert reasons(game, view, candidate)[-1] == said
