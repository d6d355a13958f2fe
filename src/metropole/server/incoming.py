"""What comes in from outside, by whichever way: one check of every text and number in it, before anybody else looks.

Refused is what a database, another process or a browser could not hold: NUL, half a character (a lone surrogate), whole
numbers that JavaScript has not exactly, endless ones, what is nested deeper than anything that is asked for. How long a
field may be, and what may stand in it, is said by its own type.
"""

from __future__ import annotations

import json
import re
from math import inf, isfinite
from typing import Any
from urllib.parse import unquote_to_bytes

from metropole.games.contract import NotUnderstood

LONGEST_TEXT = 4096  # characters of any one text: more than of any that is asked for
DEEPEST = 12  # lists and objects within each other
LARGEST = 2**53  # whole numbers up to here are the same in JavaScript
LONGEST_NUMBER = 25  # signs; Python would spend long on thousands of digits, or refuse them in its own way
LONGEST_PLACE = 100
CANNOT_BE_KEPT = re.compile("[\0\ud800-\udfff]")


def check_address(path: str, query: bytes) -> None:
    """The address of a request or a handshake: its path as it was understood, and what stands after the ?."""
    _check_text(path, ("path",))
    try:
        _check_text(unquote_to_bytes(query).decode(), ("query",), longest=None)
    except UnicodeDecodeError:
        raise _refused(("query",), "not_unicode") from None


def check_body(body: bytes, longest_text: int = LONGEST_TEXT) -> None:
    """The whole body of a request: it must be JSON in UTF-8, which the app reads again."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise _refused(("body",), "not_unicode") from None
    _check(_read(text, ("body",)), ("body",), longest_text)


def check_message(text: str) -> None:
    """A message on a socket, which arrived as Unicode: what cannot be kept could only stand there as an escape."""
    if "\\u" in text:
        _check(_read(text, ()), ())


def place_of(steps: tuple[Any, ...]) -> str:
    """Where something stands, for whoever sent it; of their own words only what can be shown to anybody."""
    return ".".join(str(step) for step in steps).encode("unicode_escape").decode()[:LONGEST_PLACE]


def _read(text: str, place: tuple[Any, ...]) -> Any:
    try:
        return json.loads(text, parse_int=_whole, parse_constant=_no_number)
    except RecursionError:
        raise _refused(place, "nested_too_deep") from None
    except ValueError as error:
        where = (*place, error.pos) if isinstance(error, json.JSONDecodeError) else place
        raise _refused(where, "json_invalid") from None


def _whole(digits: str) -> float:
    return int(digits) if len(digits) <= LONGEST_NUMBER else inf


def _no_number(name: str) -> float:
    """NaN and Infinity, which Python would read, are no JSON."""
    raise ValueError(name)


def _check(value: Any, place: tuple[Any, ...], longest_text: int = LONGEST_TEXT) -> None:
    if len(place) > DEEPEST:
        raise _refused(place, "nested_too_deep")
    if isinstance(value, str):
        _check_text(value, place, longest_text)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_text(key, (*place, key))
            _check(inner, (*place, key), longest_text)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check(inner, (*place, number), longest_text)
    elif isinstance(value, int | float) and not _is_fit(value):
        raise _refused(place, "number_too_large")


def _is_fit(number: float) -> bool:
    return isfinite(number) if isinstance(number, float) else abs(number) <= LARGEST


def _check_text(text: str, place: tuple[Any, ...], longest: int | None = LONGEST_TEXT) -> None:
    if found := CANNOT_BE_KEPT.search(text):
        raise _refused(place, "null_character" if found[0] == "\0" else "lone_surrogate")
    if longest is not None and len(text) > longest:
        raise _refused(place, "string_too_long")


def _refused(place: tuple[Any, ...], problem: str) -> NotUnderstood:
    return NotUnderstood("bad_request", where=place_of(place) or "message", problem=problem)
