"""Records that another program or a hand has written, in the form of docs/records.md; broken and huge ones."""

from __future__ import annotations

import json

import pytest

from metropole.games.contract import Message, NotLegal
from metropole.match import Match
from metropole.record import Record
from metropole.server.broadcast.record_replay import MOST_GAMES, games_in, replay_of_text
from tests.analysis.games import recorded
from tests.commands import told


def by_hand(game: str, number: int) -> str:
    """A golden game as somebody else would have written it: keys sorted backwards, and blanks where they may be."""
    data = recorded(game, number).to_json()
    backwards = {key: data[key] for key in sorted(data, reverse=True)}
    backwards["setup"] = dict(reversed(data["setup"].items()))
    return json.dumps(backwards, separators=("  ,\t", " : "), ensure_ascii=True)


@pytest.mark.parametrize(("game", "number"), [("metropolys", 1), ("metropolys", 24), ("metro", 0), ("metro", 32)])
def test_a_game_that_others_wrote_is_the_same_game(game: str, number: int) -> None:
    ours, theirs = recorded(game, number).to_text(), by_hand(game, number)
    assert theirs != ours
    assert replay_of_text(theirs, None) == replay_of_text(ours, None)
    (found,), refused = games_in(f"\n{theirs}\r\n")
    assert (found["line"], found["actions"], refused) == (2, len(recorded(game, number).actions), [])
    assert told("replay", "-", given=f"{theirs}\r\n") == told("replay", "-", given=ours)


def test_options_and_the_end_may_be_left_out() -> None:
    """What docs/records.md says is there only at times need not be there."""
    data = recorded("metro").to_json()
    del data["result"]
    data["actions"] = data["actions"][:5]
    data["options"] = {}
    shown = replay_of_text(json.dumps(data), [])
    assert (len(shown["steps"]), "final" in shown, "result" in shown) == (5, False, False)


@pytest.mark.parametrize("game", ["metropolys", "metro"])
def test_a_game_that_goes_on_long_after_its_end_is_refused_at_its_step(game: str) -> None:
    data = recorded(game).to_json()
    length = len(data["actions"])
    data["actions"] += data["actions"][-1:] * 40_000
    found, (line,) = games_in(json.dumps(data))
    assert (found, line["line"], line["step"]) == ([], 1, length + 1)


def test_as_many_games_as_may_be_are_read_and_a_broken_one_spoils_no_other() -> None:
    text = recorded("metro").to_text()
    assert Record.from_text(text)
    lines = [text, text[: len(text) // 2], text.replace("[", "{", 1), "\ufeff" + text, "null", "[" * 50_000, text]
    found, refused = games_in("\n".join(lines))
    assert [one["line"] for one in found] == [1, 7]
    assert [one["line"] for one in refused] == [2, 3, 4, 5, 6]
    assert all(one["reason"]["id"] for one in refused)


@pytest.mark.parametrize(("game", "number"), [("metropolys", 3), ("metro", 32)])
def test_a_game_is_listed_with_what_is_needed_to_choose_it(game: str, number: int) -> None:
    record = recorded(game, number)
    data, match = record.to_json(), Match.of(record).to_end()
    assert match.outcome is not None
    ((found,), refused) = games_in(record.to_text())
    assert refused == []
    assert found == {
        "line": 1,
        "game": game,
        "players": data["players"],
        "options": data["options"],
        "actions": len(data["actions"]),
        "scores": [score.total for score in match.scores()],
        "winners": list(match.outcome.winners),
    }
    assert found["winners"]


def test_nobody_has_won_a_game_that_is_not_over() -> None:
    data = recorded("metro").to_json()
    del data["result"]
    data["actions"] = data["actions"][:5]
    ((found,), _) = games_in(json.dumps(data))
    assert (found["actions"], found["winners"]) == (5, [])


def test_only_these_seats_are_open() -> None:
    text = recorded("metropolys").to_text()
    assert replay_of_text(text, [1])["open"] == [1]
    assert replay_of_text(text, [])["open"] == []
    assert replay_of_text(text, None)["open"] == list(range(recorded("metropolys").to_json()["players"]))


def test_no_game_and_too_many_are_refused() -> None:
    with pytest.raises(NotLegal) as none:
        games_in(" \n\n")
    assert none.value.reason == Message("records_none", {})
    _, refused = games_in("x\n" * MOST_GAMES)
    assert len(refused) == MOST_GAMES
    with pytest.raises(NotLegal) as many:
        games_in("x\n" * (MOST_GAMES + 1))
    assert many.value.reason == Message("records_too_many", {"most": MOST_GAMES})
