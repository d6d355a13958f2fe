"""What all tests share: reproducible fuzzing, markers, and a copy of the package that is not compiled."""

from __future__ import annotations

import os
import shutil
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        needs.mark(item)


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
