"""Results on disk: nothing is lost, nothing is played twice, and another plan is refused."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.arena.play import GameResult
from metropole.arena.results import GAMES, PLAN, opened
from metropole.arena.schedule import TournamentPlan, variant_of
from metropole.arena.tournament import begun
from metropole.games.contract import NotLegal
from tests.arena.jobs import small_plan, without_seconds

PLAYED = small_plan(games=4, bots=("random", "greedy"))


def play_all(plan: TournamentPlan, folder: Path | None, workers: int = 1) -> tuple[list[GameResult], int]:
    """All results of a plan, and how many of them were played now."""
    with begun(plan, folder, workers) as tournament:
        now = len(list(tournament.rest()))
        return tournament.results, now


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("complete")
    play_all(PLAYED, folder)
    return folder


def test_one_worker_or_two_give_the_same_results() -> None:
    tables = (variant_of("metropolys", 3, {"version": "expert"}), variant_of("metro", 2, {}))
    plan = small_plan(tables=tables, games=3)
    one, two = play_all(plan, None), play_all(plan, None, workers=2)
    assert without_seconds(one[0]) == without_seconds(two[0])
    assert one[1] == two[1] == 6 + 4


def test_another_seed_gives_other_results() -> None:
    results = [without_seconds(play_all(small_plan(games=2, seed=seed), None)[0]) for seed in (1, 2)]
    assert results[0] != results[1]


@settings(max_examples=25)
@given(data=st.data())
def test_cut_anywhere_it_goes_on_to_the_same_end(complete: Path, data: st.DataObject) -> None:
    lines = (complete / GAMES).read_bytes()
    ends = [place + after for place, byte in enumerate(lines) if byte == 10 for after in (0, 1)]
    cut = data.draw(st.sampled_from([0, *ends]) | st.integers(0, len(lines)))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(complete / PLAN, folder)
        (folder / GAMES).write_bytes(lines[:cut])
        results, now = play_all(PLAYED, folder)
        assert now == 4 - lines[:cut].count(b"\n")
        again = (folder / GAMES).read_bytes().splitlines()
    written = [GameResult.from_json(json.loads(line)) for line in again]
    whole = [GameResult.from_json(json.loads(line)) for line in lines.splitlines()]
    assert without_seconds(written) == without_seconds(results) == without_seconds(whole)


def test_a_complete_tournament_plays_nothing_more(complete: Path) -> None:
    before = (complete / GAMES).read_bytes()
    assert play_all(PLAYED, complete)[1] == 0
    assert (complete / GAMES).read_bytes() == before


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seed": 4}, "seed"),
        ({"games": 8}, "games"),
        ({"bots": ("greedy", "random")}, "bots"),
        ({"lineup": "duel"}, ""),
    ],
)
def test_another_plan_is_refused_and_nothing_changed(complete: Path, changes: dict[str, object], key: str) -> None:
    before = (complete / GAMES).read_bytes()
    with pytest.raises(NotLegal, match=f"results_of_another_plan.*{key}"):
        play_all(small_plan(**{"games": 4, "bots": ("random", "greedy"), **changes}), complete)
    assert (complete / GAMES).read_bytes() == before


def test_what_is_broken_is_named(tmp_path: Path, complete: Path) -> None:
    (tmp_path / GAMES).write_text("{}\n")
    with pytest.raises(NotLegal, match="results_without_plan"):
        play_all(PLAYED, tmp_path)
    shutil.copy(complete / PLAN, tmp_path)
    with pytest.raises(NotLegal, match=r"broken_result .line=1"):
        play_all(PLAYED, tmp_path)
    (tmp_path / PLAN).unlink()
    (tmp_path / PLAN).mkdir()
    with pytest.raises(NotLegal, match="cannot_write"):
        play_all(PLAYED, tmp_path)
    with pytest.raises(NotLegal, match="cannot_write"):
        play_all(PLAYED, tmp_path / GAMES / "below")


def test_two_tournaments_do_not_share_a_folder(complete: Path) -> None:
    with opened(complete, PLAYED), pytest.raises(NotLegal, match="results_in_use"):
        play_all(PLAYED, complete)
