"""Guessing passwords: few tries from each place, however many places there are; and the owner always gets in."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from metropole.games.contract import Refusal
from metropole.server.limits import HOUR, RATES, Limits
from metropole.server.people.accounts import Accounts, SignedIn
from metropole.server.people.devices import Caller, KnownDevices
from metropole.server.people.sessions import Person
from metropole.server.refusals import NotAllowed, NotSignedIn, TooMuch
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from tests.server.apps import cheap_passwords

pytestmark = pytest.mark.anyio

PASSWORD, WRONG = "correct horse", "wrong password"
HOME, ELSEWHERE = Caller("198.51.100.1"), Caller("198.51.100.99")
TRIES = int(RATES["wrong_passwords_by_account"].burst)


class Clock:
    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def database(migrated_sqlite: str) -> AsyncIterator[Database]:
    opened = Database(Settings(database=migrated_sqlite))
    yield opened
    await opened.close()


@pytest.fixture
def accounts(database: Database, clock: Clock) -> Accounts:
    return Accounts(database, cheap_passwords(), limits=Limits(clock=clock))


@pytest.fixture
async def ada(accounts: Accounts) -> SignedIn:
    """Somebody with an account, who has signed in on one device."""
    guest, _ = await accounts.welcome("Ada")
    return await accounts.sign_up(guest, "Ada", PASSWORD, HOME)


async def guesses(accounts: Accounts, count: int, caller: Caller) -> Counter[type[Refusal]]:
    """What becomes of so many wrong passwords, all at the same time."""
    tried = (accounts.sign_in("Ada", WRONG, caller) for _ in range(count))
    answers = await asyncio.gather(*tried, return_exceptions=True)
    assert all(isinstance(answer, NotSignedIn | TooMuch) for answer in answers)
    return Counter(type(answer) for answer in answers if isinstance(answer, Refusal))


async def test_of_any_number_from_one_address_few_are_tried(accounts: Accounts, ada: SignedIn) -> None:
    for count in (10, 200):
        attacker = Caller(f"203.0.113.{count}")
        assert await guesses(accounts, count, attacker) == {NotSignedIn: TRIES, TooMuch: count - TRIES}
        with pytest.raises(TooMuch, match="too_many_wrong_passwords") as refusal:
            await accounts.sign_in("Ada", PASSWORD, attacker)
        assert refusal.value.reason.details == {"seconds": 720, "minutes": 12}
        assert (await accounts.sign_in("Ada", PASSWORD, ELSEWHERE)).person == ada.person
        assert (await accounts.sign_in("Ada", PASSWORD, HOME._replace(marks=(ada.mark,)))).person == ada.person


@pytest.mark.slow
async def test_nor_do_many_addresses_keep_anybody_out(accounts: Accounts, ada: SignedIn) -> None:
    """Before, ten wrong ones from anywhere kept everybody out, on all devices, for an hour."""
    for number in range(40):
        tried = await guesses(accounts, 10, Caller(f"203.0.113.{number}"))
        assert tried[NotSignedIn] == TRIES
    assert (await accounts.sign_in("Ada", PASSWORD, ELSEWHERE)).person == ada.person
    assert (await accounts.sign_in("Ada", PASSWORD, Caller("203.0.113.7", (ada.mark,)))).person == ada.person


@pytest.mark.slow
async def test_an_hour_brings_an_address_no_more_than_its_tries(
    accounts: Accounts, ada: SignedIn, clock: Clock
) -> None:
    tried = 0
    for _ in range(6 * 60):
        clock.at += HOUR / 60
        tried += (await guesses(accounts, 3, Caller("203.0.113.1")))[NotSignedIn]
    assert tried <= TRIES + 6 * TRIES


async def test_all_accounts_together_have_so_many_from_one_address(accounts: Accounts, ada: SignedIn) -> None:
    outcomes = Counter[str]()
    for number in range(29):
        with pytest.raises(Refusal) as refusal:
            await accounts.sign_in(f"Name {number}", WRONG, Caller("203.0.113.1"))
        outcomes[refusal.value.reason.id] += 1
    assert outcomes == {"wrong_name_or_password": 20, "too_many_wrong_passwords": 9}


async def test_networks_of_one_owner_count_together(accounts: Accounts, ada: SignedIn) -> None:
    """Somebody has 65,536 of them; each looks like a household."""
    tried = Counter[type[Refusal]]()
    for number in range(40):
        tried += await guesses(accounts, 5, Caller(f"2001:db8:1:{number:x}::"))
    assert tried[NotSignedIn] == 20
    assert (await accounts.sign_in("Ada", PASSWORD, Caller("2001:db8:2::"))).person == ada.person


async def test_what_is_right_uses_up_nothing(accounts: Accounts, ada: SignedIn) -> None:
    for _ in range(TRIES - 1):
        await guesses(accounts, 1, ELSEWHERE)
    for _ in range(12):
        await accounts.sign_in("Ada", PASSWORD, ELSEWHERE)
    assert (await guesses(accounts, 3, ELSEWHERE))[NotSignedIn] == 1


async def test_a_known_device_has_tries_of_its_own(accounts: Accounts, ada: SignedIn) -> None:
    known = HOME._replace(marks=(ada.mark,))
    assert (await guesses(accounts, 25, known))[NotSignedIn] == 10
    another = await accounts.sign_in("Ada", PASSWORD, HOME)
    assert (await accounts.sign_in("Ada", PASSWORD, HOME._replace(marks=(another.mark,)))).person == ada.person


async def test_the_first_try_of_a_place_does_not_wait_for_the_second_of_others(
    database: Database, clock: Clock
) -> None:
    ranks: list[tuple[str, float]] = []
    limits = Limits(clock=clock)
    accounts = Accounts(database, cheap_passwords(), limits=limits)
    is_right = accounts._passwords.is_right

    async def noted(kept: str | None, password: str, rank: float = 0) -> bool:
        ranks.append((password, rank))
        return await is_right(kept, password, rank)

    accounts._passwords.is_right = noted  # type: ignore[method-assign]
    guest, _ = await accounts.welcome("Ada")
    ada = await accounts.sign_up(guest, "Ada", PASSWORD, HOME)
    for _ in range(3):
        await guesses(accounts, 1, Caller("203.0.113.1"))
    await accounts.sign_in("Ada", PASSWORD, ELSEWHERE)
    await accounts.sign_in("Ada", PASSWORD, Caller("203.0.113.1", (ada.mark,)))
    guessed = [rank for password, rank in ranks if password == WRONG]
    owner, known = (rank for password, rank in ranks if password == PASSWORD)
    assert known < owner == guessed[0] < guessed[1] < guessed[2]


async def test_the_old_password_cannot_be_guessed_either(accounts: Accounts, ada: SignedIn) -> None:
    """Whoever has found an open page may not try for ever; and the owner signs in elsewhere all the same."""
    outcomes = Counter[str]()
    for _ in range(12):
        with pytest.raises(Refusal) as refusal:
            await accounts.change_password(ada.person, WRONG, "x" * 8, ada.token, Caller("203.0.113.1"))
        outcomes[refusal.value.reason.id] += 1
    assert outcomes == {"wrong_password": TRIES, "too_many_wrong_passwords": 12 - TRIES}
    assert (await accounts.sign_in("Ada", PASSWORD, ELSEWHERE)).person == ada.person


async def test_a_new_password_makes_all_other_devices_unknown(accounts: Accounts, ada: SignedIn) -> None:
    attacker = Caller("203.0.113.1", (ada.mark,))
    mark = await accounts.change_password(ada.person, PASSWORD, "another one", ada.token, HOME)
    assert (await guesses(accounts, 25, attacker))[NotSignedIn] == TRIES
    with pytest.raises(TooMuch):
        await accounts.sign_in("Ada", "another one", attacker)
    known = Caller("203.0.113.1", (mark,))
    assert (await accounts.sign_in("Ada", "another one", known)).person == ada.person


async def test_a_guest_has_no_password_to_change(accounts: Accounts) -> None:
    guest, token = await accounts.welcome("Guest")
    with pytest.raises(NotAllowed, match="wrong_password"):
        await accounts.change_password(guest, PASSWORD, "x" * 8, token, HOME)


@pytest.mark.parametrize(
    "mark", ["", ".", "..", "{user}", "{user}..", "{user}.x.y", "{user}.é.é", "x.{rest}", "{mark}x"]
)
async def test_marks_that_were_made_up_are_worth_nothing(database: Database, ada: SignedIn, mark: str) -> None:
    _, _, rest = ada.mark.partition(".")
    shown = mark.format(user=ada.person.id, rest=rest, mark=ada.mark)
    assert await KnownDevices(database).known(ada.person.id, "hash", (shown,)) is None


async def test_a_mark_is_known_to_its_account_and_password_alone(database: Database) -> None:
    devices, person = KnownDevices(database), Person("ada", "Ada", is_guest=False)
    mark = await devices.mark(person.id, "hash")
    assert await devices.known(person.id, "hash", ("other.x.y", mark)) == mark.split(".")[1]
    assert await devices.known(person.id, "another hash", (mark,)) is None
    assert await devices.known("bea", "hash", (mark, mark.replace("ada", "bea"))) is None
    assert await devices.known(person.id, "hash", (*["other.x.y"] * 4, mark)) is None, "few are looked at"
