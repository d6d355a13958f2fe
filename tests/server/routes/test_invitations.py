"""Coming to a table by its code: who is told one, and how often somebody may guess."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from metropole.server.limits import RATES
from tests.server.client import Browser
from tests.server.served import serving

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("codes")
    with serving(0, database=str(folder / "codes.db"), limits="1") as process:
        yield process.address


def browser(address: str, name: str, home: str) -> Browser:
    """Somebody who comes from an address of their own, as a proxy tells it."""
    came = Browser(address, name)
    came.http.headers["X-Forwarded-For"] = home
    return came


def test_whoever_sits_there_is_told_the_code_and_it_leads_there(address: str) -> None:
    ada, bob = (browser(address, name, "192.0.2.1") for name in ("Ada", "Bob"))
    table = ada.open_table("metro", "me", None, None)
    code = ada.post(f"/api/tables/{table}/code")["code"]
    assert bob.refused("POST", f"/api/tables/{table}/code") == (403, "not_at_this_table")
    assert bob.get(f"/api/codes/{code.lower()}")["table"] == table
    bob.sit(table, 1)
    assert bob.post(f"/api/tables/{table}/code") == {"code": code}
    assert code not in str(ada.get(f"/api/tables/{table}")), "a table's page does not tell it to those who look on"
    ada.post(f"/api/tables/{table}/close")
    assert ada.refused("POST", f"/api/tables/{table}/code") == (409, "code_before_the_game")
    assert bob.refused("GET", f"/api/codes/{code}") == (404, "no_such_code")


def test_nobody_finds_tables_by_trying(address: str) -> None:
    """Wrong codes count by address, right ones do not; what is refused tells nothing of what is there."""
    ada, bob = browser(address, "Ada", "192.0.2.2"), browser(address, "Bob", "192.0.2.3")
    table = ada.open_table("metro", "me", None)
    code = ada.post(f"/api/tables/{table}/code")["code"]
    for _ in range(20):
        assert ada.get(f"/api/codes/{code}")["table"] == table
    answers = [ada.refused("GET", "/api/codes/AAAA") for _ in range(int(RATES["wrong_codes"].burst) + 2)]
    assert answers[0] == (404, "no_such_code")
    assert answers[-1] == (429, "too_often")
    assert ada.refused("GET", f"/api/codes/{code}") == (429, "too_often"), "not even a right one"
    assert bob.get(f"/api/codes/{code}")["table"] == table, "others are not kept out"


@pytest.mark.parametrize("code", ["ABC", "ABCDE", "AB1D", "AB%20D", "ÀBCD"])
def test_what_can_be_no_code_is_not_understood(address: str, code: str) -> None:
    assert Browser(address).refused("GET", f"/api/codes/{code}")[0] == 422
