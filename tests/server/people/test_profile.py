"""Somebody as everybody may see them: what they are called and the month they came, and nothing else that is kept."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from metropole.server.people.personal_data import forgetting
from metropole.server.people.profile import Profile, profile_of
from metropole.server.refusals import NotFound
from metropole.server.storage.database import Database
from metropole.server.storage.schema import users
from tests.server.grounds import add_accounts, add_people

pytestmark = pytest.mark.anyio
LAST_OF_OCTOBER = 1_793_491_199_000  # 2026-10-31T23:59:59Z


async def test_a_name_a_mark_and_a_month(database: Database) -> None:
    await add_accounts(database, "ada")
    await add_people(database, "bob", created_at=LAST_OF_OCTOBER, email="b@example.org", network="abcde")
    assert await profile_of(database, "ada") == Profile("ada", "Ada", False, "1970-01")
    assert await profile_of(database, "bob") == Profile("bob", "Bob", True, "2026-10")
    async with database.writing() as connection:
        await connection.execute(update(users).values(created_at=LAST_OF_OCTOBER + 1000))
    assert (await profile_of(database, "bob")).since == "2026-11"


async def test_nobody_and_somebody_forgotten_are_the_same(database: Database) -> None:
    await add_accounts(database, "ada")
    async with database.writing() as connection:
        for statement in forgetting("ada"):
            await connection.execute(statement)
    for who in ("ada", "nobody"):
        with pytest.raises(NotFound, match="no_such_person"):
            await profile_of(database, who)
