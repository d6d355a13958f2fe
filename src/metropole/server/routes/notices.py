"""The routes by which a person says how to be reached when they are not looking."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, select, update

from metropole.games.contract import NotUnderstood
from metropole.server.fields import one_of
from metropole.server.notices.channel import Outcome
from metropole.server.notices.channels import KINDS
from metropole.server.notices.mail import PAUSE, Mail
from metropole.server.notices.notice import Notice, Undelivered
from metropole.server.notices.pauses import begin_pause
from metropole.server.notices.push import Push, Subscription
from metropole.server.notices.webhook import Webhook
from metropole.server.refusals import TooMuch, Unavailable
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import ChannelsDep, CurrentPerson, DatabaseDep, SettingsDep
from metropole.server.storage.database import Database
from metropole.server.storage.schema import push_subscriptions, users
from metropole.server.storage.upsert import insert_or_update

MOST_DEVICES = 10
TRIAL_PAUSE = 60  # seconds between two trials of one person

router = APIRouter(prefix="/api", tags=["notices"], responses=refusals(400, 401, 403, 413, 415, 422, 429, 503))


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


class TrialOut(BaseModel):
    way: Annotated[str, *one_of(lambda: KINDS)]
    outcome: Outcome = Field(description="spared: an e-mail went out a moment ago, or the browser is gone.")


@router.get("/push-key", summary="The key to subscribe to Web Push with")
async def push_key(channels: ChannelsDep) -> PushKeyOut:
    return PushKeyOut(key=await channels[Push].public_key())


@router.get("/me/reach", summary="How I can be reached")
async def reach(database: DatabaseDep, person: CurrentPerson) -> ReachOut:
    devices = select(func.count()).where(push_subscriptions.c.user_id == person.id)
    async with database.reading() as connection:
        kept = (await connection.execute(select(users).where(users.c.id == person.id))).one()
        count = (await connection.execute(devices)).scalar_one()
    return ReachOut(devices=count, webhook=kept.webhook, email=kept.email)


@router.put("/me/push", status_code=204, summary="Notices to this browser")
async def set_push(database: DatabaseDep, channels: ChannelsDep, given: PushIn, person: CurrentPerson) -> None:
    """A browser whose person has changed is taken over: it is in the new one's hands."""
    channels[Push].check(Subscription(given.endpoint, given.keys.p256dh, given.keys.auth))
    others = select(func.count()).where(
        push_subscriptions.c.user_id == person.id, push_subscriptions.c.endpoint != given.endpoint
    )
    async with database.writing() as connection:
        if (await connection.execute(others)).scalar_one() >= MOST_DEVICES:
            raise TooMuch("too_many_devices", most=MOST_DEVICES)
        values = {"endpoint": given.endpoint, "p256dh": given.keys.p256dh, "auth": given.keys.auth}
        await insert_or_update(connection, push_subscriptions, user_id=person.id, **values)


@router.delete("/me/push", status_code=204, summary="No notices to this browser, or to none of mine")
async def remove_push(
    database: DatabaseDep,
    person: CurrentPerson,
    endpoint: Annotated[str | None, Query(max_length=1000, pattern="^[!-~]+$")] = None,
) -> None:
    devices = delete(push_subscriptions).where(push_subscriptions.c.user_id == person.id)
    async with database.writing() as connection:
        await connection.execute(
            devices if endpoint is None else devices.where(push_subscriptions.c.endpoint == endpoint)
        )


@router.put("/me/webhook", summary="Notices to a program of mine; answers the secret that signs them")
async def set_webhook(
    database: DatabaseDep, channels: ChannelsDep, given: WebhookIn, person: CurrentPerson
) -> WebhookOut:
    channels[Webhook].check(given.url)
    await _set(database, person.id, webhook=given.url)
    return WebhookOut(secret=await channels[Webhook].secret(person.id, given.url))


@router.delete("/me/webhook", status_code=204, summary="No notices to a program")
async def remove_webhook(database: DatabaseDep, person: CurrentPerson) -> None:
    await _set(database, person.id, webhook=None)


@router.put("/me/email", summary="Notices by e-mail: first without, then with the code that was mailed")
async def set_email(database: DatabaseDep, channels: ChannelsDep, given: EmailIn, person: CurrentPerson) -> EmailOut:
    mail = channels[Mail]
    mail.check(given.email)
    if given.code is None:
        await _mail_code(mail, person.id, given.email)
        return EmailOut(is_confirmed=False)
    if not hmac.compare_digest(given.code.strip().encode(), (await mail.code(person.id, given.email)).encode()):
        raise NotUnderstood("wrong_email_code")
    await _set(database, person.id, email=given.email)
    return EmailOut(is_confirmed=True)


@router.delete("/me/email", status_code=204, summary="No notices by e-mail")
async def remove_email(database: DatabaseDep, person: CurrentPerson) -> None:
    await _set(database, person.id, email=None)


@router.post("/me/notices/test", summary="Send me a notice by every channel now")
async def try_channels(
    database: DatabaseDep, settings: SettingsDep, channels: ChannelsDep, person: CurrentPerson
) -> list[TrialOut]:
    if not await begin_pause(database, f"trial:{person.id}", TRIAL_PAUSE):
        raise TooMuch("tried_just_now", seconds=TRIAL_PAUSE)
    notice = Notice("test", person.id, "", 0, "", settings.origin)
    destinations = await channels.destinations(person.id)
    return [TrialOut(way=one.kind, outcome=await one.deliver(notice)) for one in destinations]


async def _set(database: Database, user_id: str, **values: str | None) -> None:
    async with database.writing() as connection:
        await connection.execute(update(users).where(users.c.id == user_id).values(**values))


async def _mail_code(mail: Mail, user_id: str, address: str) -> None:
    try:
        is_sent = await mail.send_code(user_id, address)
    except Undelivered:
        raise Unavailable("email_not_sent") from None
    if not is_sent:
        raise TooMuch("mailed_just_now", seconds=PAUSE)
