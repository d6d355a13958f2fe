"""The processes of this machine, as /proc has them."""

from __future__ import annotations

from pathlib import Path


def parents() -> dict[int, int]:
    """Every process of this machine, and who started it."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if fields[0] != "Z":
            found[int(status.parent.name)] = int(fields[1])
    return found


def descendants(of: int) -> set[int]:
    """All that a process has started, and they again."""
    parent_of = parents()
    found, new = set[int](), {of}
    while new:
        new = {pid for pid, parent in parent_of.items() if parent in new}
        found |= new
    return found
