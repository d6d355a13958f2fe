"""People: guests with a name, accounts with a password, and what they may do with themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from metropole.games.contract import NotLegal
from metropole.server.ids import new_user_id
from metropole.server.people.names import clean_name, login_of
from metropole.server.people.passwords import Passwords
from metropole.server.people.personal_data import forgetting
from metropole.server.people.sessions import Person, Sessions
from metropole.server.refusals import NotAllowed, NotSignedIn
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import users


class Accounts:
    """Everybody who may come in. `leaving` is asked to free the seats of whoever is about to be deleted."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        leaving: Callable[[Person], Awaitable[None]] | None = None,
        clock: Callable[[], int] = now,
    ) -> None:
        self.sessions = Sessions(database, clock)
        self._database = database
        self._passwords = passwords or Passwords()
        self.leaving = leaving
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
            await connection.execute(insert(users).values(row))
            token = await self.sessions.open(connection, person.id)
        return person, token

    async def sign_up(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes an account, and stays who they are: seats, ratings and sessions go on."""
        if not person.is_guest:
            raise NotAllowed("already_an_account")
        kept = await self._passwords.hash(password)
        return await self._change(person, clean_name(name), login=login_of(clean_name(name)), password=kept)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; an account signs in with it from now on."""
        name = clean_name(name)
        return await self._change(person, name, **({} if person.is_guest else {"login": login_of(name)}))

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account of this name, and the token of a new session."""
        found = await self._by_login(name)
        is_right = await self._passwords.is_right(None if found is None else found.password, password)
        if found is None or not is_right:
            raise NotSignedIn("wrong_name_or_password")
        changes = await self._renewed(found.password, password)
        async with self._database.writing() as connection:
            done = await connection.execute(_user(found.id).where(users.c.password == found.password).values(changes))
            if not done.rowcount:  # it was changed, or the account deleted, in between
                raise NotSignedIn("wrong_name_or_password")
            token = await self.sessions.open(connection, found.id)
        return Person(found.id, found.name, is_guest=False), token

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Another password; all other sessions end."""
        kept = await self._kept_password(person)
        if not await self._passwords.is_right(kept, old):
            raise NotAllowed("wrong_password")
        changed = await self._passwords.hash(new)
        async with self._database.writing() as connection:
            done = await connection.execute(_user(person.id).where(users.c.password == kept).values(password=changed))
            if not done.rowcount:  # somebody was quicker, elsewhere
                raise NotAllowed("wrong_password")
            await self.sessions.close_all(connection, person.id, but=token)

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
        wanted = select(users.c.id, users.c.name, users.c.password).where(users.c.login == login_of(name))
        async with self._database.reading() as connection:
            return (await connection.execute(wanted)).one_or_none()

    async def _change(self, person: Person, name: str, **changes: str) -> Person:
        """Write a name, and for an account its login, which nobody else may have."""
        try:
            async with self._database.writing() as connection:
                as_known = users.c.login.is_(None) if person.is_guest else users.c.login.is_not(None)
                done = await connection.execute(_user(person.id).where(as_known).values(name=name, **changes))
        except IntegrityError:
            raise NotLegal("name_taken", name=name) from None
        finally:
            self.sessions.forget(person.id)
        if not done.rowcount:
            raise NotAllowed("already_an_account")
        return Person(person.id, name, person.is_guest and "login" not in changes)

    async def _renewed(self, kept: str, password: str) -> dict[str, Any]:
        """What is written at a sign-in: that it happened, and a better hash where today's are better."""
        better = {"password": await self._passwords.hash(password)} if self._passwords.is_outdated(kept) else {}
        return {"seen_at": self._clock(), **better}

    async def _kept_password(self, person: Person) -> str | None:
        async with self._database.reading() as connection:
            return await connection.scalar(select(users.c.password).where(users.c.id == person.id))


def _user(user_id: str) -> Any:
    return update(users).where(users.c.id == user_id, users.c.name.is_not(None))
