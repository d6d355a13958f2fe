"""A finished table's analysis: by the process itself, or by a worker for two processes that cannot think."""

from __future__ import annotations

import pytest

from tests.server.halls import Hall
from tests.server.play.round import Round
from tests.server.routes.test_analyses import result_of


@pytest.mark.slow
def test_a_finished_table_keeps_its_analysis(hall: Hall) -> None:
    """Everybody finds it there, whoever asked for it; nobody waits for two."""
    ada, bob = hall.people("Ada", "Bob")
    playing = Round([ada, bob], "metro")
    path = f"/api/tables/{playing.table}/analyses"
    assert ada.refused("POST", path, {}) == (409, "analysis_after_the_end")
    playing.play_on()
    playing.close()
    begun = ada.post(path, {"depth": "quick"})
    if begun["status"] == "waiting":
        assert ada.refused("POST", path, {"depth": "deep"}) == (403, "analysis_under_way")
    assert bob.post(path, {"depth": "quick"})["id"] == begun["id"]
    result = result_of(bob, begun)
    assert [one["action"] for one in result["actions"]] == bob.get(f"/api/tables/{playing.table}/record")["actions"]
    [kept] = hall.browser().get(path)
    assert (kept["id"], kept["status"]) == (begun["id"], "done")
    assert bob.post(path, {"depth": "quick"})["status"] == "done"
