"""A third game is found, dealt, kept secret, recorded and replayed."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from metropole import bots, games
from metropole.games.contract import Game, Message, NotLegal, NotUnderstood
from metropole.match import Match
from metropole.record import Record
from metropole.words import Words

if TYPE_CHECKING:  # here under its place in the tests: the type checker compares it with what is asked of a game
    from metropole.bots.knowledge import DomainKnowledge
    from metropole.server.broadcast.presenter import Presenter
    from metropole.terminal.contract import TerminalGame
    from tests.third_game.package import lanterns
    from tests.third_game.package.lanterns import bots as lanterns_bots
    from tests.third_game.package.lanterns import broadcast as lanterns_broadcast
    from tests.third_game.package.lanterns import terminal as lanterns_terminal

    GAME: Game[lanterns.Setup, lanterns.State, lanterns.View] = lanterns
    KNOWLEDGE: DomainKnowledge = lanterns_bots
    PRESENTER: Presenter = lanterns_broadcast
    TERMINAL: TerminalGame = lanterns_terminal


def game() -> Game[Any, Any, Any]:
    return games.load("lanterns")


def played(actions: int, seed: int = 1) -> Match:
    """A match after so many random actions."""
    rng = random.Random(seed)
    match = Match(game(), game().deal(2, {}, rng))
    for _ in range(actions):
        match.submit(match.turn, rng.choice(match.legal()))
    return match


def test_it_is_found_after_the_projects_own() -> None:
    assert games.names() == ("metropolys", "metro", "lanterns")
    assert bots.KNOWLEDGE.names() == games.names()
    assert game().NAME == "lanterns"


def test_a_whole_game_is_recorded_and_replayed() -> None:
    match = played(10)
    assert match.outcome is not None
    text = match.record().to_text()
    again = Match.of(Record.from_text(text)).to_end()
    assert again.outcome == match.outcome
    assert again.record().to_text() == text


def test_what_is_not_allowed_is_refused() -> None:
    match = played(3)
    with pytest.raises(NotLegal, match="lantern_is_lit"):
        match.submit(match.turn, match.history[0])
    with pytest.raises(NotLegal, match="not_your_turn"):
        match.submit(1 - match.turn, match.legal()[0])
    with pytest.raises(NotUnderstood, match="unknown_key"):
        game().deal(2, {"version": "expert"}, random.Random(1))


def test_the_others_wish_is_secret_and_guessed() -> None:
    match = played(4)
    view: Any = match.view(0)
    guesses = [game().guess(view, random.Random(seed)) for seed in range(40)]
    assert len({guess.setup.wishes for guess in guesses}) == 2
    assert all(game().view(guess, 0, match.history) == view for guess in guesses)
    assert match.view(None).setup == replace(view.setup, wishes=(None, None))


def test_its_own_words_are_found() -> None:
    match = played(0)
    seat = match.turn
    (event,) = match.submit(seat, 3)
    assert Words().say(event) == f"seat {seat} lights lantern 4."
    assert Words("cs").term("game", "lanterns") == "Lanterns"  # it speaks no Czech
    assert Words().say(Message("unheard_of", {"lantern": 4})) == "unheard_of (lantern=4)"
