"""Little servers that receive notices: for Web Push and webhooks, and for mail."""

from __future__ import annotations

import asyncio
import base64
import email
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from metropole.server.notices.push import Subscription


@dataclass(slots=True)
class Post:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass(slots=True)
class Receiver:
    """Takes posts and answers with `status`, which a test may change."""

    address: str = ""
    status: int = 201
    location: str = ""
    posts: list[Post] = field(default_factory=list)

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.posts.append(Post(request.path, headers, await request.read()))
        return web.Response(status=self.status, headers={"Location": self.location} if self.location else {})


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A web server on this machine."""
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/{path:.*}", receiver.take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    receiver.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield receiver
    await runner.cleanup()


@dataclass(slots=True)
class Browser:
    """A browser's side of Web Push: the private half of a subscription."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, endpoint: str) -> Subscription:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, _text(public), _text(self.auth))

    def read(self, post: Post) -> Any:
        return json.loads(http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.auth))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass(slots=True)
class Mailbox:
    """Mail that arrived; while `is_closed` every mail is refused."""

    address: str = ""
    is_closed: bool = False
    mails: list[EmailMessage] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip().upper():
            if line == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(email.message_from_bytes(text[:-5], policy=default))
            is_refused = self.is_closed and line.startswith(b"MAIL")
            writer.write(b"451 later\r\n" if is_refused else b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server on this machine."""
    box = Mailbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield box
    server.close()
