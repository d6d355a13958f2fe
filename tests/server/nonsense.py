"""Values that nobody should send, of every kind that makes programs stumble."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

SURROGATE = "\ud800"
DIGITS = "9" * 5000  # more than Python reads
ENDLESS = "so many digits"  # stands for them until it is written
DEEP: Any = json.loads("[" * 200 + "]" * 200)
# By name, so that a test can say which one it was.
VALUES: dict[str, Any] = {
    "nul": "\0x",
    "surrogate": SURROGATE,
    "key of a surrogate": {SURROGATE: 1},
    "key of nul": {"\0": "\0"},
    "huge": 10**4000,
    "endless": ENDLESS,
    "infinite": float("inf"),
    "no number": float("nan"),
    "deep": DEEP,
    "long": "x" * 5000,
    "nothing": None,
    "list": [[], {}, None],
    "text": "🏙\u202e\ufffe\uffff%00${7*7}'\"--",
}


def written(value: Any) -> str:
    """As a client might write it."""
    return json.dumps(value).replace(json.dumps(ENDLESS), DIGITS)


def spoiled(whole: Any, value: Any) -> Iterator[Any]:
    """A value in every place of something that is right: instead of each part, and beside the parts of each object. Of
    a list it is the first part and the last.
    """
    yield value
    if isinstance(whole, dict):
        yield {**whole, "more": value}
        yield {**whole, SURROGATE: 1, "\0": value}
        for key, part in whole.items():
            yield from ({**whole, key: inner} for inner in spoiled(part, value))
    elif isinstance(whole, list):
        yield [*whole, value]
        for place, part in list(enumerate(whole))[:: max(len(whole) - 1, 1)]:
            yield from ([*whole[:place], inner, *whole[place + 1 :]] for inner in spoiled(part, value))
