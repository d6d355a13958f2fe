"""Where engines run interpreted and Cython is not installed, something stands in for it; else it is never asked."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import metropole
from metropole import uncompiled

WITHOUT = """
import sys

class Absent:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in ("cython", "Cython") and metropole.uncompiled.StandIn in sys.meta_path[-1:]:
            return metropole.uncompiled.StandIn.find_spec(name)

import metropole.uncompiled
sys.meta_path.insert(0, Absent)
import cython
assert not hasattr(cython, "cfunc"), cython
from metropole.games import metropolys
from metropole.bots import make
import random
assert not metropolys.rules.COMPILED
state = metropolys.new_game(metropolys.deal(2, {}, random.Random(1)))
view = metropolys.view(state, state.turn)
print(make("search:4", metropolys).choose(view, random.Random(1)) in state.legal())
"""


def test_interpreted_engines_play_without_it(run_interpreted: Callable[..., str]) -> None:
    assert run_interpreted("-c", WITHOUT).strip() == "True"


def test_the_real_one_comes_first() -> None:
    asked = "import metropole, cython; print(cython.__file__)"
    assert "site-packages" in subprocess.check_output([sys.executable, "-c", asked], text=True)
    assert sys.meta_path.count(uncompiled.StandIn) == 1


def test_it_has_all_that_the_sources_ask_for() -> None:
    asked = set()
    for path in Path(metropole.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "cython":
                asked.add(node.attr)
    assert asked == {"compiled", "nogil"}
