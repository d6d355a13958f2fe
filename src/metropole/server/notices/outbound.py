"""Requests to addresses that people gave us. They reach the public network only, never what stands beside us."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from metropole.games.contract import NotUnderstood
from metropole.server.notices.notice import MAY_LAST, Undelivered

if TYPE_CHECKING:
    import aiohttp  # loaded with the first request: not everybody installs it

TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address in the last four bytes


class Outbound:
    """Posts to https addresses of the public network; with `allow_private` to any address, and to http too."""

    def __init__(self, allow_private: bool = False) -> None:
        self._allow_private = allow_private
        self._session: aiohttp.ClientSession | None = None

    def check(self, address: str) -> None:
        """Refuse an address that would never be posted to; where its name leads is seen when it is."""
        try:
            parts = urlsplit(address)
            _ = parts.port
        except ValueError:
            raise NotUnderstood("address_not_understood") from None
        if parts.scheme != "https" and not (self._allow_private and parts.scheme == "http"):
            raise NotUnderstood("address_not_https")
        is_plain = address.isascii() and address.isprintable() and " " not in address
        if not is_plain or not parts.hostname or parts.username is not None or parts.password is not None:
            raise NotUnderstood("address_not_understood")
        if not self._allow_private and not _may_be_public(parts.hostname):
            raise NotUnderstood("address_not_public")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that was answered. Redirects are not followed; the answer itself is not read."""
        import aiohttp

        try:
            self.check(address)
            async with self._opened().post(address, data=body, headers=headers, allow_redirects=False) as response:
                return response.status
        except (aiohttp.ClientError, OSError, ValueError, NotUnderstood) as problem:
            raise Undelivered(type(problem).__name__) from None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    def _opened(self) -> aiohttp.ClientSession:
        import aiohttp

        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=self._socket, limit=20),
                timeout=aiohttp.ClientTimeout(total=MAY_LAST),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session

    def _socket(self, found: tuple[Any, ...]) -> socket.socket:
        """A socket for an address that a name led to: what is checked here is what is connected to."""
        family, kind, protocol, _, place = found
        if not self._allow_private and not is_public(place[0]):
            raise OSError("not a public address")
        return socket.socket(family, kind, protocol)


def is_public(host: str) -> bool:
    """Whether an IP address is one of the public network, also where it wraps an IPv4 address."""
    address = _unwrapped(ip_address(host))
    is_special = address.is_multicast or address.is_reserved or address.is_unspecified
    if isinstance(address, IPv6Address):
        is_special = is_special or address.is_site_local
    return address.is_global and not is_special


def _may_be_public(host: str) -> bool:
    """A name may, as far as can be said without asking where it leads."""
    try:
        return is_public(host)
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")


def _unwrapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    if isinstance(address, IPv4Address):
        return address
    translated = IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None
    return address.ipv4_mapped or address.sixtofour or translated or address
