"""Finding puzzles: the same game and seed give the same, whatever was hidden; and what is none is left out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from metropole import games
from metropole.analysis.depth import Depth
from metropole.analysis.redealing import redealt
from metropole.arena.hunt import Hunt, found_in_all, hunt_of, hunted
from metropole.bots import KNOWLEDGE
from metropole.games.contract import NotUnderstood
from metropole.match import Match
from metropole.puzzles import Puzzle, finding, read
from metropole.puzzles.assessment import DEEP, FACTOR, USUAL, Assessment, assess
from metropole.puzzles.difficulty import HASTY, difficulty, first_sight_rank, is_obvious, missed
from metropole.puzzles.finding import continued, found_in, is_open, promising, puzzle_at
from metropole.puzzles.themes import THEMING
from tests.puzzles.samples import OWN, changed, look_shallowly, sample

EACH = pytest.mark.parametrize("game", OWN)


@pytest.fixture
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    look_shallowly(monkeypatch)


def hunts(game: str) -> Hunt:
    return hunt_of(game, [3], games.load(game).VARIANTS[0], "greedy", 4)


def some(game: str) -> list[Puzzle]:
    """Found in a few games."""
    return [puzzle for found in hunted(hunts(game), 3) for puzzle in found]


@pytest.mark.slow
@pytest.mark.usefixtures("_shallow")
@EACH
def test_the_same_games_and_seed_give_the_same_puzzles(game: str) -> None:
    first = some(game)
    assert first
    assert some(game) == first
    records = [hunts(game).record(number) for number in range(3)]
    assert [puzzle for found in found_in_all(records, 4) for puzzle in found] == first
    assert read([changed(puzzle) for puzzle in first], "here") == tuple(first)


@pytest.mark.slow
def test_several_workers_find_the_same() -> None:
    """Workers are other processes, which look as deeply as is meant: the game that is searched faster is enough."""
    hunt = replace(hunts("metro"), seed=1)
    found = list(hunted(hunt, 2))
    assert any(found)
    assert list(hunted(hunt, 2, workers=2)) == found


@pytest.mark.slow
@pytest.mark.usefixtures("_shallow")
@EACH
def test_they_follow_from_what_the_seat_knows_alone(game: str) -> None:
    """Two games that are alike to the seat to move give the very same puzzle, secrets that were dealt anew and all."""
    compared = 0
    for puzzle in sample(game, 8):
        one = puzzle.match()
        others = (redealt(one, puzzle.seat, Random(seed)) for seed in range(20))
        twin = next((other for other in others if other.setup != one.setup), None)
        if twin is not None and (found := puzzle_at(one)) is not None:
            assert puzzle_at(twin) == found
            assert found.id == puzzle.id
            compared += 1
    assert compared >= 2


@pytest.mark.usefixtures("_shallow")
@EACH
def test_two_of_a_game_at_the_most_and_far_apart(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = hunts(game).record(1)
    given = sample(game, 1)[0]
    every = [Match.of(record).at(version) for version in (20, 22, 24, 31, 33, 45)]
    monkeypatch.setattr(finding, "promising", lambda *_: every)
    monkeypatch.setattr(finding, "puzzle_at", lambda match, _: replace(given, id=str(match.version)))
    assert [puzzle.id for puzzle in found_in(record)] == ["20", "33"]


def judged(chance: float, second: float) -> Assessment:
    return Assessment(0, (), chance, 1, second, (0,), 9)


def test_what_is_as_good_as_decided() -> None:
    assert is_open(judged(0.5, 0.3))
    assert not is_open(judged(0.19, 0.01))
    assert not is_open(judged(0.99, 0.91))


def test_how_deeply_a_puzzle_is_looked_at() -> None:
    assert DEEP.simulations == FACTOR * USUAL >= 8 * 20_000
    assert DEEP.least >= 10_000


@EACH
def test_what_is_not_clearly_best_is_none(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search has to find the same, by a good part of the chance to win."""
    match = sample(game, 1)[0].match()
    clear = Assessment(match.legal()[0], (), 0.6, match.legal()[1], 0.4, (match.legal()[0],), 9)
    close, decided = replace(clear, second_chance=0.55), replace(clear, chance=0.1, second_chance=0.0)
    another = replace(clear, best=match.legal()[2])
    looks = len(finding.LOOKS) - finding.AT_FIRST

    def puzzle(*said: Assessment | None) -> Puzzle | None:
        given = iter(said)
        monkeypatch.setattr(finding, "assess", lambda *_: next(given))
        return puzzle_at(match)

    usual = [clear] * (looks + 3)
    assert puzzle(*usual) is not None
    for place in range(len(usual)):
        for instead in (close, None):
            assert puzzle(*usual[:place], instead, *usual[place + 1 :]) is None
    for place in range(looks, len(usual)):
        assert puzzle(*usual[:place], another, *usual[place + 1 :]) is None
    for place in range(looks + 1, len(usual)):
        assert puzzle(*usual[:place], decided, *usual[place + 1 :]) is None


