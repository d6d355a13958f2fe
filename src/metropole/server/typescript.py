"""Plain values and their types as TypeScript, laid out as Prettier does it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

WIDTH = 120
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def constant(name: str, value: Any, type: str = "") -> str:
    """An exported constant: of this type, or of the very values it has."""
    head, tail = (
        f"export const {name}{f': {type}' if type else ''} = ",
        "" if type or not _parts(value) else " as const",
    )
    return f"{head}{literal(value, len(head), len(tail) + 1)}{tail};\n"


def literal(value: Any, before: int = 0, after: int = 0, indent: int = 0) -> str:
    """A value in one line, or part by part where the line would be too long with what is before and after it."""
    parts = _parts(value)
    if parts is None:
        is_whole = isinstance(value, float) and value.is_integer()
        return json.dumps(int(value) if is_whole else value, ensure_ascii=False)
    opening, closing, padding = ("{", "}", " ") if _is_object(value) else ("[", "]", "")
    short = f"{opening}{padding}{', '.join(head + literal(part) for head, part in parts)}{padding}{closing}"
    if before + len(short) + after <= WIDTH and not _is_table(value):
        return short
    inner = " " * (indent + 2)
    rows = [f"{inner}{head}{literal(part, len(inner + head), 1, indent + 2)},\n" for head, part in parts]
    return f"{opening}\n{''.join(rows)}{' ' * indent}{closing}"


def typed(hint: Any) -> str:
    """A Python type in TypeScript; nothing of it can be changed."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, of = get_origin(hint), get_args(hint)
    if origin is tuple and of[1] is not Ellipsis:
        return f"readonly [{', '.join(typed(one) for one in of)}]"
    if origin is tuple:
        return f"readonly {typed(of[0])}[]" if of[0] in PLAIN else f"readonly ({typed(of[0])})[]"
    if origin is Mapping:
        return f"Readonly<Record<{typed(of[0])}, {typed(of[1])}>>"
    return (
        "Readonly<{ " + "; ".join(f"{camel(name)}: {typed(one)}" for name, one in get_type_hints(hint).items()) + " }>"
    )


def camel(name: str) -> str:
    """A name as TypeScript writes it: tokenCounts."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _is_object(value: Any) -> bool:
    return isinstance(value, Mapping) or is_dataclass(value) or hasattr(value, "_asdict")


def _is_table(value: Any) -> bool:
    """Whether it is a list of lists or of objects: Prettier gives each row a line, however short they are."""
    is_rows = isinstance(value, list | tuple) and len(value) > 1 and not _is_object(value)
    return is_rows and (all(isinstance(row, list | tuple) for row in value) or all(_is_object(row) for row in value))


def _parts(value: Any) -> list[tuple[str, Any]] | None:
    """What a value is made of, each part with what stands before it; None if it is plain."""
    if isinstance(value, Mapping):
        return [(f"{key}: ", part) for key, part in value.items()]
    if is_dataclass(value):
        return [(f"{camel(one.name)}: ", getattr(value, one.name)) for one in fields(value)]
    if hasattr(value, "_asdict"):
        return [(f"{camel(key)}: ", part) for key, part in value._asdict().items()]
    return [("", part) for part in value] if isinstance(value, list | tuple) else None
