"""Deals drawn anew: a seat cannot tell them from the real one, and they follow from nothing that it does not know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from metropole import games
from metropole.analysis.redealing import redealt
from metropole.bots import KNOWLEDGE
from metropole.match import Match

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 3, {"hand": 1}),
    ("metro", 3, {"hand": 3, "free_rotation": True}),
    ("metropolys", 3, {"version": "expert", "expansion": True}),
    ("metropolys", 2, {}),
]
EACH = pytest.mark.parametrize(("name", "players", "options"), GAMES)


def played(name: str, players: int, options: dict[str, Any], moves: int, seed: int = 1) -> Match:
    game, rng = games.load(name), Random(seed)
    match = Match(game, game.deal(players, options, rng))
    while match.turn >= 0 and match.version < moves:
        match.play(rng.choice(match.legal()))
    return match


def other(match: Match, seat: int | None, *, is_weighed: bool = False) -> Match:
    """The first that is drawn otherwise than the real one."""
    drawn = (redealt(match, seat, Random(seed), is_weighed=is_weighed) for seed in range(50))
    return next(one for one in drawn if one.setup != match.setup)


@EACH
@pytest.mark.parametrize("moves", [0, 9, 40])
@pytest.mark.parametrize("is_weighed", [False, True])
def test_a_seat_knows_the_same_at_every_moment(
    name: str, players: int, options: dict[str, Any], moves: int, is_weighed: bool
) -> None:
    match = played(name, players, options, moves)
    for seat in (None, *range(players)):
        another = other(match, seat, is_weighed=is_weighed)
        assert another.history == match.history
        for version in range(match.version + 1) if seat is not None else [match.version]:
            assert another.at(version).view(seat) == match.at(version).view(seat)
        Match.of(another.record()).to_end()


@EACH
@pytest.mark.parametrize("is_weighed", [False, True])
def test_it_follows_from_what_the_seat_knows(
    name: str, players: int, options: dict[str, Any], is_weighed: bool
) -> None:
    """Two games that are alike to a seat are drawn anew alike."""
    match = played(name, players, options, 20)
    twin = other(match, 1)
    one, two = (redealt(game, 1, Random(5), is_weighed=is_weighed) for game in (match, twin))
    assert one.setup == two.setup


def test_what_is_drawn_is_as_likely_as_any_other() -> None:
    match = played("metro", 2, {"hand": 1}, 8)
    seen: Any = match.view(0)
    unseen: dict[str, int] = seen.unseen
    states: list[Any] = [redealt(match, 0, Random(seed)).state for seed in range(4000)]
    hands = Counter(state.hand_of(1)[0] for state in states)
    whole = sum(unseen.values())
    for kind, copies in unseen.items():
        expected = 4000 * copies / whole
        assert abs(hands[kind] - expected) < 5 * expected**0.5 + 5, kind


def test_what_others_played_makes_some_deals_likelier() -> None:
    match = played("metropolys", 3, {"version": "expert"}, 60, seed=4)
    knowledge = KNOWLEDGE.load("metropolys").belief
    assert knowledge is not None
    believed = knowledge.chances(match.view(0))[1]["area"]
    deck = knowledge.decks(match.setup)["area"]
    setups: list[Any] = [redealt(match, 0, Random(seed), is_weighed=True).setup for seed in range(400)]
    drawn = Counter(setup.area[1] for setup in setups)
    assert max(believed) > 1.3 * min(chance for chance in believed if chance)
    for card, chance in zip(deck, believed, strict=True):
        assert abs(drawn[card] - 400 * chance) < 5 * (400 * chance) ** 0.5 + 5


@EACH
def test_at_the_end_everything_is_known(name: str, players: int, options: dict[str, Any]) -> None:
    match = played(name, players, options, 10_000)
    assert redealt(match, 0, Random(1), is_weighed=True).setup == match.setup
