"""`metropole score`: positions of a real table, scored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import typer

from metropole.commands.arguments import AsJson, File, lines
from metropole.commands.speaking import refusals_worded, words

if TYPE_CHECKING:
    from metropole.commands.forms import AnswerForm
    from metropole.words import Words


def score(file: File, as_json: AsJson = False) -> None:
    """Score positions, such as a real table's last one, or games by their records."""
    from metropole.commands.forms import FORMS
    from metropole.games.reading import read_mapping
    from metropole.record import parse_json

    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            data = read_mapping(parse_json(text), "position")
            form = FORMS.load(data.get("game"))
            answer = form.answer(_position(data, form))
        typer.echo(score_json(words(), answer) if as_json else form.answer_lines(words(), line, answer))


def _position(data: Mapping[str, Any], form: AnswerForm) -> Mapping[str, Any]:
    """A record is scored as the table stood after its last action."""
    from metropole.match import Match
    from metropole.record import Record

    return form.last_position(Match.of(Record.from_json(data)).to_end()) if "actions" in data else data


def score_json(words: Words, answer: Mapping[str, Any]) -> str:
    """An answer to a position, the messages in it worded."""
    return json.dumps(answer, default=words.say)
