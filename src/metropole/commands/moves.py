"""`metropole moves`, which is Metro's own: where a tile may be placed."""

from __future__ import annotations

import json

import typer

from metropole.commands.arguments import AsJson, File, lines
from metropole.commands.speaking import refusals_worded


def moves(file: File, as_json: AsJson = False) -> None:
    """List where a tile may be placed on a board of Metro."""
    from metropole.games import metro
    from metropole.record import parse_json

    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            found = [str(action) for action in metro.placements(parse_json(text))]
        typer.echo(json.dumps({"moves": found}) if as_json else " ".join(found))
