"""What a test needs is said by its markers, which follow from what it asks for."""

from __future__ import annotations

import pytest

from tests import needs


@pytest.fixture
def markers(request: pytest.FixtureRequest) -> set[str]:
    return {marker.name for marker in request.node.iter_markers()}


@pytest.fixture
def bus() -> None:
    """Stands for the one that would start Redis."""


@pytest.mark.parametrize(("kind", "needed"), [("sqlite", set()), ("postgresql", {"postgres"})])
def test_a_database_by_its_kind(kind: str, needed: set[str], markers: set[str]) -> None:
    assert markers == {"parametrize", *needed}


@pytest.mark.usefixtures("bus")
def test_a_service_by_its_fixture(markers: set[str]) -> None:
    assert markers == {"usefixtures", "redis"}


def test_whoever_starts_something_must_be_marked_for_it() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"@pytest\.mark\.processes: starts servers"):
        needs.claim("processes")


@pytest.mark.processes
def test_whoever_is_marked_may_start_it() -> None:
    needs.claim("processes")


def test_what_runs_outside_of_tests_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "_running", [])
    needs.claim("browser")
