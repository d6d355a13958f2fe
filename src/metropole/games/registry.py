"""What a game brings to a part of the package, by the game's name: the project's own as `own.py` lists them, others' by
entry points, so that a package installed beside this one adds a game to every process without a change here.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from metropole.games.contract import NotUnderstood
from metropole.games.own import OWN

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


class Registry(Generic[T]):
    """Modules by the name of a game, each imported when it is first asked for."""

    def __init__(self, group: str) -> None:
        """`group` is the entry points' group, and what `own.py` calls the part."""
        self._group = group
        self._own = {game: modules[group] for game, modules in OWN.items() if group in modules}
        self._loaded: dict[str, T] = {}

    @property
    def own(self) -> tuple[str, ...]:
        """The names of the project's own, without a look at what else is there."""
        return tuple(self._own)

    def names(self) -> tuple[str, ...]:
        """All names: the project's own, then the others' in the order of the alphabet."""
        return (*self._own, *sorted(set(self._others()) - set(self._own)))

    def has(self, name: str) -> bool:
        """Whether there is something of this name."""
        return name in self._own or name in self._others()

    def load(self, name: object) -> T:
        """What the game of this name brings."""
        if not isinstance(name, str):
            raise self._unknown(name)
        if name not in self._loaded:
            self._loaded[name] = cast("T", self._imported(name))
        return self._loaded[name]

    def _imported(self, name: str) -> Any:
        if name in self._own:
            return import_module(self._own[name])
        if name in self._others():
            return self._others()[name].load()
        raise self._unknown(name)

    def _others(self) -> dict[str, EntryPoint]:
        return _found(self._group, tuple(sys.path))

    def _unknown(self, name: object) -> NotUnderstood:
        return NotUnderstood("unknown_game", game=str(name), known=self.names())


@cache
def _found(group: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The entry points of a group on this path; looked up once, for every installed package is opened."""
    from importlib.metadata import entry_points  # slow to import, and mostly not needed

    return {point.name: point for point in entry_points(group=group)}
