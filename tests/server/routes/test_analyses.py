"""Analyses over HTTP: of a finished table, of a pasted record, and of nothing that is not over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metropole.analysis import DEPTHS, GameAnalysis, analyse
from metropole.server.routes.analyses import AnalysisResult
from tests.analysis.games import recorded
from tests.patience import PATIENCE
from tests.server.client import Browser
from tests.server.served import serving

pytestmark = [pytest.mark.processes, pytest.mark.slow]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("analyses")
    with serving(1, database=str(folder / "analyses.db")) as process:
        yield process.address


def result_of(browser: Browser, progress: Any) -> Any:
    """What comes of an analysis, when it is there; meanwhile it is told how far it is, which never goes back."""
    end, done = time.monotonic() + PATIENCE, 0
    while progress["status"] != "done":
        assert time.monotonic() < end
        assert progress["status"] in ("waiting", "under_way")
        assert done <= progress["done"] <= progress["moments"]
        done = progress["done"]
        time.sleep(0.05)
        progress = browser.get(f"/api/analyses/{progress['id']}")
    return browser.get(f"/api/analyses/{progress['id']}/result")


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_pasted_record_is_analysed_as_on_the_command_line(address: str, game: str) -> None:
    ada, bob, record = Browser(address, "Ada"), Browser(address, "Bob"), recorded(game)
    begun = ada.post("/api/analyses", {"record": record.to_json()})
    assert bob.post("/api/analyses", {"record": record.to_json()})["id"] == begun["id"]
    result = result_of(ada, begun)
    AnalysisResult.model_validate(result)
    assert bob.get(f"/api/analyses/{begun['id']}/result") == result
    told = GameAnalysis(record, tuple(analyse(record, DEPTHS["quick"]))).to_json()
    assert result["chances"] == told["chances"]
    assert [one["loss"] for one in result["actions"]] == [one["loss"] for one in told["actions"]]
    assert result["guesses"] == told["guesses"]


def test_only_games_that_are_over_are_analysed(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.open_table("metro", "me", "novice")
    assert ada.refused("POST", f"/api/tables/{table}/analyses", {}) == (409, "analysis_after_the_end")
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "record_after_the_end")
    assert ada.get(f"/api/tables/{table}/analyses") == []
    begun = recorded("metro").to_json()
    begun["actions"] = begun["actions"][:-1]
    del begun["result"]
    assert ada.refused("POST", "/api/analyses", {"record": begun}) == (409, "analysis_after_the_end")
    assert ada.refused("POST", "/api/analyses", {"record": {"game": "chess"}})[0] == 422
    assert ada.refused("GET", "/api/analyses/nothing") == (404, "no_such_analysis")
    assert ada.refused("GET", "/api/analyses/nothing/result") == (404, "no_such_analysis")
