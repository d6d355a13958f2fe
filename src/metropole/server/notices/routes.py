"""The routes by which a person says how to be reached when they are not looking."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import Annotated, Literal, Protocol, cast

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, select, update

from metropole.games.contract import NotUnderstood
from metropole.server.answers import refusals
from metropole.server.notices.mail import PAUSE
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.pauses import begin_pause
from metropole.server.notices.push import Subscription
from metropole.server.notices.ways import Outcome, Ways
from metropole.server.refusals import TooMuch, Unavailable
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import push_subscriptions, users
from metropole.server.storage.upsert import insert_or_update

MOST_DEVICES = 10
TRIAL_PAUSE = 60  # seconds between two trials of one person


class Person(Protocol):
    """Whoever asks."""

    @property
    def id(self) -> str: ...


class House(Protocol):
    """What the routes need of the running server."""

    @property
    def database(self) -> Database: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def ways(self) -> Ways: ...


class PushKeyOut(BaseModel):
    key: str = Field(description="The applicationServerKey that a browser subscribes with, in base64url.")


class PushKeysIn(BaseModel):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushIn(BaseModel):
    """A browser's PushSubscription, as its toJSON() gives it."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeysIn


class WebhookIn(BaseModel):
    url: str = Field(max_length=500, description="An https address of the public network.")


class WebhookOut(BaseModel):
    secret: str = Field(description="Each post has the header Metropole-Signature: sha256=HMAC-SHA256(secret, body).")


class EmailIn(BaseModel):
    email: str = Field(max_length=200)
    code: str | None = Field(default=None, max_length=40, description="The code that was mailed to the address.")


class EmailOut(BaseModel):
    is_confirmed: bool = Field(description="False: a code was mailed to the address; send it back with the address.")


class ReachOut(BaseModel):
    """How the person can be reached now."""

    devices: int
    webhook: str | None
    email: str | None
    has_email_here: bool = Field(description="Whether this server can send e-mail at all.")


class TrialOut(BaseModel):
    way: Literal["push", "webhook", "email"]
    outcome: Outcome = Field(description="spared: an e-mail went out a moment ago, or the browser is gone.")


def routes(me: Callable[..., Awaitable[Person]]) -> APIRouter:
    """The routes; `me` is the dependency that says who asks."""
    router = APIRouter(prefix="/api", tags=["notices"], responses=refusals(400, 401, 403, 413, 415, 422, 429, 503))
    asking = Depends(me)

    @router.get("/push-key", summary="The key to subscribe to Web Push with")
    async def push_key(request: Request) -> PushKeyOut:
        return PushKeyOut(key=await _house(request).ways.push.public_key())

    @router.get("/me/reach", summary="How I can be reached")
    async def reach(request: Request, person: Person = asking) -> ReachOut:
        return await _reach(_house(request), person.id)

    @router.put("/me/push", status_code=204, summary="Notices to this browser")
    async def set_push(request: Request, given: PushIn, person: Person = asking) -> None:
        await _add_device(_house(request), person.id, given)

    @router.delete("/me/push", status_code=204, summary="No notices to this browser, or to none of mine")
    async def remove_push(
        request: Request,
        endpoint: Annotated[str | None, Query(max_length=1000, pattern="^[!-~]+$")] = None,
        person: Person = asking,
    ) -> None:
        await _remove_devices(_house(request), person.id, endpoint)

    @router.put("/me/webhook", summary="Notices to a program of mine; answers the secret that signs them")
    async def set_webhook(request: Request, given: WebhookIn, person: Person = asking) -> WebhookOut:
        ways = _house(request).ways
        ways.outbound.check(given.url)
        await _set(_house(request), person.id, webhook=given.url)
        return WebhookOut(secret=await ways.webhook.secret(person.id, given.url))

    @router.delete("/me/webhook", status_code=204, summary="No notices to a program")
    async def remove_webhook(request: Request, person: Person = asking) -> None:
        await _set(_house(request), person.id, webhook=None)

    @router.put("/me/email", summary="Notices by e-mail: first without, then with the code that was mailed")
    async def set_email(request: Request, given: EmailIn, person: Person = asking) -> EmailOut:
        return await _set_email(_house(request), person.id, given)

    @router.delete("/me/email", status_code=204, summary="No notices by e-mail")
    async def remove_email(request: Request, person: Person = asking) -> None:
        await _set(_house(request), person.id, email=None)

    @router.post("/me/notices/test", summary="Send me a notice on every way now")
    async def try_ways(request: Request, person: Person = asking) -> list[TrialOut]:
        return await _try_ways(_house(request), person.id)

    return router


