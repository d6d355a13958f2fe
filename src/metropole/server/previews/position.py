"""The picture of a position: the board as it stands, which game and moment it is, and the seats with their points."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from metropole.match import Match
from metropole.server.previews.moments import Place, places_of, version_at
from metropole.server.previews.poster import POSTERS, Poster
from metropole.words import Words

WIDTH, HEIGHT, MARGIN = 1200, 630, 14
INK, SOFT, PAPER, PANEL, BRASS = "#15212c", "#515c66", "#efe8d8", "#fbf7ec", "#c8952f"
ARCHES = "M4 32V18a14 14 0 0 1 28 0v14M9.5 32V18a8.5 8.5 0 0 1 17 0v14M15 32V18a3 3 0 0 1 6 0v14M1 32h34"
FONT = "'Jost SemiBold', Jost, Futura, 'Century Gothic', sans-serif"
LETTER = 0.56  # the width of a letter, in parts of the size of the type; a wide one is no wider than twice that
DRAWN = re.compile(r"[ -~\xa0-\u017e\u0401\u0410-\u044f\u0451\u2019]*")  # what the fonts have: Latin, Cyrillic


class GamePictured(NamedTuple):
    """A game that was played, what its seats are called, and in whose words it is told."""

    played: Match
    names: Sequence[str]
    words: Words

    def places(self) -> list[Place]:
        return places_of(self.played)


def position_drawing(game: GamePictured, places: Sequence[Place], version: int) -> str:
    """A moment of a game as SVG. It shows every seat's points with all cards open: of games that are over alone."""
    match, drawings = game.played.at(version), POSTERS.load(game.played.game.NAME)
    x, y, width, height = drawings.BOX
    shown = (HEIGHT - 2 * MARGIN) / height
    left = 2 * MARGIN + width * shown
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none"',
            f' font-family="{FONT}" font-weight="600"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            f'<g transform="translate({MARGIN - x * shown:.2f} {MARGIN - y * shown:.2f}) scale({shown:.4f})">',
            drawings.board(match.view(None)),
            f'</g><g transform="translate({left:.1f} {MARGIN})">',
            _panel(game, match, drawings, places, WIDTH - MARGIN - left),
            "</g></svg>",
        ]
    )


def drawing_at(game: GamePictured, address: str | None) -> str:
    """The moment that an address names, as SVG."""
    places = game.places()
    return position_drawing(game, places, version_at(places, address))


def moment_text(game: GamePictured, places: Sequence[Place], version: int) -> str:
    """Where a moment stands, in words."""
    part, step = places[version]
    if not part:
        return game.words("replay-beginning")
    message = POSTERS.load(game.played.game.NAME).MOMENT
    return game.words(message, number=part, of=places[-1].part, step=step)


def _panel(game: GamePictured, match: Match, drawings: Poster, places: Sequence[Place], width: float) -> str:
    words, inner = game.words, width - 40
    title = words.term("title", match.game.NAME)
    seats = [_seat(game, match, drawings, seat, inner) for seat in range(match.setup.players)]
    return "".join(
        [
            f'<rect width="{width:.1f}" height="{HEIGHT - 2 * MARGIN}" rx="12" fill="{PANEL}"/>',
            f'<path d="{ARCHES}" transform="translate(18 20)" stroke="{BRASS}" stroke-width="2.4"/>',
            _text(title, 68, 52, 40, inner - 52),
            _text(moment_text(game, places, match.version), 20, 98, 22, inner, SOFT),
            *(f'<g transform="translate(20 {128 + 74 * seat})">{one}</g>' for seat, one in enumerate(seats)),
        ]
    )


def _seat(game: GamePictured, match: Match, drawings: Poster, seat: int, width: float) -> str:
    """A seat's sign, name and points; whose turn it is, or who has won, on gold."""
    points, won = str(match.scores()[seat].total), match.outcome.winners if match.outcome else (match.turn,)
    ground = f'<rect x="-10" width="{width + 20:.1f}" height="66" rx="10" fill="#ffd75e"/>' if seat in won else ""
    sign = f'<g transform="translate(0 13) scale(1.65)">{drawings.mark(seat)}</g>'
    total = f'<text x="{width - 4:.1f}" y="45" font-size="36" text-anchor="end" fill="{INK}">{points}</text>'
    return ground + sign + _text(_name(game, seat), 54, 43, 28, width - 54 - 24 * len(points)) + total


def _name(game: GamePictured, seat: int) -> str:
    """What a seat is called; by its number where the font cannot write that."""
    name = game.names[seat]
    return name if DRAWN.fullmatch(name) else game.words("seat-number", number=seat + 1)


def _text(text: str, x: float, y: float, size: float, room: float, fill: str = INK) -> str:
    """A line of text, smaller where it would not find room."""
    size = min(size, room / (LETTER * max(len(text), 1)))
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.1f}" fill="{fill}">{escape(text)}</text>'
