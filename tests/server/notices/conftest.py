"""What the tests of notices share: a mailbox, and a receiver of posts, both beside the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from metropole.server.settings import Settings
from tests.server.grounds import settings_in
from tests.server.receivers import Mailbox, Receiver, mailbox, receiving


@pytest.fixture
async def box() -> AsyncIterator[Mailbox]:
    async with mailbox() as found:
        yield found


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


@pytest.fixture
def settings(tmp_path: Path, box: Mailbox) -> Settings:
    """Of a server that may post to addresses beside it, as the receiver's is."""
    return settings_in(tmp_path, smtp=box.address, private_webhooks="1")
