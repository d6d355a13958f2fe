"""Everybody has the same game of the day: the same deal, and the same answers of the bots to the same actions; with one
process, with several and a worker, on either database, on another server, and after a restart in the middle.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.days.playing import PAST, begin, play_on
from tests.server.halls import Hall
from tests.server.served import serving

pytestmark = pytest.mark.processes


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_the_same_actions_are_answered_alike_wherever_they_are_played(
    game: str,
    one_process: Hall,
    two_processes: Hall,
    tmp_path: Path,
) -> None:
    people = [browser for hall in (one_process, two_processes) for browser in hall.people("Ada", "Bob")]
    day = PAST[game]
    games = [play_on(browser, begin(browser, game, day, "practice"), seed=7) for browser in people]
    elsewhere = str(tmp_path / "elsewhere.db")
    with serving(1, database=elsewhere) as process:
        cleo = Browser(process.address)
        table = begin(cleo, game, day, "practice")
        play_on(cleo, table, seed=7, moves=4)
    with serving(1, database=elsewhere) as process:
        cleo.move_to(process.address)
        games.append(play_on(cleo, table, seed=7))
    assert [len(one) for one in games] == [len(games[0])] * 5
    assert all(one == games[0] for one in games)
    other = one_process.browser("Dora")
    assert play_on(other, begin(other, game, day, "practice"), seed=8) != games[0]
