"""`metropole simulate`: bots against each other, written as records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Annotated

import typer

from metropole.commands.arguments import NAMES, Given, Options, Workers, values
from metropole.commands.speaking import fail, refusals_worded, words

if TYPE_CHECKING:
    from metropole.words import Words


def simulate(
    game: Annotated[str, typer.Argument(help=NAMES)],
    out: Annotated[str, typer.Option(help="The file the records go to; - is standard output.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    option: Options = None,
    setup: Given = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same records.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats or one a seat, separated by commas.")] = "random",
    workers: Workers = 1,
) -> None:
    """Let bots play against each other and write the records."""
    from metropole.arena.simulation import Simulation, play_all

    names = bots.split(",")
    if len(names) not in (1, players):
        fail(words()("cli-bots-count", given=len(names), players=players))
    names = names * players if len(names) == 1 else names
    simulation = Simulation(game, players, values(option), values(setup), names, seed)
    with refusals_worded():
        lines = play_all(simulation, games, workers)
        first = next(lines)
        summary = write_records(words(), out, first, lines, games)
    typer.echo(summary, err=out == "-")


def write_records(words: Words, out: str, first: str, rest: Iterator[str], count: int) -> str:
    """Write records as they come, showing how far it is; returns a closing sentence."""
    from metropole.commands.progress import with_progress
    from metropole.commands.writing import opened

    totals = [0] * json.loads(first)["players"]
    with opened(out) as target:
        for text in with_progress(chain([first], rest), count):
            print(text, file=target)
            totals = [total + points for total, points in zip(totals, _scores(text), strict=True)]
    averages = "; ".join(words.decimal(total / count) for total in totals)
    return words("cli-simulated", count=count, game=json.loads(first)["game"], file=out, points=averages)


def _scores(text: str) -> list[int]:
    scores: list[int] = json.loads(text)["result"]["scores"]
    return scores
