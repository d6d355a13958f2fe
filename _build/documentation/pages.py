"""What the parts of this room hand to the site: pages by their place in it, and where they stand in its contents."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


@dataclass(frozen=True, slots=True)
class Made:
    """Whole pages by their place in the site; parts, for `<!-- made: NAME -->` in a page that is written by hand; and
    for `made: NAME` in mkdocs.yml the part of the contents that it stands for.
    """

    files: dict[str, str] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)
    contents: dict[str, list[Any]] = field(default_factory=dict)


def cell(text: str) -> str:
    """Text as it may stand in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table, or nothing where it would be empty."""
    if not rows:
        return ""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def unsearched(text: str) -> str:
    """A page that a search does not look into."""
    return f"---\nsearch:\n  exclude: true\n---\n{text}"