@EACH
def test_the_smaller_gap_of_both_searches_is_named(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sample(game, 1)[0].match()
    wide = Assessment(match.legal()[0], (), 0.7, match.legal()[1], 0.4, (match.legal()[0],), 9)
    narrow = replace(wide, chance=0.65, second=match.legal()[2], second_chance=0.5)
    for order in ([wide, narrow], [narrow, wide]):
        given = iter([wide] * (len(finding.LOOKS) - finding.AT_FIRST + 1) + order)
        monkeypatch.setattr(finding, "assess", lambda *_, given=given: next(given))
        found = puzzle_at(match)
        assert found is not None
        assert (found.chance, found.second.chance) == (0.65, 0.5)
        assert found.second.action == match.game.text(narrow.second)


@EACH
def test_what_meets_the_eye_is_no_puzzle_where_all_else_is_far_behind(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sample(game, 1)[0].match()
    worth = KNOWLEDGE.load(game).worth(match.view(match.turn))
    first, last = max(worth, key=lambda code: worth[code]), min(worth, key=lambda code: worth[code])
    for code, other, chance, expected in (
        (first, last, 0.9, False),
        (last, first, 0.9, True),
        (first, last, 0.6, True),
    ):
        said = Assessment(code, (), chance, other, 0.3, (code,), 9)
        monkeypatch.setattr(finding, "assess", lambda *_, said=said: said)
        assert (puzzle_at(match) is not None) == expected


@EACH
def test_promising_moments_begin_with_those_that_are_easily_missed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "LOOKS", ((Depth(300, 50), 0.07),))
    record = hunts(game).record(2)
    found = promising(record)
    assert len(found) > 1
    easily = [missed(match, said, HASTY) for match in found if (said := assess(match, Depth(300, 50))) is not None]
    assert easily == sorted(easily, reverse=True)
    assert len({match.version for match in found}) == len(found)
    assert all(len(match.legal()) >= finding.LEAST_OPTIONS for match in found)


@EACH
def test_what_is_expected_can_be_played(game: str) -> None:
    """What the search foresaw is taken while the deal allows it; then every seat goes on for itself."""
    match = sample(game, 1)[0].match()
    answer = match.legal()[0]
    foreseen = [answer]
    ahead = match.at(match.version)
    ahead.play(answer)
    foreseen.append(ahead.legal()[-1])
    found = list(continued(match, (*foreseen, -1, answer)))
    assert found[:2] == foreseen
    for code in found:
        match.submit(match.turn, code)


@EACH
def test_difficulty_grows_with_what_makes_it_hard(game: str) -> None:
    match = next(puzzle.match() for puzzle in sample(game, 40) if len(puzzle.match().legal()) > 8)
    worth = KNOWLEDGE.load(game).worth(match.view(match.turn))
    ordered = sorted(worth, key=lambda code: -worth[code])
    plain, hidden = (Assessment(code, (), 0.6, 0, 0.4, (code,), len(worth)) for code in (ordered[0], ordered[-1]))
    assert is_obvious(match, ordered[0])
    assert first_sight_rank(match, ordered[-1]) > 1
    assert difficulty(match, hidden, 0.2) > difficulty(match, plain, 0.2)
    assert difficulty(match, plain, 0.1) > difficulty(match, plain, 0.3)
    assert difficulty(match, replace(plain, options=64), 0.2) > difficulty(match, replace(plain, options=3), 0.2)


def test_ways_round_that_come_to_the_same_are_as_good() -> None:
    game = games.load("metro")
    setup: Any = game.deal(2, {"free_rotation": True}, Random(3), {})
    deck = ["aaaa", *[kind for kind in setup.deck if kind != "aaaa"], *[k for k in setup.deck if k == "aaaa"][1:]]
    match = Match(game, replace(setup, deck=tuple(deck), first=0))
    same = THEMING.load("metro").same
    view = match.view(0)
    for code in match.legal():
        text = game.text(code)
        expected = set() if text == "draw" else {other for other in match.legal() if game.text(other)[:6] == text[:6]}
        assert {code, *same(view, code)} == {code, *expected}
    said = assess(match, Depth(400, 50))
    assert said is not None
    assert said.second not in (said.best, *said.same)


@EACH
def test_hunts_go_round_all_tables(game: str) -> None:
    rules = games.load(game)
    hunt = hunt_of(game, [], {}, "random", 1)
    assert len(hunt.tables) == len(rules.VARIANTS) * len(rules.SEATS)
    assert {table.players for table in hunt.tables} == set(rules.SEATS)
    assert [hunt.record(number).setup.players for number in (0, len(hunt.tables))] == [hunt.tables[0].players] * 2
    assert {table.players for table in hunt_of(game, [2], {}, "random", 1).tables} == {2}
    with pytest.raises(NotUnderstood):
        next(hunted(replace(hunt, bot="nobody"), 1))
