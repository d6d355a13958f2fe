"""What the command line prints: answers as JSON, or in words for people at a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from typing import Any, TextIO, TypeVar

from metropole.analysis import Judged
from metropole.bots.search import Thought
from metropole.chart import Chart, picture
from metropole.games.contract import NOBODY, Message, NotLegal, Outcome
from metropole.match import Match
from metropole.record import Record
from metropole.words import Words

Item = TypeVar("Item")


def replay_json(match: Match) -> str:
    """A whole replay: every step with its legal actions, the scores and their breakdown."""
    text = match.game.text
    steps = [
        {"seat": match.turn, "action": text(code), "legal": [text(other) for other in match.legal()]}
        for code in match.steps()
    ]
    scores, outcome = match.scores(), match.outcome
    return json.dumps(
        {
            "steps": steps,
            "scores": [score.total for score in scores],
            "winners": list(outcome.winners) if outcome else [],  # nobody has won a game that is not over
            "breakdown": [score.breakdown for score in scores],
        }
    )


def replay_line(words: Words, line: int, match: Match) -> str:
    """One line on a replayed game."""
    outcome = match.to_end().outcome
    result = _result(words, outcome) if outcome else words("cli-unfinished")
    return words(
        "cli-replayed",
        line=line,
        game=match.game.NAME,
        players=match.setup.players,
        actions=match.version,
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
    with _opened(out) as target:
        for text in lines:
            print(text, file=target)
            totals = [total + points for total, points in zip(totals, _scores(text), strict=True)]
    averages = "; ".join(words.decimal(total / count) for total in totals)
    return words("cli-simulated", count=count, game=json.loads(first)["game"], file=out, points=averages)


def _scores(text: str) -> list[int]:
    scores: list[int] = json.loads(text)["result"]["scores"]
    return scores


def with_progress(items: Iterator[Item], count: int, done: int = 0) -> Iterator[Item]:
    """Pass items on, showing how many of `count` there are and how long the rest will take."""
    from rich.console import Console
    from rich.progress import track

    yield from track(items, total=count, completed=done, console=Console(stderr=True), description="")


@contextmanager
def _opened(file: str) -> Iterator[TextIO]:
    """A file to write to, or standard output for `-`; what cannot be written is refused."""
    try:
        with nullcontext(sys.stdout) if file == "-" else Path(file).open("w", encoding="utf-8") as target:
            yield target
    except OSError as error:
        raise NotLegal("cannot_write", file=file, problem=error.strerror or str(error)) from None


def write_text(file: str, text: str) -> None:
    """Write a whole file."""
    with _opened(file) as target:
        target.write(text)


MOST_CANDIDATES = 5  # that a hint tells of


def hint_json(match: Match, thought: Thought) -> str:
    """The candidates of a hint, best first, and the expected continuation."""
    written = thought.written(match.game.text)
    return json.dumps({"seat": match.turn, **written, "simulations": thought.simulations})


def hint_lines(words: Words, match: Match, thought: Thought) -> str:
    """A hint in words."""
    text, seat = match.game.text, match.turn
    lines = [words.sentence("hint-best", seat=seat, action=text(thought.best.code))]
    for candidate in thought.candidates[:MOST_CANDIDATES]:
        if candidate.visits:
            chance, points = round(100 * candidate.shares[seat]), words.decimal(candidate.points[seat])
            lines.append("  " + words("hint-candidate", action=text(candidate.code), chance=chance, points=points))
    lines.append("  " + words("hint-line", actions=" ".join(text(code) for code in thought.line)))
    return "\n".join(lines)


def analysis_json(judged: Sequence[Judged]) -> str:
    """Every judged action of one game."""
    return json.dumps({"actions": [one.to_json() for one in judged]})


def analysis_lines(words: Words, judged: Sequence[Judged]) -> str:
    """Every judged action in words."""
    return "\n".join(_judgement(words, one) for one in judged)


def _judgement(words: Words, one: Judged) -> str:
    told: dict[str, Any] = {"number": one.number, "seat": one.seat, "action": one.action}
    if one.action == one.best:
        return words("analysis-good", chance=round(100 * one.shares[one.seat]), **told)
    if one.loss is None:
        return words("analysis-untried", best=one.best, **told)
    return words("analysis-better", best=one.best, loss=round(100 * one.loss), **told)


def analysis_svg(words: Words, record: Record, judged: Sequence[Judged]) -> str:
    """Everybody's chances to win over the game, and how far each secret card could be read."""
    seats = range(record.setup.players)
    names, across = [words("seat-number", number=seat) for seat in seats], words("analysis-across")
    series = [[one.shares[seat] for one in judged] for seat in seats]
    charts = [Chart(words("analysis-title", game=record.game.NAME), names, series, across)]
    for kind in judged[0].readable[0] if judged and judged[0].readable else ():
        read = [[one.readable[seat][kind] for one in judged] for seat in seats]
        charts.append(Chart(words("analysis-readable", cards=kind), names, read, across))
    return picture(charts)
