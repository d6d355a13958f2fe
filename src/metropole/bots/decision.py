"""What a bot decides, and how hard it was: somebody who waits for it may want to see that it was considered."""

from __future__ import annotations

from typing import NamedTuple

MANY = 20  # other actions: so many make a choice as hard as any more of them
AT_LEAST = 0.4  # of the hardness is there with two actions already, if they are close


class Decision(NamedTuple):
    """The chosen action. `hardness`: 0 where nothing else came near it, 1 where many others are as good."""

    code: int
    hardness: float
    is_forced: bool = False  # there was no other action


def decided(code: int, options: int, closeness: float) -> Decision:
    """A choice among so many actions, of which the second was as close to the first as `closeness` says, 0 to 1."""
    if options < 2:
        return Decision(code, 0.0, is_forced=True)
    breadth = min(1.0, (options - 1) / MANY)
    return Decision(code, closeness * (AT_LEAST + (1 - AT_LEAST) * breadth))
