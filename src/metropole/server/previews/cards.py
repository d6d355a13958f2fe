"""What a link says of itself in a chat, in the language of whoever asks: nothing but what its page shows anyway."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from sqlalchemy import select

from metropole.server.previews.pictures import HEIGHT, SITE, WIDTH, name_of
from metropole.server.storage.database import Database
from metropole.server.storage.schema import seats, tables, users
from metropole.words import Words

SHOWN = ("open", "running", "finished")  # a table that was closed has nothing to show


class Card(NamedTuple):
    """A title, a sentence, and a picture: its name, or its path on this site."""

    title: str
    text: str
    picture: str


def site_card(words: Words) -> Card:
    """Of every page that is no table's."""
    return Card(words("app-name"), words("preview-site"), SITE)


async def table_card(database: Database, table_id: str, words: Words) -> Card:
    """Of a table; that of the site where there is none, or none any more."""
    columns = tables.c.game, tables.c.players, tables.c.status, tables.c.opened_by
    async with database.reading() as connection:
        row = (await connection.execute(select(*columns).where(tables.c.id == table_id))).one_or_none()
        if row is None or row.status not in SHOWN:
            return site_card(words)
        sat = select(seats.c.seat, seats.c.user_id, users.c.name).outerjoin(users, users.c.id == seats.c.user_id)
        sitting = (await connection.execute(sat.where(seats.c.table_id == table_id).order_by(seats.c.seat))).all()
    return _card(row, sitting, words)


def _card(row: Any, sitting: Any, words: Words) -> Card:
    numbers = {who.seat for who in sitting}
    taken = [seat in numbers for seat in range(row.players)]
    names = [who.name for who in sitting if who.name]
    host = next((who.name for who in sitting if who.user_id == row.opened_by and who.name), None)
    game = words.term("title", row.game)
    if row.status == "open" and host:
        title = words("preview-invites", name=host, game=game)
    else:
        title = words("preview-table", game=game, names=words.join(names)) if names else game
    text = words(f"preview-{row.status}", free=taken.count(False), players=row.players)
    return Card(title, text, name_of(row.game, taken))


def tags(card: Card, origin: str, path: str, language: str) -> str:
    """A card as the head of a page tells it: Open Graph, and what Twitter has of its own."""
    picture = origin + (card.picture if card.picture.startswith("/") else f"/preview/{card.picture}.png")
    told = {
        "og:site_name": "Métropole",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": origin + path,
        "og:locale": language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.title,
    }
    named = {"description": card.text, "twitter:card": "summary_large_image"}
    properties = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "".join(properties + [f'<meta name="{name}" content="{escape(value)}">' for name, value in named.items()])
