"""The short cut past ASGI: frames as the library makes them, and an inbox that lets the other side wait."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from metropole.server.sockets.uvicorn_transport import MOST_UNHEARD, Inbox, framed
from metropole.server.storage.database import now
from tests.server.grounds import Hands


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Network:
    """Says whether anything is taken from it."""

    is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


@pytest.mark.anyio
async def test_a_message_arrives_when_it_comes_in_not_when_it_is_read(hands: Hands) -> None:
    inbox = Inbox(cast(asyncio.Transport, Network()))
    came = []
    for text in ("first", "second"):
        inbox.put_nowait(text)
        came.append(now())
        hands.go_on(5)
    for text, at in zip(("first", "second"), came, strict=True):
        assert (await inbox.get(), inbox.arrived_at) == (text, at)


@pytest.mark.anyio
@pytest.mark.parametrize("is_awaited", [True, False])
async def test_where_much_waits_the_other_side_waits_too(is_awaited: bool) -> None:
    network = Network()
    inbox = Inbox(cast(asyncio.Transport, network))
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    if not is_awaited:
        inbox.put_nowait("first")
        assert await reader == "first"
    for number in range(MOST_UNHEARD - 1):
        inbox.put_nowait(number)
    assert network.is_read
    inbox.put_nowait("too much")
    assert not network.is_read
    heard = [await reader] if is_awaited else []
    while len(heard) < MOST_UNHEARD:
        heard.append(await inbox.get())
        assert not network.is_read
    assert heard == [*range(MOST_UNHEARD - 1), "too much"]
    waits = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert network.is_read
    inbox.put_nowait("later")
    assert await waits == "later"
