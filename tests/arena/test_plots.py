"""The pictures of a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from metropole.arena.plots import Panel, Series, draw


def test_a_rate_a_hair_beyond_its_interval_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "wins.svg"
    draw(file, [Panel("wins", ["a", "b"], [Series("", [0.0, 100.0], [(1e-14, 40.0), (60.0, 100.0 - 1e-13)])])])
    assert "<svg" in file.read_text(encoding="utf-8")
