"""The search: fair, repeatable, within its budget, and strong."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable
from time import process_time, sleep
from typing import Any

import pytest

from metropole import bots, games
from metropole.bots.search import Budget, SearchBot, Thought
from metropole.games.contract import Game, NotUnderstood, State
from metropole.games.metropolys.rules import COMPILED
from metropole.match import Match
from tests.patience import PATIENCE

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("metropolys", 2, {"version": "family"}),
    ("metropolys", 3, {"version": "expert", "expansion": True}),
    ("metropolys", 4, {"version": "expert"}),
    ("metro", 2, {}),
    ("metro", 3, {"hand": 3, "free_rotation": True}),
    ("metro", 6, {"hand": 2}),
]
each_kind = pytest.mark.parametrize(("name", "players", "options"), KINDS)
SIMULATIONS = 400 if COMPILED else 20


def position(name: str, players: int, options: dict[str, Any], seed: int = 3, actions: int = 9) -> tuple[Any, State]:
    """A game and a State after some random actions."""
    game, rng = games.load(name), random.Random(seed)
    state: State = game.new_game(game.deal(players, options, rng))
    for _ in range(actions):
        state.play(rng.choice(state.legal()))
    return game, state


def thought(game: Game[Any, Any, Any], view: Any, simulations: int = SIMULATIONS, threads: int = 1) -> Thought:
    return SearchBot(game, Budget(simulations), threads).think(view, random.Random(5))


def worked(work: Callable[[], object]) -> float:
    """For how many seconds the machine was at work on something. Its own work alone: however busy the machine is, what
    stops in time has not worked for longer.
    """
    start = process_time()
    work()
    return process_time() - start


@each_kind
def test_it_thinks_of_every_legal_action_and_its_figures_add_up(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game, state = position(name, players, options)
    found = thought(game, game.view(state, state.turn))
    assert sorted(candidate.code for candidate in found.candidates) == state.legal()
    assert sum(candidate.visits for candidate in found.candidates) == found.simulations == SIMULATIONS
    assert found.best.visits == max(candidate.visits for candidate in found.candidates)
    for candidate in found.candidates:
        assert len(candidate.shares) == len(candidate.points) == players
        if candidate.visits:
            assert sum(candidate.shares) == pytest.approx(1)
    assert found.line[0] == found.best.code
    for code in found.line[:1]:
        state.play(code)


@each_kind
def test_the_same_view_of_two_true_states_gets_the_same_answer(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game, state = position(name, players, options)
    view = game.view(state, state.turn)
    others = [game.guess(view, random.Random(seed)) for seed in range(4)]
    answers = [thought(game, game.view(other, other.turn)) for other in others]
    assert all(answer.candidates == answers[0].candidates for answer in answers)


@each_kind
def test_every_bot_is_fair(name: str, players: int, options: dict[str, Any]) -> None:
    game, state = position(name, players, options)
    view = game.view(state, state.turn)
    for bot in ("random", "greedy", "novice", "casual", "search:60"):
        chosen = {
            bots.make(bot, game).choose(game.view(game.guess(view, random.Random(seed)), state.turn), random.Random(1))
            for seed in range(3)
        }
        assert len(chosen) == 1


@pytest.mark.skipif(not COMPILED, reason="the other tests are interpreted already")
@each_kind
def test_the_same_answer_compiled_and_interpreted(
    name: str, players: int, options: dict[str, Any], run_interpreted: Callable[..., str]
) -> None:
    program = "from tests.bots.test_search import *; import sys; print(answer(*json.loads(sys.argv[1])))"
    assert run_interpreted("-c", program, json.dumps([name, players, options])).strip() == str(
        answer(name, players, options)
    )


def answer(name: str, players: int, options: dict[str, Any]) -> list[tuple[int, int]]:
    """The candidates that a short search tried, with how often."""
    game, state = position(name, players, options)
    found = thought(game, game.view(state, state.turn), 60)
    return sorted((candidate.code, candidate.visits) for candidate in found.candidates if candidate.visits)


@pytest.mark.parametrize(("name", "players", "options"), [KINDS[2], KINDS[3]])
def test_a_search_keeps_to_its_time(name: str, players: int, options: dict[str, Any]) -> None:
    game, state = position(name, players, options, actions=0)
    view = game.view(state, state.turn)

    assert worked(lambda: SearchBot(game, Budget(10**9, 0.3)).think(view, random.Random(1))) < 0.35


@pytest.mark.parametrize(("name", "players", "options"), [KINDS[2], KINDS[3]])
def test_a_search_can_be_cancelled_and_shows_its_progress(name: str, players: int, options: dict[str, Any]) -> None:
    game, state = position(name, players, options, actions=0)
    view = game.view(state, state.turn)

    threads = 2
    bot, told, found = SearchBot(game, Budget(10**9, 2 * PATIENCE), threads), list[float](), list[Thought]()
    searcher = threading.Thread(target=lambda: found.append(bot.think(view, random.Random(1), told.append)))
    searcher.start()
    while len(told) < 20:
        sleep(0.001)

    def cancelled() -> None:
        bot.cancel()
        searcher.join()

    assert worked(cancelled) < threads * 0.05
    assert found[0].best.code in state.legal()
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] < 1


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@pytest.mark.parametrize(("name", "options", "already"), [("metropolys", {"version": "family"}, 0), ("metro", {}, 54)])
def test_the_tree_is_kept_from_one_decision_to_the_next(name: str, options: dict[str, Any], already: int) -> None:
    """Against an opponent who does what is expected, later searches begin with what earlier ones found."""
    game, rng = games.load(name), random.Random(2)
    match = Match(game, game.deal(2, options, random.Random(1), {"first": 0}))
    while match.version < already or match.turn != 0:
        match.submit(match.turn, rng.choice(game.legal(match.view(match.turn))))
    bot, kept = SearchBot(game, Budget(3000)), 0
    for _ in range(6):
        if match.turn < 0:
            break
        seat = match.turn
        found = (bot if seat == 0 else SearchBot(game, Budget(300))).think(match.view(seat), rng)
        kept += sum(candidate.visits for candidate in found.candidates) > found.simulations
        assert all(sum(candidate.shares) == pytest.approx(1) for candidate in found.candidates)
        match.submit(seat, found.best.code)
    assert kept > 0


def test_threads_share_the_work() -> None:
    game, state = position(*KINDS[3])
    found = thought(game, game.view(state, state.turn), 401, threads=2)
    assert found.simulations == 401
    assert sum(candidate.visits for candidate in found.candidates) == 401


def test_a_won_last_tile_is_found() -> None:
    """With one tile left for each seat, the search finds what brute force finds."""
    game, state = position(*KINDS[3], seed=8, actions=0)
    rng = random.Random(8)
    while state.turn >= 0 and state.legal_count() > 2:
        state.play(rng.choice(state.legal()))
    outcomes = {}
    for code in state.legal():
        after = state.copy()
        after.play(code)
        while after.turn >= 0:
            after.play(after.legal()[0])
        scores = game.outcome(after).scores
        outcomes[code] = scores[state.turn] - scores[1 - state.turn]
    best = thought(game, game.view(state, state.turn)).best.code
    assert outcomes[best] == max(outcomes.values())


@pytest.mark.parametrize(
    "name", ["", "search", "search:", "search:0", "search:x", "search:-1", "search:1.5", "learned:0", "Master"]
)
def test_unknown_bots_are_named(name: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        bots.make(name, games.load("metro"))
    assert refused.value.reason.id == "unknown_bot"
