"""`metropole setup`: cities and stations for the box, as text, picture, position and record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from metropole.games.metropolys.evenness import MOST, unevenness
from metropole.messages import LANGUAGES
from tests.commands import refused, run, told

CITY = ("setup", "metropolys", "--players", "3", "--seed", "5")
NET = ("setup", "metro", "--players", "5", "--seed", "5")


def position(*more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(*CITY, "--json", *more))
    return found


def test_a_seed_draws_the_same_and_another_something_else() -> None:
    assert told(*CITY) == told(*CITY)
    assert told(*CITY) != told(*CITY[:-1], "6")
    assert told("setup") != told("setup")
    assert "Metropolys, 4 players, Family" in told("setup")


def test_the_text_tells_every_token_and_who_begins() -> None:
    said, drawn = told(*CITY, "--names", "Ada, Bob, Cyd"), position()["setup"]
    for place, kind in drawn["tokens"].items():
        assert f"  - {place} (" in said
        assert next(line for line in said.splitlines() if f"- {place} (" in line).endswith(f": {kind}")
    assert f"Leave out the {drawn['closed'][0]}: nobody builds there." in said
    assert f"{['Ada (Blue)', 'Bob (Grey)', 'Cyd (Red)'][drawn['first']]} begins." in said
    assert "Shuffle these area cards of the Family game: Bridges, Statues, Lakes, Borders." in said


def test_options_change_the_cards_and_not_the_city() -> None:
    said = told(*CITY, "--option", "version=expert", "--option", "expansion=true")
    assert "of the Expert game: Bridges, Statues, Lakes, Chains." in said
    assert "Shuffle the expansion cards." in said
    assert "neighbourhood cards" not in said
    assert position("--option", "version=expert")["setup"] == position()["setup"]


def test_an_even_city() -> None:
    drawn = position("--even")["setup"]
    assert unevenness(drawn["tokens"], 3, drawn["closed"]) <= MOST[3]
    assert drawn != position()["setup"]


def test_what_is_given_is_not_drawn() -> None:
    assert position("--setup", "closed=west", "--setup", "first=2")["setup"]["closed"] == ["west"]
    assert "this program’s own" in told("setup", "--setup", "tokens=first")


def test_the_position_is_understood_by_score_and_holds_no_secret() -> None:
    drawn = position()
    assert set(drawn["setup"]) == {"first", "closed", "tokens"}
    answer = json.loads(told("score", "-", "--json", given=json.dumps(drawn)))
    assert answer["scores"] == [0, 0, 0]
    laid = told(*NET, "--json")
    assert json.loads(told("score", "-", "--json", given=laid))["scores"] == [0] * 5
    assert "deck" not in laid


def test_metro_tells_the_stations_of_everybody() -> None:
    said = told(*NET, "--names", "A,B,C,D,E", "--option", "hand=2", "--option", "free_rotation=true")
    assert "  - A (Yellow): stations 1, " in said
    assert "Nobody’s: stations " in said
    assert "Everybody draws 2 tiles" in said
    assert "Tiles may be turned" in said


def test_the_picture_is_the_board(tmp_path: Path) -> None:
    told(*CITY, "--svg", str(tmp_path / "city.svg"))
    texts = [one.text for one in ElementTree.parse(tmp_path / "city.svg").iter() if one.tag.endswith("text")]
    closed = position()["setup"]["closed"][0][0].upper()
    assert "C10" in texts
    assert not any(str(text).startswith(closed) for text in texts)
    drawn = run(*NET, "--svg", "-")
    assert drawn.stdout.startswith("<svg ")
    assert drawn.stdout.count(">32</text>") == 1


def test_a_record_to_play_from(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told(*CITY, "--record", str(file))
    record = json.loads(file.read_text(encoding="utf-8"))
    assert {key: record["setup"][key] for key in ("first", "closed", "tokens")} == position()["setup"]
    assert record["actions"] == []
    assert run("replay", str(file)).exit_code == 0
    played = run("play", "--resume", str(file), "--seed", "1", given="quit\n")
    assert played.exit_code == 0
    assert "Metropolys" in played.stdout


def test_secrets_go_into_files_of_their_own_and_never_follow_from_the_seed(tmp_path: Path) -> None:
    expert = (*CITY, "--option", "version=expert")
    dealt = []
    for number in range(8):
        said = told(*expert, "--secrets", str(tmp_path / str(number)))
        files = [(tmp_path / str(number) / f"seat-{seat}.txt").read_text(encoding="utf-8") for seat in range(3)]
        assert all("Area: " in file and "Neighbourhood: " in file for file in files)
        assert len({file.splitlines()[1] for file in files}) == 3
        assert not any(line in said for file in files for line in file.splitlines())
        dealt.append("".join(files))
    assert len(set(dealt)) > 3
    told(*NET, "--secrets", str(tmp_path / "net"))
    stack = (tmp_path / "net" / "stack.txt").read_text(encoding="utf-8").splitlines()
    assert len(stack) == 60
    assert stack[0].startswith("1. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_all_languages(language: str) -> None:
    said = told("--language", language, *CITY)
    assert ("Leave out" in said) == (language == "en")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("metro", "--even"), "nothing to even out"),
        (("chess",), "chess"),
        (("--players", "7"), "players, not 7"),
        (("--seed", "-1"), "A seed is a number from 0"),
        (("--names", "Ada"), "1 names for 4 players"),
        (("--option", "version=chess"), '"chess" is not a valid value'),
        (("--setup", "closed=north"), "no district is left out"),
        (("--setup", "tokens=last"), 'no layout "last"'),
        (("--setup", "area=lakes"), '"area" is not known'),
        (("--svg", "/nowhere/at/all.svg"), "cannot be written"),
        (("--secrets", "/proc/nowhere"), "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused("setup", *arguments)
