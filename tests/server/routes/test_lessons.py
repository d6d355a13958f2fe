"""Lessons over HTTP: everybody is told what there is to learn, and what a table would answer at a step of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.served import serving

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with serving(0, database=str(folder / "lessons.db")) as process:
        yield process.address


def test_what_a_table_would_answer_at_a_step(address: str) -> None:
    browser = Browser(address)
    for told in browser.get("/api/lessons"):
        for chapter, steps in zip(told["chapters"], told["steps"], strict=True):
            path = f"/api/lessons/{told['game']}/{chapter}"
            lesson = browser.get(path)
            assert len(lesson["steps"]) == steps
            assert all(scene["open"] == [lesson["seat"]] for scene in lesson["scenes"])
            number, wanted = next((at, one["wanted"]) for at, one in enumerate(lesson["steps"]) if one["wanted"])
            assert browser.get(f"{path}/{number}/preview?action={wanted}")["action"] == wanted


def test_why_not_at_a_step(address: str) -> None:
    browser, path = Browser(address), "/api/lessons/metropolys/family/0"
    assert browser.get(f"{path}/why?place=C10&action=4@C10") == {"reason": None}
    assert browser.get(f"{path}/why?place=C2")["reason"]["id"] == "not_adjacent"
    assert browser.get(f"{path}/why?place=C10&action=2@C10")["reason"]["id"] == "too_low"


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("chess/lines", 404),
        ("metro/openings", 404),
        ("metro/lines/99/why?place=00", 409),
        ("metro/lines/0/preview?action=x", 422),
    ],
)
def test_what_is_not_there_is_refused(address: str, path: str, expected: int) -> None:
    status, _ = Browser(address).refused("GET", f"/api/lessons/{path}")
    assert status == expected
