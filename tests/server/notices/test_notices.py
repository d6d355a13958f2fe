"""Notices: told once, by whoever is alive, to people who are not looking while it is still their turn."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import insert, update

from metropole.server.notices import outbox, pauses
from metropole.server.notices.channels import Channels
from metropole.server.notices.notifier import Notifier
from metropole.server.notices.outbox import LEASE, LOOKING, MOST_ATTEMPTS, WAITS, note_turn, take_due
from metropole.server.notices.push import Push
from metropole.server.notices.webhook import SIGNATURE, Webhook, signed
from metropole.server.settings import Settings
from metropole.server.storage.database import Database, now
from metropole.server.storage.schema import keys, notices, push_subscriptions, tables, users
from tests.server.grounds import Clock, add_people, add_table, all_rows, opened
from tests.server.receivers import Browser, Mailbox, Receiver

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    for module in (outbox, pauses):
        monkeypatch.setattr(module, "now", found)
    return found


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    """Ann is to move at a table; a notice of it is due."""
    async with opened(settings) as found:
        await add_people(found, "ann", "ben")
        await add_table(found, "t", ["ann", "ben"], version=5)
        await note(found, "ann")
        yield found


@pytest.fixture
async def channels(database: Database, settings: Settings) -> AsyncIterator[Channels]:
    found = Channels(database, settings)
    yield found
    await found.close()


@pytest.fixture
def notifier(database: Database, settings: Settings, channels: Channels, clock: Clock) -> Notifier:
    return Notifier(database, settings, channels)


async def note(database: Database, user_id: str, table_id: str = "t", version: int = 5) -> None:
    async with database.writing() as connection:
        await connection.run_sync(note_turn, user_id, table_id, version, due_at=now())


async def change(database: Database, table: Any, **values: Any) -> None:
    async with database.writing() as connection:
        await connection.execute(update(table).values(**values))


async def subscribe(database: Database, browser: Browser, endpoint: str) -> None:
    one = browser.subscription(endpoint)
    values = {"endpoint": one.endpoint, "user_id": "ann", "p256dh": one.p256dh, "auth": one.auth}
    async with database.writing() as connection:
        await connection.execute(insert(push_subscriptions).values(values))


async def test_web_push_is_read_by_the_browser_alone(
    notifier: Notifier, database: Database, receiver: Receiver
) -> None:
    browser = Browser()
    await subscribe(database, browser, f"{receiver.address}/push/1")
    assert await notifier.send_due() == 1
    (post,) = receiver.posts
    assert browser.read(post) == {"table": "t", "game": "metro", "kind": "turn"}
    assert b"metro" not in post.body
    assert (post.headers["content-encoding"], post.headers["topic"]) == ("aes128gcm", "turn-t")
    assert Vapid02.verify(post.headers["authorization"])
    assert int(post.headers["ttl"]) > 0


async def test_the_key_of_web_push_is_made_once(database: Database, settings: Settings, channels: Channels) -> None:
    others = [Channels(database, settings) for _ in range(3)]
    found = await asyncio.gather(*(one[Push].public_key() for one in (channels, *others)))
    assert len(set(found)) == 1
    assert [row.name for row in await all_rows(database, keys)] == ["web_push"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(
    notifier: Notifier, database: Database, receiver: Receiver, status: int
) -> None:
    await subscribe(database, Browser(), f"{receiver.address}/push/1")
    receiver.status = status
    await notifier.send_due()
    assert await all_rows(database, push_subscriptions) == []
    assert [row.done_at is not None for row in await all_rows(database, notices)] == [True]


async def test_a_webhook_is_signed(
    notifier: Notifier, database: Database, receiver: Receiver, channels: Channels
) -> None:
    address = f"{receiver.address}/hook"
    await change(database, users, webhook=address)
    await notifier.send_due()
    (post,) = receiver.posts
    url = "https://play.example/table/t"
    told = {"event": "your_turn", "table": "t", "game": "metro", "version": 5, "url": url}
    assert json.loads(post.body) == told
    assert post.headers[SIGNATURE.lower()] == signed(await channels[Webhook].secret("ann", address), post.body)
    assert await channels[Webhook].secret("ben", address) != await channels[Webhook].secret("ann", address)


async def test_a_mail_is_worded_and_seldom(notifier: Notifier, database: Database, box: Mailbox, clock: Clock) -> None:
    await change(database, users, email="ann@home.example")
    await notifier.send_due()
    (mail,) = box.mails
    assert (mail["To"], mail["From"]) == ("ann@home.example", "metropole@localhost")
    assert mail["Subject"] == "It is your turn: Metro"
    assert mail.get_content().strip() == "It is your turn in a game of Metro: https://play.example/table/t"
    for ahead, count in ((0, 1), (599, 1), (601, 2)):
        clock.ahead = ahead
        await change(database, tables, version=6 + ahead)
        await note(database, "ann", version=6 + ahead)
        assert await notifier.send_due() == 1
        assert len(box.mails) == count


@pytest.mark.parametrize(
    ("preferences", "subject"),
    [
        ({"language": "fr"}, "C’est à vous de jouer\u202f: Metro"),
        ({"language": "cs"}, "Jste na tahu: Metro"),
        ({"language": "tlh"}, "It is your turn: Metro"),
        ({"language": ["fr"]}, "It is your turn: Metro"),
    ],
)
async def test_a_mail_is_in_the_language_of_its_reader(
    notifier: Notifier, database: Database, box: Mailbox, preferences: dict[str, Any], subject: str
) -> None:
    await change(database, users, email="ann@home.example", preferences=preferences)
    await notifier.send_due()
    assert [mail["Subject"] for mail in box.mails] == [subject]


async def test_every_way_is_used(notifier: Notifier, database: Database, receiver: Receiver, box: Mailbox) -> None:
    await subscribe(database, Browser(), f"{receiver.address}/push/1")
    await subscribe(database, Browser(), f"{receiver.address}/push/2")
    await change(database, users, webhook=f"{receiver.address}/hook", email="ann@home.example")
    await notifier.send_due()
    assert sorted(post.path for post in receiver.posts) == ["/hook", "/push/1", "/push/2"]
    assert len(box.mails) == 1


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (tables, {"version": 6}),
        (tables, {"turn_user": "ben"}),
        (tables, {"turn_user": None, "status": "finished"}),
        (users, {"seen_at": now() + 3_600_000}),
    ],
)
async def test_who_is_looking_or_has_moved_is_not_told(
    notifier: Notifier, database: Database, receiver: Receiver, table: Any, values: dict[str, Any]
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    await change(database, table, **values)
    await notifier.send_due()
    assert receiver.posts == []
    assert [row.done_at is not None for row in await all_rows(database, notices)] == [True]


async def test_who_was_seen_some_time_ago_is_told(notifier: Notifier, database: Database, receiver: Receiver) -> None:
    seen_at = now() - (LOOKING + 1) * 1000
    await change(database, users, webhook=f"{receiver.address}/hook", seen_at=seen_at)
    await notifier.send_due()
    assert len(receiver.posts) == 1


async def test_several_processes_tell_once(
    database: Database, settings: Settings, channels: Channels, receiver: Receiver, clock: Clock
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    other = Database(settings)
    notifiers = [Notifier(one, settings, channels) for one in (database, other, database, other)]
    assert sum(await asyncio.gather(*(one.send_due() for one in notifiers))) == 1
    await other.close()
    assert len(receiver.posts) == 1


async def test_what_a_dead_process_had_taken_is_told_by_another(
    notifier: Notifier, database: Database, receiver: Receiver, clock: Clock
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    assert len(await take_due(database, 10)) == 1  # and then that process was killed
    clock.ahead = LEASE - 5
    assert await notifier.send_due() == 0
    clock.ahead = LEASE + 5
    assert await notifier.send_due() == 1
    assert len(receiver.posts) == 1


async def test_what_fails_is_tried_again_and_given_up_in_the_end(
    notifier: Notifier, database: Database, receiver: Receiver, clock: Clock
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    receiver.status = 500
    for attempt, wait in enumerate([*WAITS, 10 * WAITS[-1]], start=1):
        assert await notifier.send_due() == 1
        assert len(receiver.posts) == attempt
        clock.ahead += wait - 5
        assert await notifier.send_due() == 0
        clock.ahead += 10
    assert attempt == MOST_ATTEMPTS
    assert await notifier.send_due() == 0


async def test_a_retry_spares_who_was_reached(
    notifier: Notifier, database: Database, receiver: Receiver, box: Mailbox, clock: Clock
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook", email="ann@home.example")
    box.is_closed = True
    await notifier.send_due()
    assert (len(receiver.posts), len(box.mails)) == (1, 0)
    box.is_closed, clock.ahead = False, WAITS[0] + 5
    await notifier.send_due()
    assert (len(receiver.posts), len(box.mails)) == (1, 1)
    assert await notifier.send_due() == 0


async def test_failures_are_logged_without_secrets(
    notifier: Notifier, database: Database, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="metropole")
    receiver.status = 500
    await subscribe(database, Browser(), f"{receiver.address}/push/secret-1")
    await change(database, users, webhook="http://127.0.0.1:1/secret-2")
    await notifier.send_due()
    assert sorted(record.__dict__["fields"]["trouble"] for record in caplog.records) == [
        "ClientConnectorError",
        "status 500",
    ]
    assert "secret" not in caplog.text


async def test_private_addresses_are_not_told_where_they_are_not_allowed(
    database: Database, settings: Settings, receiver: Receiver, clock: Clock
) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    channels = Channels(database, replace(settings, private_webhooks=""))
    await Notifier(database, settings, channels).send_due()
    await channels.close()
    assert receiver.posts == []


async def test_everything_that_is_due_is_sent(notifier: Notifier, database: Database, receiver: Receiver) -> None:
    await change(database, users, webhook=f"{receiver.address}/hook")
    await notifier.send_all_due()
    await notifier.send_all_due()
    assert len(receiver.posts) == 1
