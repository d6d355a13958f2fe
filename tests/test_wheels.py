"""What `make wheel` builds with and from; what comes of it is installed in test_wheel.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import wheels


def test_nothing_of_an_earlier_build_gets_into_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "ROOT", tmp_path)
    monkeypatch.setattr(wheels, "WORK", tmp_path / "build" / "wheels")
    for left_over in ("lib.linux-x86_64-cpython-311/metropole/gone.py", "wheels/raw-3.11/old.whl"):
        (tmp_path / "build" / left_over).parent.mkdir(parents=True)
        (tmp_path / "build" / left_over).touch()
    found: list[list[str]] = []

    def build(command: list[str], env: dict[str, str], **more: Any) -> None:
        assert env["METROPOLE_PORTABLE"] == "1"
        found.append([path.name for path in (tmp_path / "build").rglob("*") if path.is_file()])
        out = Path(command[command.index("--wheel-dir") + 1])
        out.mkdir(parents=True)
        (out / "new.whl").touch()

    monkeypatch.setattr("wheels.subprocess.run", build)
    assert wheels.build("python", "3.11").name == "new.whl"
    assert found == [[]]


def test_the_pythons_of_this_machine_are_found_that_are_new_enough() -> None:
    found = wheels.interpreters()
    assert found["{}.{}".format(*sys.version_info)] == sys.executable
    assert wheels.oldest() == (3, 11)
    assert all(tuple(map(int, version.split("."))) >= (3, 11) for version in found)
