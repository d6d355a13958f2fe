"""Whoever installs the package sees its types, also of compiled modules: their sources are installed with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import metropole

SAMPLE = """
import random
from typing import assert_type
from metropole.games import metro, metropolys

state = metro.new_game(metro.deal(2, {}, random.Random(1)))
assert_type(state, metro.State)
assert_type(state.copy(), metro.State)
assert_type(state.legal(), list[int])
assert_type(state.legal_mask(), bytes)
assert_type(state.turn, int)
assert_type(metro.view(state, 0).known, metro.State)
assert_type(metropolys.read_state("…"), metropolys.State)
state.play("aacb01")
"""


@pytest.mark.slow
def test_mypy_sees_the_types_of_the_compiled_modules(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE, encoding="utf-8")
    (tmp_path / "empty.ini").write_text(
        "[mypy]\nfollow_imports = silent\nignore_missing_imports = true\n", encoding="utf-8"
    )
    found, complaint, _ = api.run(["--config-file", str(tmp_path / "empty.ini"), "--strict", str(sample)])
    (only,) = [line for line in found.splitlines() if "error:" in line]
    assert 'Argument 1 to "play"' in only, complaint
    assert 'expected "int"' in only
    assert (Path(metropole.__file__).parent / "py.typed").exists()
