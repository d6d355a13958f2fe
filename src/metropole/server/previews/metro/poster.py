"""The poster of Metro: the tiled vault of a station, and for every seat a track with its sign."""

from __future__ import annotations

from collections.abc import Sequence

from metropole.server.previews.metro.seats import LOOKS
from metropole.server.previews.poster import spread

INK, IRON = "#15212c", "#1f5545"
VAULT = "M{left} 300V166A{wide} {high} 0 0 1 {right} 166V300"
ARCHES = "M4 32V18a14 14 0 0 1 28 0v14M9.5 32V18a8.5 8.5 0 0 1 17 0v14M15 32V18a3 3 0 0 1 6 0v14M1 32h34"


def poster(taken: Sequence[bool]) -> str:
    """The station with a track for every seat."""
    places = spread(len(taken), 70 * (len(taken) - 1))
    tracks = [_track(seat, x, is_taken) for seat, (x, is_taken) in enumerate(zip(places, taken, strict=True))]
    return "".join(
        [
            '<rect y="-36" width="640" height="336" fill="#f4f6f2"/>',
            f'<path d="{_tiles()}" fill="none" stroke="#d5dcd6" stroke-width="1.4"/>',
            f'<path d="{_vault(0)}Z" fill="#faf3e0"/>',
            *tracks,
            f'<path d="{_vault(-24)}{_vault(0)}{_vault(24)}" fill="none" stroke="{IRON}" stroke-width="7"/>',
            _plate(),
        ]
    )


def _vault(inwards: float) -> str:
    """The edge of the vault, or one within or around it."""
    return VAULT.format(left=76 + inwards, right=564 - inwards, wide=244 - inwards, high=172 - 0.7 * inwards)


def _tiles() -> str:
    """Courses of long tiles, every second one shifted by half."""
    courses = [f"M0 {y}H640" for y in range(-36, 300, 11)]
    joints = [f"M{x + (22 if row % 2 else 0)} {11 * row - 36}v11" for row in range(31) for x in range(0, 640, 44)]
    return "".join(courses + joints)


def _plate() -> str:
    """A sign in blue enamel, with the three arches instead of a name."""
    lines = (
        f'<path transform="translate(-17 -20) scale(.95)" d="{ARCHES}" fill="none" stroke="#fff" stroke-width="2.6"/>'
    )
    inner = '<rect x="-52" y="-25" width="104" height="50" rx="4" fill="none" stroke="#fff" stroke-width="1.4"/>'
    ground = '<rect x="-58" y="-31" width="116" height="62" rx="7" fill="#173f8f" stroke="#0d2a66" stroke-width="2"/>'
    return f'<g transform="translate(320 76)">{ground}{inner}{lines}</g>'


def _track(seat: int, x: float, is_taken: bool) -> str:
    colour, shape, dash, _ = LOOKS[seat]
    way = f'd="M{x:.1f} 176V310" fill="none" stroke-linecap="round"'
    if not is_taken:
        rails = f'<path {way} stroke="#c9c3b0" stroke-width="14"/><path {way} stroke="#faf3e0" stroke-width="9"/>'
        dashes = f'stroke="{INK}" stroke-width="2.4" stroke-dasharray="7 5"'
        return f'{rails}<circle cx="{x:.1f}" cy="176" r="27" fill="#fffdf6" {dashes}/>'
    inlay = f'<path {way} stroke="#fff" stroke-width="5" stroke-dasharray="{dash}"/>' if dash else ""
    line = f'<path {way} stroke="{INK}" stroke-width="21"/><path {way} stroke="{colour}" stroke-width="15.5"/>{inlay}'
    disc = f'<circle cx="{x:.1f}" cy="176" r="29" fill="#fffdf6" stroke="#123a2e" stroke-width="3"/>'
    place = f'transform="translate({x - 18:.1f} 158) scale(1.5)"'
    mark = f'<path {place} d="{shape}" fill="{colour}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    return line + disc + mark
