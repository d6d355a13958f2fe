"""What stands in for Cython where engines run interpreted and it is not installed: compiled ones need nothing of it.

Their sources ask it two things alone, whether they are compiled and how the interpreter's lock is given up.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

NAME = "cython"


class StandIn:
    """Finds the module where nobody else has it."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(NAME, StandIn) if name == NAME else None  # type: ignore[arg-type]  # it need not be a class

    @staticmethod
    def create_module(spec: ModuleSpec) -> ModuleType | None:
        return None

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        vars(module).update(compiled=False, nogil=nullcontext())


def offer() -> None:
    """From now on it is there, behind all others."""
    if StandIn not in sys.meta_path:
        sys.meta_path.append(StandIn)
