"""The pictures of links: whole PNGs of the right size, few of them, and drawn seldom."""

from __future__ import annotations

import asyncio
import struct
import zlib
from itertools import product

import pytest

from metropole import games
from metropole.server.limits import RATES, Limits
from metropole.server.previews import pictures
from metropole.server.previews.pictures import HEIGHT, SITE, WIDTH, Pictures, drawing_of, name_of
from metropole.server.previews.render import Frames
from metropole.server.refusals import NotFound, TooMuch, Unavailable

pytestmark = pytest.mark.anyio
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, if every part of the file is whole."""
    assert png.startswith(SIGNATURE)
    at, kinds = len(SIGNATURE), []
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        data, check = png[at + 8 : at + 8 + length], png[at + 8 + length : at + 12 + length]
        assert struct.unpack(">I", check)[0] == zlib.crc32(kind + data)
        kinds.append(kind)
        at += 12 + length
    assert (kinds[0], kinds[-1]) == (b"IHDR", b"IEND")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("game", games.names())
async def test_every_game_is_a_whole_picture_of_the_right_size(game: str) -> None:
    most = max(games.load(game).SEATS)
    for taken in ([True] * most, [True] + [False] * (most - 1)):
        png = await Pictures(Limits()).png(name_of(game, taken), "192.0.2.1")
        assert size_of(png) == (WIDTH, HEIGHT)


async def test_so_is_that_of_the_site() -> None:
    assert size_of(await Pictures(Limits()).png(SITE, "192.0.2.1")) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("game", games.names())
def test_who_sits_where_is_seen(game: str) -> None:
    """All ways to sit at a table make different drawings, and nothing else does."""
    for players in games.load(game).SEATS:
        names = [name_of(game, taken) for taken in product([True, False], repeat=players)]
        assert len({drawing_of(name) for name in names}) == 2**players


def test_a_game_without_a_drawing_has_that_of_the_site() -> None:
    assert name_of("chess", [True, False]) == SITE


@pytest.mark.parametrize("name", ["chess-11", f"{games.names()[0]}-{'1' * 9}"])
async def test_what_is_no_picture_is_not_there(name: str) -> None:
    with pytest.raises(NotFound):
        await Pictures(Limits()).png(name, "192.0.2.1")


async def test_one_is_drawn_once_though_many_ask_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(frames: Frames) -> bytes:
        drawn.extend(frames.drawings)
        return b"png"

    monkeypatch.setattr(pictures, "rendered", draw)
    kept = Pictures(Limits(), most_kept=2)
    names = [name_of(games.names()[0], taken) for taken in ([True, True], [True, False], [False, True])]
    await asyncio.gather(*(kept.png(names[0], "192.0.2.1") for _ in range(5)))
    assert len(drawn) == 1
    for name in (*names[1:], names[2], names[0]):
        await kept.png(name, "192.0.2.1")
    assert len(drawn) == 4, "the first was let go, and had to be drawn again"


async def test_whoever_wants_many_has_to_wait_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(frames: Frames) -> bytes:
        return b"png"

    monkeypatch.setattr(pictures, "rendered", draw)
    kept = Pictures(Limits(clock=lambda: 0.0), most_kept=1)
    one, other = (name_of(games.names()[0], [True, is_taken]) for is_taken in (True, False))
    for _ in range(int(RATES["pictures"].burst) // 2):
        await kept.png(one, "192.0.2.1")
        await kept.png(other, "192.0.2.1")
    with pytest.raises(TooMuch):
        await kept.png(one, "192.0.2.1")
    assert await kept.png(other, "192.0.2.1") == b"png", "what is kept costs nothing"
    assert await kept.png(one, "192.0.2.2") == b"png"


async def test_where_films_cannot_be_made_that_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started for it, and it counts for nobody; single pictures are drawn as ever."""

    async def draw(frames: Frames) -> bytes:
        return b"png"

    monkeypatch.setattr(pictures, "rendered", draw)
    monkeypatch.setattr("metropole.extras.find_spec", lambda module: None)
    kept = Pictures(Limits())
    with pytest.raises(Unavailable) as refused:
        await kept.of(Frames(["<svg/>", "<svg/>"], 8, 4), "192.0.2.1")
    assert refused.value.reason.id == "no_films_here"
    assert await kept.of(Frames(["<svg/>"], 8, 4), "192.0.2.1") == b"png"
