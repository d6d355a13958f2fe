"""Addresses that people give lead to the public network, or nowhere."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from metropole.games.contract import NotUnderstood
from metropole.server.notices.notice import Undelivered
from metropole.server.notices.outbound import Outbound, is_public
from tests.server.receivers import receiving

pytestmark = pytest.mark.anyio

BESIDE_US = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
]


@pytest.fixture
async def outbound() -> AsyncIterator[Outbound]:
    found = Outbound()
    yield found
    await found.close()


def lead(monkeypatch: pytest.MonkeyPatch, host: str, *places: str) -> None:
    """Let a name lead to these addresses."""
    ask = socket.getaddrinfo

    def asked(name: Any, port: Any, *more: Any, **named: Any) -> Any:
        if name != host:
            return ask(name, port, *more, **named)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in places]

    monkeypatch.setattr(socket, "getaddrinfo", asked)


@pytest.mark.parametrize("host", BESIDE_US)
def test_addresses_beside_us_are_not_public(host: str) -> None:
    assert not is_public(host)
    with pytest.raises(NotUnderstood, match="address_not_public"):
        Outbound().check(f"https://[{host}]/" if ":" in host else f"https://{host}/")


@pytest.mark.parametrize("host", ["9.9.9.9", "2620:fe::fe", "64:ff9b::909:909", "::ffff:9.9.9.9"])
def test_public_addresses_are_public(host: str) -> None:
    assert is_public(host)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://push.example/x", "address_not_https"),
        ("ftp://push.example/x", "address_not_https"),
        ("file:///etc/passwd", "address_not_https"),
        ("push.example", "address_not_https"),
        ("https://localhost/", "address_not_public"),
        ("https://a.localhost/", "address_not_public"),
        ("https:///x", "address_not_understood"),
        ("https://user:word@push.example/", "address_not_understood"),
        ("https://push.example:99999/", "address_not_understood"),
        ("https://[::1/", "address_not_understood"),
        ("https://push.example/\0", "address_not_understood"),
        ("https://push.example\n.org/", "address_not_understood"),
        ("https://push.example/a b", "address_not_understood"),
    ],
)
def test_what_cannot_be_posted_to_is_refused_at_once(address: str, reason: str) -> None:
    with pytest.raises(NotUnderstood, match=reason):
        Outbound().check(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254", "2130706433", "127.1", "0x7f.1"])
async def test_nothing_is_posted_beside_us(outbound: Outbound, host: str) -> None:
    with pytest.raises(Undelivered):
        await outbound.post(f"https://{host}:1/", b"", {})


async def test_where_a_name_leads_is_what_counts(outbound: Outbound, monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []
    monkeypatch.setattr(socket.socket, "connect", lambda _, place: connected.append(place))
    lead(monkeypatch, "harmless.example", "127.0.0.1", "10.0.0.1")
    with pytest.raises(Undelivered):
        await outbound.post("https://harmless.example:1/", b"", {})
    assert connected == []


async def test_a_name_that_leads_beside_us_reaches_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as receiver:
        lead(monkeypatch, "harmless.example", "127.0.0.1")
        address = receiver.address.replace("127.0.0.1", "harmless.example")
        guarded, open_to_all = Outbound(), Outbound(allow_private=True)
        monkeypatch.setattr(guarded, "check", lambda _: None)  # so that only the socket is guarded
        with pytest.raises(Undelivered, match="ClientConnectorError"):
            await guarded.post(address, b"", {})
        assert receiver.posts == []
        assert await open_to_all.post(address, b"", {}) == 201
        await guarded.close()
        await open_to_all.close()


async def test_redirects_are_not_followed() -> None:
    async with receiving() as receiver:
        receiver.status, receiver.location = 307, f"{receiver.address}/elsewhere"
        outbound = Outbound(allow_private=True)
        assert await outbound.post(f"{receiver.address}/here", b"", {}) == 307
        await outbound.close()
        assert [post.path for post in receiver.posts] == ["/here"]
