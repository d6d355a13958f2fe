"""Files that commands write to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TextIO

from metropole.games.contract import NotLegal


@contextmanager
def opened(file: str) -> Iterator[TextIO]:
    """A file to write to, or standard output for `-`; what cannot be written is refused."""
    with (
        refused_writing(file),
        nullcontext(sys.stdout) if file == "-" else Path(file).open("w", encoding="utf-8") as target,
    ):
        yield target


@contextmanager
def refused_writing(file: str | Path) -> Iterator[None]:
    """Turn what the disk refuses into its reason."""
    try:
        yield
    except OSError as error:
        raise NotLegal("cannot_write", file=str(file), problem=error.strerror or str(error)) from None
