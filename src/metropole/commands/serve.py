"""`metropole serve` and `metropole worker`: the processes of the live server."""

from __future__ import annotations

from typing import Annotated

import typer

from metropole.commands.speaking import refusals_worded, words


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8000,
    thinkers: Annotated[int, typer.Option(min=0, help="Processes for the bots; 0 leaves them to `worker`.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser on it.")] = False,
    reload: Annotated[
        bool, typer.Option("--reload", help="For developers: start anew when a source changes, tell all.")
    ] = False,
) -> None:
    """Serve the web app: one process and a file, or any number with METROPOLE_DATABASE and METROPOLE_BUS."""
    import webbrowser

    from metropole.server import development, running
    from metropole.server.settings import Settings

    def ready(address: str) -> None:
        typer.echo(words()("cli-serving", address=address))
        if browser:
            webbrowser.open(address)

    with refusals_worded():
        if reload:
            development.serve(host, port, thinkers, ready)
        else:
            running.serve(Settings.read(), host, port, thinkers, ready)


def worker(
    thinkers: Annotated[int, typer.Option(min=1, help="How many processes think.")] = 1,
) -> None:
    """Let bots think for the tables that other processes serve; METROPOLE_DATABASE and METROPOLE_BUS say where."""
    from metropole.server import running
    from metropole.server.settings import Settings

    with refusals_worded():
        running.think(Settings.read(), thinkers)
