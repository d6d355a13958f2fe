"""What a bot would have played at every moment, judged beside what was played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole import bots
from metropole.analysis import Agreement, Depth, Opinion, analyse, analyse_with
from metropole.analysis.judged import Judged
from metropole.games.contract import NotLegal, NotUnderstood
from metropole.record import Record
from tests.analysis.games import SHALLOW, recorded
from tests.commands import refused, told

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = ["metropolys", "metro"]


class Fixed:
    """A bot that always answers the same; `seen` are the seats whose views it was given."""

    def __init__(self, code: Any) -> None:
        self.code, self.seen = code, list[int]()

    def choose(self, view: Any, rng: Random) -> Any:
        self.seen.append(view.seat)
        return self.code


def beginning(game: str, actions: int = 5) -> Record:
    return replace(recorded(game), actions=recorded(game).actions[:actions], result=None)


@pytest.mark.parametrize("game", GAMES)
def test_the_judgement_is_that_of_any_analysis(game: str) -> None:
    """Whatever a bot would have done, the numbers of what was played are the same."""
    played = beginning(game)
    pairs = list(analyse_with(played, "greedy", SHALLOW))
    assert [judged for judged, _ in pairs] == list(analyse(played, SHALLOW))
    assert list(analyse_with(played, "greedy", SHALLOW)) == pairs


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_is_asked_with_the_view_of_the_seat_to_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that says what was played has its losses; one bot is made for each seat."""
    played = beginning(game)
    made: list[Any] = []

    class Echo:
        def choose(self, view: Any, rng: Random) -> int:
            assert view.turn == view.seat
            code: int = self.game.parse(played.actions[len(view.history)])
            return code

        def __init__(self, game: Any) -> None:
            self.game = game
            made.append(self)

    monkeypatch.setattr(bots, "make", lambda name, game: Echo(game))
    for judged, opinion in analyse_with(played, "echo", SHALLOW):
        assert (opinion.action, opinion.loss) == (judged.action, judged.loss)
    assert len(made) == played.setup.players


def test_a_bot_that_plays_what_is_not_legal_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    played = beginning("metropolys")
    for code, kind in ((3, NotLegal), (-1, NotUnderstood), (10**6, NotUnderstood), (None, NotUnderstood)):
        monkeypatch.setattr(bots, "make", lambda name, game, code=code: Fixed(code))
        with pytest.raises(kind):
            for _ in analyse_with(replace(played, actions=played.actions[:2]), "fixed", Depth(2, 2)):
                pass


def judged(best: str, action: str, loss: float) -> Judged:
    return Judged(1, 0, action, best, loss, None, False, (), (), (), None, None)


def test_only_moments_with_a_choice_are_counted() -> None:
    pairs = [
        (judged("a", "b", 0.2), Opinion("a", 0.0, 3)),
        (judged("a", "a", 0.0), Opinion("c", 0.4, 3)),
        (judged("a", "a", 0.0), Opinion("a", 0.0, 1)),
    ]
    assert Agreement.of(pairs) == Agreement(choices=2, with_best=1, with_played=0, loss=0.2, loss_of_played=0.1)
    assert Agreement.of(pairs[2:]).choices == 0


def test_on_the_command_line_a_bot_of_ones_own_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    played, asked = beginning("metro", 6), ["analyse", "-", "--simulations", "20", "--bot", "my_bot:Widest"]
    lines = told(*asked, given=played.to_text()).splitlines()
    answer = json.loads(told(*asked, "--json", given=played.to_text()))
    plain = json.loads(told("analyse", "-", "--simulations", "20", "--json", given=played.to_text()))
    said = answer.pop("bot")
    assert answer == plain
    assert (said["name"], len(said["actions"]), said["choices"]) == ("my_bot:Widest", 6, 6)
    differing = [
        one for one, judged in zip(said["actions"], plain["actions"], strict=True) if one["action"] != judged["action"]
    ]
    assert len([line for line in lines if line.startswith("my_bot:Widest would play")]) == len(differing) > 0
    assert lines[-2].startswith("Of 6 choices, my_bot:Widest makes the best one in ")
    assert lines[-1].startswith("On average, a choice of my_bot:Widest costs ")


def test_a_bot_that_is_not_there_is_refused_with_the_line() -> None:
    text = beginning("metro").to_text()
    assert refused("analyse", "-", "--bot", "nobody", given=text).startswith('line 1: There is no bot "nobody"')
    assert "no_such_module" in refused("analyse", "-", "--bot", "no_such_module:Bot", given=text)
