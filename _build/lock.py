"""The locks: every package that a part of the project installs, with its version and the hashes of all its files.

Used by `make lock`, with the environment of locks/tools.txt. What is locked stays as it is while pyproject.toml allows
it; `--upgrade` takes the newest. The locks name no address: where packages come from is the machine's matter.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
OLDEST_PYTHON = "3.11"
DEVELOP = ("arena", "bench", "cluster", "dev", "learning", "parquet", "research")  # the extras of `make install`
HOSTING = ("fast", "films", "notices", "postgresql", "redis")  # the extras of a server that others come to
# Installed beside what develop.txt holds: where both have one, the same.
ALONGSIDE = ("play", "runtime", "bench", "docs", "mutants")


def wanted() -> dict[str, list[str]]:
    """What each lock must bring, as pyproject.toml has it; the widest first, as others keep to it."""
    everything: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, groups = everything["project"], everything["dependency-groups"]
    extras = project["optional-dependencies"]
    playing = project["dependencies"]
    hosting = [*playing, *(one for extra in HOSTING for one in extras[extra])]
    return {
        "build": everything["build-system"]["requires"],
        "develop": [*hosting, *(one for extra in DEVELOP for one in extras[extra]), *groups["docs"]],
        "play": playing,
        "runtime": hosting,
        "bench": extras["bench"],
        "docs": groups["docs"],
        "mutants": extras["mutants"],
        "node": groups["node"],
        "tools": groups["tools"],
    }


def compile_lock(name: str, requirements: list[str], more: list[str]) -> None:
    """Let uv write one of them, for every platform at once."""
    command = [sys.executable, "-m", "uv", "--no-config", "pip", "compile", "-", "--output-file", f"locks/{name}.txt"]
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes", "--quiet"]
    command += ["--custom-compile-command", "make lock", *more]
    if name in ALONGSIDE:
        command += ["--constraints", "locks/develop.txt"]
    subprocess.run(command, cwd=ROOT, input="\n".join(requirements), text=True, check=True)


def main() -> None:
    """Write all locks anew."""
    LOCKS.mkdir(exist_ok=True)
    for name, requirements in wanted().items():
        compile_lock(name, requirements, sys.argv[1:])
        print(f"locks/{name}.txt")


if __name__ == "__main__":
    main()
