"""`metropole settings`: what the server is set to, in the form of a file of settings."""

from __future__ import annotations

import json
from typing import Any

import typer
from typer.core import TyperCommand

from metropole.commands.speaking import refusals_worded


class SettingsCommand(TyperCommand):
    """A command that reads the settings: its `--help` ends with them, put together only when it is asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.epilog = "\n\n".join(_lines())
        super().format_help(ctx, formatter)


def _lines() -> list[str]:
    """Each setting with what it is and what holds where it is not set."""
    from metropole.server.settings import Settings, variable

    usual = Settings()
    lines = [
        "Settings, of the environment or of a file (metropole --settings FILE); `metropole settings` prints them all:"
    ]
    for name, description in Settings.described().items():
        value = getattr(usual, name)
        lines.append(f"{variable(name)}: {description} {f'Usually {value}.' if value != '' else 'Usually not set.'}")
    return lines


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
