"""The command line: the list of its commands. `--help` is instant, for they import what they need when called."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from metropole.commands import (
    analysis,
    arena,
    database,
    dataset,
    moves,
    play,
    puzzles,
    replay,
    rules,
    score,
    serve,
    settings,
    setup,
    simulate,
)
from metropole.commands.speaking import words
from metropole.messages import Language

app = typer.Typer(
    name="metropole",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _show_version(is_wanted: bool) -> None:
    if not is_wanted:
        return
    from metropole import __version__
    from metropole.bots.playout import COMPILED

    typer.echo(words()("cli-version", version=__version__, engines="compiled" if COMPILED else "interpreted"))
    raise typer.Exit


def _speak(language: Language | None) -> None:
    if language:
        os.environ["METROPOLE_LANGUAGE"] = language  # the processes that this one starts speak it too


def _set_up(file: str | None) -> None:
    if file:
        os.environ["METROPOLE_SETTINGS"] = file


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, help="Version and kind of engine.")
    ] = False,
    language: Annotated[
        Language | None,
        typer.Option(is_eager=True, callback=_speak, help="Of the answers; or METROPOLE_LANGUAGE, or the locale."),
    ] = None,
    settings_file: Annotated[
        str | None,
        typer.Option("--settings", callback=_set_up, help="A file for the server; or METROPOLE_SETTINGS."),
    ] = None,
) -> None:
    """Metropolys and Metro: play, replay, score and simulate."""


app.command()(replay.replay)
app.command()(score.score)
app.command()(moves.moves)
app.command()(simulate.simulate)
app.command()(dataset.dataset)
app.command()(analysis.hint)
app.command()(analysis.analyse)
app.command()(puzzles.puzzles)
app.command()(arena.arena)
app.command()(arena.balance)
app.command()(setup.setup)
app.command()(play.play)
app.command()(rules.rules)
app.command(cls=settings.SettingsCommand)(serve.serve)
app.command(cls=settings.SettingsCommand)(serve.worker)
app.command()(settings.settings)
app.command(cls=settings.SettingsCommand)(database.migrate)
app.command(cls=settings.SettingsCommand)(database.backup)
app.command(cls=settings.SettingsCommand)(database.restore)
app.command(cls=settings.SettingsCommand, no_args_is_help=True)(database.ratings)


def main() -> None:
    """The `metropole` command."""
    app()
