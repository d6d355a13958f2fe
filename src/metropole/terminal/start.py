"""Setting a terminal game up: from what the command line said, asking for the rest."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from metropole import bots, games
from metropole.match import Match
from metropole.messages import DEFAULT
from metropole.record import Record
from metropole.terminal.contract import TERMINALS
from metropole.terminal.questions import Ask, Questions
from metropole.terminal.session import Session
from metropole.words import Words

USUAL_PLAYERS = 3


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """What the command line said of a new game; None and nothing are asked for."""

    game: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)


def new_match(wanted: MatchRequest, rng: random.Random, words: Words, ask: Ask = input) -> Match:
    """A new match, asking for whatever was not said."""
    questions = Questions(words, ask)
    name = wanted.game or questions.choice(words("term-ask-game"), games.names(), games.names()[0])
    game = games.load(name)
    players, options = wanted.players, wanted.options
    if players is None:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in game.SEATS else game.SEATS[0]
        question = words("term-ask-players", least=game.SEATS[0], most=game.SEATS[-1], default=usual)
        players = int(questions.choice(question, [str(number) for number in game.SEATS], str(usual)))
        options = options or TERMINALS.load(name).ask_options(questions)
    return Match(game, game.deal(players, options, rng, wanted.given))


def session(match: Match, seat: int, names: Sequence[str], seed: int | None, language: str = DEFAULT) -> Session:
    """One person in this seat, bots in all others."""

    def seat_name(other: int) -> str:
        return words("seat-you") if other == seat else words.term(f"{match.game.NAME}-seat", str(other))

    words = Words(language, seat_name)
    players = [None if s == seat else bots.make(names[s % len(names)], match.game) for s in range(match.setup.players)]
    return Session(match, seat, players, TERMINALS.load(match.game.NAME).Teller(words), words, random.Random(seed))


def resumed(text: str) -> Match:
    """The match of a saved record."""
    return Match.resumed(Record.from_text(text))
