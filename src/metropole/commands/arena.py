"""`metropole arena` and `metropole balance`: tournaments of bots; tournaments.py plays and tells them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from metropole.commands.arguments import NAMES, OWN_GAMES, AsJson, Given, OnCluster, Options, Workers, values
from metropole.commands.speaking import refusals_worded, words


def arena(
    game: Annotated[str, typer.Argument(help=f"{NAMES}; several with commas.")],
    bots: Annotated[str, typer.Option(help="The bots by name, separated by commas.")],
    players: Annotated[str, typer.Option(metavar="N", help="How many seats; several numbers with commas.")] = "2",
    option: Options = None,
    setup: Given = None,
    lineup: Annotated[
        str, typer.Option(help="round-robin; ladder: neighbours of the list; duel: one seat of the first; self.")
    ] = "round-robin",
    games: Annotated[int, typer.Option(min=1, help="How many games each pairing plays.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep results and report; go on if stopped.")] = None,
    workers: Workers = 1,
    cluster: OnCluster = False,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: every deal is played from every seat."""
    from metropole.commands import tournaments

    wanted = tournaments.TournamentRequest(game, players, bots, lineup, games, seed, values(option), values(setup))
    with refusals_worded():
        found = tournaments.arena(words(), wanted, tournaments.Running(out, workers, cluster))
    typer.echo(json.dumps(found) if as_json else tournaments.summary_lines(words(), found))


def balance(
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the page and its pictures go.")],
    game: Annotated[str, typer.Option(help="Which games, separated by commas.")] = ",".join(OWN_GAMES),
    bots: Annotated[str, typer.Option(help="The bots by name; each plays against itself.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games for each version and number of players.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
    results: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep results; go on if stopped.")] = None,
    workers: Workers = 1,
    cluster: OnCluster = False,
) -> None:
    """Report which objectives, seats and versions win."""
    from metropole.commands import tournaments

    with refusals_worded():
        running = tournaments.Running(results, workers, cluster)
        typer.echo(tournaments.balance(words(), game.split(","), bots.split(","), games, seed, running, out))
