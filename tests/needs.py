"""What a test needs besides Python, as the markers of pyproject.toml: put on by where it stands and what it asks for.

Whatever starts such a thing claims it, so that a test without the marker fails and says which one it lacks.
"""

from __future__ import annotations

from pathlib import Path

import pytest

OF_FOLDER = {"browser": {"browser", "processes"}, "faults": {"processes", "slow"}}
OF_FIXTURE = {
    "bus": {"redis"},
    "driver": {"browser"},
    "one_process": {"processes"},
    "process": {"processes"},
    "postgres_server": {"postgres"},
    "redis_address": {"redis"},
    "shared": {"postgres"},
    "two_processes": {"postgres", "redis", "processes"},
}
OF_PARAMETER = {"postgresql": {"postgres"}, **OF_FIXTURE}  # a parameter may be the name of a fixture
_running: list[pytest.Item] = []


def mark(item: pytest.Item) -> None:
    """Put the markers on a test that follow from its folder, its fixtures and its parameters."""
    folders = Path(item.nodeid.partition("::")[0]).parts
    fixtures = getattr(item, "fixturenames", ())
    parameters = getattr(item, "callspec", None)
    values = [value for value in (parameters.params.values() if parameters else ()) if isinstance(value, str)]
    sources = ((OF_FOLDER, folders), (OF_FIXTURE, fixtures), (OF_PARAMETER, values))
    for need in set[str]().union(*(rules.get(name, set()) for rules, names in sources for name in names)):
        item.add_marker(need)


def begins(item: pytest.Item) -> None:
    """A test is run now, until it ends."""
    _running.append(item)


def ends(item: pytest.Item) -> None:
    _running.remove(item)


def claim(need: str) -> None:
    """Say that something is started which a test must be marked for. Outside of tests nobody minds."""
    for item in _running[-1:]:
        if item.get_closest_marker(need) is None:
            [meaning] = [line for line in item.config.getini("markers") if line.startswith(f"{need}:")]
            pytest.fail(f"What this test does is not said of it: mark it with @pytest.mark.{meaning}")
