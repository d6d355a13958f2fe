"""The process pool: every job once, whatever happens to the workers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from metropole.arena.local import in_order, run
from metropole.games.contract import NotLegal
from tests.arena.jobs import deadly, kill_one, noted_square, refusing


@pytest.mark.slow
def test_a_killed_worker_loses_and_repeats_nothing(tmp_path: Path) -> None:
    jobs, done, pids = range(40), [], tmp_path / "pids"
    pids.mkdir()
    for job, answer in run(partial(noted_square, pids), jobs, 2):
        assert answer == job * job
        done.append(job)
        if len(done) in (6, 20):
            kill_one(pids)
    assert sorted(done) == list(jobs)
    assert len(list(pids.iterdir())) >= 3  # others after each death: two, or one that was done before the second began


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(NotLegal, match="workers_keep_dying"):
        list(run(deadly, range(3), 2))


def test_what_the_work_refuses_is_told() -> None:
    with pytest.raises(NotLegal, match="game_over"):
        list(run(refusing, range(2), 2))


def test_whoever_stops_does_not_wait(tmp_path: Path) -> None:
    answers = run(partial(noted_square, tmp_path), range(1000), 2)
    next(answers)
    answers.close()  # type: ignore[attr-defined]
    for path in tmp_path.iterdir():
        assert not Path("/proc", path.name).exists() or "Z" in Path("/proc", path.name, "stat").read_text()


def test_answers_in_order() -> None:
    jobs = [range(0, 2), range(2, 4), range(4, 6)]
    mixed = iter([(jobs[1], "b"), (jobs[0], "a"), (jobs[2], "c")])
    assert list(in_order(jobs, mixed)) == ["a", "b", "c"]
