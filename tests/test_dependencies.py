"""What the package imports is what pyproject.toml declares, and nothing is declared in vain."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import metropole
from metropole import uncompiled
from metropole.extras import MODULES

PACKAGE = Path(metropole.__file__).parent
PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = re.compile(r"[\w.-]+")
# What may be absent, and the only places that may ask for it.
EXTRA_OF = {
    "learning/": "learning",
    "arena/plots.py": "arena",
    "arena/cluster.py": "cluster",
    "server/notices/": "notices",
    "server/previews/render.py": "films",
    "server/redis_bus.py": "redis",
    "research/": "research",
    "research/openspiel.py": "bench",
    "research/parquet.py": "parquet",
}
# What others load by its name, so that no line of ours imports it.
LOADED_BY_NAME = {"asyncpg", "httptools", "uvloop"}
ONLY_WHEN_USED = ("films", "notices")  # their modules are loaded by everybody's server, and must not ask for them then
STOOD_IN_FOR = uncompiled.NAME  # it builds the engines; where it is not installed later on, metropole.uncompiled does


def plain(name: str) -> str:
    """A distribution's name as the index compares them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(extra: str | None = None) -> set[str]:
    """The distributions that are always installed, or those of an extra."""
    wanted = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return {plain(found.group()) for one in wanted if (found := NAME.match(one))}


def outside(path: Path) -> set[str]:
    """The packages of others that a module imports, wherever in it."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return {name.partition(".")[0] for name in found} - {"metropole", STOOD_IN_FOR, *sys.stdlib_module_names}


def may_import(module: str) -> set[str]:
    """What a module may count on: what is always there, and the extra of its place."""
    extras = [extra for place, extra in EXTRA_OF.items() if module.startswith(place)]
    return declared().union(*map(declared, extras))


def imported() -> Iterator[tuple[str, str, set[str]]]:
    """Every module, a package of others that it imports, and the distributions that bring it."""
    brought_by = packages_distributions()
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in sorted(outside(path)):
            yield path.relative_to(PACKAGE).as_posix(), name, set(map(plain, brought_by.get(name, [name])))


@pytest.mark.slow
def test_everything_imported_is_declared() -> None:
    missing = [(module, name) for module, name, brought_by in imported() if not brought_by & may_import(module)]
    assert missing == [], "declare it in pyproject.toml, with its version and its reason"


def test_everything_declared_is_imported_or_loaded_by_name() -> None:
    found = set[str]().union(*(brought_by for _, _, brought_by in imported()))
    extras = set[str]().union(*(declared(extra) for extra in {*EXTRA_OF.values(), "fast"}))
    assert declared() | extras <= found | LOADED_BY_NAME
    assert not LOADED_BY_NAME & found


def test_a_server_loads_nothing_of_extras_before_it_is_used() -> None:
    modules = sorted({module for extra in ONLY_WHEN_USED for module in MODULES[extra]})
    given = f"import sys, metropole.server.running; print([one for one in {modules} if one in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", given], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "[]"


def test_what_a_server_asks_for_is_all_of_the_extra() -> None:
    brought_by = packages_distributions()
    for extra in ONLY_WHEN_USED:
        assert {plain(name) for module in MODULES[extra] for name in brought_by[module]} == declared(extra), extra
