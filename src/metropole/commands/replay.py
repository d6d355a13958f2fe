"""`metropole replay`: games gone through again, and their results checked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from metropole.commands.arguments import AsJson, File, lines
from metropole.commands.speaking import fail, refusals_worded, result_sentence, words

if TYPE_CHECKING:
    from metropole.match import Match
    from metropole.words import Words


def replay(file: File, as_json: AsJson = False) -> None:
    """Replay the games of a file and check their results."""
    from metropole.games.contract import Refusal
    from metropole.match import Match
    from metropole.record import Record

    said, count = words(), 0
    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            match = Match.of(Record.from_text(text))
        try:
            answer = replay_json(match) if as_json else replay_line(said, line, match)
        except Refusal as refusal:
            fail(said("cli-line-step", line=line, step=match.step, reason=said.say(refusal.reason)))
        typer.echo(answer)
        count += 1
    if not as_json:
        typer.echo(said("cli-all-right", count=count))


def replay_json(match: Match) -> str:
    """A whole replay: every step with its legal actions, the scores and their breakdown."""
    from metropole.commands import forms

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
            "breakdown": [forms.breakdown(match.game.NAME, score) for score in scores],
        }
    )


def replay_line(words: Words, line: int, match: Match) -> str:
    """One line on a replayed game."""
    outcome = match.to_end().outcome
    return words(
        "cli-replayed",
        line=line,
        game=match.game.NAME,
        players=match.setup.players,
        actions=match.version,
        result=result_sentence(words, outcome) if outcome else words("cli-unfinished"),
    )
