"""People: guests with a name, accounts with a password, and what they may do with themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import Row, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.games.contract import NotLegal
from metropole.server.ids import new_user_id
from metropole.server.limits import Limits
from metropole.server.lookalikes import skeleton_of
from metropole.server.people.attempts import PasswordAttempts
from metropole.server.people.devices import Caller, KnownDevices
from metropole.server.people.names import clean_name, login_of, numbered
from metropole.server.people.networks import Networks
from metropole.server.people.passwords import Passwords
from metropole.server.people.personal_data import forgetting
from metropole.server.people.sessions import Person, Sessions
from metropole.server.refusals import NotAllowed, NotSignedIn
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import users

SUGGESTED = range(2, 50)  # numbers behind a name that is taken


class SignedIn(NamedTuple):
    """An account, the token of its new session, and the mark by which this device is known there from now on."""

    person: Person
    token: str
    mark: str


class Accounts:
    """Everybody who may come in. `leaving` is asked to free the seats of whoever is about to be deleted, `renamed` to
    tell of a new name.
    """

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        leaving: Callable[[Person], Awaitable[None]] | None = None,
        clock: Callable[[], int] = now,
        limits: Limits | None = None,
        renamed: Callable[[Person], Awaitable[None]] | None = None,
    ) -> None:
        self.sessions, self.networks = Sessions(database, clock), Networks(database, clock)
        self._database = database
        self._passwords = passwords or Passwords()
        self._attempts = PasswordAttempts(limits or Limits())
        self._devices = KnownDevices(database)
        self.leaving, self._renamed = leaving, renamed
        self._clock = clock

    async def person_of(self, token: str | None) -> Person | None:
        """Who shows this token; nobody where it opens nothing."""
        return await self.sessions.person_of(token)

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        person = Person(new_user_id(), clean_name(name), is_guest=True)
        at = self._clock()
        row = {"id": person.id, "name": person.name, "preferences": {}, "created_at": at, "seen_at": at}
        async with self._database.writing() as connection:
            await _check_free(connection, person.name)
            await connection.execute(insert(users).values(row))
            token = await self.sessions.open(connection, person.id)
        return person, token

    async def sign_up(self, person: Person, name: str, password: str, caller: Caller) -> SignedIn:
        """A guest becomes an account, and stays who they are: seats and ratings go on. The session begins anew, lest
        somebody who knew that of the guest is let in to the account.
        """
        if not person.is_guest:
            raise NotAllowed("already_an_account")
        kept = await self._passwords.hash(password, self._attempts.rank(caller.address))
        token = await self._change(person, clean_name(name), password=kept, **_compared(clean_name(name)))
        return SignedIn(Person(person.id, clean_name(name), False), token, await self._devices.mark(person.id, kept))

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; an account signs in with it from now on."""
        name = clean_name(name)
        await self._change(person, name, **({} if person.is_guest else _compared(name)))
        changed = Person(person.id, name, person.is_guest)
        if self._renamed is not None:
            await self._renamed(changed)
        return changed

    async def sign_in(self, name: str, password: str, caller: Caller) -> SignedIn:
        """The account of this name, in a new session."""
        found = await self._by_login(name)
        kept = None if found is None else found.password
        with self._attempts.attempt(login_of(name), caller, await self._device(found, caller)) as rank:
            is_right = await self._passwords.is_right(kept, password, rank)
            if found is None or not is_right:
                raise NotSignedIn("wrong_name_or_password")
        changes = await self._renewed(found.password, password)
        async with self._database.writing() as connection:
            done = await connection.execute(_user(found.id).where(users.c.password == found.password).values(changes))
            if not done.rowcount:  # it was changed, or the account deleted, in between
                raise NotSignedIn("wrong_name_or_password")
            token = await self.sessions.open(connection, found.id)
        mark = await self._devices.mark(found.id, changes.get("password", found.password))
        return SignedIn(Person(found.id, found.name, is_guest=False), token, mark)

    async def change_password(self, person: Person, old: str, new: str, token: str, caller: Caller) -> str:
        """Another password; all other sessions end, and no device is known any more but this one: answers its mark."""
        kept = await self._row(person)
        device = await self._device(kept, caller)
        with self._attempts.attempt(login_of(person.name), caller, device) as rank:
            if kept is None or not await self._passwords.is_right(kept.password, old, rank):
                raise NotAllowed("wrong_password")
        changed = await self._passwords.hash(new, rank)
        async with self._database.writing() as connection:
            as_known = _user(person.id).where(users.c.password == kept.password)
            done = await connection.execute(as_known.values(password=changed))
            if not done.rowcount:  # somebody was quicker, elsewhere
                raise NotAllowed("wrong_password")
            await self.sessions.close_all(connection, person.id, but=token)
        return await self._devices.mark(person.id, changed)

    async def sign_out_everywhere(self, person: Person) -> None:
        async with self._database.writing() as connection:
            await self.sessions.close_all(connection, person.id)

    async def set_preferences(self, person: Person, preferences: dict[str, Any]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_user(person.id).values(preferences=preferences))

    async def delete(self, person: Person) -> None:
        """Forget somebody. What remains is a row without a name, so that games can still be replayed."""
        if self.leaving is not None:
            await self.leaving(person)
        async with self._database.writing() as connection:
            for statement in forgetting(person.id):
                await connection.execute(statement)
        self.sessions.forget(person.id)

    async def _by_login(self, name: str) -> Row[Any, Any, Any] | None:
        if not name.isprintable():
            return None  # nobody is called so, and PostgreSQL takes no NUL
        return await self._found(users.c.login == login_of(name))

    async def _row(self, person: Person) -> Row[Any, Any, Any] | None:
        return await self._found(users.c.id == person.id, users.c.password.is_not(None))

    async def _found(self, *which: Any) -> Row[Any, Any, Any] | None:
        async with self._database.reading() as connection:
            found = await connection.execute(select(users.c.id, users.c.name, users.c.password).where(*which))
            return found.one_or_none()

    async def _device(self, found: Row[Any, Any, Any] | None, caller: Caller) -> str | None:
        """The device that is known to this account, if it is one."""
        return await self._devices.known(found.id, found.password, caller.marks) if found is not None else None

    async def _change(self, person: Person, name: str, **changes: str) -> str:
        """Write a name, and for an account how it is compared, which nobody else may have. Whoever becomes an account
        begins a new session, the only one: answers its token.
        """
        token = ""
        try:
            async with self._database.writing() as connection:
                if person.is_guest:
                    await _check_free(connection, name)
                as_known = users.c.login.is_(None) if person.is_guest else users.c.login.is_not(None)
                done = await connection.execute(_user(person.id).where(as_known).values(name=name, **changes))
                if not done.rowcount:
                    raise NotAllowed("already_an_account")
                if "password" in changes:
                    await self.sessions.close_all(connection, person.id)
                    token = await self.sessions.open(connection, person.id)
        except IntegrityError:
            async with self._database.reading() as connection:
                raise await _taken(connection, name) from None
        finally:
            self.sessions.forget(person.id)
        return token

    async def _renewed(self, kept: str, password: str) -> dict[str, Any]:
        """What is written at a sign-in: that it happened, and a better hash where today's are better."""
        better = {"password": await self._passwords.hash(password)} if self._passwords.is_outdated(kept) else {}
        return {"seen_at": self._clock(), **better}


