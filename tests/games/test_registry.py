"""Games by name: the project's own, and those of packages beside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from metropole import games
from metropole.games.contract import NotUnderstood
from metropole.games.own import OWN
from metropole.games.registry import Registry

GROUP = "metropole.tried"


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path with a package that brings two games, one under a name of the project's own."""
    folder = tmp_path / "others-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n", encoding="utf-8")
    points = f"[{GROUP}]\nothers = others_module\nown = others_module\n"
    (folder / "entry_points.txt").write_text(points, encoding="utf-8")
    (tmp_path / "others_module.py").write_text("ANSWER = 42\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Registry[ModuleType]:
    monkeypatch.setitem(OWN, "own", {GROUP: "json"})
    return Registry(GROUP)


@pytest.mark.usefixtures("others")
def test_a_package_beside_this_one_brings_a_game(registry: Registry[ModuleType]) -> None:
    assert registry.names() == ("own", "others")
    assert registry.load("others").ANSWER == 42


@pytest.mark.usefixtures("others")
def test_nobody_takes_the_name_of_the_projects_own(registry: Registry[ModuleType]) -> None:
    import json

    assert registry.load("own") is json


@pytest.mark.parametrize("name", ["others", "", None, 3, ["own"]])
def test_what_is_not_there_is_not_understood(registry: Registry[ModuleType], name: object) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        registry.load(name)
    assert refusal.value.reason.details == {"game": str(name), "known": ("own",)}


def test_the_projects_own_games_are_all_loaded() -> None:
    assert [games.load(name).NAME for name in games.names()] == list(games.names())


def test_who_plays_the_projects_own_games_does_not_look_for_others() -> None:
    program = (
        "import sys; from metropole import games; games.load('metro'); assert 'importlib.metadata' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
