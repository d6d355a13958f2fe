"""A channel is added by naming it in the list, and forgotten with its people because of the schema."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection

from metropole.server.notices import channels as listed
from metropole.server.notices.channel import Destination
from metropole.server.notices.channels import Channels
from metropole.server.notices.notice import Notice
from metropole.server.notices.notifier import Notifier
from metropole.server.notices.outbound import Outbound
from metropole.server.notices.outbox import note_turn
from metropole.server.people.personal_data import forgetting
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import metadata, users
from tests.server.grounds import add_people, add_table, opened, settings_in

pytestmark = pytest.mark.anyio


class Pigeons:
    """A channel by which everybody called Ann is reached."""

    kind: ClassVar = "pigeon"
    is_there = True
    sent: ClassVar[list[Notice]] = []

    def __init__(self, database: Database, settings: Settings, outbound: Outbound) -> None:
        """They need nothing."""

    @staticmethod
    def has_address() -> ColumnElement[bool]:
        return users.c.name == "Ann"

    async def destinations(self, connection: AsyncConnection, user_id: str) -> list[Destination]:
        return [Destination(self.kind, user_id, partial(self._send, user_id))]

    async def _send(self, address: str, notice: Notice) -> bool:
        self.sent.append(notice)
        return True


async def test_a_channel_in_the_list_is_all_that_notices_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listed, "CHANNELS", (*listed.CHANNELS, Pigeons))
    settings = settings_in(tmp_path)
    async with opened(settings) as database:
        await add_people(database, "ann", "ben")
        for number, who in enumerate(("ann", "ben")):
            await add_table(database, f"t{number}", [who, "ann" if who == "ben" else "ben"], version=5)
            async with database.writing() as connection:
                await connection.run_sync(note_turn, who, f"t{number}", 5, due_at=now())
        channels = Channels(database, settings)
        assert await Notifier(database, settings, channels).send_due() == 1, "Ben cannot be reached"
        await channels.close()
    assert [notice.user_id for notice in Pigeons.sent] == ["ann"]


def test_whatever_belongs_to_a_person_goes_with_them() -> None:
    """By the schema: a row that points to its owner, and what may be empty in the person's own row."""
    statements = [str(statement) for statement in forgetting("ann")]
    owned = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.c
        if any(key.column is users.c.id and key.ondelete == "CASCADE" for key in column.foreign_keys)
    }
    assert {("push_subscriptions", "user_id"), ("mutes", "muted_id"), ("chat", "user_id")} <= owned
    for table, column in owned:
        assert any(text.startswith(f"DELETE FROM {table} ") and f"{table}.{column} =" in text for text in statements)
    for column in ("name", "login", "password", "email", "webhook", "preferences"):
        assert f"{column}=" in statements[0]
