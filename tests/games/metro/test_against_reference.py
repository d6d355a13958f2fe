"""Random games of every variant, compared with the slow second implementation.

After every placement of every game: the length and the end of all 32 lines, and all scores. In some games of every
variant, besides, where open lines lead, all legal actions before every action, the hands, the stack and the winners.
"""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path

import pytest

from metropole.games import metro
from metropole.games.metro import board
from metropole.games.metro.rules import COMPILED
from tests.games.metro import reference

pytestmark = pytest.mark.slow

VARIANTS = [(players, hand, turned) for players in metro.SEATS for hand in (1, 2, 3) for turned in (False, True)]
GAMES = 95 if COMPILED else 1  # of each variant, lines and scores alone; with those below 3,000
FULL_GAMES = 5 if COMPILED else 1  # of each variant, with everything

Laid = dict[tuple[int, int], tuple[str, int]]
SLOW_BOARD = reference.Board(Path(str(files("metropole.data").joinpath("metro.json"))))


def _lay(laid: Laid, code: int) -> None:
    tile, square = divmod(code, 64)
    laid[square // 8, square % 8] = (metro.text(code)[:4], tile % 4)


def _check_lines(laid: Laid, state: metro.State) -> None:
    fast = metro.lines(state.track)
    slow = [reference.trace(SLOW_BOARD, laid, station) for station in board.STATIONS]
    assert [(line.station, line.length, line.end) for line in fast] == slow
    points = [0] * state.players
    for seat, stations in enumerate(SLOW_BOARD.owners[state.players]):
        for line in (slow[station - 1] for station in stations):
            if line.end is not None:
                points[seat] += line.length * (2 if line.end == "centre" else 1)
    assert [score.total for score in metro.scores(state)] == points
    assert [state.track.points_of(seat) for seat in range(state.players)] == points


def _check_directions(laid: Laid, state: metro.State) -> None:
    """Where each open line leads: the empty square and the side by which it would come in."""
    for line in metro.lines(state.track):
        row, column, side = SLOW_BOARD.stations[line.station]
        enters = reference.WAY_IN[side]
        while not line.is_complete and (row, column) in laid:
            down, right, enters = reference.LEADS_TO[reference.tracks(*laid[row, column])[enters]]
            row, column = row + down, column + right
        assert line.leads_to == (None if line.is_complete else (f"{row}{column}", reference.SIDES[enters // 2]))


@pytest.mark.parametrize(("players", "hand", "turned"), VARIANTS)
def test_lines_and_scores(players: int, hand: int, turned: bool) -> None:
    rng = random.Random(f"lines {players} {hand} {turned}")
    for _ in range(GAMES):
        state = metro.new_game(metro.deal(players, {"hand": hand, "free_rotation": turned}, rng))
        laid: Laid = {}
        while state.turn >= 0:
            code = state.legal_at(rng.randrange(state.legal_count()))
            state.play(code)
            if code != metro.DRAW:
                _lay(laid, code)
                _check_lines(laid, state)
        assert len(laid) == 60
        assert all(line.is_complete for line in metro.lines(state.track))


@pytest.mark.parametrize(("players", "hand", "turned"), VARIANTS)
def test_everything(players: int, hand: int, turned: bool) -> None:
    rng = random.Random(f"everything {players} {hand} {turned}")
    for _ in range(FULL_GAMES):
        setup = metro.deal(players, {"hand": hand, "free_rotation": turned}, rng)
        slow, state = reference.SlowGame(SLOW_BOARD, players, *metro.write_setup(setup)), metro.new_game(setup)
        while state.turn >= 0:
            assert slow.turn == state.turn
            codes, legal = state.legal(), slow.legal()
            assert {metro.text(code) for code in codes} == legal
            assert len(codes) == len(legal)
            assert [sorted(slow.hands[seat]) for seat in range(players)] == _hands(state)
            assert state.stack == len(slow.stack)
            code = rng.choice(codes)
            state.play(code)
            slow.play(metro.text(code))
            _check_lines(slow.placed, state)
            _check_directions(slow.placed, state)
        outcome = metro.outcome(state)
        assert slow.turn is None
        assert outcome is not None
        assert list(outcome.scores) == slow.scores()
        assert list(outcome.winners) == slow.winners()


def _hands(state: metro.State) -> list[list[str]]:
    return [sorted(str(kind) for kind in state.hand_of(seat)) for seat in range(state.players)]
