"""The commands of `metropole`: what each does, takes and answers, as its own help has it."""

from __future__ import annotations

from typing import Any

from typer.main import get_command

from documentation.pages import Made, cell, table
from metropole.cli import app

PLAIN = {"int": "whole number", "int range": "whole number", "float": "number", "float range": "number"}
PLAIN |= {"str": "text", "path": "file"}


def made() -> Made:
    """What stands on the page."""
    program: Any = get_command(app)
    parts = ["## metropole { #metropole }", cell(program.help or ""), _usage("metropole", program)]
    parts.append(_options(program))
    for name, command in sorted(program.commands.items()):
        parts += [f"## metropole {name} {{ #{name} }}", command.help or "", _usage(f"metropole {name}", command)]
        parts += [_arguments(command), _options(command)]
    return Made(parts={"commands": "\n\n".join(part for part in parts if part)})


def _usage(name: str, command: Any) -> str:
    pieces = command.collect_usage_pieces(command.make_context(name, [], resilient_parsing=True))
    shown = [piece.strip("{}").upper() if piece.startswith("{") else piece for piece in pieces]
    return f"```text\n{' '.join([name, *shown])}\n```"


def _arguments(command: Any) -> str:
    found = [one for one in command.params if one.param_type_name == "argument"]
    return table(["takes", ""], [[f"`{one.metavar or one.name.upper()}`", cell(one.help or "")] for one in found])


def _options(command: Any) -> str:
    rows = []
    for one in command.params:
        if one.param_type_name != "option":
            continue
        names = ", ".join(f"`{name}`" for name in (*one.opts, *one.secondary_opts))
        rows.append([names, _kind(one, command), cell(one.help or ""), _usual(one)])
    return table(["option", "value", "", "if not given"], rows)


def _kind(option: Any, command: Any) -> str:
    """What is written after an option's name."""
    if option.is_flag:
        return ""
    shown = option.metavar or option.display_type(_context(command)).strip("<>")
    if shown in PLAIN:
        limits = [
            f"{said} {limit}"
            for said, limit in (("at least", option.min), ("at most", option.max))
            if limit is not None
        ]
        return ", ".join([PLAIN[shown], *limits])
    text = " or ".join(f"`{one}`" for one in shown.split("|"))
    return f"{text}, as often as needed" if option.multiple else text


def _context(command: Any) -> Any:
    return command.make_context(command.name or "metropole", [], resilient_parsing=True)


def _usual(option: Any) -> str:
    if option.required:
        return "it must be given"
    if option.is_flag or option.default in (None, (), []) or callable(option.default):
        return ""
    return f"`{option.default}`"
