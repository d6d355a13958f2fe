"""What docs/research.md shows can be run as it stands, and so can the examples."""

from __future__ import annotations

import random
import re
import runpy
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from metropole.games import metro
from metropole.research.observing import action_mask, observation
from metropole.server.settings import Settings
from metropole.server.tables.mind import _choose
from tests import torch_stand_in
from tests.commands import told as told_by
from tests.games.test_state_text import states

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs/research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0])
def test_every_block_runs(block: str) -> None:
    exec(compile(block, str(DOCS), "exec"), {})


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 3


@pytest.mark.parametrize("suffix", ["npz", "parquet"])
def test_a_data_set_is_read(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By NumPy and by PyTorch, or what stands in for it: the same decisions, each once."""
    for one in ("npz", suffix):
        told_by("dataset", "metro", "--games", "2", "--bots", "random", "--out", str(tmp_path / f"games.{one}"))
    example = runpy.run_path(str(ROOT / "examples/read_dataset.py"))
    file, whole = tmp_path / f"games.{suffix}", np.load(tmp_path / "games.npz")
    read = example["columns"](file)
    assert all((read[name] == whole[name]).all() for name in example["NAMES"] if name != "masks")
    assert read["masks"].shape == (len(whole["actions"]), metro.ACTIONS)
    assert (np.packbits(read["masks"], axis=1) == whole["masks"]).all()
    assert read["masks"][np.arange(len(whole["actions"])), whole["actions"]].all()
    assert all(column.flags.writeable for column in read.values()), "PyTorch warns of others"
    torch_stand_in.put_in(monkeypatch)
    for has_torch in (False, True):
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
def test_a_network_learns_is_kept_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of it, with little to learn from: what it answers to that gets better, and it plays in the arena."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    small = ["--games", "4", "--rounds", "8", "--bot", "greedy", "--workers", "1", "--out", str(tmp_path / "metro.npz")]
    monkeypatch.setattr(sys, "argv", ["train_metro.py", *small])
    runpy.run_path(str(ROOT / "examples/train_metro.py"), run_name="__main__")
    told = capsys.readouterr().out
    errors = [float(found) for found in re.findall(r"error ([\d.]+)", told)]
    assert (len(errors), errors[-1] < errors[0]) == (8, True), told
    assert "s of processor time" in told
    monkeypatch.setenv("METRO_WEIGHTS", str(tmp_path / "metro.npz"))
    played = told_by("arena", "metro", "--players", "2", "--bots", "metro_network:Learned,random", "--games", "2")
    assert "metro_network:Learned: wins" in played


def test_the_slopes_of_the_network_are_those_of_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A weight changed by a little changes the error by that times its slope."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    metro_network = import_module("metro_network")
    options = {"hand": 1, "free_rotation": False}
    views = [metro.view(state, state.turn) for state in states(metro, 2, options, 3) if state.turn >= 0]
    seen = np.stack([observation(metro, view) for view in views])
    given = metro_network.batch(seen, np.stack([action_mask(metro, view) for view in views]))
    rng, network = np.random.default_rng(1), metro_network.MetroNetwork()
    network.weights = [weights.astype(np.float64) for weights in network.weights]
    results = rng.choice([-1.0, 1.0], len(views))
    visits = rng.random((len(views), metro_network.ANSWERS)) * (network.forward(given)[0] > metro_network.NEVER)
    visits /= visits.sum(1, keepdims=True)
    slopes, _ = network.slopes(given, visits, results)
    for weights, slope in zip(network.weights, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        errors = []
        for step in (1e-4, -2e-4):
            weights[place] += step
            errors.append(network.slopes(given, visits, results)[1])
        weights[place] += 1e-4
        assert (errors[0] - errors[1]) / 2e-4 == pytest.approx(slope[place], rel=1e-2)


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
