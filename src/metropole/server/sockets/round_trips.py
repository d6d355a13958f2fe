"""How long messages take to a client and back, as the server's own clock has it."""

from __future__ import annotations

REMEMBERED = 4  # pings that may be on their way, and round trips that were measured


class RoundTrips:
    """Those of one connection. The shortest of the last few counts: a pause somewhere does not make a long way."""

    __slots__ = ("_on_their_way", "_took")

    def __init__(self) -> None:
        self._on_their_way: tuple[int, ...] = ()  # when they were sent
        self._took: tuple[int, ...] = ()

    def sent(self, at: int) -> None:
        """A ping went out that says when."""
        self._on_their_way = (*self._on_their_way, at)[-REMEMBERED:]

    def came_back(self, sent_at: int, at: int) -> None:
        """A pong came. One that answers no ping, or one that was answered before, tells nothing."""
        if sent_at in self._on_their_way:
            self._on_their_way = tuple(one for one in self._on_their_way if one != sent_at)
            self._took = (*self._took, at - sent_at)[-REMEMBERED:]

    @property
    def shortest(self) -> int:
        """Milliseconds there and back; nought as long as nothing was measured."""
        return min(self._took, default=0)
