"""Records from anywhere looked at again: which games a text holds, line by line, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from typing_extensions import TypedDict

from metropole.games.contract import NotLegal, Refusal
from metropole.match import Match
from metropole.record import Record
from metropole.server.broadcast.presenter import MessageShown, shown_message
from metropole.server.broadcast.replay import ReplayShown, replay
from metropole.server.fields import GameName

MOST_GAMES = 500


class GameFound(TypedDict):
    """A game in a text of records; nobody has won one that is not over."""

    line: int
    game: GameName
    players: int
    options: dict[str, Any]
    actions: int
    scores: list[int]
    winners: list[int]


class LineRefused(TypedDict):
    """A line that is no game, or one that breaks the rules: at which action, counted from 1, and why."""

    line: int
    step: int | None
    reason: MessageShown


def replay_of_text(text: str, seats: Sequence[int] | None) -> ReplayShown:
    """The game of a text of one line, with all seats open or with these."""
    match = Match.of(Record.from_text(text)).to_end()
    return replay(match, range(match.setup.players) if seats is None else seats)


def games_in(text: str) -> tuple[list[GameFound], list[LineRefused]]:
    """All games of a text, and all lines that are none."""
    found, refused = list[GameFound](), list[LineRefused]()
    for line, written in _lines(text):
        match: Match | None = None
        try:
            match = Match.of(Record.from_text(written))
            found.append(game_found(line, match.to_end()))
        except Refusal as refusal:
            step = None if match is None else match.step
            refused.append({"line": line, "step": step, "reason": shown_message(refusal.reason)})
    if not found and not refused:
        raise NotLegal("records_none")
    return found, refused


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines that are not empty, with their numbers."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if len(lines) > MOST_GAMES:
        raise NotLegal("records_too_many", most=MOST_GAMES)
    yield from lines


def game_found(line: int, match: Match) -> GameFound:
    """What is said of a game where one is to be chosen."""
    outcome = match.outcome
    options, _ = match.game.write_setup(match.setup)
    return {
        "line": line,
        "game": match.game.NAME,
        "players": match.setup.players,
        "options": options,
        "actions": match.version,
        "scores": [score.total for score in match.scores()],
        "winners": list(outcome.winners) if outcome else [],
    }
