"""Accounts: guests, sign-up, sign-in, sessions and their end, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, select

from metropole.games.contract import NotLegal
from metropole.server.people.accounts import Accounts
from metropole.server.people.devices import Caller
from metropole.server.people.sessions import DAY, LIFETIME, REMEMBERED, Person, hash_of
from metropole.server.refusals import NotAllowed, NotSignedIn
from metropole.server.storage.database import Database
from metropole.server.storage.schema import chat, mutes, push_subscriptions, sessions, tables, users
from tests.server.apps import cheap_passwords

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
HERE = Caller("192.0.2.1")
# Capitals, wide letters, Greek and Cyrillic ones, one of mathematics, and a sign behind that shows nothing.
LIKE_ADA = ["ada", "ＡDA", "Αda", "Аdа", "𝓐da", "Ada\ufe0f"]


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(database: Database, clock: Clock) -> Accounts:
    return Accounts(database, cheap_passwords(), clock=clock)


async def rows(database: Database, table: Any) -> list[Any]:
    async with database.reading() as connection:
        return list((await connection.execute(select(table))).all())


async def with_account(accounts: Accounts, name: str = "Ada") -> tuple[Person, str]:
    guest, _ = await accounts.welcome(name)
    signed_in = await accounts.sign_up(guest, name, PASSWORD, HERE)
    return signed_in.person, signed_in.token


async def test_a_guest_is_known_by_a_token_that_is_not_kept(accounts: Accounts, database: Database) -> None:
    person, token = await accounts.welcome(" Ada ")
    assert person == Person(person.id, "Ada", is_guest=True)
    assert await accounts.person_of(token) == person
    assert await accounts.person_of(token + "x") is None
    assert await accounts.person_of(None) is None
    assert [row.token_hash for row in await rows(database, sessions)] == [hash_of(token)]
    assert token not in str([await rows(database, table) for table in (users, sessions)])


async def test_a_guest_becomes_an_account_and_stays_the_same(accounts: Accounts, database: Database) -> None:
    guest, _ = await accounts.welcome("Guest")
    person, token, _ = await accounts.sign_up(guest, "Ada", PASSWORD, HERE)
    assert person == Person(guest.id, "Ada", is_guest=False)
    assert await accounts.person_of(token) == person
    row = (await rows(database, users))[0]
    assert row.password.startswith("$argon2id$")
    assert PASSWORD not in str(row)


async def test_nobody_becomes_an_account_twice(accounts: Accounts) -> None:
    guest, _ = await accounts.welcome("Guest")
    person = (await accounts.sign_up(guest, "Ada", PASSWORD, HERE)).person
    for late in (guest, person):
        with pytest.raises(NotAllowed, match="already_an_account"):
            await accounts.sign_up(late, "Eve", PASSWORD, HERE)


async def test_names_of_accounts_are_unique_those_of_guests_are_not(accounts: Accounts) -> None:
    guest, _ = await accounts.welcome("Ada")
    await with_account(accounts, "Ada")
    for name in LIKE_ADA:
        with pytest.raises(NotLegal, match="name_taken"):
            await accounts.sign_up(guest, name, PASSWORD, HERE)
    other = (await accounts.sign_up(guest, "Bea", PASSWORD, HERE)).person
    for name in LIKE_ADA:
        with pytest.raises(NotLegal, match="name_taken"):
            await accounts.rename(other, name)
    assert (await accounts.rename(other, "BEA")).name == "BEA", "their own name, written otherwise"


@pytest.mark.parametrize("name", LIKE_ADA)
async def test_no_guest_bears_the_name_of_an_account_or_one_like_it(accounts: Accounts, name: str) -> None:
    """Before, everybody could come in as Ada, or with letters that look like hers."""
    guest, _ = await accounts.welcome("Guest")
    await with_account(accounts, "Ada")
    for attempt in (accounts.welcome(name), accounts.rename(guest, name)):
        with pytest.raises(NotLegal, match="name_taken") as refusal:
            await attempt
    suggestion = str(refusal.value.reason.details["suggestion"])
    assert (await accounts.rename(guest, suggestion)).name == suggestion


async def test_what_is_suggested_is_free(accounts: Accounts) -> None:
    for name in ("Ada", "Ada 2", "ada З"):  # a Cyrillic letter that looks like 3
        await with_account(accounts, name)
    with pytest.raises(NotLegal) as refusal:
        await accounts.welcome("Ada")
    assert refusal.value.reason.details == {"name": "Ada", "suggestion": "Ada 4"}


async def test_a_guest_who_had_the_name_first_keeps_it(accounts: Accounts) -> None:
    guest, token = await accounts.welcome("Ada")
    await with_account(accounts, "Ada")
    assert await accounts.person_of(token) == guest


async def test_whoever_knew_the_guests_token_is_not_let_in_to_the_account(accounts: Accounts) -> None:
    """Before, the account went on with the token that somebody else may have put into the browser."""
    guest, planted = await accounts.welcome("Guest")
    assert await accounts.person_of(planted) == guest
    signed_in = await accounts.sign_up(guest, "Ada", PASSWORD, HERE)
    assert await accounts.person_of(planted) is None
    assert await accounts.person_of(signed_in.token) == signed_in.person


async def test_whoever_is_renamed_signs_in_with_the_new_name(accounts: Accounts) -> None:
    person, token = await with_account(accounts)
    renamed = await accounts.rename(person, "Countess")
    assert await accounts.person_of(token) == renamed
    assert (await accounts.sign_in("COUNTESS", PASSWORD, HERE))[0] == renamed
    with pytest.raises(NotSignedIn):
        await accounts.sign_in("Ada", PASSWORD, HERE)


async def test_sign_in_from_another_device(accounts: Accounts) -> None:
    person, first = await with_account(accounts)
    again, second, _ = await accounts.sign_in("ada", PASSWORD, HERE)
    assert again == person
    assert first != second
    await accounts.sessions.close(second)
    assert await accounts.person_of(second) is None
    assert await accounts.person_of(first) == person


@pytest.mark.parametrize(("name", "password"), [("Ada", "wrong password"), ("Nobody", PASSWORD), ("A\x00", PASSWORD)])
async def test_a_wrong_name_and_a_wrong_password_are_told_alike(accounts: Accounts, name: str, password: str) -> None:
    await with_account(accounts)
    await accounts.welcome("Nobody")
    with pytest.raises(NotSignedIn) as refusal:
        await accounts.sign_in(name, password, HERE)
    assert str(refusal.value) == "wrong_name_or_password"


async def test_sign_out_everywhere(accounts: Accounts) -> None:
    person, first = await with_account(accounts)
    second = (await accounts.sign_in("Ada", PASSWORD, HERE)).token
    await accounts.sign_out_everywhere(person)
    assert [await accounts.person_of(token) for token in (first, second)] == [None, None]


async def test_a_new_password_ends_the_other_sessions(accounts: Accounts) -> None:
    person, here = await with_account(accounts)
    elsewhere = (await accounts.sign_in("Ada", PASSWORD, HERE)).token
    with pytest.raises(NotAllowed, match="wrong_password"):
        await accounts.change_password(person, "not the old one", "another one", here, HERE)
    await accounts.change_password(person, PASSWORD, "another one", here, HERE)
    assert await accounts.person_of(here) == person
    assert await accounts.person_of(elsewhere) is None
    assert (await accounts.sign_in("Ada", "another one", HERE))[0] == person


async def test_a_session_ends_unless_it_is_used(accounts: Accounts, database: Database, clock: Clock) -> None:
    _, used = await accounts.welcome("Ada")
    _, unused = await accounts.welcome("Bea")
    clock.at += LIFETIME - DAY
    assert await accounts.person_of(used) is not None
    clock.at += DAY
    assert await accounts.person_of(used) is not None
    assert await accounts.person_of(unused) is None
    assert await accounts.sessions.sweep() == 1
    assert [row.token_hash for row in await rows(database, sessions)] == [hash_of(used)]


async def test_what_another_process_ended_is_noticed_soon(accounts: Accounts, database: Database, clock: Clock) -> None:
    _, token = await accounts.welcome("Ada")
    assert await accounts.person_of(token) is not None
    await Accounts(database, cheap_passwords(), clock=clock).sessions.close(token)
    clock.at += REMEMBERED
    assert await accounts.person_of(token) is None


async def test_deletion_leaves_a_row_without_a_name(accounts: Accounts, database: Database) -> None:
    person, token = await with_account(accounts)
    other, _ = await accounts.welcome("Bea")
    await fill(database, person, other)
    left: list[Person] = []
    accounts.leaving = lambda who: noted(left, who)
    await accounts.delete(person)
    assert left == [person]
    assert await accounts.person_of(token) is None
    assert [await rows(database, table) for table in (push_subscriptions, mutes, chat)] == [[], [], []]
    husk = next(row for row in await rows(database, users) if row.id == person.id)
    kept = (husk.name, husk.login, husk.skeleton, husk.password, husk.email, husk.webhook, husk.preferences)
    assert kept == (*[None] * 6, {})
    assert len(await rows(database, tables)) == 1
    assert (await with_account(accounts))[0].id != person.id


async def noted(left: list[Person], person: Person) -> None:
    left.append(person)


async def fill(database: Database, person: Person, other: Person) -> None:
    """Something of everything that is deleted with somebody, and a table, which stays."""
    table = {"game": "metro", "rules": 1, "players": 2, "options": {}, "given": {}, "pace": {}, "status": "running"}
    flags = dict.fromkeys(("is_public", "is_rated", "awaits_bot", "is_settled"), False)
    numbers = dict.fromkeys(("created_at", "changed_at", "version", "turn_seat"), 0)
    async with database.writing() as connection:
        await connection.execute(insert(tables).values(id="t", opened_by=person.id, **table, **flags, **numbers))
        said = {"table_id": "t", "room": "players", "user_id": person.id, "text": "hello", "at": 0}
        await connection.execute(insert(chat).values(said))
        pairs = [{"user_id": a.id, "muted_id": b.id} for a, b in ((person, other), (other, person))]
        await connection.execute(insert(mutes), pairs)
        push = {"endpoint": "https://push.example/1", "user_id": person.id, "p256dh": "p", "auth": "a"}
        await connection.execute(insert(push_subscriptions).values(push))
