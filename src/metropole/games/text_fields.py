"""A position as one line of text: a heading, then fields such as `turn=1`. Each game has its own fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from metropole.games.contract import NotUnderstood

NOTHING, UNKNOWN = "-", "?"
LONGEST = 4000  # characters that any position can have
T = TypeVar("T")


def write_fields(heading: str, fields: Mapping[str, str]) -> str:
    """The heading and the fields, in their order."""
    return " ".join([heading, *(f"{key}={value}" for key, value in fields.items())])


def read_fields(text: object, heading: str, keys: Sequence[str]) -> dict[str, str]:
    """The fields of a line that has exactly these, in this order."""
    words = text.split(" ") if isinstance(text, str) and len(text) <= LONGEST else []
    pairs = [word.partition("=") for word in words[1:]]
    if words[:1] != [heading] or [key for key, _, _ in pairs] != list(keys):
        needed = write_fields(heading, dict.fromkeys(keys, "…"))
        raise NotUnderstood("unknown_position", text=str(text)[:40], needed=needed)
    return {key: value for key, _, value in pairs}


def write_list(values: Iterable[object], between: str = ",") -> str:
    """Values side by side; a sign where there are none."""
    return between.join(str(value) for value in values) or NOTHING


def read_items(text: str, read: Callable[[str], T], between: str = ",") -> list[T]:
    """What was written side by side."""
    return [] if text == NOTHING else [read(one) for one in text.split(between)]


def read_count(text: str, key: str, least: int, most: int) -> int:
    """A whole number in this range, written without anything that it does not need."""
    if not (text.isascii() and text.isdigit() and str(int(text[:9])) == text and least <= int(text) <= most):
        raise NotUnderstood("unknown_name", key=key, given=text[:40], known=[f"{least}-{most}"])
    return int(text)


def write_seat(seat: int) -> str:
    """A seat's number; a sign for nobody."""
    return NOTHING if seat < 0 else str(seat)


def read_seat(text: str, key: str, players: int) -> int:
    """A seat of the table, or nobody."""
    return -1 if text == NOTHING else read_count(text, key, 0, players - 1)
