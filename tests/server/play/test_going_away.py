"""A server that is stopped, or dies, and one that is started again on the same database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.play.round import Round
from tests.server.served import Process, serving

pytestmark = pytest.mark.processes


def come_back(playing: Round, process: Process) -> None:
    for tab in playing.tabs:
        tab.browser.move_to(process.address)
        tab.come_back()
    playing.settle()


def test_a_server_says_goodbye_and_its_tables_are_there_when_it_is_back(tmp_path: Path) -> None:
    with serving(database=str(tmp_path / "metropole.db")) as process:
        people = [Browser(process.address, name) for name in ("Ada", "Bob")]
        playing = Round(people, "metropolys", pace={"bank": 60_000})
        playing.play_on(5)
        process.ask_to_stop()
        for tab in playing.tabs:
            assert tab.hear_the_end() == 1012
            assert '"type":"leaving"' in tab.texts[-1]
        process.close()
        process.start()
        come_back(playing, process)
        playing.check()
        playing.play_on(3)
        process.kill()
        process.start()
        come_back(playing, process)
        playing.check()
        playing.play_on()
        assert playing.status == "finished"
        playing.close()
