"""Processes that give way to those who serve people."""

from __future__ import annotations

import os

NICE = 10


def give_way() -> None:
    """From now on this process comes after the others; where a system knows no such thing, it does not."""
    if hasattr(os, "nice"):
        os.nice(NICE)
