"""Hints and analysis: every action judged from what its seat could know, as JSON, words and a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from metropole.analysis import analyse
from metropole.bots.search import Budget
from metropole.record import Record
from tests.commands import refused, run

RECORDS = Path(__file__).parent / "records"


def record(game: str, number: int = 0) -> str:
    return (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[number]


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_every_action_is_judged(game: str) -> None:
    played = Record.from_text(record(game))
    judged = list(analyse(played, Budget(40)))
    assert [one.action for one in judged] == list(played.actions)
    assert all(one.loss is None or 0 <= one.loss <= 1 for one in judged)
    assert all(one.loss == 0 for one in judged if one.action == one.best)
    assert all(sum(one.shares) == pytest.approx(1) for one in judged)
    if game == "metropolys":
        assert all(0 <= chance <= 1 for one in judged for seat in one.readable for chance in seat.values())
        assert {kind for seat in judged[0].readable for kind in seat} == {"area"}


def test_of_an_action_that_was_never_tried_no_loss_is_told() -> None:
    """One simulation tries one action; whatever else was played has no figure, in JSON and in words."""
    data = json.loads(record("metropolys"))
    arguments = ["analyse", "-", "--simulations", "1"]
    actions = json.loads(run(*arguments, "--json", given=json.dumps(data)).stdout)["actions"]
    untried = [action for action in actions if action["loss"] is None]
    assert untried
    assert all(action["action"] != action["best"] for action in untried)
    in_words = run(*arguments, given=json.dumps(data)).stdout.splitlines()
    assert sum("did not try" in line for line in in_words) == len(untried)


def test_analysis_on_the_command_line(tmp_path: Path) -> None:
    arguments = ["analyse", "-", "--simulations", "20", "--svg", str(tmp_path / "chances.svg")]
    done = run(*arguments, "--json", given=record("metro"))
    actions = json.loads(done.stdout)["actions"]
    assert [action["action"] for action in actions] == json.loads(record("metro"))["actions"]
    picture = ElementTree.parse(tmp_path / "chances.svg").getroot()
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}polyline")) == 2
    assert len(run(*arguments, given=record("metro")).stdout.splitlines()) == len(actions)
    assert run(*arguments, "--json", given=record("metro")).stdout == done.stdout
    assert "cannot be written" in refused(
        "analyse", "-", "--simulations", "1", "--svg", "/no/such", given=record("metro")
    )


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
    assert "The game is over." in refused("hint", "-", given=record(game))
