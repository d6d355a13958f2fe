"""Setting a terminal game up: from what the command line said, asking for the rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from metropole import bots, games
from metropole.games.contract import Game
from metropole.match import Match
from metropole.record import Record
from metropole.terminal.metropolys import Teller
from metropole.terminal.session import Session
from metropole.words import Words

Ask = Callable[[str], str]


def new_match(
    name: str,
    players: int | None,
    options: Mapping[str, Any],
    given: Mapping[str, Any],
    rng: random.Random,
    words: Words,
    ask: Ask = input,
) -> Match:
    """A new match, asking for whatever was not said."""
    game = games.load(name)
    if players is None:
        default = 3
        question = words("term-ask-players", least=game.SEATS[0], most=game.SEATS[-1], default=default)
        players = int(_choice(question, [str(n) for n in game.SEATS], str(default), words, ask))
        options = options or _asked_options(words, ask)
    return Match(game, game.deal(players, options, rng, given))


def _asked_options(words: Words, ask: Ask) -> dict[str, Any]:
    version = _choice(words("term-ask-version"), ["family", "expert"], "family", words, ask)
    yes, no = words("term-yes"), words("term-no")
    return {"version": version, "expansion": _choice(words("term-ask-expansion"), [yes, no], no, words, ask) == yes}


def _choice(question: str, choices: Sequence[str], default: str, words: Words, ask: Ask) -> str:
    """One of the choices, by its beginning; nothing typed is the default, and so is the end of input."""
    while True:
        try:
            answer = ask(f"{question} ").strip().lower()
        except EOFError:
            return default
        found = [choice for choice in choices if choice.startswith(answer)] if answer else [default]
        if len(found) == 1:
            return found[0]
        print(words("term-again", text=answer[:20], choices=words.join(list(choices), "or")))


def session(match: Match, seat: int, names: Sequence[str], seed: int | None) -> Session:
    """One person in this seat, bots in all others."""
    words = Words(seat_name=lambda s: _seat_name(s, seat))
    players = [None if s == seat else bots.make(names[s % len(names)], match.game) for s in range(match.setup.players)]
    return Session(match, seat, players, teller(match.game, words), words, random.Random(seed))


def _seat_name(seat: int, own: int) -> str:
    return Words()("seat-you") if seat == own else Words()(f"colour-{seat}")


def teller(game: Game[Any, Any, Any], words: Words) -> Teller:
    """Who tells of this game."""
    return {"metropolys": Teller}[game.NAME](words)


def resumed(text: str) -> Match:
    """The match of a saved record."""
    return Match.resumed(Record.from_text(text))
