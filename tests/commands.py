"""The command line, as people use it."""

from __future__ import annotations

import os
import subprocess
import sys
from unittest.mock import patch

from typer.testing import CliRunner, Result

from metropole.cli import app


def run(*arguments: str, given: str = "", **environment: str) -> Result:
    """The command in this process: starting another for each would take most of the time."""
    with patch.dict(os.environ, environment):
        return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


def told(*arguments: str, given: str = "", **environment: str) -> str:
    """What a command says that does what it was asked for."""
    done = run(*arguments, given=given, **environment)
    assert done.exit_code == 0, done.stderr
    return done.stdout.strip()


def refused(*arguments: str, given: str = "", **environment: str) -> str:
    """What a refused command says on standard error."""
    done = run(*arguments, given=given, **environment)
    assert done.exit_code == 1, done.stderr
    return done.stderr.strip()


def program(*arguments: str) -> list[str]:
    """The command as a program of its own, for those that are stopped or that others watch."""
    return [sys.executable, "-m", "metropole", *arguments]


def run_apart(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, to its end."""
    around = {**os.environ, **environment}
    return subprocess.run(
        program(*arguments), capture_output=True, encoding="utf-8", env=around, check=False, timeout=120
    )
