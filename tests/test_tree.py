"""What holds for the files of the project as such."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
WRITTEN = {".py", ".pxd", ".ts", ".svelte", ".css", ".js", ".html"}
GENERATED = {"web/src/wire.ts"}  # by `make wire`, from the server's own types


def kept() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    return listed.stdout.splitlines()


def test_the_lock_names_packages_and_their_hashes_but_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in package for path, package in packages.items() if path)


def test_no_file_that_a_person_reads_is_longer_than_500_lines() -> None:
    lengths = {
        path: len((ROOT / path).read_text(encoding="utf-8").splitlines())
        for path in kept()
        if Path(path).suffix in WRITTEN and path not in GENERATED
    }
    assert lengths
    assert {path: length for path, length in lengths.items() if length > 500} == {}
