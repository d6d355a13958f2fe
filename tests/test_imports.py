"""Imports point one way: games <- record, bots, words, skill <- match <- arena, research, server; the rest is last."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import metropole

PACKAGE = Path(metropole.__file__).parent
FLOORS = [
    {"data", "messages"},
    {"games"},
    {"record", "bots", "words", "skill"},
    {"match"},
    {"arena", "research", "server"},
]
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
ABOVE_ALL = len(FLOORS)  # the command line, the terminal, whatever else is for people
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] == "games"]
# Rules know no clock, no file, no network, no log and no process; what is random comes as an argument.
FORBIDDEN_IN_RULES = {"time", "datetime", "os", "pathlib", "io", "socket", "logging", "subprocess", "threading"}


def imported(path: Path) -> Iterator[str]:
    """The full names of everything that a module imports, wherever in it."""
    package = ("metropole", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def room_of(name: str) -> str:
    """The room of the package that a full name lies in; the package itself for its version."""
    room = name.split(".")[1] if "." in name else "__init__"
    return room if (PACKAGE / room).is_dir() or (PACKAGE / f"{room}.py").exists() else "__init__"


def rooms_imported(path: Path) -> set[str]:
    """The rooms of the package that a module imports from."""
    return {room_of(name) for name in imported(path) if name.split(".")[0] == "metropole"}


def own_room(path: Path) -> str:
    """The room that a module lies in."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def short(path: Path) -> str:
    """How a module is called in a list of tests."""
    return path.relative_to(PACKAGE).as_posix()


def test_the_modules_are_found() -> None:
    assert {"games", "data"} <= {own_room(path) for path in MODULES}
    assert "games" in rooms_imported(PACKAGE / "games" / "metropolys" / "rules.py")


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_a_module_imports_only_from_its_own_room_and_the_floors_below(path: Path) -> None:
    room = own_room(path)
    floor = FLOOR_OF.get(room, ABOVE_ALL)
    others = rooms_imported(path) - {room, "__init__"}
    assert not {other for other in others if floor < ABOVE_ALL and FLOOR_OF.get(other, ABOVE_ALL) >= floor}


@pytest.mark.parametrize("path", GAMES, ids=short)
def test_the_rules_import_nothing_of_the_rest(path: Path) -> None:
    assert rooms_imported(path) <= {"games", "data"}
    outside = {name.split(".")[0] for name in imported(path)} - {"metropole"}
    assert outside <= {"cython", *sys.stdlib_module_names}
    assert not outside & FORBIDDEN_IN_RULES


@pytest.mark.parametrize("path", GAMES, ids=short)
def test_no_game_imports_another(path: Path) -> None:
    folder = path.relative_to(PACKAGE / "games").parts[0]
    games = {name.split(".")[2] for name in imported(path) if name.startswith("metropole.games.")}
    folders = {game for game in games if (PACKAGE / "games" / game).is_dir()}
    assert folders <= {folder}


@pytest.mark.parametrize("path", GAMES, ids=short)
def test_the_rules_draw_only_from_generators_they_are_given(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    called = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    assert not [name for name in called if name.startswith("random.")]
    assert not [name for name in imported(path) if name.startswith("random.") and name != "random.Random"]
