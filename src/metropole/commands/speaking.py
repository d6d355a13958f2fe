"""How commands speak: in the language of whoever calls them, and with exit status 1 where they refuse."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from metropole.messages import language_of

if TYPE_CHECKING:
    from metropole.games.contract import Outcome
    from metropole.words import Words


def words() -> Words:
    """The language that the environment asks for."""
    from metropole.words import Words

    return Words(language_of(os.environ))


def fail(sentence: str) -> NoReturn:
    """Say why on standard error, and end."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


@contextmanager
def refusals_worded(form: str = "", **where: Any) -> Iterator[None]:
    """Turn a refusal into its sentence and exit status 1."""
    from metropole.games.contract import Refusal

    try:
        yield
    except Refusal as refusal:
        reason = words().say(refusal.reason)
        fail(words()(form, reason=reason, **where) if form else reason)


def result_sentence(words: Words, outcome: Outcome) -> str:
    """Who won, with everybody's points."""
    winners = words.join([words("seat-number", number=seat) for seat in outcome.winners])
    id = "cli-won" if len(outcome.winners) == 1 else "cli-shared"
    return words(id, winners=winners, scores=list(outcome.scores))
