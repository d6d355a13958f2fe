"""Reading values that came from outside: each is of the form asked for, or not understood, with the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from metropole.games.contract import NotUnderstood


def read_mapping(data: object, key: str) -> Mapping[str, Any]:
    """An object whose keys are texts."""
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        raise NotUnderstood("not_an_object", key=key)
    return data


def read_object(data: object, key: str, known: Sequence[str]) -> Mapping[str, Any]:
    """An object with no other keys than these."""
    given = read_mapping(data, key)
    for name in given:
        if name not in known:
            raise NotUnderstood("unknown_key", key=name[:40], where=key, known=known)
    return given


def read_complete(data: object, key: str, known: Sequence[str], unneeded: Sequence[str] = ()) -> Mapping[str, Any]:
    """An object with just these keys; the unneeded ones may be missing."""
    given = read_object(data, key, (*known, *unneeded))
    for name in known:
        if name not in given:
            raise NotUnderstood("missing_key", key=name, where=key)
    return given


def read_list(data: object, key: str) -> list[Any]:
    """A list."""
    if not isinstance(data, list | tuple):
        raise NotUnderstood("not_a_list", key=key)
    return list(data)


def read_number(data: object, key: str) -> int:
    """A whole number; true and false are none."""
    if type(data) is not int:
        raise NotUnderstood("not_a_number", key=key)
    return data


def read_name(known: Sequence[str], key: str, data: object) -> str:
    """One of these names."""
    if not isinstance(data, str) or data not in known:
        raise NotUnderstood("unknown_name", key=key, given=str(data)[:40], known=known)
    return data


def read_flag(data: object, key: str) -> bool:
    """True or false."""
    if type(data) is not bool:
        raise NotUnderstood("not_true_or_false", key=key)
    return data
