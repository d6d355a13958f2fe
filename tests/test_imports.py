"""Imports point one way: a room imports from the floors below its own, and no two rooms import each other.

What is imported only for its types, or only when it is needed, counts as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import metropole
from metropole.games.own import OWN

PACKAGE = Path(metropole.__file__).parent
# The floors of a folder, lowest first; rooms of one floor do not know each other.
FLOORS: dict[str, list[set[str]]] = {
    "": [
        {"data", "messages", "uncompiled"},
        {"games"},
        {"record", "bots", "words", "skill", "extras"},
        {"match"},
        {"analysis", "lessons", "daily"},
        {"puzzles"},
        {"arena", "server"},
        {"research", "terminal"},
        {"commands"},
        {"learning", "cli"},
        {"__main__"},
    ],
    "server": [
        {"settings", "refusals", "logs", "ids", "fields", "incoming", "lookalikes", "priority", "typescript"},
        {"turns", "busyness"},
        {"storage", "packing"},
        {"limits", "metrics", "processor_shares", "security"},
        {"people", "ratings", "solving", "notices", "task_health"},
        {"bus"},
        {"redis_bus"},
        {"tables"},
        {"broadcast", "previews", "days"},
        {"scorer", "evenings"},
        {"responses", "rulebook"},
        {"middleware", "admission"},
        {"sockets", "routes"},
        {"background"},
        {"app"},
        {"running", "openapi", "facts"},
        {"development"},
    ],
}
FACE = "__init__"  # of a room: what it offers, and what belongs to all of it
# Within a game a State, what it may not do and how it is read name each other's types.
ONE_ROOM = {f"games/{game}" for game in OWN}
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] == "games"]
FOLDERS = sorted({"", *("/".join(path.relative_to(PACKAGE).parent.parts) for path in MODULES)} - ONE_ROOM)
# Rules know no clock, no file, no network, no log and no process; what is random comes as an argument.
FORBIDDEN_IN_RULES = {"time", "datetime", "os", "pathlib", "io", "socket", "logging", "subprocess", "threading"}


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The full names of everything that a module imports, wherever in it."""
    return tuple(names_imported(path))


def names_imported(path: Path) -> Iterator[str]:
    package = ("metropole", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def place_of(name: str) -> tuple[str, ...]:
    """Where a full name leads: folders and at last perhaps a module of the package."""
    place, folder = [], PACKAGE
    for part in name.split(".")[1:]:
        if not (folder / part).is_dir() and not (folder / f"{part}.py").exists():
            break
        place.append(part)
        folder /= part
    return tuple(place)


@cache
def places_imported(path: Path) -> set[tuple[str, ...]]:
    """The places of the package that a module imports from."""
    return {place_of(name) for name in imported(path) if name.split(".")[0] == "metropole"}


def room_in(folder: str, place: tuple[str, ...]) -> str | None:
    """The room of a folder that a place lies in; nothing where it lies outside."""
    above = tuple(folder.split("/")) if folder else ()
    if place[: len(above)] != above:
        return None
    return place[len(above)] if len(place) > len(above) else FACE


def rooms_of(folder: str) -> dict[str, set[str]]:
    """All rooms of a folder, each with the other rooms there that it imports from."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        room = room_in(folder, path.relative_to(PACKAGE).with_suffix("").parts)
        if room is not None:
            others = {room_in(folder, place) for place in places_imported(path)}
            found.setdefault(room, set()).update({other for other in others if other is not None} - {room, FACE})
    found.pop(FACE, None)
    return found


def own_room(path: Path) -> str:
    """The room of the package that a module lies in."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def rooms_imported(path: Path) -> set[str]:
    """The rooms of the package that a module imports from."""
    return {room_in("", place) or FACE for place in places_imported(path)}


def short(path: Path) -> str:
    """How a module is called in a list of tests."""
    return path.relative_to(PACKAGE).as_posix()


def test_the_modules_are_found() -> None:
    assert {"games", "data"} <= {own_room(path) for path in MODULES}
    assert "games" in rooms_imported(PACKAGE / "games" / "metropolys" / "rules.py")


@pytest.mark.parametrize("folder", FLOORS, ids=lambda folder: folder or "package")
def test_every_room_has_a_floor(folder: str) -> None:
    on_floors = [room for floor in FLOORS[folder] for room in floor]
    assert len(on_floors) == len(set(on_floors))
    assert set(rooms_of(folder)) - set(on_floors) == set()


@pytest.mark.parametrize("folder", FLOORS, ids=lambda folder: folder or "package")
def test_a_room_imports_only_from_the_floors_below(folder: str) -> None:
    floor_of = {room: number for number, floor in enumerate(FLOORS[folder]) for room in floor}
    upwards = {
        (room, other)
        for room, others in rooms_of(folder).items()
        for other in others
        if floor_of[other] >= floor_of[room]
    }
    assert upwards == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder or "package")
def test_no_two_rooms_import_each_other(folder: str) -> None:
    try:
        TopologicalSorter(rooms_of(folder)).prepare()
    except CycleError as knot:
        pytest.fail(" -> ".join(knot.args[1]))


def test_nobody_needs_what_is_for_research() -> None:
    """It has packages of its own, which not everybody installs: a command imports it when it is called."""
    importing = {short(path) for path in MODULES if "research" in rooms_imported(path) and own_room(path) != "research"}
    assert importing <= {"commands/dataset.py"}
    tree = ast.parse((PACKAGE / "commands/dataset.py").read_text(encoding="utf-8"))
    at_once = [node for node in tree.body if isinstance(node, ast.ImportFrom) and "research" in str(node.module)]
    assert at_once == []


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
