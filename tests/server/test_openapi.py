"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NPM = [sys.executable, str(ROOT / "_build" / "npm.py")]


@pytest.mark.slow
def test_the_generated_types_are_up_to_date(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "metropole.server.openapi"]
    document = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (tmp_path / "openapi.json").write_text(document, encoding="utf-8")
    made = tmp_path / "wire.ts"
    generate = ["exec", "--offline", "--", "openapi-typescript", str(tmp_path / "openapi.json"), "--output", str(made)]
    subprocess.run([*NPM, *generate], check=True, capture_output=True)
    assert made.read_text(encoding="utf-8") == (ROOT / "web/src/wire.ts").read_text(encoding="utf-8"), (
        "run make wire: the server's messages have changed"
    )
