"""Whoever installs the package sees its types, also of compiled modules: their sources are installed with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

import metropole
from node import node_environment

PYRIGHT = Path(__file__).parent / "pyright"
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


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """What somebody may write; its last line is wrong."""
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE, encoding="utf-8")
    return sample


def test_the_package_says_that_it_has_types() -> None:
    assert (Path(metropole.__file__).parent / "py.typed").exists()


@pytest.mark.slow
def test_mypy_sees_the_types_of_the_compiled_modules(sample: Path) -> None:
    settings = sample.with_name("empty.ini")
    settings.write_text("[mypy]\nfollow_imports = silent\nignore_missing_imports = true\n", encoding="utf-8")
    found, complaint, _ = api.run(["--config-file", str(settings), "--strict", str(sample)])
    (only,) = [line for line in found.splitlines() if "error:" in line]
    assert 'Argument 1 to "play"' in only, complaint
    assert 'expected "int"' in only


@pytest.mark.slow
def test_pyright_sees_them_too(sample: Path) -> None:
    """It is what most editors ask. `make install` brings it, as npm has it: that needs no network when it runs."""
    settings = {"include": [sample.name], "typeCheckingMode": "strict"}
    sample.with_name("pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    npm, environment = node_environment()
    command = [*npm, "--prefix", str(PYRIGHT), "exec", "--offline", "--", "pyright", "--outputjson"]
    command += ["--project", str(sample.parent), "--pythonpath", sys.executable]
    done = subprocess.run(command, env=environment, cwd=sample.parent, capture_output=True, text=True, check=False)
    (only,) = json.loads(done.stdout)["generalDiagnostics"]
    assert only["rule"] == "reportArgumentType", done.stderr
    assert 'parameter "code" of type "int"' in only["message"]
