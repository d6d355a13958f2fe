"""What links say in chats: of a table what its page shows, in the reader's language, and no markup of anybody's."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from sqlalchemy import update

from metropole.messages import LANGUAGES
from metropole.server.previews.cards import site_card, table_card, tags
from metropole.server.previews.pictures import SITE
from metropole.server.storage.database import Database
from metropole.server.storage.schema import tables, users
from metropole.words import Words
from tests.server.grounds import add_people, add_table

pytestmark = pytest.mark.anyio
HOSTILE = '"><script>alert(1)</script>'[:24]


class Head(HTMLParser):
    """The tags of a head, and what they say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.said[given.get("property") or given.get("name") or ""] = given.get("content") or ""

    def handle_data(self, data: str) -> None:
        self.tags.append(data)


@pytest.fixture
async def hall(database: Database) -> Database:
    await add_people(database, "ann", "ben")
    await add_table(database, "t", ["ann", "bot:novice"], players=4, status="open", is_public=False)
    return database


async def test_an_open_table_says_who_invites_to_what_and_what_is_free(hall: Database) -> None:
    card = await table_card(hall, "t", Words("en"))
    assert card == (
        "Ann invites you to play Metro",
        "2 of 4 seats are free. No account needed.",
        "metro-1100",
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_the_readers_language(hall: Database, language: str) -> None:
    card = await table_card(hall, "t", Words(language))
    assert "Ann" in card.title
    assert (card == await table_card(hall, "t", Words("en"))) is (language == "en")


@pytest.mark.parametrize(
    ("status", "title", "text"),
    [
        ("running", "Metro: Ann", "The game is on. Come and watch."),
        ("finished", "Metro: Ann", "The game is over. See how it went."),
    ],
)
async def test_later_it_says_how_it_stands(hall: Database, status: str, title: str, text: str) -> None:
    async with hall.writing() as connection:
        await connection.execute(update(tables).values(status=status))
    assert (await table_card(hall, "t", Words("en")))[:2] == (title, text)


@pytest.mark.parametrize("table", ["nowhere", "t"])
async def test_what_is_not_there_any_more_is_the_site(hall: Database, table: str) -> None:
    async with hall.writing() as connection:
        await connection.execute(update(tables).values(status="closed"))
    assert await table_card(hall, table, Words("en")) == site_card(Words("en"))


async def test_nobody_is_named_who_has_deleted_their_account(hall: Database) -> None:
    async with hall.writing() as connection:
        await connection.execute(update(users).where(users.c.id == "ann").values(name=None))
    assert (await table_card(hall, "t", Words("en"))).title == "Metro"


async def test_a_name_is_text_whatever_stands_in_it(hall: Database) -> None:
    async with hall.writing() as connection:
        await connection.execute(update(users).where(users.c.id == "ann").values(name=HOSTILE))
    head = Head(tags(await table_card(hall, "t", Words("en")), "https://play.example", '/table/t"><b>', "en"))
    assert set(head.tags) == {"meta"}
    assert head.said["og:title"] == f"{HOSTILE} invites you to play Metro"
    assert head.said["og:url"] == 'https://play.example/table/t"><b>'


def test_a_link_has_all_that_chats_ask_for() -> None:
    said = Head(tags(site_card(Words("de")), "https://play.example", "/", "de")).said
    assert said["og:image"] == f"https://play.example/preview/{SITE}.png"
    assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:locale"] == "de"
    assert said["og:description"] == said["description"] == Words("de")("preview-site")
