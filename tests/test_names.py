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
from metropole.games.own import OWN

PACKAGE = Path(metropole.__file__).parent
GAMES = set(OWN)
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


LOOKING_UP = ("import_module", "__import__", "getattr", "setattr", "hasattr", "delattr")


def names_built(source: str) -> list[str]:
    """Where a module looks something up by a name that it puts together, which no search and no checker can find."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    looking = [call for call in calls if ast.unparse(call.func).rpartition(".")[2] in LOOKING_UP]
    return [ast.unparse(call) for call in looking if any(is_put_together(one) for one in call.args)]


def is_put_together(argument: ast.expr) -> bool:
    """Whether a text is made of others: f"{one}_two", "one" + two, "_".join(both), one.capitalize()."""
    makers = ("format", "join", "capitalize", "lower", "upper", "title", "replace")
    return any(
        isinstance(node, ast.JoinedStr | ast.BinOp) or (isinstance(node, ast.Attribute) and node.attr in makers)
        for node in ast.walk(argument)
    )


def test_no_name_is_built_from_strings() -> None:
    built = {path: names_built((PACKAGE / path).read_text(encoding="utf-8")) for path in modules()}
    assert {path: calls for path, calls in built.items() if calls} == {}


@pytest.mark.parametrize(
    ("source", "is_built"),
    [
        ('import_module(f"metropole.research.{name}.chance")', True),
        ('importlib.import_module("metropole." + name)', True),
        ('getattr(module, f"{name.capitalize()}ByChance")', True),
        ("getattr(module, name.capitalize())", True),
        ('setattr(state, "_".join(parts), 1)', True),
        ("getattr(facts, key)", False),
        ('import_module(self._own["name"])', False),
        ('f"{getattr(one, name)} of {name}"', False),
    ],
)
def test_what_builds_a_name(source: str, is_built: bool) -> None:
    assert bool(names_built(source)) == is_built


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


def test_the_glossary_is_short() -> None:
    """Whoever is new can read it all: thirty words, each once, and none that nobody would search for."""
    text = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, glossary = text.partition("## Glossary\n")
    _, _, *words = [line.split("|")[1].strip() for line in glossary.splitlines() if line.startswith("|")]
    assert 20 <= len(words) <= 30
    assert len(set(words)) == len(words)
    assert not set(words) & BANNED
