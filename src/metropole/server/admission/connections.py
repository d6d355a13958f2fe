"""Connections of this process: how many there may be, and how long each may wait without asking anything.

A connection waits until its request is whole, is answered then, and waits again; or it becomes a socket. Whoever waits
too long is shut out, and sooner where others want to come in: who has said nothing gives way to who may.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import NamedTuple, Protocol, Self

from metropole.server.limits import Limits
from metropole.server.metrics import Metrics
from metropole.server.security import household
from metropole.server.settings import Settings

REQUEST_WITHIN = 20.0  # seconds from when one could begin to ask until the whole request is there, its body as well
ANSWER_WITHIN = 120.0  # seconds until the answer is made and taken
GIVES_WAY_AFTER = 5.0  # seconds that an answer may take where others want to come in
OWN_DESCRIPTORS = 128  # for the database, the bus, thinkers and files, if there are so many
KEPT_FOR_HEALTH = 16  # connections above the most, on which only HEALTH is answered
HEALTH = ("/health", "/ready", "/metrics")
SOCKETS_SHARE = 7 / 8  # of the most that may be sockets, which stay for hours


class Link(Protocol):
    """What is known of a connection here: its transport."""

    def abort(self) -> None:
        """End it at once."""


class Room(NamedTuple):
    """How many connections there may be in all, and of one address."""

    most: int
    most_of_an_address: int

    @classmethod
    def within(cls, descriptors: int, limits: Limits) -> Self:
        """Where so many descriptors may be open."""
        most = descriptors - min(OWN_DESCRIPTORS, descriptors // 3) - KEPT_FOR_HEALTH
        return cls(most, min(limits.most("connections"), most // 4))


class Connections:
    """All connections of one process, by their transports."""

    def __init__(
        self, room: Room, settings: Settings, metrics: Metrics, clock: Callable[[], float] = monotonic
    ) -> None:
        self._room, self._metrics, self._clock = room, metrics, clock
        self._proxies = _networks(settings.proxies)
        self._held: dict[Link, str] = {}  # with the address
        self._of_address: Counter[str] = Counter()
        self._waiting: OrderedDict[Link, float] = OrderedDict()  # since when; the longest first
        self._answered: OrderedDict[Link, float] = OrderedDict()  # the same
        self._sockets: set[Link] = set()
        self._for_health: set[Link] = set()

    # What happens to one of them

    def admit(self, link: Link, host: str) -> None:
        """A new one. Where there is no room for it, it is ended; or somebody else's, who says nothing."""
        self.end_slow()
        address = household(host)
        if self._is_too_many(address, host):
            self._refuse(link, "address")
            return
        if len(self._held) >= self._room.most:
            self._make_room()
        if len(self._held) >= self._room.most + KEPT_FOR_HEALTH:
            self._refuse(link, "full")
            return
        if len(self._held) >= self._room.most:
            self._for_health.add(link)
        self._held[link] = address
        self._of_address[address] += 1
        self._waiting[link] = self._clock()
        self._metrics.connections.set(len(self._held))

    def answer(self, link: Link) -> None:
        """Its request is whole."""
        self._move(link, self._answered)

    def wait(self, link: Link) -> None:
        """Everything that it asked is answered: it may ask again."""
        self._move(link, self._waiting)

    def is_for_health(self, link: Link) -> bool:
        """Whether it came when all others had taken the room: then only HEALTH is answered on it."""
        return link in self._for_health

    def become_socket(self, link: Link) -> bool:
        """It wants to stay, as a socket: whether there is room for that."""
        if link not in self._held or link in self._for_health:
            return False
        if len(self._sockets) >= self._room.most * SOCKETS_SHARE:
            self._metrics.connections_ended.labels("full").inc()
            return False
        self._waiting.pop(link, None)
        self._answered.pop(link, None)
        self._sockets.add(link)
        return True

    def leave(self, link: Link) -> None:
        """It has ended; nothing is known of it any more."""
        address = self._held.pop(link, None)
        if address is None:
            return
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
        self._waiting.pop(link, None)
        self._answered.pop(link, None)
        self._sockets.discard(link)
        self._for_health.discard(link)
        self._metrics.connections.set(len(self._held))

    # What is done about them

    def end_slow(self) -> None:
        """End those that wait too long, or take too long over an answer."""
        for links, seconds in ((self._waiting, REQUEST_WITHIN), (self._answered, ANSWER_WITHIN)):
            while links and (link := next(iter(links))) and links[link] < self._clock() - seconds:
                self._end(link, "slow")

    def _make_room(self) -> None:
        """Who has waited longest gives way; or an answer that nobody takes."""
        if self._waiting:
            self._end(next(iter(self._waiting)), "gave_way")
        elif self._answered:
            longest, since = next(iter(self._answered.items()))
            if since < self._clock() - GIVES_WAY_AFTER:
                self._end(longest, "gave_way")

    def _is_too_many(self, address: str, host: str) -> bool:
        """A proxy brings everybody's connections: those it has to limit itself."""
        return self._of_address[address] >= self._room.most_of_an_address and not self._is_proxy(host)

    def _is_proxy(self, host: str) -> bool:
        try:
            where = ip_address(host)
        except ValueError:
            return not host  # a socket of this machine has no address
        return any(where in network for network in self._proxies if network.version == where.version)

    def _refuse(self, link: Link, reason: str) -> None:
        self._metrics.connections_ended.labels(reason).inc()
        link.abort()

    def _end(self, link: Link, reason: str) -> None:
        self.leave(link)
        self._refuse(link, reason)

    def _move(self, link: Link, to: dict[Link, float]) -> None:
        """Last in its line now; one that was ended meanwhile stays away."""
        if link in self._held and link not in self._sockets:
            self._waiting.pop(link, None)
            self._answered.pop(link, None)
            to[link] = self._clock()


def _networks(proxies: str) -> list[IPv4Network | IPv6Network]:
    """Those whose X-Forwarded-For is believed; a star is everybody, as for uvicorn."""
    words = [word.strip() for word in proxies.split(",") if word.strip()]
    found: list[IPv4Network | IPv6Network] = []
    for word in ("0.0.0.0/0", "::/0") if "*" in words else words:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:  # a name or a path, which uvicorn may know
            continue
    return found
