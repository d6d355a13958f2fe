"""Setting a terminal game up: from what the command line said, asking for the rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from metropole import bots, games
from metropole.games.contract import Game
from metropole.match import Match
from metropole.messages import DEFAULT
from metropole.record import Record
from metropole.terminal.session import Session, Teller
from metropole.words import Words

Ask = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line said of a new game; None and nothing are asked for."""

    game: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)


def new_match(wishes: Wishes, rng: random.Random, words: Words, ask: Ask = input) -> Match:
    """A new match, asking for whatever was not said."""
    name = wishes.game or _choice(words("term-ask-game"), games.names(), games.names()[0], words, ask)
    game = games.load(name)
    players, options = wishes.players, wishes.options
    if players is None:
        question = words("term-ask-players", least=game.SEATS[0], most=game.SEATS[-1], default=3)
        players = int(_choice(question, [str(number) for number in game.SEATS], "3", words, ask))
        options = options or ASKED[name](words, ask)
    return Match(game, game.deal(players, options, rng, wishes.given))


def _metropolys_options(words: Words, ask: Ask) -> dict[str, Any]:
    version = _choice(words("term-ask-version"), ["family", "expert"], "family", words, ask)
    return {"version": version, "expansion": _is_yes(words("term-ask-expansion"), words, ask)}


def _metro_options(words: Words, ask: Ask) -> dict[str, Any]:
    hand = int(_choice(words("term-ask-hand"), ["1", "2", "3"], "1", words, ask))
    return {"hand": hand, "free_rotation": _is_yes(words("term-ask-rotation"), words, ask)}


ASKED: dict[str, Callable[[Words, Ask], dict[str, Any]]] = {
    "metropolys": _metropolys_options,
    "metro": _metro_options,
}


def _is_yes(question: str, words: Words, ask: Ask) -> bool:
    yes, no = words("term-yes"), words("term-no")
    return _choice(question, [yes, no], no, words, ask) == yes


def _choice(question: str, choices: Sequence[str], default: str, words: Words, ask: Ask) -> str:
    """One of the choices, by its beginning if no other begins so; nothing typed, or no input left, is the default."""
    while True:
        try:
            answer = ask(f"{question} ").strip().lower()
        except EOFError:
            return default
        found = [choice for choice in choices if choice.startswith(answer)] if answer else [default]
        if answer in choices:
            return answer
        if len(found) == 1:
            return found[0]
        print(words("term-again", text=answer[:20], choices=words.join(list(choices), "or")))


def session(match: Match, seat: int, names: Sequence[str], seed: int | None, language: str = DEFAULT) -> Session:
    """One person in this seat, bots in all others."""

    def seat_name(other: int) -> str:
        return words("seat-you") if other == seat else words(f"{match.game.NAME}-seat-{other}")

    words = Words(language, seat_name)
    players = [None if s == seat else bots.make(names[s % len(names)], match.game) for s in range(match.setup.players)]
    return Session(match, seat, players, teller(match.game, words), words, random.Random(seed))


def teller(game: Game[Any, Any, Any], words: Words) -> Teller:
    """Who tells of this game."""
    made: Teller = import_module(f"metropole.terminal.{game.NAME}").Teller(words)
    return made


def resumed(text: str) -> Match:
    """The match of a saved record."""
    return Match.resumed(Record.from_text(text))
