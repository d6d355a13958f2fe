"""`metropole dataset`: games of bots as arrays to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from metropole.commands.arguments import NAMES, Options, Workers, values
from metropole.commands.speaking import fail, refusals_worded, words


def dataset(
    game: Annotated[str, typer.Argument(help=NAMES)],
    out: Annotated[Path, typer.Option(help="The file, *.npz or *.parquet.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats or one a seat, separated by commas.")] = "search:150",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    straying: Annotated[float, typer.Option(min=0, max=1, help="How often an action is drawn at random.")] = 0.0,
    workers: Workers = 1,
) -> None:
    """Let bots play and write every decision: what was seen, legal, tried and done, and how the game ended."""
    from metropole.commands.progress import with_progress
    from metropole.commands.writing import refused_writing
    from metropole.extras import need

    with refusals_worded():
        need("numpy", "research")
        from metropole.research.dataset import DatasetPlan, check_file, joined, play_all, write

        names = bots.split(",")
        if len(names) not in (1, players):
            fail(words()("cli-bots-count", given=len(names), players=players))
        plan = DatasetPlan(game, players, values(option), names, seed, straying)
        check_file(out)
        plan.check()
        columns = joined(list(with_progress(play_all(plan, games, workers), games)))
        with refused_writing(out):
            write(out, columns, plan.about(games))
    typer.echo(words()("cli-dataset", count=games, decisions=len(columns["actions"]), file=str(out)))
