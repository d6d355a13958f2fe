"""What several commands take, and how it is read: files line by line, options and set-ups as KEY=VALUE."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from metropole.commands.speaking import fail, words
from metropole.games import GAMES

OWN_GAMES = GAMES.own
NAMES = " or ".join(OWN_GAMES)  # for help; there may be more
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, one JSON object a line; - is standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, one object a line.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game, as in a record.")
]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--setup", metavar="KEY=VALUE", help="A part of the set-up that is not to be drawn, as in a record: first=0."
    ),
]
Simulations = Annotated[int, typer.Option(min=1, help="How many games are played out for each decision.")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes play.")]
OnCluster = Annotated[bool, typer.Option("--cluster", help="Play on Ray: RAY_ADDRESS, or this machine.")]


def lines(file: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that hold something, with their numbers."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        fail(words()("cli-no-file", file=file))
    except OSError as error:
        fail(words()("cli-cannot-read", file=file, problem=error.strerror or str(error)))
    found = [(number, line) for number, line in enumerate(data.split(b"\n"), start=1) if line.strip()]
    if not found:
        fail(words()("cli-empty", file=file))
    for number, line in found:
        try:
            yield number, line.decode("utf-8")
        except UnicodeDecodeError:
            fail(words()("cli-line", line=number, reason=words()("not_utf8")))


def values(pairs: list[str] | None) -> dict[str, Any]:
    """KEY=VALUE pairs: a value is JSON, or a list where it has commas, or a text."""
    found: dict[str, Any] = {}
    for pair in pairs or []:
        key, sign, text = pair.partition("=")
        if not key or not sign:
            fail(words()("cli-key-value", given=pair))
        try:
            found[key] = json.loads(text)
        except ValueError:
            found[key] = text.split(",") if "," in text or key == "closed" else text
    return found
