"""What people have tried to be first with, and to lose nothing by: each as it was done, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from metropole.server.ratings.book import ENOUGH_WORTH, NEW
from metropole.server.ratings.weighing import AT_HOME, FADING, WHOLE
from metropole.server.storage.database import now
from metropole.server.storage.schema import results, seats
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from tests.server.grounds import all_rows
from tests.server.ratings.club import Club, club_on

SERIES = WHOLE + FADING / (1 - FADING)  # what no series is worth, however long it is
TWICE = 4 * 4  # moves after which each of four, by drawing and by placing, has moved twice


@pytest.fixture
def club(migrated_sqlite: str) -> Iterator[Club]:
    with club_on(migrated_sqlite) as found:
        yield found


@pytest.mark.slow
def test_tables_that_are_opened_and_left_give_nobody_a_rating(club: Club) -> None:
    """Accounts of one address open rated tables for each other, and nobody moves: 190 wins, of nineteen, were first."""
    people = [club.member() for _ in range(5)]
    for winner, loser in permutations(people, 2):
        answer = loser.leave(club.open([winner, loser]), 1)
        assert (answer["table"]["status"], answer["result"]["lost"]) == ("finished", [1])
    club.settle()
    assert club.ranking(2) == []
    assert [club.rating(person) for person in people] == [None] * 5


@pytest.mark.slow
def test_many_who_lose_from_one_address_are_one_opponent(club: Club) -> None:
    """Each moves as often as it takes and leaves: nobody is ranked, and all of it is worth no more than one series."""
    winner, *losers = (club.member() for _ in range(6))
    for _, loser in product(range(3), losers):
        table = club.open([winner, loser])
        club.play(table, 8)
        loser.leave(table, 1)
    club.settle()
    rating = club.rating(winner)
    assert rating is not None
    assert rating.is_provisional
    assert club.ranking(2) == []
    weights = [row.weight for row in club.do(all_rows, club.database, results) if row.who == winner.id]
    assert len(weights) == 15
    assert sum(weights) < AT_HOME * SERIES < ENOUGH_WORTH


@pytest.mark.parametrize("how", ["leaves", "deletes the account", "runs out of time"])
def test_whoever_abandons_bots_loses(club: Club, how: str) -> None:
    ada = club.member()
    table = club.open([ada], "novice", "casual", pace={"bank": 3_600_000})
    club.play(table, 12)
    while club.do(club.tables.look, table).turn:
        club.play(table, 1)
    if how == "leaves":
        ada.leave(table, 0)
    elif how == "deletes the account":
        ada.ask("DELETE", "/api/me")
    else:
        club.act(table, lambda table: acts.flag(table, ActRequest(now() + 4_000_000), ()))
    result = club.do(club.tables.look, table).result()
    assert (result["lost"], result["ranks"][0]) == ([0], 3)
    club.settle()
    rating = club.rating(ada)
    assert rating is not None
    assert (rating.skill.mu < NEW.mu, rating.skill.games, rating.wins) == (True, 1, 0)


def test_two_who_abandon_two_bots_both_lose(club: Club) -> None:
    ada, bob = club.member("192.0.2.1"), club.member("192.0.2.2")
    table = club.open([ada, bob], "novice", "casual")
    club.play(table, TWICE)
    ada.leave(table, 0)
    answer = bob.leave(table, 1)
    assert (answer["table"]["status"], answer["result"]["lost"]) == ("finished", [1, 0])
    assert answer["result"]["ranks"][:2] == [4, 3]
    club.settle()
    for person in (ada, bob):
        rating = club.rating(person)
        assert rating is not None
        assert rating.skill.mu < NEW.mu


@pytest.mark.slow
def test_rated_play_needs_an_account_and_a_drawn_set_up(club: Club) -> None:
    ada, guest = club.member(), club.member(is_guest=True)
    new = {"game": "metro", "players": 2, "seats": ["me", None], "is_rated": True}
    assert guest.refused("POST", "/api/tables", new) == (403, "rated_needs_account")
    assert ada.refused("POST", "/api/tables", {**new, "given": {"first": 0}}) == (409, "rated_is_drawn")
    table = ada.ask("POST", "/api/tables", new)["table"]["id"]
    seat = f"/api/tables/{table}/seats/1"
    assert guest.refused("PUT", seat, {}) == (403, "rated_needs_account")
    guest.ask("POST", "/api/me/account", {"name": guest.name, "password": "long enough"})
    guest.ask("PUT", seat, {})
    friendly = {**new, "is_rated": False, "given": {"first": 0}}
    assert club.member(is_guest=True).ask("POST", "/api/tables", friendly)["table"]["status"] == "open"


def test_an_address_is_known_at_its_table_alone_and_while_it_is_needed(club: Club) -> None:
    ada, bob, eve = club.member("192.0.2.1"), club.member("192.0.2.2"), club.member("192.0.2.1")

    def addresses(table: str) -> list[str | None]:
        return [row.address for row in club.do(all_rows, club.database, seats) if row.table_id == table]

    table, again = club.open([ada, bob, eve]), club.open([ada, bob, eve])
    here, there, home = addresses(table)
    assert here == home != there
    assert None not in (here, there)
    assert not {here, there} & {*addresses(again), *("192.0.2.1", "192.0.2.2")}
    assert addresses(club.open([ada, bob], is_rated=False)) == [None, None]
    for seat, person in enumerate((ada, bob)):
        person.leave(table, seat)
    club.settle()
    assert addresses(table) == [None] * 3
    waiting = {"game": "metro", "players": 2, "seats": ["me", None], "is_rated": True}
    table = ada.ask("POST", "/api/tables", waiting)["table"]["id"]
    assert addresses(table) != [None]
    ada.ask("POST", f"/api/tables/{table}/close")
    assert addresses(table) == [None]