def _user(user_id: str) -> Any:
    return update(users).where(users.c.id == user_id, users.c.name.is_not(None))


def _compared(name: str) -> dict[str, str]:
    """A name as those of accounts are compared: by what is typed to sign in, and by what it looks like."""
    return {"login": login_of(name), "skeleton": skeleton_of(name)}


async def _free_of(connection: AsyncConnection, names: list[str]) -> list[str]:
    """Those of these names that no account has, nor one that looks like it."""
    compared = {name: _compared(name) for name in names}
    same = [users.c[column].in_([one[column] for one in compared.values()]) for column in ("login", "skeleton")]
    found = (await connection.execute(select(users.c.login, users.c.skeleton).where(or_(*same)))).all()
    logins, skeletons = {row.login for row in found}, {row.skeleton for row in found}
    return [name for name, one in compared.items() if one["login"] not in logins and one["skeleton"] not in skeletons]


async def _check_free(connection: AsyncConnection, name: str) -> None:
    """Refuse a guest a name that an account has, or that looks like one."""
    if not await _free_of(connection, [name]):
        raise await _taken(connection, name)


async def _taken(connection: AsyncConnection, name: str) -> NotLegal:
    """Why a name is refused, and a free one in its stead."""
    some = [numbered(name, number) for number in SUGGESTED]
    return NotLegal("name_taken", name=name, suggestion=(await _free_of(connection, some) or some)[0])
