"""Games of bots as arrays, by the function and by the command; and bots of one's own wherever bots are named."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from metropole import bots
from metropole.games import metro
from metropole.games.contract import NotUnderstood, Refusal
from metropole.research.dataset import DatasetPlan, joined, play, play_all, write
from metropole.research.observing import observation
from tests.commands import run

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_every_decision_stands_there_as_it_was() -> None:
    plan = DatasetPlan("metro", 2, {"hand": 2}, ["search:20", "greedy"], seed=3)
    columns = play(plan, 0)
    state = metro.new_game(metro.deal(2, {"hand": 2}, random.Random("dataset/3/0")))
    for row, code in enumerate(columns["actions"]):
        view = metro.view(state, state.turn)
        assert columns["seats"][row] == state.turn
        assert (columns["observations"][row] == observation(metro, view)).all()
        mask = np.unpackbits(columns["masks"][row])[: metro.ACTIONS]
        assert np.flatnonzero(mask).tolist() == state.legal()
        tried = slice(*columns["visit_starts"][row : row + 2])
        assert columns["visit_counts"][tried].sum() == (20 if state.turn == 0 else 1)
        assert set(columns["visit_actions"][tried].tolist()) <= set(state.legal())
        state.play(int(code))
    outcome = metro.outcome(state)
    assert outcome is not None
    assert columns["points"].tolist() == [outcome.scores[seat] for seat in columns["seats"]]
    assert {int(columns["seats"][i]) for i in np.flatnonzero(columns["results"] == 1)} <= set(outcome.winners)
    assert columns["progress"][0] == 0
    assert columns["progress"][-1] < 1


def test_games_are_joined_and_the_same_again() -> None:
    plan = DatasetPlan("metropolys", 3, {"version": "expert"}, ["random"], seed=4, straying=0.5)
    whole, again = (joined(list(play_all(plan, 6))) for _ in range(2))
    assert all((whole[name] == again[name]).all() for name in whole)
    assert sorted(set(whole["games"].tolist())) == list(range(6))
    assert len(whole["visit_starts"]) == len(whole["actions"]) + 1
    assert whole["visit_starts"][-1] == len(whole["visit_actions"])


@pytest.mark.slow
def test_the_command_writes_both_forms_alike(tmp_path: Path) -> None:
    for suffix in ("npz", "parquet"):
        more = ["--games", "2", "--bots", "greedy", "--straying", "0.25"]
        done = run("dataset", "metro", "--out", str(tmp_path / f"a.{suffix}"), *more)
        assert done.exit_code == 0, done.stderr
        assert "2 games" in done.stdout
    columns, table = np.load(tmp_path / "a.npz"), parquet.read_table(tmp_path / "a.parquet")
    assert table["actions"].to_pylist() == columns["actions"].tolist()
    assert table["observations"][3].as_py() == columns["observations"][3].tolist()
    assert table["visit_actions"][5].as_py() == [columns["visit_actions"][5]]
    about = json.loads(str(columns["about"]))
    assert json.loads(table.schema.metadata[b"about"]) == about
    assert about == {
        "game": "metro",
        "players": 2,
        "options": {},
        "bots": ["greedy"],
        "seed": 0,
        "straying": 0.25,
        "games": 2,
        "observations": "metro_v1",
        "codes": metro.ACTIONS,
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["metro", "--out", "a.txt"], "*.npz"),
        (["metro", "--out", "nowhere/a.npz", "--games", "1", "--bots", "random"], "nowhere"),
        (["metro", "--out", "a.npz", "--bots", "nobody"], "nobody"),
        (["metro", "--out", "a.npz", "--bots", "random,random,random"], "3"),
        (["metro", "--out", "a.npz", "--players", "9"], "9"),
    ],
)
def test_the_command_refuses_what_cannot_be(arguments: list[str], said: str) -> None:
    done = run("dataset", *arguments)
    assert done.exit_code == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bot_of_ones_own_by_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    mine: Any = bots.make("my_bot:Widest", metro)
    state = metro.new_game(metro.deal(2, {}, random.Random(1)))
    view = metro.view(state, state.turn)
    assert mine.choose(view, random.Random(1)) in state.legal()
    decision = bots.decision_of(mine, view, random.Random(1), 9)
    assert decision.code in state.legal()
    assert not decision.is_forced


def test_a_bot_of_ones_own_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "widest-1.dist-info").mkdir()
    (tmp_path / "widest-1.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: widest\nVersion: 1\n")
    (tmp_path / "widest-1.dist-info/entry_points.txt").write_text("[metropole.players]\nwidest = my_bot:Widest\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES)
    assert type(bots.make("widest", metro)).__name__ == "Widest"


@pytest.mark.parametrize("name", ["nowhere:Bot", "my_bot:Nobody", "json:loads", "my_bot:", "search:x", "os.path:join"])
def test_what_is_no_bot_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    with pytest.raises(Refusal):
        bots.make(name, metro)


def test_a_file_is_written_with_what_it_is_about(tmp_path: Path) -> None:
    columns = play(DatasetPlan("metro", 2, {}, ["random"]), 0)
    write(tmp_path / "a.npz", columns, {"game": "metro"})
    assert "metro" in str(np.load(tmp_path / "a.npz")["about"])
    with pytest.raises(NotUnderstood):
        DatasetPlan("chess", 2, {}, ["random"]).check()
