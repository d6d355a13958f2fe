"""The wall clock of this process, once it follows a WallClock. Clocks that only go forward are not touched.

To be imported before all others, where servers are forked from: whoever imports `time` afterwards has this one.
"""

from __future__ import annotations

import mmap
import time

from tests.faults.wall_clock import SECONDS

_true_time = time.time
_followed: mmap.mmap | None = None


def _time() -> float:
    return _true_time() + (float(SECONDS.unpack_from(_followed)[0]) if _followed is not None else 0.0)


def follow(file: str) -> None:
    """Be as far off as the file says."""
    global _followed
    with open(file, "rb") as opened:
        _followed = mmap.mmap(opened.fileno(), SECONDS.size, access=mmap.ACCESS_READ)


time.time = _time
