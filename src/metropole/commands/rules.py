"""`metropole rules`: the rules to read, by topics."""

from __future__ import annotations

from typing import Annotated

import typer

from metropole.commands.speaking import refusals_worded, words


def rules(
    topic: Annotated[
        list[str] | None, typer.Argument(metavar="[TOPIC]", help="A topic, a game, or a card; without it, the list.")
    ] = None,
) -> None:
    """Read the rules of both games, by topics."""
    from metropole.terminal.rules import rules as lines_of

    with refusals_worded():
        for line in lines_of(words(), " ".join(topic or [])):
            typer.echo(line)
