"""Points of Metro as the command line writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from metropole.games import metro
from metropole.games.contract import NOBODY, Message
from metropole.games.metro.board import LineValues
from metropole.match import Match
from metropole.words import Words


def breakdown(score: metro.Score) -> dict[str, Any]:
    """Points by where lines end, and the complete lines."""
    return {**score.points, "lines": _complete(score.lines)}


def last_position(match: Match) -> dict[str, Any]:
    """The tiles in the order they were placed."""
    options, setup = match.game.write_setup(match.setup)
    board = [metro.text(code) for code in match.history if code != metro.DRAW]
    return {
        **{"game": metro.NAME, "players": match.setup.players, "options": options},
        **{"board": board, "first": setup["first"]},
    }


def answer(data: Mapping[str, Any]) -> dict[str, Any]:
    """Points and complete lines of a board, or the first placement that is not legal."""
    board = metro.score_board(data)
    if board.reason is not None:
        return {"legal": False, "at": board.at, "reason": board.reason}
    values = map(board.track.line_from, board.complete)
    return {"legal": True, "scores": list(board.scores), "lines": _complete(values)}


def _complete(lines: Iterable[LineValues]) -> list[dict[str, Any]]:
    """The complete ones of these lines."""
    return [
        {"station": station, "seat": seat, "length": length, "end": end, "points": points}
        for station, seat, length, end, points, _ in lines
        if end is not None
    ]


def answer_lines(words: Words, line: int, answer: Mapping[str, Any]) -> str:
    """Each seat's points, and the complete lines in the order they were completed."""
    if answer["legal"] is False:
        return words("cli-not-legal", line=line, at=answer["at"], reason=words.say(answer["reason"]))
    lines = [words("cli-score-heading", line=line)]
    lines += [
        "  " + words.sentence("cli-score-seat", seat=seat, total=total) for seat, total in enumerate(answer["scores"])
    ]
    return "\n".join([*lines, *(f"  {_line(words, complete)}" for complete in answer["lines"])])


def _line(words: Words, complete: Mapping[str, Any]) -> str:
    seat = NOBODY if complete["seat"] is None else complete["seat"]
    return words.say(Message("line_completed", {**complete, "seat": seat}))
