"""`metropole replay`: games gone through again, and their results checked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from metropole.commands.alone import HTML, page_into
from metropole.commands.arguments import AsJson, File
from metropole.commands.matches import matches
from metropole.commands.speaking import result_sentence, words

if TYPE_CHECKING:
    from metropole.match import Match
    from metropole.words import Words


def replay(file: File, as_json: AsJson = False, html: HTML = None) -> None:
    """Replay the games of a file and check their results."""
    said, count = words(), 0
    with page_into(html) as page:
        for line, match in matches(file):
            if page is not None:
                page.add(line, match)
            if html != "-":
                typer.echo(replay_json(match.at(0)) if as_json else replay_line(said, line, match))
            count += 1
    if not as_json and html != "-":
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
    outcome = match.outcome
    return words(
        "cli-replayed",
        line=line,
        game=match.game.NAME,
        players=match.setup.players,
        actions=match.version,
        result=result_sentence(words, outcome) if outcome else words("cli-unfinished"),
    )
