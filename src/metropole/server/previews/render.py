"""Drawings become pictures in a process of their own: what draws them would hold up every move of this one.

`python -m metropole.server.previews.render` reads frames as JSON and writes a PNG, or a film as WebP.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import resvg_py

from metropole.server.priority import give_way
from metropole.server.refusals import Unavailable

MODULE = "metropole.server.previews.render"
FONTS = Path(__file__).parents[2] / "static/fonts"  # unpacked from a package when the client is built
LONGEST = 60  # seconds; a film takes ten on a slow core
MOST_BYTES = 2_000_000  # of a film
QUALITIES = (70, 45, 20, 5)  # the first that is small enough is taken; then frames are left out
PATIENCE, REST = 450, 4000  # milliseconds that a moment is seen, and the last one


class Frames(NamedTuple):
    """Drawings as SVG, and how large their picture is: of one a PNG, of more a film."""

    drawings: Sequence[str]
    width: int
    height: int


async def rendered(frames: Frames) -> bytes:
    """The picture of these frames, made by another process, which ends when nobody waits for it any more."""
    try:
        command = sys.executable, "-m", MODULE
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        try:
            async with asyncio.timeout(LONGEST):
                made, _ = await process.communicate(json.dumps(frames).encode())
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    except (OSError, TimeoutError):
        raise Unavailable("picture_failed") from None
    if process.returncode:
        raise Unavailable("picture_failed")
    return made


def picture(frames: Frames) -> bytes:
    """The same, made here."""
    pictures = [_png(drawing, frames.width, frames.height) for drawing in frames.drawings]
    return pictures[0] if len(pictures) == 1 else _film(pictures)


def _png(drawing: str, width: int, height: int) -> bytes:
    fonts = [str(font) for font in sorted(FONTS.glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=fonts, width=width, height=height)
    )


def _film(pictures: Sequence[bytes]) -> bytes:
    """The best film that is small enough; where not even a single frame is, there is none."""
    from PIL import Image  # here, because a single picture does without

    images = [Image.open(BytesIO(one)).convert("RGB") for one in pictures]
    for frames, quality in _tries(images):
        film, patience = BytesIO(), PATIENCE * len(images) // len(frames)
        times = [patience] * (len(frames) - 1) + [REST]
        first, *others = frames
        first.save(film, "WEBP", save_all=True, append_images=others, duration=times, loop=0, quality=quality, method=2)
        if film.tell() < MOST_BYTES:
            return film.getvalue()
    raise ValueError(f"no film of less than {MOST_BYTES} bytes")


def _tries(images: list[Any]) -> Iterator[tuple[list[Any], int]]:
    """All of them, coarser and coarser; then half as many, and half of these, of which the last is always one."""
    yield from ((images, quality) for quality in QUALITIES)
    while len(images) > 1:
        images = images[::-2][::-1]
        yield images, QUALITIES[-1]


if __name__ == "__main__":
    give_way()
    sys.stdout.buffer.write(picture(Frames(*json.load(sys.stdin))))
