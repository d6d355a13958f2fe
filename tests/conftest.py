"""What all tests share: reproducible fuzzing, markers, and a copy of the package that is not compiled."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import metropole
from tests import needs

settings.register_profile(
    "same_every_time",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same_every_time")

ROOT = Path(__file__).parents[1]
os.environ["METROPOLE_LANGUAGE"] = "en"  # what the tests expect, whatever the locale
# A shell lets what it runs in the background ignore Ctrl-C, and whatever that starts too: the tests stop some by it.
signal.signal(signal.SIGINT, signal.default_int_handler)
# Whatever the habit here: otherwise every worker, and every server that a test starts, compiles everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        needs.mark(item)


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: it need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    needs.begins(item)
    try:
        return (yield)
    finally:
        needs.ends(item)


@pytest.fixture(scope="session")
def run_interpreted(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Runs Python with a copy of the package that has no compiled modules, and answers what it printed."""
    source = tmp_path_factory.mktemp("interpreted")
    uncompiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(metropole.__file__).parent, source / "metropole", ignore=uncompiled)

    def run(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
        done = subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=source, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
