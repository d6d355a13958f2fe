"""What the command line prints: answers as JSON, or in words for people at a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from metropole.games.contract import NOBODY, Message, NotLegal, Outcome
from metropole.record import Replay
from metropole.words import Words

T = TypeVar("T")


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


def score_json(words: Words, answer: Mapping[str, Any]) -> str:
    """An answer to a position, its reason worded if it has one."""
    return json.dumps({key: words.say(value) if isinstance(value, Message) else value for key, value in answer.items()})


def score_lines(words: Words, line: int, answer: Mapping[str, Any]) -> str:
    """A scored position in words: each seat's points, and the groups or lines that were counted."""
    if answer.get("legal") is False:
        return words("cli-not-legal", line=line, at=answer["at"], reason=words.say(answer["reason"]))
    lines = [words("cli-score-heading", line=line)]
    for seat, total in enumerate(answer["scores"]):
        lines.append("  " + words.sentence("cli-score-seat", seat=seat, total=total))
        lines += [f"    {part}" for part in _sources(words, answer.get("breakdown", [{}] * 6)[seat])]
    lines += [f"  {_line(words, complete)}" for complete in answer.get("lines", [])]
    if "winners" in answer:
        lines.append("  " + _result(words, Outcome(tuple(answer["scores"]), tuple(answer["winners"]), "")))
    return "\n".join(lines)


def _line(words: Words, complete: Mapping[str, Any]) -> str:
    """A complete line of Metro."""
    seat = NOBODY if complete["seat"] is None else complete["seat"]
    return words.say(Message("line_completed", {**complete, "seat": seat}))


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
    lines = with_progress(chain([first], rest), count)
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


def with_progress(items: Iterator[T], count: int, done: int = 0) -> Iterator[T]:
    """Pass items on, showing how many of `count` there are and how long the rest will take."""
    from rich.console import Console
    from rich.progress import track

    yield from track(items, total=count, completed=done, console=Console(stderr=True), description="")
