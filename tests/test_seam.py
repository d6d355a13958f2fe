"""The seam between games and the rest: whatever names a game is in that game's room, or in the one table of them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import metropole
from metropole.games.own import OWN

PACKAGE = Path(metropole.__file__).parent
GAMES = tuple(OWN)
TABLE = "games/own.py"
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
SOME = ("learning",)  # where not every game has one
NAMING = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(GAMES)}|{'|'.join(map(str.capitalize, GAMES))})(?![a-z])")

# Elsewhere a game is named only here; how often, and why.
ALLOWED = {"commands/moves.py": (2, "a command that is Metro's own")}


def is_room(path: str) -> bool:
    """Whether a module is a game's own."""
    rooms = {f"{floor}/{game}" for floor in FLOORS + SOME for game in GAMES}
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


def test_a_game_is_named_in_its_rooms_and_one_table_alone() -> None:
    named_in = naming_modules(PACKAGE)
    assert named_in.pop(TABLE) >= len(GAMES)
    assert named_in == {place: count for place, (count, _) in ALLOWED.items()}


def test_the_table_holds_names_alone() -> None:
    """It stands below everything it names, and imports nothing of it."""
    _, future, table = ast.parse((PACKAGE / TABLE).read_text(encoding="utf-8")).body
    assert ast.unparse(future) == "from __future__ import annotations"
    assert isinstance(table, ast.Assign)
    assert ast.literal_eval(table.value) == OWN


def registries(package: Path) -> Counter[str]:
    """The part that each registry of the package is of; each must be plain to read."""
    found = Counter[str]()
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Registry":
                (part,) = node.args
                found[ast.literal_eval(part)] += 1
    return found


def test_every_part_of_the_table_has_its_registry() -> None:
    assert registries(PACKAGE) == dict.fromkeys({part for modules in OWN.values() for part in modules}, 1)


@pytest.mark.parametrize(("game", "module"), [(game, module) for game in GAMES for module in OWN[game].values()])
def test_a_game_brings_modules_of_its_own_rooms(game: str, module: str) -> None:
    path = module.removeprefix("metropole.").replace(".", "/")
    assert (PACKAGE / path).is_dir() or (PACKAGE / f"{path}.py").is_file()
    assert is_room(path)
    assert game in path.split("/")


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
