"""Several processes on PostgreSQL settle games of the same people at the same moment: every game counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text

from metropole.server.ratings.settling import settle
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.migrating import migrate
from metropole.server.storage.schema import ratings, results
from tests.patience import PATIENCE
from tests.server.grounds import add_accounts, add_finished, all_rows

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]
WAITING = text("SELECT count(DISTINCT pid) FROM pg_locks WHERE NOT granted")


async def test_no_change_is_lost_when_both_read_before_either_writes(new_address: Callable[[str], str]) -> None:
    """The ratings may be read but not written until both have come as far as they can."""
    address = new_address("postgresql")
    await migrate(address)
    one, other = Database(Settings(database=address)), Database(Settings(database=address))
    await add_accounts(one, "ann", "ben")
    for table in ("before", "left", "right"):
        await add_finished(one, table, ["ann", "ben"], [1, 2])
    await settle(one, "before")
    async with one.writing() as holder:
        await holder.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
        both = asyncio.gather(settle(one, "left"), settle(other, "right"))
        async with asyncio.timeout(PATIENCE):
            while await holder.scalar(WAITING) != 2:
                await asyncio.sleep(0.01)
    await both
    assert {row.who: row.games for row in await all_rows(one, ratings)} == {"ann": 3, "ben": 3}
    assert len({row.at for row in await all_rows(one, results)}) == 3, "and each has a time of its own"
    for database in (one, other):
        await database.close()
