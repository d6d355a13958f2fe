"""What those are told who show a link: words in the head of its page, and a picture of its own address."""

from __future__ import annotations

import re

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from metropole.games.contract import Refusal
from metropole.messages import DEFAULT, LANGUAGES
from metropole.server.ids import ID_FORM
from metropole.server.previews.cards import Card, site_card, table_card, tags
from metropole.server.previews.games import game_of
from metropole.server.previews.moments import ADDRESS
from metropole.server.previews.pictures import NAME_FORM
from metropole.server.previews.replay_card import replay_card
from metropole.server.refusals import NotFound
from metropole.server.security import address_of
from metropole.server.settings import Settings
from metropole.server.storage.database import DATABASE_TROUBLE
from metropole.words import Words

TABLE = re.compile(f"/(table|replay)/({ID_FORM})")
NAME = re.compile(NAME_FORM)
A_DAY = "public, max-age=86400"
ANYWHERE = {"Cache-Control": A_DAY, "Cross-Origin-Resource-Policy": "cross-origin"}  # chats show it on their own pages


def install(app: FastAPI) -> None:
    """Let the app give out the pictures."""

    async def picture(request: Request) -> Response:
        name = request.path_params["name"]
        if not NAME.fullmatch(name):
            raise NotFound("no_such_page")
        png = await request.app.state.pictures.png(name, address_of(request))
        return Response(png, headers=ANYWHERE, media_type="image/png")

    app.add_route("/preview/{name}.png", picture, methods=["GET", "HEAD"], include_in_schema=False)


async def head_of(request: Request) -> str:
    """The tags of a page."""
    words = Words(_language(request.headers.get("accept-language", "")))
    at = _moment(request)
    path = request.url.path + (f"?at={at}" if at else "")
    return tags(await _card(request, words, at), _origin(request), path, words.language)


def _moment(request: Request) -> str | None:
    """The moment of a game that an address names. What stands behind a `#` never comes here."""
    at = request.query_params.get("at", "")
    return at if ADDRESS.fullmatch(at) else None


async def _card(request: Request, words: Words, at: str | None) -> Card:
    found = TABLE.fullmatch(request.url.path)
    if found is None:
        return site_card(words)
    try:
        if found[1] == "replay" and (card := await _replay_card(request, found[2], words, at)):
            return card
        return await table_card(request.app.state.database, found[2], words)
    except DATABASE_TROUBLE:  # the page says so by itself
        return site_card(words)


async def _replay_card(request: Request, table_id: str, words: Words, at: str | None) -> Card | None:
    """Of a moment of a game; nothing where it is not over, or there is none."""
    try:
        return replay_card(await game_of(request.app.state.database, table_id, words.language), table_id, at)
    except Refusal:
        return None


def _language(accepted: str) -> str:
    """The first of the languages that a request names which is one of ours: browsers name the dearest first."""
    codes = [tag.partition(";")[0].strip().partition("-")[0].lower() for tag in accepted.split(",")]
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


def _origin(request: Request) -> str:
    """How the site is called from outside."""
    settings: Settings = request.app.state.settings
    return settings.origin.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
