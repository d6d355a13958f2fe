"""How a person says where they can be reached."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Header, Request
from fastapi.responses import JSONResponse
from httpx2 import ASGITransport, AsyncClient

from metropole.games.contract import Refusal
from metropole.server.notices.channels import Channels
from metropole.server.notices.mail import Mail
from metropole.server.notices.webhook import SIGNATURE, signed
from metropole.server.refusals import STATUS
from metropole.server.routes.dependencies import current_person
from metropole.server.routes.notices import MOST_DEVICES, router
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import push_subscriptions, users
from tests.server.grounds import add_people, all_rows, opened, settings_in
from tests.server.receivers import Browser, Mailbox, Receiver

pytestmark = pytest.mark.anyio


@dataclass(frozen=True, slots=True)
class Asker:
    id: str


async def me(x_me: str = Header("ann")) -> Asker:
    return Asker(x_me)


async def refused(_: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, Refusal)
    return JSONResponse({"reason": refusal.reason.id}, STATUS[type(refusal)])


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    async with opened(settings) as found:
        await add_people(found, "ann", "ben")
        yield found


@pytest.fixture
async def app(database: Database, settings: Settings) -> AsyncIterator[FastAPI]:
    found = FastAPI()
    found.include_router(router)
    found.dependency_overrides[current_person] = me
    found.add_exception_handler(Refusal, refused)
    channels = Channels(database, settings)
    found.state.database, found.state.settings, found.state.channels = database, settings, channels
    yield found
    await channels.close()


@pytest.fixture
async def client(app: FastAPI) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(transport=ASGITransport(app=app), base_url="https://play.example") as found:
        yield found


def subscription(address: str, browser: Browser | None = None) -> dict[str, Any]:
    """What a browser's toJSON() gives."""
    one = (browser or Browser()).subscription(address)
    return {"endpoint": address, "expirationTime": None, "keys": {"p256dh": one.p256dh, "auth": one.auth}}


async def reason(client: AsyncClient, path: str, given: Any) -> tuple[int, str]:
    """Status and reason of a refused PUT."""
    answer = await client.put(path, json=given)
    return answer.status_code, answer.json()["reason"]


async def test_a_browser_subscribes_and_leaves(client: AsyncClient, database: Database) -> None:
    assert len((await client.get("/api/push-key")).json()["key"]) == 87
    for path in ("1", "2", "2"):
        answer = await client.put("/api/me/push", json=subscription(f"https://push.example/{path}"))
        assert answer.status_code == 204
    assert (await client.get("/api/me/reach")).json()["devices"] == 2
    await client.delete("/api/me/push", params={"endpoint": "https://push.example/1"})
    assert [row.endpoint for row in await all_rows(database, push_subscriptions)] == ["https://push.example/2"]
    assert (await client.delete("/api/me/push")).status_code == 204
    assert await all_rows(database, push_subscriptions) == []


async def test_a_browser_goes_with_its_person(client: AsyncClient, database: Database) -> None:
    given = subscription("https://push.example/1")
    await client.put("/api/me/push", json=given)
    await client.put("/api/me/push", json=given, headers={"X-Me": "ben"})
    assert [row.user_id for row in await all_rows(database, push_subscriptions)] == ["ben"]
    await client.delete("/api/me/push", params={"endpoint": given["endpoint"]})  # Ann's hands are off it
    assert len(await all_rows(database, push_subscriptions)) == 1


async def test_nobody_has_more_browsers_than_allowed(client: AsyncClient) -> None:
    for number in range(MOST_DEVICES):
        await client.put("/api/me/push", json=subscription(f"https://push.example/{number}"))
    more = subscription("https://push.example/more")
    assert await reason(client, "/api/me/push", more) == (429, "too_many_devices")
    again = subscription("https://push.example/0")
    assert (await client.put("/api/me/push", json=again)).status_code == 204


@pytest.mark.parametrize(
    "keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "é", "auth": "!"}, {"p256dh": "\0", "auth": ""}]
)
async def test_keys_that_nothing_can_be_encrypted_with_are_refused(client: AsyncClient, keys: dict[str, str]) -> None:
    given = {"endpoint": "https://push.example/1", "keys": keys}
    assert await reason(client, "/api/me/push", given) == (422, "push_keys_not_understood")


async def test_a_short_secret_is_refused(client: AsyncClient) -> None:
    given = subscription("https://push.example/1", Browser(auth=b"short"))
    assert await reason(client, "/api/me/push", given) == (422, "push_keys_not_understood")


