"""The terminal: whole games by typing, every command, and nothing lost on the way."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metropole import games
from metropole.match import Match
from metropole.terminal import start
from metropole.words import Words

GAME = games.load("metropolys")


class Typist:
    """Types lines, remembers what was shown, and leaves when there is nothing more to type."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines, self.shown = lines, list[str]()

    def ask(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.shown.append(f"{prompt}{line}")
        return line

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def typed(match: Match, lines: Iterator[str], seat: int = 0) -> Typist:
    typist = Typist(lines)
    session = start.session(match, seat, ["random"], seed=1)
    session.ask, session.tell = typist.ask, typist.shown.append
    session.run()
    return typist


def new_match(players: int = 3, **options: Any) -> Match:
    given = {"first": 0, "closed": ["west", "south", "east"][: 4 - players]}
    return Match(GAME, GAME.deal(players, options, random.Random(2), given))


def random_actions(match: Match, *questions: str) -> Iterator[str]:
    """Random legal actions until the game is over, each after some questions."""
    rng = random.Random(3)
    while match.turn >= 0:
        yield from questions
        text = match.game.text(rng.choice(match.game.legal(match.view(match.turn))))
        yield f"try {text}"
        yield text
    yield from questions


@pytest.mark.slow
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("version", ["family", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_game_with_every_question_asked_all_the_time(players: int, version: str, expansion: bool) -> None:
    match = new_match(players, version=version, expansion=expansion)
    typist = typed(
        match, random_actions(match, "city", "table", "cards", "score", "legal", "look C8", "why E3", "help")
    )
    assert match.outcome is not None
    winners = [line for line in typist.shown if line.endswith(("won.", "buildings."))]
    assert len(winners) == 1
    assert typist.shown[-1] == "Goodbye."


def test_commands_answer_in_words() -> None:
    match = new_match()
    lines = [
        "7@c10",
        "why W1",
        "why S1",
        "why 3@C4",
        "try",
        "look",
        "look X1",
        "city moon",
        "why",
        "frobnicate",
        "undo",
    ]
    text = typed(match, iter(lines)).text
    for sentence in (
        "You bid 7 on C10.",
        "W1 is not in play",
        "Say what to try",
        "Say which neighbourhood",
        'There is no neighbourhood "X1"',
        'There is no district "moon"',
        "Ask about a place or a bid",
        '"frobnicate" is not understood',
        "Taken back.",
    ):
        assert sentence in text


def test_illegal_actions_say_why_and_change_nothing() -> None:
    match = new_match()
    text = typed(match, iter(["pass", "14@C4", "3@W1"])).text
    assert "The player who opens a call cannot pass." in text
    assert '"14@C4" is not understood' in text
    assert "W1 is not in play: the west is left out of this game." in text
    assert match.version == 0


def test_try_shows_the_points_that_then_come() -> None:
    match = new_match(version="expert")
    typist = typed(match, iter(["try 1@C12", "1@C12"]))
    assert "If you play 1@C12:" in typist.text
    assert "could answer with 2 to 13 on C11." in typist.text


def test_undo_takes_back_the_bots_answers_too() -> None:
    match = new_match()
    typist = typed(match, iter(["7@C10", "undo", "undo"]))
    assert match.version == 0
    assert "There is nothing for you to take back." in typist.text


def test_save_resume_and_quit(tmp_path: Path) -> None:
    file, match = tmp_path / "game.jsonl", new_match()
    typist = typed(
        match, iter(["7@C10", "quit", f"save {tmp_path}/no/such/place", f"save {file}", "quit", "never read"])
    )
    assert "This game is not saved." in typist.text
    assert "could not be saved" in typist.text
    assert "never read" not in typist.text
    again = start.resumed(file.read_text(encoding="utf-8"))
    assert again.record() == match.record()
    assert json.loads(file.read_text(encoding="utf-8"))["actions"][0] == "7@C10"


def test_questions_before_the_game_have_defaults_and_can_be_answered_again(capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["m", "metropolys", "9", "4", "exp", "y"])
    match = start.new_match(start.MatchRequest(), random.Random(1), Words(), lambda _: next(answers))
    options, _ = GAME.write_setup(match.setup)
    assert (match.setup.players, options) == (4, {"version": "expert", "expansion": True})
    assert '"9" is not an option here' in capsys.readouterr().out

    def nobody_there(_: str) -> str:
        raise EOFError

    match = start.new_match(start.MatchRequest(), random.Random(1), Words(), nobody_there)
    assert match.setup.players == 3
    answers = iter(["metro", "6", "2", "yes"])
    match = start.new_match(start.MatchRequest(), random.Random(1), Words(), lambda _: next(answers))
    assert match.game.write_setup(match.setup)[0] == {"hand": 2, "free_rotation": True}


METRO = games.load("metro")


def new_metro(players: int = 3, **options: Any) -> Match:
    return Match(METRO, METRO.deal(players, options, random.Random(2), {"first": 0}))


@pytest.mark.slow
@pytest.mark.parametrize("free_rotation", [False, True])
@pytest.mark.parametrize("hand", [1, 3])
@pytest.mark.parametrize("players", [2, 6])
def test_whole_game_of_metro_with_every_question_asked_all_the_time(
    players: int, hand: int, free_rotation: bool
) -> None:
    match = new_metro(players, hand=hand, free_rotation=free_rotation)
    questions = ("board", "tracks", "line 9", "lines all", "tile", "left", "table", "score", "legal", "why 22", "help")
    typist = typed(match, random_actions(match, *questions))
    assert match.outcome is not None
    assert len([line for line in typist.shown if line.endswith(("won.", "victory."))]) == 1


def test_metro_answers_in_words() -> None:
    match = new_metro()
    asked = ["line 40", "tile abcd", "tile aacb r2", "why", "why 33", "why 22", "dddd 99", "draw", "draw", "lines"]
    text = typed(match, iter(asked)).text
    for sentence in (
        'There is no station "40"',
        'There is no tile "abcd"',
        "aacbr2",
        "Ask about a square",
        "33 is the centre",
        "22 is neither at the edge of the board nor next to a tile.",
        '"dddd 99" is not understood',
        "You draw",
        "You have already drawn a tile",
    ):
        assert sentence in text


def test_try_in_metro_tells_what_then_happens() -> None:
    match = new_metro()
    code = METRO.legal(match.view(0))[0]
    typist = typed(match, iter([f"try {METRO.text(code)}"]))
    for change in METRO.preview(match.view(0), code).changed:
        assert f"{change.before.length} tiles now, {change.after.length} after" in typist.text


def test_the_language_changes_in_mid_game() -> None:
    shown = typed(new_match(), iter(["language cs", "language", "language Klingon", "language en"])).shown
    assert shown[shown.index("> language cs") + 1 :][:2] == ["Odteď mluvíme česky.", "Vaše budovy: 1 až 13."]
    assert shown[shown.index("> language Klingon") + 1] == "Jazyk „Klingon“ tu není: napište en, fr, cs, nl nebo de."
    assert "The language is now English." in shown
    assert shown[-1] == "Goodbye."
