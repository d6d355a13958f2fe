"""Guests cost nothing: whatever is limited for a person is limited for the address as well that they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from metropole.server import app, limits
from metropole.server.limits import BY_ADDRESS, Limits, Rate
from metropole.server.refusals import TooMuch
from metropole.server.settings import Settings
from tests.server.apps import ORIGIN, visiting

OPEN = {"game": "metro", "players": 2, "seats": ["me", None]}


@pytest.fixture
def house(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose people may do more than their address may."""
    for name in limits.RATES:
        monkeypatch.setitem(limits.RATES, name, Rate(3, 0.001) if name.endswith(BY_ADDRESS) else Rate(1000, 1000))
    monkeypatch.setitem(limits.AT_ONCE, "sockets_by_address", 3)
    with visiting(app.make(Settings(database=migrated_sqlite), thinkers=0)) as client:
        yield client


def guest(house: TestClient, address: str) -> TestClient:
    """Somebody new, in a browser of their own."""
    browser = TestClient(house.app, ORIGIN, headers={"Origin": ORIGIN}, client=(address, 50000))
    browser.portal = house.portal
    browser.post("/api/guests", json={"name": "Ada"}).raise_for_status()
    return browser


def table_of(browser: TestClient) -> str:
    table: str = browser.post("/api/tables", json=OPEN).raise_for_status().json()["table"]["id"]
    return table


def test_many_guests_of_one_address_open_no_more_tables_than_it_may(house: TestClient) -> None:
    for _ in range(3):
        table_of(guest(house, "192.0.2.7"))
    refused = guest(house, "192.0.2.7").post("/api/tables", json=OPEN)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (429, "too_often")
    table_of(guest(house, "192.0.2.8"))


@pytest.mark.slow
def test_many_guests_of_one_address_have_no_more_sockets_than_it_may(house: TestClient) -> None:
    table = table_of(guest(house, "192.0.2.7"))
    looking = [at(guest(house, "192.0.2.7"), table) for _ in range(3)]
    for socket in looking:
        socket.__enter__()
    with pytest.raises(WebSocketDenialResponse) as refused, at(guest(house, "192.0.2.7"), table):
        pass
    assert refused.value.status_code == 429
    with at(guest(house, "192.0.2.8"), table):
        pass
    looking.pop().__exit__(None, None, None)
    with at(guest(house, "192.0.2.7"), table):
        pass
    for socket in looking:
        socket.__exit__(None, None, None)


def at(browser: TestClient, table: str) -> Any:
    return browser.websocket_connect(f"/api/tables/{table}/play")


def test_many_guests_of_one_address_say_no_more_than_it_may(house: TestClient) -> None:
    table = table_of(guest(house, "192.0.2.7"))
    said = [answer_to(text, guest(house, "192.0.2.7"), table) for text in ("one", "two", "three", "four")]
    assert said == ["one", "two", "three", "too_often"]
    assert answer_to("five", guest(house, "192.0.2.8"), table) == "five"


def answer_to(text: str, browser: TestClient, table: str) -> str:
    """What comes of saying something: it is heard, or refused."""
    with at(browser, table) as socket:
        socket.send_json({"type": "say", "id": "a", "text": text})
        while (told := socket.receive_json())["type"] != "refused" and told.get("text") != text:
            pass
        return str(told["reason"]["id"] if told["type"] == "refused" else told["text"])


def test_both_are_counted_and_both_refuse() -> None:
    counted = Limits()
    for number in range(int(limits.RATES["hints_by_address"].burst)):
        counted.check_both("hints", f"guest {number}", "192.0.2.7")
    with pytest.raises(TooMuch):
        counted.check_both("hints", "one more", "192.0.2.7")
    for _ in range(int(limits.RATES["hints"].burst)):
        counted.check_both("hints", "ada", "192.0.2.8")
    with pytest.raises(TooMuch):
        counted.check_both("hints", "ada", "192.0.2.9")


def test_whatever_is_counted_by_both_has_both_limits() -> None:
    both = [name.removesuffix(BY_ADDRESS) for name in (*limits.RATES, *limits.AT_ONCE) if name.endswith(BY_ADDRESS)]
    assert both
    for name in both:
        assert name in limits.RATES or name in limits.AT_ONCE
