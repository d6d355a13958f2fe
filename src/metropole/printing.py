"""What the command line prints: answers as JSON, or in words for people at a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from itertools import chain
from pathlib import Path
from typing import Any

from metropole.games.contract import NotLegal, Outcome
from metropole.record import Replay
from metropole.words import Words


def replay_json(run: Replay) -> str:
    """A whole replay: every step with its legal actions, the scores and their breakdown."""
    game = run.record.game
    steps = [
        {"seat": step.seat, "action": step.action, "legal": [game.text(code) for code in step.legal]} for step in run
    ]
    scores, outcome = game.scores(run.state), game.outcome(run.state)
    return json.dumps(
        {
            "steps": steps,
            "scores": [score.total for score in scores],
            "winners": list(outcome.winners) if outcome else [],  # nobody has won a game that is not over
            "breakdown": [score.breakdown for score in scores],
        }
    )


def replay_line(words: Words, line: int, run: Replay) -> str:
    """One line on a replayed game."""
    state, record = run.to_end(), run.record
    outcome = record.game.outcome(state)
    result = _result(words, outcome) if outcome else words("cli-unfinished")
    return words(
        "cli-replayed",
        line=line,
        game=record.game.NAME,
        players=record.setup.players,
        actions=len(record.actions),
        result=result,
    )


def _result(words: Words, outcome: Outcome) -> str:
    winners = words.join([words("seat-number", number=seat) for seat in outcome.winners])
    id = "cli-won" if len(outcome.winners) == 1 else "cli-shared"
    return words(id, winners=winners, scores=list(outcome.scores))


def score_lines(words: Words, line: int, data: Mapping[str, Any], answer: Mapping[str, Any]) -> str:
    """A scored position in words: each seat's points by source, and the groups that were counted."""
    lines = [words("cli-score-heading", line=line, game=data["game"], players=data["players"])]
    for seat, breakdown in enumerate(answer["breakdown"]):
        lines.append("  " + words("cli-score-seat", seat=seat, total=answer["scores"][seat]))
        lines += [f"    {part}" for part in _sources(words, breakdown)]
    outcome = Outcome(tuple(answer["scores"]), tuple(answer["winners"]), "")
    return "\n".join([*lines, "  " + _result(words, outcome)])


def _sources(words: Words, breakdown: Mapping[str, Any]) -> Iterator[str]:
    for source, points in breakdown.items():
        if source == "groups":
            if points:
                yield words("cli-score-groups", groups="; ".join(", ".join(group) for group in points))
        elif points:
            yield words("cli-score-source", points=points, source=words.term("source", source))


def write_records(words: Words, out: str, first: str, rest: Iterator[str], count: int) -> str:
    """Write records as they come, showing how far it is; returns a closing sentence."""
    totals = [0] * json.loads(first)["players"]
    lines = _with_progress(chain([first], rest), count)
    try:
        with nullcontext(sys.stdout) if out == "-" else Path(out).open("w", encoding="utf-8") as target:
            for text in lines:
                print(text, file=target)
                totals = [total + points for total, points in zip(totals, _scores(text), strict=True)]
    except OSError as error:
        raise NotLegal("cannot_write", file=out, problem=error.strerror or str(error)) from None
    averages = ", ".join(f"{total / count:.1f}" for total in totals)
    return words("cli-simulated", count=count, game=json.loads(first)["game"], file=out, points=averages)


def _scores(text: str) -> list[int]:
    scores: list[int] = json.loads(text)["result"]["scores"]
    return scores


def _with_progress(lines: Iterator[str], count: int) -> Iterator[str]:
    from rich.console import Console
    from rich.progress import track

    yield from track(lines, total=count, console=Console(stderr=True), description="")
