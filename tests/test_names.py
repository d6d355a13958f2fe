"""One word, one meaning: no two classes of one name, and none of the words that nobody would search for."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import metropole

PACKAGE = Path(metropole.__file__).parent
GAMES = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
# The usual words stand for these now: docs/architecture.md has a glossary.
BANNED = {"also", "asked", "asking", "beside", "house", "keeper", "lean", "stirred", "told", "ways", "wishes", "worn"}


class Place(NamedTuple):
    """Where a class stands: the room that holds a folder or file for each game, and whose it is, if any game's."""

    room: tuple[str, ...]
    game: str | None
    is_protocol: bool


class Names(NamedTuple):
    """The names of a module: its classes, with where they stand; and all that it is called, has, takes and holds."""

    classes: list[tuple[str, Place]]
    all: set[str]


@cache
def modules() -> dict[Path, Names]:
    """Every module of the package."""
    return {path.relative_to(PACKAGE): names_in(path) for path in sorted(PACKAGE.rglob("*.py"))}


def names_in(file: Path) -> Names:
    path = file.relative_to(PACKAGE)
    found = Names([], set(path.with_suffix("").parts))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            found.classes.append((node.name, place_of(path, node)))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.all.add(node.name)
        elif isinstance(node, ast.arg):
            found.all.add(node.arg)
        elif isinstance(node, ast.Attribute):
            found.all.add(node.attr)
    return found


def place_of(path: Path, node: ast.ClassDef) -> Place:
    parts = path.with_suffix("").parts
    game = next((part for part in parts if part in GAMES), None)
    room = parts[: parts.index(game)] if game else parts[:-1]
    return Place(room, game, any("Protocol" in ast.unparse(base) for base in node.bases))


def is_one_word(places: list[Place]) -> bool:
    """Whether these classes of one name are what each game brings to one room, and the Protocol that they fill."""
    own, shared = [place for place in places if place.game], [place for place in places if not place.game]
    has_one_a_game = len({place.game for place in own}) == len(own) > 0
    return (
        has_one_a_game
        and len({place.room for place in places}) == 1
        and [p.is_protocol for p in shared] in ([], [True])
    )


def test_no_two_classes_bear_one_name() -> None:
    found: dict[str, list[tuple[Path, Place]]] = defaultdict(list)
    for path, names in modules().items():
        for name, place in names.classes:
            found[name].append((path, place))
    assert len(found) > 200
    several = {name: there for name, there in found.items() if len(there) > 1}
    assert "Setup" in several
    wrong = {
        name: [str(path) for path, _ in there]
        for name, there in several.items()
        if not is_one_word([p for _, p in there])
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([Place(("games",), "metro", False), Place(("games",), "metropolys", False)], True),
        ([Place(("games",), "metro", False), Place(("games",), None, True)], True),
        ([Place(("games",), "metro", False), Place(("games",), None, False)], False),
        ([Place(("games",), "metro", False), Place(("bots",), "metropolys", False)], False),
        ([Place(("games",), "metro", False), Place(("games",), "metro", False)], False),
        ([Place(("arena",), None, False), Place(("server",), None, False)], False),
        ([Place(("arena",), None, True), Place(("arena",), None, True)], False),
    ],
)
def test_a_name_may_stand_once_for_each_game_of_a_room(places: list[Place], expected: bool) -> None:
    assert is_one_word(places) == expected


def words_of(name: str) -> set[str]:
    """The words that a name is made of."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}


def test_the_words_of_a_name() -> None:
    assert words_of("_options_told") == {"options", "told"}
    assert words_of("AskedHouse") == {"asked", "house"}
    assert words_of("clean") == {"clean"}


def test_no_word_of_old_comes_back() -> None:
    wrong = {path: {name for name in names.all if words_of(name) & BANNED} for path, names in modules().items()}
    assert {path: names for path, names in wrong.items() if names} == {}
