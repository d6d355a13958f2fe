"""Evenings over HTTP: in no answer to anybody stands a card that they may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from metropole.games.metropolys import board
from metropole.server import app
from metropole.server.settings import Settings
from tests.server.apps import serving
from tests.server.client import Browser

CARDS = {"bridges", "statues", "lakes", "districts", "chains", "borders", *board.TYPES}


class Phone(Browser):
    """A browser that keeps every answer it was given."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.heard: list[str] = []
        self.http.event_hooks["response"].append(self._keep)

    def _keep(self, response: httpx2.Response) -> None:
        self.heard.append(response.read().decode())

    @property
    def cards_heard(self) -> set[str]:
        return {card for card in CARDS for text in self.heard if f'"{card}"' in text}


@pytest.fixture
def server(migrated_sqlite: str) -> Iterator[str]:
    mine = Settings(database=migrated_sqlite, limits="100000")
    with serving(app.make(mine, thinkers=0), mine) as address:
        yield address


def opened(phone: Phone, players: int = 3) -> dict[str, Any]:
    new = {"game": "metropolys", "players": players, "options": {"version": "expert"}, "names": ["Ann", "Ben", "Cleo"]}
    evening: dict[str, Any] = phone.post("/api/evenings", new)
    return evening


def own(phone: Phone, id: str) -> set[str]:
    return set(phone.get(f"/api/evenings/{id}/cards")["cards"].values())


def test_an_evening_of_three_phones(server: str) -> None:
    ann, ben, cleo = (Phone(server, name) for name in ("Ann", "Ben", "Cleo"))
    evening = opened(ann)
    id, code = evening["id"], evening["code"]
    for seat, phone in enumerate((ann, ben, cleo)):
        assert phone.get(f"/api/evenings/codes/{code}") == {"evening": id}
        shown = phone.ask("PUT", f"/api/evenings/{id}/seats/{seat}", {})
        assert (shown["seat"], shown["is_opener"]) == (seat, phone is ann)
    hands = [own(phone, id) for phone in (ann, ben, cleo)]
    assert all(len(hand) == 2 for hand in hands)
    for phone in (ann, ben, cleo):
        phone.get(f"/api/evenings/{id}")
        phone.get("/api/evenings")
        phone.get("/api/me/export")
        phone.refused("PUT", f"/api/evenings/{id}/seats/{1 if phone is ann else 0}", {})
    assert [phone.cards_heard for phone in (ann, ben, cleo)] == hands
    for phone in (ann, ben, cleo):
        phone.ask("PUT", f"/api/evenings/{id}/agreement", {"deal": 1, "agrees": True})
    shown = ben.get(f"/api/evenings/{id}")
    assert {card for cards in shown["cards"].values() for card in cards} == set.union(*hands)
    assert [set(pair) for pair in zip(*shown["cards"].values(), strict=True)] == hands


def test_joining_in_vain_is_answered_in_clear_words(server: str) -> None:
    ann, ben, cleo = (Phone(server, name) for name in ("Ann", "Ben", "Cleo"))
    evening = opened(ann, players=2)
    id, code = evening["id"], evening["code"]
    for seat, phone in enumerate((ann, ben)):
        phone.ask("PUT", f"/api/evenings/{id}/seats/{seat}", {"name": f"{phone is ann}"})
    assert cleo.refused("PUT", f"/api/evenings/{id}/seats/1", {}) == (409, "evening_seat_taken")
    assert cleo.refused("GET", f"/api/evenings/{id}/cards") == (403, "evening_no_seat")
    assert cleo.refused("DELETE", f"/api/evenings/{id}/seats/0") == (403, "evening_not_yours")
    ann.ask("DELETE", f"/api/evenings/{id}")
    assert cleo.refused("PUT", f"/api/evenings/{id}/seats/1", {}) == (409, "evening_over")
    assert cleo.refused("GET", f"/api/evenings/codes/{code}") == (404, "evening_no_such_code")
    assert cleo.refused("GET", "/api/evenings/nothing") == (404, "evening_gone")
    assert cleo.refused("POST", "/api/evenings", {"game": "metro", "players": 2}) == (409, "evening_no_cards")
    assert ben.cards_heard == cleo.cards_heard == set()
    assert json.loads(ben.heard[-1])["is_over"] is False
    assert ben.get(f"/api/evenings/{id}")["is_over"] is True


def test_the_code_of_an_evening_is_found_where_those_of_tables_are(server: str) -> None:
    ann = Phone(server, "Ann")
    code = opened(ann)["code"]
    table = ann.open_table("metro", "me", None)
    of_table = ann.post(f"/api/tables/{table}/code")["code"]
    assert ann.get(f"/api/codes/{code}") == {"table": None, "is_evening": True}
    assert ann.get(f"/api/codes/{of_table}") == {"table": table, "is_evening": False}
    unused = next(one for one in ("BBBB", "FFFF", "GGGG") if one not in (code, of_table))
    assert ann.refused("GET", f"/api/codes/{unused}") == (404, "no_such_code")


def test_nobody_finds_evenings_by_trying(migrated_sqlite: str) -> None:
    mine = Settings(database=migrated_sqlite)
    with serving(app.make(mine, thinkers=0), mine) as address:
        phone = Phone(address, "Ann")
        asked = [phone.refused("GET", f"/api/evenings/codes/BB{letters}")[0] for letters in ("BB", "BF", "BG") * 4]
        assert asked[-1] == 429
        assert set(asked) == {404, 429}
