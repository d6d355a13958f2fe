"""What `make mutants` changes, and who judges it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

import mutants

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/metropole"
RULES = ("rules", "tally", "track", "view")
NO_FUNCTIONS = {"server/broadcast/__init__", "server/broadcast/messages"}


def test_all_that_decides_is_mutated() -> None:
    wanted = {path for path in PACKAGE.glob("games/*/*.py") if path.stem in RULES}
    wanted |= {PACKAGE / "match.py", *PACKAGE.glob("server/broadcast/*.py")}
    wanted |= {PACKAGE / f"server/tables/{name}.py" for name in ("clocks", "journal", "table")}
    names = {path.relative_to(PACKAGE).with_suffix("").as_posix() for path in wanted}
    assert set(mutants.JUDGES) == names - NO_FUNCTIONS
    for name in NO_FUNCTIONS:
        assert "def " not in (PACKAGE / f"{name}.py").read_text(encoding="utf-8")


def test_every_judge_is_there() -> None:
    assert [path for paths in mutants.JUDGES.values() for path in paths if not (ROOT / path).exists()] == []


def test_a_module_is_prepared_apart_and_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "WORK", tmp_path)
    folder = mutants.prepare("games/metro/track")
    settings = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    assert settings["only_mutate"] == ["src/metropole/games/metro/track.py"]
    assert (folder / settings["only_mutate"][0]).exists()
    assert settings["timeout_multiplier"] == mutants.PATIENCE
    assert list(folder.rglob("*.so")) == []
    assert mutants.results(folder) == {}, "nothing is known before it has run"


def test_what_hangs_or_crashes_was_noticed_and_what_no_test_calls_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    became = ["killed"] * 5 + ["timeout", "segfault", "survived", "survived", "no tests", "not checked"]
    told = "\n".join(f"    metropole.match.x{number}: {how}" for number, how in enumerate(became))
    monkeypatch.setattr(mutants, "mutmut", lambda *_: told)
    (tmp_path / "mutants").mkdir()
    score = mutants.Score.of(mutants.results(tmp_path))
    assert (score, str(score)) == ((7, 10, 11), "7 of 10, 70.0%, 1 not tried")
    assert mutants.living(tmp_path) == [f"metropole.match.x{number}" for number in (5, 7, 8, 9)]


def test_what_took_too_long_is_tried_again_with_more_patience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "WORK", tmp_path)
    monkeypatch.setattr(mutants, "living", lambda _: ["metropole.match.x1"])
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(mutants, "mutmut", lambda folder, *command, is_quiet: asked.append(command))
    mutants.run("match", is_again=True)
    assert asked == [("run", "--max-children", "1", "metropole.match.x1")]
    settings = tomllib.loads((mutants.folder_of("match") / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["mutmut"]["timeout_multiplier"] == mutants.PATIENCE_AGAIN > mutants.PATIENCE


def test_mutants_never_meet_the_package_of_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(tmp_path)]))
    (tmp_path / "mutmut.py").write_text("import os; print(os.environ['PYTHONPATH'])", encoding="utf-8")
    assert mutants.mutmut(tmp_path, "results").strip() == str(tmp_path)
