"""Do the tests notice a changed line? Every function of the modules below is changed in many small ways, one at a time.

Used by `make mutants`; mutmut makes the changes and picks the tests that call what was changed. Each module has its own
folder under build/mutants, with a copy of the package that is not compiled; what was stopped goes on where it was.
`python _build/mutants.py clocks match` runs only these, `--again` those that live, as after new tests, and those that
took too long, with more patience; `--show` tells what is known without running anything.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build/mutants"
METROPOLYS, METRO, TABLES = "tests/games/metropolys", "tests/games/metro", "tests/server/tables"
BROADCAST = "tests/server/broadcast"
# Which tests judge which module: fast ones, that need no database server and no browser. The small modules first.
JUDGES = {
    "server/tables/clocks": (f"{TABLES}/test_clocks.py", f"{TABLES}/test_pace.py"),
    "match": ("tests/test_match.py",),
    "games/metro/view": (f"{METRO}/test_view.py", f"{METRO}/test_state.py"),
    "games/metropolys/view": (f"{METROPOLYS}/test_secrecy.py", f"{METROPOLYS}/test_guess.py"),
    "server/tables/table": tuple(f"{TABLES}/test_{name}.py" for name in ("table", "table_fold", "acts", "taking_back")),
    "server/tables/journal": (f"{TABLES}/test_journal.py", f"{TABLES}/test_journal_batches.py"),
    "games/metropolys/tally": tuple(f"{METROPOLYS}/test_{name}.py" for name in ("scoring", "objectives", "examples")),
    "games/metro/track": tuple(f"{METRO}/test_{name}.py" for name in ("rules", "state", "way", "position")),
    "games/metropolys/rules": tuple(
        f"{METROPOLYS}/test_{name}.py" for name in ("examples", "legality", "state", "scoring")
    ),
    "games/metro/rules": tuple(f"{METRO}/test_{name}.py" for name in ("rules", "state", "view")),
    "server/broadcast/branch": (f"{BROADCAST}/test_branch.py",),
    "server/broadcast/lesson": (f"{BROADCAST}/test_lesson.py",),
    "server/broadcast/broadcaster": (f"{BROADCAST}/test_broadcaster.py",),
    "server/broadcast/chat": (f"{BROADCAST}/test_chat.py",),
    "server/broadcast/entry": (f"{BROADCAST}/test_entry.py", f"{BROADCAST}/test_snapshot.py"),
    "server/broadcast/metro": (f"{BROADCAST}/test_metro.py",),
    "server/broadcast/metropolys": (f"{BROADCAST}/test_metropolys.py",),
    "server/broadcast/names": (f"{BROADCAST}/test_names.py",),
    "server/broadcast/presenter": (f"{BROADCAST}/test_presenters.py",),
    "server/broadcast/puzzle": (f"{BROADCAST}/test_puzzle.py",),
    "server/broadcast/record_replay": (f"{BROADCAST}/test_record_replay.py",),
    "server/broadcast/replay": (f"{BROADCAST}/test_replay.py",),
    "server/broadcast/table_replay": (f"{BROADCAST}/test_replay.py",),
    "server/broadcast/snapshot": (f"{BROADCAST}/test_snapshot.py",),
}
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/metropole/{module}.py"]
also_copy = ["_build"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-m", "not (postgres or redis or browser or processes or slow)"]
track_dependencies = false
timeout_constant = 2.0  # seconds more than its tests usually take, and so many times that
timeout_multiplier = {patience}
use_git_change_detection = false
"""
# How many times as long as usual a mutant may take. A busy machine is slow too: whatever took too long is tried again
# with more patience, and only what hangs then was noticed for certain.
PATIENCE, PATIENCE_AGAIN = 5.0, 40.0
LEFT_BEHIND = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "node_modules")


NOTICED = {
    "killed",
    "timeout",
    "segfault",
}  # one that hangs or crashes the tests was noticed; one that no test calls lives
UNTRIED = {"not checked", "check was interrupted by user"}


class Score(NamedTuple):
    """What became of a module's mutants."""

    killed: int
    tried: int
    total: int

    @classmethod
    def of(cls, became: Mapping[str, str]) -> Score:
        tried = [how for how in became.values() if how not in UNTRIED]
        return cls(sum(how in NOTICED for how in tried), len(tried), len(became))

    def __str__(self) -> str:
        untried = f", {self.total - self.tried} not tried" if self.tried < self.total else ""
        return f"{self.killed} of {self.tried}, {self.killed / max(self.tried, 1):.1%}{untried}"


def folder_of(module: str) -> Path:
    return WORK / module.replace("/", ".")


def prepare(module: str, patience: float = PATIENCE) -> Path:
    """The folder of a module, with the sources and tests of now."""
    folder = folder_of(module)
    for name in ("src", "tests", "_build"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_BEHIND, dirs_exist_ok=True)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = SETTINGS.format(module=module, tests=json.dumps(JUDGES[module]), patience=patience)
    (folder / "pyproject.toml").write_text(project + settings, encoding="utf-8")
    return folder


def mutmut(folder: Path, *command: str, is_quiet: bool = True) -> str:
    """Let mutmut do something in a folder, with that folder's package and no other."""
    elsewhere = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if not path.startswith(str(ROOT))]
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(elsewhere)}
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *command],
        cwd=folder,
        env=around,
        stdout=subprocess.PIPE if is_quiet else None,
        text=True,
        check=not is_quiet,
    )
    return done.stdout or ""


def results(folder: Path) -> dict[str, str]:
    """What became of each mutant of a module so far, by its name; nothing where the module was never run."""
    if not (folder / "mutants").exists():
        return {}
    lines = mutmut(folder, "results", "--all", "true").splitlines()
    return {name.strip(): how.strip() for name, _, how in (line.rpartition(":") for line in lines)}


def living(folder: Path) -> list[str]:
    """The names of the mutants that no test noticed, or that may only have been too slow."""
    return [name for name, how in results(folder).items() if how not in UNTRIED | NOTICED or how == "timeout"]


def run(module: str, *, is_again: bool) -> None:
    """All mutants of a module that were not tried yet, or those that live, with progress."""
    print(f"\n{module}", flush=True)
    folder = prepare(module, PATIENCE_AGAIN if is_again else PATIENCE)
    tried = living(folder) if is_again else []
    if is_again:  # a test that was changed may call other functions than before
        (folder / "mutants/mutmut-stats.json").unlink(missing_ok=True)
    if tried or not is_again:
        mutmut(folder, "run", "--max-children", "1", *tried, is_quiet=False)


def tell() -> None:
    """The score of every module, and the mutants that live."""
    scores = []
    for module in JUDGES:
        scores.append(Score.of(results(folder_of(module))))
        print(f"{module}: {scores[-1] if scores[-1].tried else 'not run'}")
        print(*(f"  {name}" for name in living(folder_of(module))), sep="\n")
    print("in all:", Score(*map(sum, zip(*scores, strict=True))))


def main(*asked: str) -> None:
    """Run what was asked for, or all, one after the other."""
    modules = {name for name in asked if not name.startswith("--")}
    if "--show" not in asked:
        os.nice(19)  # it takes hours: everything else goes first
        for module in JUDGES:
            if not modules or modules & {module, module.rpartition("/")[2]}:
                run(module, is_again="--again" in asked)
    tell()


if __name__ == "__main__":
    main(*sys.argv[1:])