def _house(request: Request) -> House:
    return cast("House", request.app.state.house)


async def _set(house: House, user_id: str, **values: str | None) -> None:
    async with house.database.writing() as connection:
        await connection.execute(update(users).where(users.c.id == user_id).values(**values))


async def _reach(house: House, user_id: str) -> ReachOut:
    devices = select(func.count()).where(push_subscriptions.c.user_id == user_id)
    async with house.database.reading() as connection:
        person = (await connection.execute(select(users).where(users.c.id == user_id))).one()
        count = (await connection.execute(devices)).scalar_one()
    has_email = house.ways.mail.is_there
    return ReachOut(devices=count, webhook=person.webhook, email=person.email, has_email_here=has_email)


async def _add_device(house: House, user_id: str, given: PushIn) -> None:
    """A browser whose person has changed is taken over: it is in the new one's hands."""
    house.ways.outbound.check(given.endpoint)
    Subscription(given.endpoint, given.keys.p256dh, given.keys.auth).check()
    others = select(func.count()).where(
        push_subscriptions.c.user_id == user_id, push_subscriptions.c.endpoint != given.endpoint
    )
    async with house.database.writing() as connection:
        if (await connection.execute(others)).scalar_one() >= MOST_DEVICES:
            raise TooMuch("too_many_devices", most=MOST_DEVICES)
        values = {"endpoint": given.endpoint, "p256dh": given.keys.p256dh, "auth": given.keys.auth}
        await insert_or_update(connection, push_subscriptions, user_id=user_id, **values)


async def _remove_devices(house: House, user_id: str, endpoint: str | None) -> None:
    devices = delete(push_subscriptions).where(push_subscriptions.c.user_id == user_id)
    async with house.database.writing() as connection:
        await connection.execute(
            devices if endpoint is None else devices.where(push_subscriptions.c.endpoint == endpoint)
        )


async def _set_email(house: House, user_id: str, given: EmailIn) -> EmailOut:
    mail = house.ways.mail
    mail.check(given.email)
    if given.code is None:
        await _mail_code(house, user_id, given.email)
        return EmailOut(is_confirmed=False)
    if not hmac.compare_digest(given.code.strip().encode(), (await mail.code(user_id, given.email)).encode()):
        raise NotUnderstood("wrong_email_code")
    await _set(house, user_id, email=given.email)
    return EmailOut(is_confirmed=True)


async def _mail_code(house: House, user_id: str, address: str) -> None:
    try:
        is_sent = await house.ways.mail.send_code(user_id, address)
    except Undelivered:
        raise Unavailable("email_not_sent") from None
    if not is_sent:
        raise TooMuch("mailed_just_now", seconds=PAUSE)


async def _try_ways(house: House, user_id: str) -> list[TrialOut]:
    if not await begin_pause(house.database, f"trial:{user_id}", TRIAL_PAUSE):
        raise TooMuch("tried_just_now", seconds=TRIAL_PAUSE)
    notice = Notice("test", user_id, "", 0, "", house.settings.origin)
    return [TrialOut(way=way.kind, outcome=await way.tell(notice)) for way in await house.ways.of(user_id)]
