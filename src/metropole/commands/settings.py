"""`metropole settings`: what the server is set to, in the form of a file of settings."""

from __future__ import annotations

import json

import typer

from metropole.commands.speaking import refusals_worded


def settings() -> None:
    """Print what the server can be set to, and is: a file for --settings. What may hold a password is left out."""
    from metropole.server.settings import SECRET, Settings, variable

    with refusals_worded():
        chosen, usual = Settings.read(), Settings()
    for name, description in Settings.described().items():
        value = getattr(chosen, name)
        typer.echo(f"# {description} In the environment: {variable(name)}.")
        if value == getattr(usual, name):
            typer.echo(f"# {name} = {json.dumps(value)}")
        elif name in SECRET:
            typer.echo(f"# {name} is set, and not told.")
        else:
            typer.echo(f"{name} = {json.dumps(value, ensure_ascii=False)}")
