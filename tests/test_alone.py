"""Games in a file that opens without a server: what is in it, none of which is taken for a part of its page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from metropole.commands import alone
from metropole.server.broadcast.record_replay import replay_of_text
from metropole.words import Words
from tests.analysis.games import recorded
from tests.commands import refused, told

PAGE = '<html lang="en"><body><!--games--><script type="module"></script></body></html>'
SCRIPT = re.compile(r'<script type="application/json" id="([\w-]+)">(.*?)</script>')


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is quickly built."""
    page = tmp_path / "alone.html"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(alone, "PAGE", page)
    return page


def held(file: Path) -> dict[str, Any]:
    """What a file holds, by name."""
    return {name: json.loads(data) for name, data in SCRIPT.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize(("game", "number"), [("metropolys", 24), ("metro", 8)])
def test_every_way_to_look_at_a_game_is_what_the_server_tells(tmp_path: Path, game: str, number: int) -> None:
    record, out = recorded(game, number), tmp_path / "out.html"
    assert "One game replayed" in told("replay", "-", "--html", str(out), given=record.to_text())
    found = held(out)
    assert found["file"]["language"] == "en"
    assert [one["game"] for one in found["file"]["games"]] == [game]
    in_file = found["game-1"]
    assert in_file["replay"] == as_json(replay_of_text(record.to_text(), None))
    assert in_file["record"] == record.to_text()
    assert in_file["analysis"] is None
    seats = range(record.setup.players)
    assert list(in_file["views"]) == ["spectator", *map(str, seats)]
    for name, view in in_file["views"].items():
        shared = [{key: step[key] for key in step if key not in view_keys()} for step in in_file["replay"]["steps"]]
        steps = [{**step, **own} for step, own in zip(shared, view["steps"], strict=True)]
        seen = {**in_file["replay"], **view, "steps": steps}
        assert seen == as_json(replay_of_text(record.to_text(), [] if name == "spectator" else [int(name)]))


def view_keys() -> set[str]:
    return {"own", "points"}


def as_json(data: object) -> Any:
    return json.loads(json.dumps(data))


def test_an_analysis_stands_in_the_file_as_it_is_told(tmp_path: Path) -> None:
    record, out = recorded("metro"), tmp_path / "out.html"
    arguments = ["analyse", "-", "--simulations", "2", "--json", "--html", str(out)]
    answer = json.loads(told(*arguments, given=f"{record.to_text()}\n{record.to_text()}").splitlines()[1])
    found = held(out)
    assert [one["line"] for one in found["file"]["games"]] == [1, 2]
    assert found["game-2"]["analysis"] == {"depth": "quick", "moments": len(record.actions), "result": answer}


def test_a_game_that_is_not_over_is_shown_as_far_as_it_came(tmp_path: Path) -> None:
    record, out = {**recorded("metropolys").to_json()}, tmp_path / "out.html"
    record["actions"] = record["actions"][:3]
    del record["result"]
    told("analyse", "-", "--simulations", "2", "--html", str(out), given=json.dumps(record))
    game = held(out)["game-1"]
    assert len(game["replay"]["steps"]) == len(game["analysis"]["result"]["chances"]) == 3
    assert "final" not in game["replay"]
    assert held(out)["file"]["games"][0]["winners"] == []


def test_nothing_in_a_file_is_taken_for_a_part_of_its_page() -> None:
    nasty = "</script><!--<script>\u2028\u2029&amp;"
    script = alone._script("file", {"said": nasty})
    inside = script.removeprefix('<script type="application/json" id="file">').removesuffix("</script>")
    assert not set(inside) & set("<>&\u2028\u2029")
    assert json.loads(inside) == {"said": nasty}


def test_the_page_speaks_the_language_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    told("--language", "fr", "replay", "-", "--html", str(out), given=recorded("metro").to_text())
    assert held(out)["file"]["language"] == "fr"
    assert '<html lang="fr">' in (page := out.read_text(encoding="utf-8"))
    assert Words("fr")("html-needs-script").partition("'")[0] in page


def test_the_page_alone_goes_to_standard_output(tmp_path: Path) -> None:
    page = told("replay", "-", "--html", "-", given=recorded("metro").to_text())
    assert page.startswith("<html")
    assert page.endswith("</html>")


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_whoever_cannot_write_there_is_told_before_anything_is_thought_out(command: str, tmp_path: Path) -> None:
    text = recorded("metro").to_text()
    assert "cannot be written" in refused(command, "-", "--html", str(tmp_path), given=text)
    assert "cannot be written" in refused(command, "-", "--html", str(tmp_path / "no" / "such"), given=text)


def test_a_wrong_record_leaves_no_file_and_an_old_one_as_it_was(tmp_path: Path) -> None:
    record, out = recorded("metropolys").to_json(), tmp_path / "out.html"
    wrong = json.dumps({**record, "actions": [*record["actions"][:4], "1@C1"]})
    given = f"{json.dumps(record)}\n{wrong}"
    assert refused("replay", "-", "--html", str(out), given=given).startswith("line 2, step 5: ")
    assert not out.exists()
    out.write_text("of yesterday", encoding="utf-8")
    said = refused("analyse", "-", "--simulations", "1", "--html", str(out), given=wrong)
    assert said.startswith("line 1, step 5: ")
    assert out.read_text(encoding="utf-8") == "of yesterday"


def test_without_the_client_it_says_so(built: Path, tmp_path: Path) -> None:
    built.unlink()
    said = refused("replay", "-", "--html", str(tmp_path / "out.html"), given=recorded("metro").to_text())
    assert said == Words()("cli-no-client")


def test_a_file_holds_no_more_games_than_the_page_of_records_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metropole.server.broadcast.record_replay.MOST_GAMES", 1)
    text = recorded("metro").to_text()
    assert "too many games: at most 1" in refused("replay", "-", "--html", "-", given=f"{text}\n{text}")
