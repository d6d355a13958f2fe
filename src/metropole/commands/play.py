"""`metropole play`: a game against bots, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from metropole.commands.arguments import NAMES, Given, Options, lines, values
from metropole.commands.speaking import refusals_worded, words


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=NAMES)] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="In the terminal, in plain lines.")] = True,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    option: Options = None,
    setup: Given = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(help="The bots of the other seats, in turn: a level such as skilled.")
    ] = "casual",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots."""
    import random

    from metropole.terminal import start

    with refusals_worded():
        if resume is not None:
            match = start.resumed(next(lines(resume))[1])
        else:
            wanted = start.MatchRequest(game, players, values(option), values(setup))
            match = start.new_match(wanted, random.Random(seed), words())
        table = start.session(match, min(seat, match.setup.players - 1), bots.split(","), seed, words().language)
    table.run()
