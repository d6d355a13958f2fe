"""A tournament on a Ray of its own, one of whose two workers is killed. Run as a program by the test."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from metropole.arena import cluster
from metropole.arena.results import opened
from metropole.arena.schedule import fixtures
from tests.arena.jobs import kill_one, noted_play, small_plan

if __name__ == "__main__":
    folder, pids = Path(sys.argv[1]), Path(sys.argv[2])
    plan = small_plan(games=30)
    with opened(folder, plan) as store:
        work = partial(noted_play, pids, plan)
        for count, (_, result) in enumerate(cluster.run(work, fixtures(plan), 2)):
            assert result.number not in store.kept
            store.add(result)
            if count == 7:
                print("killed", kill_one(pids), flush=True)
    print("stored", len(store.kept))
