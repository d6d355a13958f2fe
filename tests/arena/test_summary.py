"""Summaries and reports of results made by hand."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from metropole.arena.report import write_report
from metropole.arena.summary import summary
from metropole.words import Words
from tests.arena.results_made import made

GAMES = [
    made(0, "abbb", [9, 3, 3, 1]),
    made(1, "babb", [3, 9, 3, 1], first=1),
    made(2, "bbab", [8, 3, 8, 2]),
    made(3, "bbba", [8, 3, 3, 2], first=3),
]


def test_bots_have_shares_of_victories_and_points() -> None:
    found = summary(reversed(GAMES))
    assert found["games"] == 4
    bot = found["bots"]["a"]
    assert (bot["win_rate"], bot["games"], bot["seats"]) == (2.5 / 4, 4, 4)
    assert bot["interval"][0] < 0.625 < bot["interval"][1]
    assert bot["points"] == 7
    assert bot["sources"] == {"trendy": 4, "area": 3}
    assert found["bots"]["b"]["win_rate"] == 1.5 / 12
    assert found["ties"] == {"shared": 1, "rate": 0.25, "decided_by": {"most_points": 3, "shared": 1}}
    assert list(found["bots"]) == ["a", "b"]


def test_seats_are_counted_from_the_first_player() -> None:
    seats = summary(GAMES)["tables"][0]["seats"]
    assert [seat["win_rate"] for seat in seats] == [2.5 / 4, 1 / 4, 0.5 / 4, 0]
    assert [seat["after_first"] for seat in seats] == [0, 1, 2, 3]


def test_cards_have_the_points_and_victories_of_their_holders() -> None:
    cards = summary(GAMES)["tables"][0]["cards"]
    assert set(cards) == {"area"}
    lakes = cards["area"]["lakes"]
    assert (lakes["seats"], lakes["win_rate"], lakes["points"], lakes["card_points"]) == (4, 2.5 / 4, 7, 3)


def test_line_ups_stand_apart() -> None:
    found = summary([*GAMES, made(4, "baaa", [9, 1, 1, 1])])["tables"][0]["pairings"]
    assert [(pairing["games"], {name: bot["seats"] for name, bot in pairing["bots"].items()}) for pairing in found] == [
        (4, {"a": 1, "b": 3}),
        (1, {"a": 3, "b": 1}),
    ]


def test_tables_stand_apart_with_ratings_of_their_own() -> None:
    found = summary([*GAMES, made(4, "ab", [1, 9])])
    assert [(table["players"], table["games"]) for table in found["tables"]] == [(4, 4), (2, 1)]
    assert list(found["tables"][1]["bots"]) == ["b", "a"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    write_report(folder, Words(), summary([*GAMES, made(4, "ab", [1, 9])]), "An introduction.")
    return folder


@pytest.mark.slow
def test_report_tells_everything_and_its_pictures_are_there(folder: Path) -> None:
    text = (folder / "report.md").read_text(encoding="utf-8")
    for part in (
        "An introduction.",
        "Metropolys, Family, 4 players",
        "Line-ups",
        "Points by source",
        "Objective cards",
    ):
        assert part in text
    assert "| a | 4 | 62.5% |" in text
    assert "1 a with 3 b" in text
    assert "| area | Lakes | 4 | 62.5% |" in text
    assert "Of 4 games 1 (25.0%) ended in a shared victory" in text
    pictures = sorted(path.name for path in folder.glob("*.svg"))
    assert pictures == [f"{name}-{number}.svg" for name in ("bots", "cards", "seats") for number in (1, 2)]
    assert all(f"({name})" in text for name in pictures)
    assert all(ElementTree.parse(folder / name).getroot().tag.endswith("svg") for name in pictures)
    assert "trendy tokens" in (folder / "bots-1.svg").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_same_results_give_the_same_report(folder: Path, tmp_path: Path) -> None:
    write_report(tmp_path, Words(), summary([*GAMES, made(4, "ab", [1, 9])]), "An introduction.")
    for path in folder.iterdir():
        assert path.read_bytes() == (tmp_path / path.name).read_bytes()
