"""What ids look like is said once."""

from __future__ import annotations

import re
from pathlib import Path

import metropole
from metropole.puzzles import shipped
from metropole.server.ids import ID_FORM, new_premove_id, new_table_id, new_user_id

PACKAGE = Path(metropole.__file__).parent
LETTERS = "[A-Za-z0-9_-]"


def test_no_other_module_spells_the_letters_of_ids() -> None:
    spelled = [path for path in PACKAGE.rglob("*.py") if LETTERS in path.read_text(encoding="utf-8")]
    assert [path.relative_to(PACKAGE).as_posix() for path in spelled] == ["server/ids.py"]


def test_ids_of_all_kinds_have_the_form() -> None:
    puzzles = [puzzle.id for game in ("metro", "metropolys") for puzzle in shipped(game)]
    for id in (new_table_id(), new_premove_id(), new_user_id(), *puzzles):
        assert re.fullmatch(ID_FORM, id)
