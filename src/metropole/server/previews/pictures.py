"""The pictures of links. That of a table is told apart by its game and which seats are taken, by nothing else: so there
are few of them, none shows anything secret, and nobody finds a table by them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256

from metropole.extras import FILMS, has
from metropole.games.contract import NotUnderstood
from metropole.server.fields import MOST_PLAYERS
from metropole.server.limits import Limits
from metropole.server.previews.poster import POSTERS
from metropole.server.previews.render import Frames, rendered
from metropole.server.refusals import NotFound, Unavailable

WIDTH, HEIGHT = 1200, 630
MOST_KEPT = 100  # of some 50 kilobytes each, those of positions of some 300
SITE = "home"  # the picture of the site itself
NAME_FORM = rf"{SITE}|[a-z_]{{1,20}}-[01]{{1,{MOST_PLAYERS}}}"
ARCHES = (
    ("M4 32V18a14 14 0 0 1 28 0v14", "#c8952f"),
    ("M9.5 32V18a8.5 8.5 0 0 1 17 0v14", "#f0cf7e"),
    ("M15 32V18a3 3 0 0 1 6 0v14M1 32h34", "#c8952f"),
)


def name_of(game: str, taken: Sequence[bool]) -> str:
    """The name of a table's picture; that of the site where the game has brought no drawing."""
    return f"{game}-{''.join('01'[is_taken] for is_taken in taken)}" if POSTERS.has(game) else SITE


def drawing_of(name: str) -> str:
    """The picture as SVG."""
    game, _, seats = name.partition("-")
    try:
        inner = POSTERS.load(game).poster([seat == "1" for seat in seats]) if seats else _site()
    except (NotUnderstood, IndexError):  # no such game, or more seats than it has
        raise NotFound("no_such_page") from None
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -36 640 336" fill="none">{inner}</svg>'


def _site() -> str:
    """The three arches in brass on poster ink."""
    lines = "".join(f'<path d="{path}" stroke="{colour}" stroke-width="2.4"/>' for path, colour in ARCHES)
    ground = '<rect y="-36" width="640" height="336" fill="#13202c"/>'
    return f'{ground}<g transform="translate(212 14) scale(6)">{lines}</g>'


class Pictures:
    """Lets pictures be drawn, one at a time and beside everything else, and keeps those that were asked for last."""

    def __init__(self, limits: Limits, limit: str = "pictures", most_kept: int = MOST_KEPT) -> None:
        self._limits, self._limit, self._most_kept = limits, limit, most_kept
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    @classmethod
    def of_films(cls, limits: Limits) -> Pictures:
        """Films are made beside pictures; few are kept, because one may have two megabytes."""
        return cls(limits, "films", most_kept=8)

    async def png(self, name: str, address: str) -> bytes:
        """The picture of a link."""
        return await self.of(Frames([drawing_of(name)], WIDTH, HEIGHT), address)

    async def of(self, frames: Frames, address: str) -> bytes:
        """A picture or a film; whoever wants many that have to be drawn is told to wait."""
        if len(frames.drawings) > 1 and not has(FILMS):
            raise Unavailable("no_films_here")
        key = sha256(repr(frames).encode()).digest()
        if key not in self._kept:
            self._limits.check(self._limit, address)
            async with self._lock:
                if key not in self._kept:
                    self._kept[key] = await rendered(frames)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
        return self._kept[key]
