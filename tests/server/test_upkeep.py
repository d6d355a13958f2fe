"""The commands for whoever runs the server: migrate, backup, restore."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(database: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "METROPOLE_DATABASE": database}
    command = [sys.executable, "-m", "metropole", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert "Traceback" not in done.stderr
    return done


def told(database: str, *arguments: str) -> str:
    done = run(database, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def refused(database: str, *arguments: str) -> str:
    done = run(database, *arguments)
    assert done.returncode == 1
    return done.stderr.strip()


def test_migrate_back_up_and_restore(tmp_path: Path) -> None:
    one, two, file = (str(tmp_path / name) for name in ("one.db", "two.db", "all.backup"))
    assert told(one, "migrate") == "The database is at revision 0001."
    assert told(one, "migrate", "--to", "base") == "The database is at revision base."
    assert refused(one, "backup", file).startswith("The database is at revision -;")
    told(one, "migrate")
    assert told(one, "backup", file) == f"0 rows written to {file}."
    assert told(two, "restore", file) == f"0 rows restored from {file}."
    assert refused(two, "restore", one) == f'"{one}" is not a whole backup.'


def test_a_database_that_is_not_there_is_told_in_a_sentence(postgres_server: str) -> None:
    for database in ("postgresql://app@127.0.0.1:1/none", f"{postgres_server}/none"):
        assert (
            refused(database, "migrate")
            == "The database that METROPOLE_DATABASE names does not answer, or was not set up."
        )
    assert "dance" in refused("dance://here", "migrate")