async def test_a_webhook_is_set_and_removed(client: AsyncClient) -> None:
    answer = await client.put("/api/me/webhook", json={"url": "https://bot.example/turn"})
    assert len(answer.json()["secret"]) == 64
    shown = (await client.get("/api/me/reach")).json()
    assert shown["webhook"] == "https://bot.example/turn"
    assert "secret" not in shown
    assert (await client.delete("/api/me/webhook")).status_code == 204
    assert (await client.get("/api/me/reach")).json()["webhook"] is None


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("http://bot.example/", "address_not_https"),
        ("https://127.0.0.1/", "address_not_public"),
        ("https://[::1]/", "address_not_public"),
        ("https://169.254.169.254/latest", "address_not_public"),
    ],
)
async def test_addresses_beside_us_are_refused(
    client: AsyncClient, app: FastAPI, database: Database, settings: Settings, address: str, problem: str
) -> None:
    app.state.channels = Channels(database, replace(settings, private_webhooks=""))
    assert await reason(client, "/api/me/webhook", {"url": address}) == (422, problem)
    assert await reason(client, "/api/me/push", subscription(address)) == (422, problem)


async def test_an_email_address_is_taken_once_its_owner_has_the_code(
    client: AsyncClient, box: Mailbox, database: Database
) -> None:
    given = {"email": "ann@home.example"}
    assert (await client.put("/api/me/email", json=given)).json() == {"is_confirmed": False}
    assert (await client.get("/api/me/reach")).json()["email"] is None
    assert await reason(client, "/api/me/email", given) == (429, "mailed_just_now")
    assert await reason(client, "/api/me/email", {**given, "code": "guessed"}) == (422, "wrong_email_code")
    code = box.mails[0].get_content().split("this code: ")[1].split()[0]
    other = {"email": "ben@home.example", "code": code}
    assert await reason(client, "/api/me/email", other) == (422, "wrong_email_code")
    assert (await client.put("/api/me/email", json={**given, "code": code})).json() == {"is_confirmed": True}
    assert {row.id: row.email for row in await all_rows(database, users)} == {"ann": "ann@home.example", "ben": None}
    assert (await client.delete("/api/me/email")).status_code == 204
    assert (await client.get("/api/me/reach")).json()["email"] is None


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@home",
        "a b@home.example",
        "ann@home.example\r\nBcc: all@home.example",
        "é@home.example",
        "\0@home.example",
    ],
)
async def test_what_is_no_email_address_is_refused(client: AsyncClient, box: Mailbox, address: str) -> None:
    assert await reason(client, "/api/me/email", {"email": address}) == (422, "email_not_understood")
    assert box.mails == []


async def test_a_mail_server_that_is_away_is_no_fault_of_the_asker(client: AsyncClient, box: Mailbox) -> None:
    box.is_closed = True
    given = {"email": "ann@home.example"}
    assert await reason(client, "/api/me/email", given) == (503, "email_not_sent")
    box.is_closed = False
    assert (await client.put("/api/me/email", json=given)).status_code == 200


async def test_without_a_mail_server_there_is_no_email(
    client: AsyncClient, app: FastAPI, database: Database, tmp_path: Path
) -> None:
    app.state.channels = Channels(database, settings_in(tmp_path))
    assert await reason(client, "/api/me/email", {"email": "ann@home.example"}) == (503, "no_email_here")
    assert not app.state.channels[Mail].is_there


async def test_without_the_packages_for_notices_none_are_promised(
    client: AsyncClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had an address before is sent nothing; what is there can still be removed."""
    await client.put("/api/me/webhook", json={"url": "https://bot.example/turn"})
    monkeypatch.setattr("metropole.extras.find_spec", lambda module: None)
    not_here = (503, "no_notices_here")
    assert await reason(client, "/api/me/push", subscription("https://push.example/1")) == not_here
    assert await reason(client, "/api/me/webhook", {"url": "https://bot.example/turn"}) == not_here
    assert (await client.get("/api/push-key")).json()["reason"] == "no_notices_here"
    assert await reason(client, "/api/me/email", {"email": "ann@home.example"}) == (503, "no_email_here")
    assert (await client.post("/api/me/notices/test")).json() == []
    assert (await client.delete("/api/me/webhook")).status_code == 204


async def test_a_trial_tells_what_arrived(client: AsyncClient, receiver: Receiver) -> None:
    browser, hook = Browser(), f"{receiver.address}/hook"
    await client.put("/api/me/push", json=subscription(f"{receiver.address}/push", browser))
    secret = (await client.put("/api/me/webhook", json={"url": hook})).json()["secret"]
    answer = await client.post("/api/me/notices/test")
    assert answer.json() == [{"way": "push", "outcome": "sent"}, {"way": "webhook", "outcome": "sent"}]
    pushed, hooked = receiver.posts
    assert browser.read(pushed) == {"table": "", "game": "", "kind": "test"}
    assert hooked.headers[SIGNATURE.lower()] == signed(secret, hooked.body)
    assert (await client.post("/api/me/notices/test")).status_code == 429


async def test_a_trial_tells_what_failed(client: AsyncClient, receiver: Receiver) -> None:
    receiver.status = 500
    await client.put("/api/me/webhook", json={"url": f"{receiver.address}/hook"})
    assert (await client.post("/api/me/notices/test")).json() == [{"way": "webhook", "outcome": "failed"}]
