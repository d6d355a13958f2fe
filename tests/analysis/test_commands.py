"""Hints and analysis on the command line: JSON, words and a picture."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from metropole.analysis import DEPTHS, judgements
from metropole.analysis.game_analysis import assembled
from metropole.games.contract import Message
from metropole.record import Record
from metropole.words import Words
from tests.commands import refused, run

RECORDS = Path(__file__).parents[1] / "records"


def record(game: str, number: int = 0) -> str:
    return (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[number]


def test_analysis_on_the_command_line(tmp_path: Path) -> None:
    arguments = ["analyse", "-", "--simulations", "20", "--svg", str(tmp_path / "chances.svg")]
    done = run(*arguments, "--json", given=record("metro"))
    actions = json.loads(done.stdout)["actions"]
    assert [action["action"] for action in actions] == json.loads(record("metro"))["actions"]
    picture = ElementTree.parse(tmp_path / "chances.svg").getroot()
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}polyline")) == 2
    in_words = run(*arguments, given=record("metro")).stdout.splitlines()
    assert len([line for line in in_words if not line.startswith("Largest losses")]) == len(actions)
    assert run(*arguments, "--json", given=record("metro")).stdout == done.stdout
    assert "cannot be written" in refused(
        "analyse", "-", "--simulations", "1", "--svg", "/no/such", given=record("metro")
    )


@pytest.mark.slow
def test_a_depth_has_the_same_numbers_on_the_command_line_as_in_a_server() -> None:
    """A server judges in pieces, keeps them as JSON and puts them together."""
    played = shortened("metropolys", 4)
    told = json.loads(run("analyse", "-", "--depth", "quick", "--json", given=played.to_text()).stdout)
    pieces = [next(judgements(played, DEPTHS["quick"], first=first)).to_json() for first in range(4)]
    kept = json.loads(json.dumps(pieces))
    assert json.loads(json.dumps(assembled(played, kept).to_json())) == told


def shortened(game: str, actions: int) -> Record:
    """The beginning of a game."""
    whole = Record.from_text(record(game))
    return replace(whole, actions=whole.actions[:actions], result=None)


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_hint_on_the_command_line(game: str) -> None:
    data = json.loads(record(game))
    del data["result"]
    data["actions"] = data["actions"][:5]
    answer = json.loads(run("hint", "-", "--json", "--simulations", "200", given=json.dumps(data)).stdout)
    assert answer["simulations"] == 200
    assert answer["continuation"][0] == answer["candidates"][0]["action"]
    in_words = run("hint", "-", "--simulations", "200", given=json.dumps(data)).stdout
    assert f"could play {answer['candidates'][0]['action']}." in in_words
    why = [Words().say(Message(one["id"], one["details"])) for one in answer["candidates"][0]["reasons"]]
    assert len(why) > 1
    assert " · ".join(why) in in_words
    assert "The game is over." in refused("hint", "-", given=record(game))
