"""What docs/research.md shows can be run as it stands, and so can the examples."""

from __future__ import annotations

import os
import random
import re
import runpy
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from metropole.games import metro
from metropole.server.settings import Settings
from metropole.server.tables.mind import _choose
from tests.commands import told

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs/research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0])
def test_every_block_runs(block: str) -> None:
    exec(compile(block, str(DOCS), "exec"), {})


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 3


def test_a_data_set_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By NumPy and, where it is, by PyTorch: the same decisions, each once."""
    file = tmp_path / "games.npz"
    told("dataset", "metro", "--games", "2", "--bots", "random", "--out", str(file))
    example = runpy.run_path(str(ROOT / "examples/read_dataset.py"))
    read, whole = example["columns"](file), np.load(file)
    assert read["masks"][np.arange(len(whole["actions"])), whole["actions"]].all()
    for has_torch in (False, True):
        if has_torch and find_spec("torch") is None:
            continue
        monkeypatch.setitem(example["batches"].__globals__, "find_spec", lambda name, is_there=has_torch: is_there)
        batches = [[np.asarray(part) for part in batch] for batch in example["batches"](file, 50)]
        assert [len(batch[0]) for batch in batches[:-1]] == [50] * (len(batches) - 1)
        joined = np.concatenate([np.column_stack([batch[0], batch[1], batch[2]]) for batch in batches])
        expected = np.column_stack([read["observations"], read["masks"], read["actions"]])
        assert sorted(map(bytes, joined)) == sorted(map(bytes, expected))
    monkeypatch.setattr(sys, "argv", ["read_dataset.py", str(file)])
    runpy.run_path(str(ROOT / "examples/read_dataset.py"), run_name="__main__")
    assert "mean result" in capsys.readouterr().out


@pytest.mark.slow
def test_openspiel_plays_one_of_our_bots(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["openspiel_match.py", "metro", "--bot", "random", "--games", "1", "--simulations", "2"]
    monkeypatch.setattr(sys, "argv", arguments)
    runpy.run_path(str(ROOT / "examples/openspiel_match.py"), run_name="__main__")
    assert "ISMCTS against random" in capsys.readouterr().out


@pytest.mark.slow
def test_a_network_is_trained_read_and_measured(tmp_path: Path) -> None:
    """All of it, with next to nothing to learn from; only where PyTorch is."""
    pytest.importorskip("torch")
    small = ["--games", "2", "--rounds", "1", "--bot", "greedy", "--workers", "1", "--deals", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "examples")}
    command = [sys.executable, str(ROOT / "examples/train_metro.py"), *small, "--out", str(tmp_path / "metro.pt")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "of the victories against greedy" in done.stdout


@pytest.mark.slow
def test_the_benchmark_measures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["research.py", "--json", "--seconds", "0.01", "--games", "8"])
    runpy.run_path(str(ROOT / "benchmarks/research.py"), run_name="__main__")
    assert "openspiel_go" in capsys.readouterr().out


def test_a_bot_of_ones_own_plays_as_a_level_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    state = metro.new_game(metro.deal(2, {}, random.Random(1)))
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.setenv("METROPOLE_STAND_INS", "casual=my_bot:Widest,novice=my_bot:Widest")
    assert Settings.read().stand_in_bots == {"casual": "my_bot:Widest", "novice": "my_bot:Widest"}
    calls: list[object] = []

    def played(view: object) -> int:
        calls.append(view)
        return state.legal()[-1]

    my_bot = import_module("my_bot")

    monkeypatch.setattr(my_bot.Widest, "choose", lambda self, view, rng: played(view))
    chosen = _choose(1, "metro", "casual", metro.view(state, state.turn))
    assert (len(calls), chosen.action, chosen.is_forced) == (1, metro.text(state.legal()[-1]), False)
