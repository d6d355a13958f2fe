"""A page filmed while something happens on it: an animated picture."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

LAST = 2_000  # milliseconds that the last picture stays before it begins anew
SHORTEST = 40  # milliseconds: more pictures a second make it larger, not smoother
QUALITY = 60


class Film:
    """Pictures of a page, each with the second it was taken at. The browser takes one when something has changed."""

    def __init__(self) -> None:
        self._taken: list[tuple[float, bytes]] = []

    @contextmanager
    def of(self, page: Page, width: int) -> Iterator[None]:
        """Film a page while this lasts."""
        session = page.context.new_cdp_session(page)

        def take(frame: dict[str, Any]) -> None:
            self._taken.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", take)
        session.send("Page.startScreencast", {"format": "png", "maxWidth": width})
        yield
        session.remove_listener("Page.screencastFrame", take)  # one may still be on its way
        session.send("Page.stopScreencast")

    def save(self, path: Path) -> None:
        """As an animated picture that begins anew when it is over."""
        kept = self._at_most_so_many_a_second()
        times = [at for at, _ in kept]
        lasting = [round(1000 * (after - at)) for at, after in pairwise(times)]
        first, *others = [Image.open(BytesIO(data)).convert("RGB") for _, data in kept]
        first.save(
            path, save_all=True, append_images=others, duration=[*lasting, LAST], loop=0, quality=QUALITY, method=4
        )

    def _at_most_so_many_a_second(self) -> list[tuple[float, bytes]]:
        kept = self._taken[:1]
        for at, data in self._taken[1:]:
            if 1000 * (at - kept[-1][0]) >= SHORTEST:
                kept.append((at, data))
        return kept
