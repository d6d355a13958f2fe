"""What the lessons of Metropolys teach, chapter by chapter."""

from __future__ import annotations

from importlib import resources

CHAPTERS = ("family", "expert", "expansion")


def read(chapter: str) -> str:
    """A chapter as it is written."""
    return (resources.files(__package__) / f"{chapter}.json").read_text(encoding="utf-8")
