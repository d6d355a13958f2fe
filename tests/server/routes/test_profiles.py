"""The pages of people as they are asked for: who sees what of whom, and that nothing else is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from metropole.server import limits
from metropole.server.limits import Rate
from tests.server.ratings.club import Club, Member, club_on

PUBLIC = {"id", "name", "is_guest", "since"}


@pytest.fixture
def club(migrated_sqlite: str) -> Iterator[Club]:
    with club_on(migrated_sqlite) as found:
        yield found


def games(viewer: Member, who: Member) -> list[str]:
    page = viewer.ask("GET", f"/api/people/{who.id}/games")
    assert page["next"] is None
    return [one["table"] for one in page["games"]]


def over(club: Club, ada: Member, bob: Member, *, is_public: bool) -> str:
    """A game of two that is over, because the second left it."""
    table = club.open([ada, bob], is_public=is_public)
    club.play(table, 8)
    bob.leave(table, 1)
    club.settle()
    return table


def test_who_sees_which_games(club: Club) -> None:
    ada, bob, eve, guest = (club.member(is_guest=is_guest) for is_guest in (False, False, False, True))
    public, by_link = over(club, ada, bob, is_public=True), over(club, ada, bob, is_public=False)
    club.play(club.open([ada, bob], is_public=True), 4)
    club.settle()
    for viewer in (ada, bob):
        assert games(viewer, ada) == games(viewer, bob) == [by_link, public]
    for viewer in (eve, guest):
        assert games(viewer, ada) == games(viewer, bob) == [public]
        assert games(viewer, eve) == []


def test_nothing_is_told_of_anybody_but_name_and_month(club: Club) -> None:
    ada, eve = club.member(), club.member(is_guest=True)
    ada.ask("PATCH", "/api/me", {"preferences": {"language": "fr"}})
    ada.ask("PUT", f"/api/me/mutes/{eve.id}")
    for viewer in (ada, eve):
        told = viewer.ask("GET", f"/api/people/{ada.id}")
        assert set(told) == PUBLIC
        assert (told["name"], told["is_guest"]) == (ada.name, False)
    assert eve.ask("GET", f"/api/people/{eve.id}")["is_guest"] is True


def test_whoever_has_deleted_their_account_has_no_page(club: Club) -> None:
    """As if there had never been anybody; in the games of others they are without a name."""
    ada, bob = club.member(), club.member()
    table = over(club, ada, bob, is_public=True)
    bob.ask("DELETE", "/api/me")
    for who in (bob.id, "nobody"):
        for path in ("", "/games", "/ratings"):
            assert ada.refused("GET", f"/api/people/{who}{path}") == (404, "no_such_person")
    [one] = ada.ask("GET", f"/api/people/{ada.id}/games")["games"]
    assert (one["table"], [seat["name"] for seat in one["seats"]]) == (table, [ada.name, None])


def test_these_pages_can_be_asked_for_so_often(migrated_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "people", Rate(0.00004, 1e-9))  # the club has limits that are raised
    with club_on(migrated_sqlite) as club:
        ada = club.member()
        paths = ["", "/games", "/ratings"]
        asked = [f"/api/people/{ada.id}{path}" for path in paths] + ["/api/ratings?game=metro&players=2"]
        for path in asked:
            ada.ask("GET", path)
        for path in asked:
            assert ada.refused("GET", path) == (429, "too_often")
