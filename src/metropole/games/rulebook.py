"""The rules to read: a game's topics, each with its words, a small game to look at, and what leads to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from metropole.games.contract import Detail, Game, Message
from metropole.games.registry import Registry

TABLE = "rule-table"  # with a number behind it, the messages of what is the same at all tables


@dataclass(frozen=True, slots=True)
class Drawing:
    """A short game that a board shows action by action; what is not given of its set-up is drawn."""

    players: int
    actions: tuple[str, ...]
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    begins: int = 0  # so many actions have been played when it begins to move
    lit: tuple[str, ...] = ()  # what it is about: lit when all is played
    kind: str = "place"  # of what is lit

    def setup(self, game: Game[Any, Any, Any], rng: Random) -> Any:
        """Where it begins."""
        return game.deal(self.players, self.options, rng, self.given)


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the rules that is read by itself."""

    id: str
    heading: Message
    paragraphs: tuple[Message, ...]
    drawing: Drawing
    reasons: tuple[str, ...] = ()  # why something is refused: ids of messages
    cards: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()  # of points
    options: tuple[str, ...] = ()  # of a new table
    terms: tuple[str, ...] = ()  # the words of the printed rulebooks that belong to it

    def leads(self) -> Iterator[str]:
        """What leads here, each with its kind: `reason:too_low`."""
        kinds = {"reason": self.reasons, "card": self.cards, "source": self.sources, "option": self.options}
        yield from (f"{kind}:{name}" for kind, names in kinds.items() for name in names)


@dataclass(frozen=True, slots=True)
class Term:
    """A thing that the printed rulebooks have a word for; `ours`: the message with our word, where it is another."""

    id: str
    ours: str = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All topics of a game in the order they are read, and the words of its boxes."""

    topics: tuple[Topic, ...]
    terms: tuple[Term, ...]
    printed: tuple[str, ...]  # the languages in which its box is known to us

    def leads(self) -> dict[str, str]:
        """The topic that each thing leads to."""
        return {lead: topic.id for topic in self.topics for lead in topic.leads()}


def topic(game: str, id: str, paragraphs: Sequence[Mapping[str, Detail]], drawing: Drawing, **leads: Any) -> Topic:
    """A topic whose messages are called by its game and its id; of each paragraph the facts that stand in it."""
    name = f"rule-{game}-{id}"
    worded = tuple(Message(f"{name}-{number}", facts) for number, facts in enumerate(paragraphs, start=1))
    return Topic(id, Message(name), worded, drawing, **leads)


def table_topic(drawing: Drawing) -> Topic:
    """What is the same at all tables, whatever is played there: in words that belong to no game."""
    paragraphs = tuple(Message(f"{TABLE}-{number}") for number in range(1, 5))
    options = ("pace", "clock", "rated", "join", "tempo")
    return Topic("table", Message(TABLE), paragraphs, drawing, options=options)


RULEBOOKS: Registry[Any] = Registry("metropole.rulebooks")


def rulebook_of(game: str) -> Rulebook:
    """The rules of a game."""
    book: Rulebook = RULEBOOKS.load(game).RULEBOOK
    return book
