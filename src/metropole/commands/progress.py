"""How far something is that takes long, shown on standard error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

Item = TypeVar("Item")


def with_progress(items: Iterator[Item], count: int, done: int = 0) -> Iterator[Item]:
    """Pass items on, showing how many of `count` there are and how long the rest will take."""
    from rich.console import Console
    from rich.progress import track

    yield from track(items, total=count, completed=done, console=Console(stderr=True), description="")
