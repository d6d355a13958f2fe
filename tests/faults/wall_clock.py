"""The wall clock of a process of the server, which the tests can set as a time server or an operator would."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path

SECONDS = struct.Struct("d")


class WallClock:
    """Sets the clock of the process that follows a file: there stands how far it is off, mapped by both."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_bytes(SECONDS.pack(0.0))

    def set(self, seconds: float) -> None:
        """Let it be so far off the true time, also when the process is started again."""
        with self.file.open("r+b") as opened, mmap.mmap(opened.fileno(), SECONDS.size) as shared:
            SECONDS.pack_into(shared, 0, seconds)
