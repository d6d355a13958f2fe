"""Small parts of Markdown that reports are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from metropole import games
from metropole.games.contract import Message


class Wording(Protocol):
    """Whoever puts messages in words: `metropole.words.Words`, which stands above this floor."""

    def __call__(self, id: str, /, **details: Any) -> str: ...
    def say(self, message: Message) -> str: ...
    def term(self, kind: str, name: str) -> str: ...
    def join(self, names: list[str], last: str = ...) -> str: ...
    def decimal(self, value: float, digits: int = ...) -> str: ...
    def percent(self, share: float) -> str: ...


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table: texts to the left, everything after the first column to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def between(words: Wording, interval: Sequence[float]) -> str:
    """An interval of shares, in percent."""
    return " – ".join(words.decimal(100 * end) for end in interval)


def is_off(entry: Mapping[str, Any], even: float) -> bool:
    """Whether an interval leaves out the value that it would have if nothing mattered."""
    low, high = entry["interval"]
    return not low <= even <= high


def rate_cells(words: Wording, entry: Mapping[str, Any], even: float) -> list[str]:
    """How often and in which interval; in bold where that is not what it would be if nothing mattered."""
    mark = "**" if is_off(entry, even) else ""
    return [f"{mark}{words.percent(entry['win_rate'])}{mark}", between(words, entry["interval"])]


def card_name(words: Wording, card: str) -> str:
    """A card's name; those of the expansion are named by their three types."""
    return ", ".join(words.term("card", part) for part in card.split("+"))


def table_name(words: Wording, table: Mapping[str, Any]) -> str:
    """A game, its options and its number of players."""
    return words(
        "arena-table", game=words.term("game", table["game"]), options=options_name(words, table), **_count(table)
    )


def options_name(words: Wording, table: Mapping[str, Any]) -> str:
    """The options of a table in words."""
    name = ""
    for message in games.load(table["game"]).describe_options(table["options"]):
        name = words.say(Message(message.id, {"name": name, **message.details}))
    return name


def _count(table: Mapping[str, Any]) -> dict[str, int]:
    return {"players": table["players"]}
