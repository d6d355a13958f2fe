"""What the lessons of Metro teach, chapter by chapter."""

from __future__ import annotations

from importlib import resources

CHAPTERS = ("lines", "variants")


def read(chapter: str) -> str:
    """A chapter as it is written."""
    return (resources.files(__package__) / f"{chapter}.json").read_text(encoding="utf-8")
