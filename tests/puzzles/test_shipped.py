"""The puzzles that come with the program: every one can be played, says what it is about, and has the best answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from metropole import games
from metropole.analysis.depth import Depth
from metropole.analysis.redealing import redealt
from metropole.match import Match
from metropole.messages import LANGUAGES
from metropole.puzzles import by_id, shipped
from metropole.puzzles.assessment import RECHECK, RECHECKED_WITH
from metropole.puzzles.finding import GAP, LEAST_OPTIONS, LOST, WON, found_instead
from metropole.puzzles.themes import THEMING
from metropole.words import Words
from tests.puzzles.samples import OWN, sample

EACH = pytest.mark.parametrize("game", OWN)
LEAST = 300
LOOKED_AT = 30
LONGER = Depth(60_000, 10_000)
LEAST_OF_A_THEME = 5
MOST_OF_A_THEME = 0.4  # of all puzzles of a game
HARD = 28  # a tenth are at least as hard
LONGEST_TITLE, LONGEST_WHY = 30, 160  # characters, in any language


@EACH
def test_there_are_many_and_all_are_read(game: str) -> None:
    """Reading one plays it: the record, the answer, and what is expected to follow."""
    assert len(shipped(game)) >= LEAST
    for puzzle in shipped(game):
        assert puzzle.game == game
        assert by_id(puzzle.id) is puzzle
        assert puzzle.gap >= GAP
        assert puzzle.chance >= LOST
        assert puzzle.second.chance <= WON
        assert len(puzzle.match().legal()) >= LEAST_OPTIONS


@EACH
def test_nothing_is_told_that_its_seat_does_not_know(game: str) -> None:
    """What is hidden follows from what the seat knows: dealt anew from there, it is the same."""
    for puzzle in shipped(game):
        match = puzzle.match()
        assert redealt(match, puzzle.seat, Random(puzzle.id)).record() == puzzle.record


@EACH
def test_what_is_expected_fits_what_the_seat_knows_as_far_as_it_goes(game: str) -> None:
    for puzzle in shipped(game):
        ahead = puzzle.match()
        for action in puzzle.continuation:
            assert ahead.game.parse(action) in ahead.game.legal(ahead.view(ahead.turn))
            ahead.submit(ahead.turn, ahead.game.parse(action))


@EACH
def test_they_are_spread(game: str) -> None:
    found = shipped(game)
    themes = Counter(puzzle.theme for puzzle in found)
    assert {theme: themes[theme] for theme in THEMING.load(game).THEMES if themes[theme] < LEAST_OF_A_THEME} == {}
    assert max(themes.values()) <= MOST_OF_A_THEME * len(found)
    rules = games.load(game)
    assert {puzzle.record.setup.players for puzzle in found} == set(rules.SEATS)
    options = [puzzle.record.to_json()["options"] for puzzle in found]
    assert all(variant in options for variant in rules.VARIANTS)
    hard = sorted(puzzle.difficulty for puzzle in found)
    assert hard[len(hard) // 10] < 16
    assert hard[-len(hard) // 10] >= HARD
    assert len({puzzle.seat for puzzle in found}) == max(rules.SEATS)


@EACH
def test_no_game_has_given_many(game: str) -> None:
    """Two at the most, and not close to each other: one goes on from where the other stops."""
    found = [(Match.of(puzzle.record), puzzle) for puzzle in shipped(game)]
    by_beginning = Counter((str(puzzle.record.actions[:8]), puzzle.record.setup.first) for _, puzzle in found)
    assert [count for (actions, _), count in by_beginning.items() if count > 2 and actions.count(",") >= 7] == []


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_every_theme_has_words(game: str, language: str) -> None:
    words = Words(language)
    titles = []
    for theme in THEMING.load(game).THEMES:
        title, why = words(f"puzzle-theme-{game}-{theme}"), words(f"puzzle-theme-{game}-{theme}-why")
        assert 0 < len(title) <= LONGEST_TITLE, title
        assert title[-1] != "."
        assert 0 < len(why) <= LONGEST_WHY, why
        assert why[-1] == "."
        titles.append(title)
    assert len(set(titles)) == len(titles)


@EACH
def test_every_puzzle_says_what_it_is_about(game: str) -> None:
    words = {language: Words(language) for language in LANGUAGES}
    for puzzle in sample(game, 40):
        match = puzzle.match()
        theming = THEMING.load(game)
        view, parse = match.view(puzzle.seat), match.game.parse
        assert theming.theme(view, parse(puzzle.answer), parse(puzzle.second.action)) == puzzle.theme
        assert set(map(parse, puzzle.as_good)) == set(theming.same(view, parse(puzzle.answer)))
        for said in words.values():
            assert said.say(puzzle.title) != said.say(puzzle.why)
            assert all(said.say(reason) for reason in puzzle.reasons())


@pytest.mark.slow
@EACH
def test_the_search_finds_the_same_best_actions(game: str) -> None:
    """As `--check` does; and as a search does that chose none of them: twice as long, with a seed of its own."""
    wrong = [
        (puzzle, depth, found)
        for puzzle in sample(game, LOOKED_AT)
        for depth, seed in ((RECHECK, RECHECKED_WITH), (LONGER, 99))
        if (found := found_instead(puzzle, depth, seed)) is not None
    ]
    assert wrong == []


def test_other_games_have_none() -> None:
    assert shipped("chess") == ()
    assert by_id("nothing") is None
