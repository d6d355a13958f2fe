"""Connections: who waits too long goes, who is too many does not come in, and health is always asked after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from metropole.server.admission.connections import (
    ANSWER_WITHIN,
    GIVES_WAY_AFTER,
    KEPT_FOR_HEALTH,
    REQUEST_WITHIN,
    Connections,
    Room,
)
from metropole.server.limits import AT_ONCE, Limits
from metropole.server.metrics import Metrics
from metropole.server.settings import Settings


class FakeLink:
    """A transport that knows whether it was ended."""

    def __init__(self) -> None:
        self.is_ended = False

    def abort(self) -> None:
        self.is_ended = True


class House:
    """A list of connections with a clock of its own."""

    def __init__(self, most: int = 8, of_an_address: int = 100, **settings: str) -> None:
        self.at, self.metrics = 100.0, Metrics()
        self.list = Connections(Room(most, of_an_address), Settings(**settings), self.metrics, lambda: self.at)  # type: ignore[arg-type]

    def come(self, host: str = "192.0.2.1") -> FakeLink:
        link = FakeLink()
        self.list.admit(link, host)
        self.at += 0.001
        return link

    def asks(self, host: str = "192.0.2.1") -> FakeLink:
        """One whose request is whole."""
        link = self.come(host)
        self.list.answer(link)
        return link

    def socket(self, host: str = "192.0.2.1") -> FakeLink:
        link = self.come(host)
        assert self.list.become_socket(link)
        return link

    def ended(self, reason: str) -> float:
        return self.metrics.registry.get_sample_value("metropole_connections_ended_total", {"reason": reason}) or 0.0

    @property
    def count(self) -> float | None:
        return self.metrics.registry.get_sample_value("metropole_connections")


@contextmanager
def later(house: House, seconds: float) -> Iterator[None]:
    house.at += seconds
    house.list.end_slow()
    yield


def test_who_says_nothing_is_ended_in_time() -> None:
    house = House()
    silent, asking, socket = house.come(), house.asks(), house.socket()
    with later(house, REQUEST_WITHIN - 1):
        assert not silent.is_ended
    with later(house, 2):
        assert (silent.is_ended, asking.is_ended, socket.is_ended) == (True, False, False)
    with later(house, ANSWER_WITHIN):
        assert (asking.is_ended, socket.is_ended) == (True, False)
    with later(house, 1_000_000):
        assert not socket.is_ended
    assert (house.ended("slow"), house.count) == (2, 1)


def test_after_an_answer_the_time_begins_anew() -> None:
    house = House()
    link = house.asks()
    with later(house, REQUEST_WITHIN):
        house.list.wait(link)
    with later(house, REQUEST_WITHIN - 1):
        assert not link.is_ended
    with later(house, 2):
        assert link.is_ended


def test_dripping_bytes_win_no_time() -> None:
    """Nothing but a whole request, and its answer, begins the time anew."""
    house = House()
    link = house.come()
    for _ in range(int(REQUEST_WITHIN) + 1):
        with later(house, 1):
            pass
    assert link.is_ended


def test_who_waits_longest_gives_way_to_who_comes() -> None:
    house = House(most=4)
    socket, asking, first, second = house.socket(), house.asks(), house.come(), house.come()
    newcomer = house.come()
    assert [one.is_ended for one in (socket, asking, first, second, newcomer)] == [False, False, True, False, False]
    assert not house.list.is_for_health(newcomer)
    assert (house.ended("gave_way"), house.count) == (1, 4)


def test_an_answer_that_nobody_takes_gives_way_too() -> None:
    house = House(most=2)
    slow, asking = house.asks(), house.asks()
    with later(house, GIVES_WAY_AFTER):
        newcomer = house.come()
    assert (slow.is_ended, asking.is_ended, house.list.is_for_health(newcomer)) == (True, False, False)


def test_room_is_kept_for_health_when_all_the_rest_is_taken() -> None:
    house = House(most=8)
    taken = [house.asks() for _ in range(8)]
    silent = [house.come() for _ in range(KEPT_FOR_HEALTH)]
    assert [one.is_ended for one in silent].count(False) == 1, "also of these the silent ones give way"
    late = [house.asks() for _ in range(KEPT_FOR_HEALTH)]
    assert all(house.list.is_for_health(one) for one in late)
    assert not any(one.is_ended for one in (*taken, *late))
    assert not house.list.become_socket(late[0])
    assert house.come().is_ended
    assert house.ended("full") == 1


def test_sockets_leave_some_room() -> None:
    house = House(most=8)
    for _ in range(7):
        house.socket()
    link = house.come()
    assert not house.list.become_socket(link)
    assert house.ended("full") == 1


def test_an_address_has_so_many_and_a_proxy_any_number() -> None:
    house = House(most=100, of_an_address=3, proxies="192.0.2.9, 198.51.100.0/24")
    links = [house.come() for _ in range(4)]
    assert [link.is_ended for link in links] == [False, False, False, True]
    assert not house.come("192.0.2.2").is_ended
    assert not any(house.come(host).is_ended for host in ["192.0.2.9", "198.51.100.7"] * 5)
    house.list.leave(links[0])
    assert not house.come().is_ended
    assert house.ended("address") == 1


def test_of_ipv6_the_network_is_counted() -> None:
    house = House(most=100, of_an_address=1)
    assert not house.come("2001:db8::1").is_ended
    assert house.come("2001:db8::2").is_ended
    assert not house.come("2001:db8:0:1::1").is_ended


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1,*"])
def test_where_everybody_may_be_a_proxy_no_address_is_limited(proxies: str) -> None:
    house = House(most=100, of_an_address=1, proxies=proxies)
    assert not any(house.come(host).is_ended for host in ["192.0.2.1", "2001:db8::1", ""] * 2)


def test_nothing_is_kept_of_who_has_left() -> None:
    house = House(most=4)
    for _ in range(3):
        links = [house.come(), house.asks(), house.socket()]
        for link in links:
            house.list.leave(link)
            house.list.leave(link)
            house.list.wait(link)  # an answer may be made after its connection has gone
        assert house.count == 0
    assert [len(kept) for kept in vars(house.list).values() if hasattr(kept, "__len__")].count(0) == 6


def test_there_is_room_below_what_may_be_open() -> None:
    for descriptors in (256, 1024, 65_536):
        room = Room.within(descriptors, Limits())
        assert 0 < room.most_of_an_address < room.most
        assert room.most + KEPT_FOR_HEALTH < descriptors
    assert Room.within(65_536, Limits()).most_of_an_address == AT_ONCE["connections"]
