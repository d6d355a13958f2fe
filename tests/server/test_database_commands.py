"""The commands for whoever runs the server: migrate, backup, restore."""

from __future__ import annotations

from pathlib import Path

import pytest

from metropole.server.storage.migrating import head
from tests.commands import refused, told


def at(database: str) -> dict[str, str]:
    return {"METROPOLE_DATABASE": database}


@pytest.mark.slow
def test_migrate_back_up_and_restore(tmp_path: Path) -> None:
    one, two, file = (str(tmp_path / name) for name in ("one.db", "two.db", "all.backup"))
    assert told("migrate", **at(one)) == f"The database is at revision {head()}."
    assert told("migrate", "--to", "base", **at(one)) == "The database is at revision base."
    assert refused("backup", file, **at(one)).startswith("The database is at revision -;")
    told("migrate", **at(one))
    assert told("backup", file, **at(one)) == f"0 rows written to {file}."
    assert told("restore", file, **at(two)) == f"0 rows restored from {file}."
    assert refused("restore", one, **at(two)) == f'"{one}" is not a whole backup.'


def test_a_database_that_is_not_there_is_told_in_a_sentence(postgres_server: str) -> None:
    for database in ("postgresql://app@127.0.0.1:1/none", f"{postgres_server}/none"):
        assert (
            refused("migrate", **at(database))
            == "The database in METROPOLE_DATABASE is not answering, or has not been set up."
        )
    assert "dance" in refused("migrate", **at("dance://here"))
