"""The same actions get the same answers: in any process, at any time, however fast it is."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date
from random import Random

import pytest

from metropole import games
from metropole.bots.decision import Decision
from metropole.bots.search import SearchBot
from metropole.daily import thinking
from metropole.daily.plan import plan_of
from metropole.daily.thinking import bot_of, decide, masters_next
from metropole.games.contract import View
from metropole.match import Match

DAY = date(2026, 11, 19)
PLAY = """
import sys
from datetime import date
from tests.daily.test_thinking import played
print(*played(sys.argv[1], int(sys.argv[2])))
"""


def played(game: str, seed: int, actions: int = 24) -> list[str]:
    """The beginning of a game of the day: for oneself something is drawn."""
    plan, own = plan_of(game, DAY), Random(seed)
    match = Match(plan.rules, plan.setup())
    while match.turn >= 0 and match.version < actions:
        level = plan.levels[match.turn]
        code = own.choice(match.legal()) if level is None else decide(game, DAY, level, match.view(match.turn)).code
        match.play(code)
    return [plan.rules.text(code) for code in match.history]


@pytest.mark.parametrize("game", games.names())
def test_processes_answer_alike(game: str) -> None:
    """Whatever the order in which Python keeps texts, which is another in each."""
    outputs = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLAY, game, "5"]
        outputs.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert outputs == {" ".join(played(game, 5)) + "\n"}


@pytest.mark.parametrize("game", games.names())
def test_every_thought_of_a_day_draws_anew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it draws follows from all that was played: nothing comes again, in no game of that day, nor on another."""
    drawn = list[float]()

    def seen(bot: object, view: View, rng: Random, options: int) -> Decision:
        drawn.append(rng.random())
        return Decision(games.load(game).legal(view)[0], 0.0)

    monkeypatch.setattr(thinking, "decision_of", seen)
    plan = plan_of(game, DAY)
    for seed in range(3):
        match, own = Match(plan.rules, plan.setup()), Random(seed)
        while match.version < 20:
            decide(game, DAY, "casual", match.view(match.turn))
            decide(game, date(2026, 11, 20), "casual", match.view(match.turn))
            match.play(own.choice(match.legal()))
    assert len(drawn) == 3 * 20 * 2
    assert len(set(drawn)) == len(drawn) - 2 * 2, "but where all three games begin"


@pytest.mark.parametrize("level", ["casual", "skilled", "expert"])
def test_no_clock_has_a_say(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the machine is so busy that a search at a table would be cut short."""
    game = games.names()[0]
    plan = plan_of(game, DAY)
    match = Match(plan.rules, plan.setup())
    view = match.view(match.turn)
    usual = decide(game, DAY, level, view)
    ticks = iter(range(0, 10**9, 100))
    monkeypatch.setattr("metropole.bots.search.perf_counter", lambda: float(next(ticks)))
    assert decide(game, DAY, level, view) == usual


def test_a_search_thinks_in_one_thread_and_by_its_number_of_simulations() -> None:
    bot = bot_of(games.names()[0], "expert")
    assert isinstance(bot, SearchBot)
    assert (bot.threads, bot.budget.seconds) == (1, float("inf"))


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_was_read_again_is_answered_alike(game: str) -> None:
    """A process that has followed the game, and one that has read it from its log."""
    plan = plan_of(game, DAY)
    match = Match(plan.rules, plan.setup())
    drawn = Random(3)
    for _ in range(12):
        level = plan.levels[match.turn]
        again = Match.resumed(match.record())
        if level is not None:
            one = decide(game, DAY, level, match.view(match.turn))
            assert decide(game, DAY, level, again.view(again.turn)) == one
            match.play(one.code)
        else:
            match.play(drawn.choice(match.legal()))


def test_a_master_sits_on_ones_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = []

    def seen(game: str, day: date, level: str, view: object, bot: object = None) -> object:
        levels.append(level)
        return decide(game, day, "casual", view)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking, "decide", seen)
    plan = plan_of(games.names()[0], DAY)
    match = Match(plan.rules, plan.setup())
    seats = []
    for _ in range(8):
        seats.append(match.turn)
        match.play(masters_next(plan, match))
    assert levels == [plan.levels[seat] or "master" for seat in seats]
    assert plan.seat in seats
