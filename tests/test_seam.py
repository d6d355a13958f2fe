"""The seam between games and the rest: whatever names a game is in that game's room, or in one of a few places."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import metropole

PACKAGE = Path(metropole.__file__).parent
GAMES = ("metropolys", "metro")
# Those on which a game has a room: a folder, or one module.
FLOORS = (
    "games",
    "bots",
    "server/broadcast",
    "server/previews",
    "server/scorer",
    "terminal",
    "commands/forms",
    "lessons",
    "puzzles",
    "research",
)
NAMING = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(GAMES)}|{'|'.join(map(str.capitalize, GAMES))})(?![a-z])")

# Elsewhere a game is named only here; how often, and why.
ALLOWED = {
    "games/__init__.py": (4, "the registry's own mapping: names, and the modules of the rules"),
    "games/boxes.py": (4, "the registry's own mapping: names, and the modules that set up boxes"),
    "games/rulebook.py": (4, "the registry's own mapping: names, and the modules of the rules to read"),
    "bots/__init__.py": (4, "the registry's own mapping: names, and the modules of what bots know"),
    "server/broadcast/presenter.py": (
        4,
        "the registry's own mapping: names, and the modules of what is shown",
    ),
    "server/previews/poster.py": (4, "the registry's own mapping: names, and the modules of the posters"),
    "lessons/__init__.py": (4, "the registry's own mapping: names, and the modules of what is taught"),
    "puzzles/themes.py": (4, "the registry's own mapping: names, and the modules of what puzzles are about"),
    "research/contract.py": (4, "the registry's own mapping: names, and the rooms of research"),
    "server/scorer/counting.py": (4, "the registry's own mapping: names, and the modules that count real tables"),
    "terminal/contract.py": (4, "the registry's own mapping: names, and the rooms of the terminal"),
    "commands/forms/__init__.py": (4, "the registry's own mapping: names, and the forms of answers"),
    "commands/moves.py": (2, "a command that is Metro's own"),
}


def is_room(path: str) -> bool:
    """Whether a module is a game's own."""
    rooms = {f"{floor}/{game}" for floor in FLOORS for game in GAMES}
    return path.removesuffix(".py") in rooms or any(path.startswith(f"{room}/") for room in rooms)


def named(source: str) -> Iterator[str]:
    """Every name and text of a module in which a game is named; what is written for its readers does not count."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            for text in _texts(node):
                yield from NAMING.findall(text)


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield node.value if isinstance(node.value, str) else ""
        return
    for field in ("id", "attr", "name", "asname", "module", "arg"):
        if isinstance(value := getattr(node, field, None), str):
            yield value


def naming_modules(package: Path) -> dict[str, int]:
    """How often each module that is no game's own names a game."""
    found = Counter[str]()
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).as_posix()
        if not is_room(place):
            found[place] += sum(1 for _ in named(path.read_text(encoding="utf-8")))
    return {place: count for place, count in found.items() if count}


def test_a_game_is_named_in_its_rooms_alone() -> None:
    assert naming_modules(PACKAGE) == {place: count for place, (count, _) in ALLOWED.items()}


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('if game == "metro": pass', 1),
        ("from metropole.games.metropolys import board", 1),
        ("from metropole.games import metro as one", 1),
        ("class MetroThing: pass", 1),
        ("def _metro_options(): return options.metro", 2),
        ('x = f"metro-seat-{seat}"', 1),
        ('"""Of Metro."""\ndef f():\n    "Of Metropolys."', 0),
        ('import metropole\nx = "metropole metronome"', 0),
    ],
)
def test_what_names_a_game(source: str, count: int) -> None:
    assert len(list(named(source))) == count


def test_every_game_has_its_rooms() -> None:
    own = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")]
    for floor in FLOORS:
        for game in GAMES:
            assert [path for path in own if path.startswith((f"{floor}/{game}/", f"{floor}/{game}.py"))]
