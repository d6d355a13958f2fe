"""How long messages take is what the server has measured, never what a client says."""

from __future__ import annotations

from metropole.server.sockets.round_trips import REMEMBERED, RoundTrips


def test_a_round_trip_is_measured_by_one_clock() -> None:
    trips = RoundTrips()
    assert trips.shortest == 0
    trips.sent(1000)
    trips.came_back(1000, 1080)
    assert trips.shortest == 80


def test_a_pong_that_nobody_asked_for_tells_nothing() -> None:
    trips = RoundTrips()
    trips.sent(1000)
    for made_up in (0, 999, 1001, -5, 10**15):
        trips.came_back(made_up, 1500)
    assert trips.shortest == 0
    trips.came_back(1000, 1100)
    trips.came_back(1000, 1900)
    assert trips.shortest == 100, "each counts once"


def test_the_shortest_of_the_last_few_counts() -> None:
    trips = RoundTrips()
    for at, took in enumerate((40, 400, 90, 300, 200, 120), start=1):
        trips.sent(1000 * at)
        trips.came_back(1000 * at, 1000 * at + took)
    assert trips.shortest == 90
    for at in range(10, 10 + REMEMBERED):
        trips.sent(1000 * at)
        trips.came_back(1000 * at, 1000 * at + 250)
    assert trips.shortest == 250


def test_pings_that_are_never_answered_are_forgotten() -> None:
    trips = RoundTrips()
    for at in range(100):
        trips.sent(at)
    trips.came_back(0, 50_000)
    assert trips.shortest == 0
    trips.came_back(99, 50_000)
    assert trips.shortest == 49_901
