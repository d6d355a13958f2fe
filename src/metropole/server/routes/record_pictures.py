"""Pictures of records from anywhere, which are brought along: a moment as PNG or SVG, and the film. All under /api."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.responses import Response

from metropole.match import Match
from metropole.messages import DEFAULT, LANGUAGES
from metropole.record import Record
from metropole.server.previews.film import film_of
from metropole.server.previews.moments import AT_FORM
from metropole.server.previews.pictures import HEIGHT, WIDTH
from metropole.server.previews.position import GamePictured, drawing_at
from metropole.server.previews.poster import POSTERS
from metropole.server.previews.render import Frames
from metropole.server.processor_shares import aside
from metropole.server.refusals import NotFound
from metropole.server.responses import refusals
from metropole.server.routes.bodies import NOTHING_ELSE
from metropole.server.routes.dependencies import AddressDep, LimitsDep
from metropole.server.routes.replay_pictures import FilmsDep, PicturesDep
from metropole.words import Words

router = APIRouter(
    prefix="/api/pictures",
    tags=["replays"],
    responses=refusals(400, 403, 404, 413, 415, 422, 429, 503),
    default_response_class=Response,
)
MEDIA = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp"}


class PictureWanted(BaseModel):
    """Of which game, and which moment of it; a film, `webp`, is of all of them."""

    model_config = NOTHING_ELSE

    record: Annotated[dict[str, Any], Field(description="As in docs/records.md.")]
    format: Literal["svg", "png", "webp"] = "png"
    at: Annotated[str | None, Field(pattern=f"^{AT_FORM}$", description="As in an address: 27.5, or 27.")] = None
    language: Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")] = DEFAULT


@router.post("", responses={200: {"content": {media: {} for media in MEDIA.values()}}})
async def picture_record(
    wanted: PictureWanted, address: AddressDep, limits: LimitsDep, pictures: PicturesDep, films: FilmsDep
) -> Response:
    """A picture of a game that was played anywhere; nothing of it is kept but the picture, for a while."""
    limits.check("records", address)
    made: str | bytes
    if wanted.format == "webp":
        made = await films.of(await aside(lambda: film_of(_game(wanted))), address)
    else:
        made = await aside(lambda: drawing_at(_game(wanted), wanted.at))
        if wanted.format == "png":
            made = await pictures.of(Frames([made], WIDTH, HEIGHT), address)
    return Response(made, media_type=MEDIA[wanted.format])


def _game(wanted: PictureWanted) -> GamePictured:
    """The game as far as it was recorded. Who sat there is not known: seats are called by their numbers."""
    match = Match.of(Record.from_json(wanted.record)).to_end()
    if not POSTERS.has(match.game.NAME):
        raise NotFound("no_such_page")
    words = Words(wanted.language)
    names = [words.sentence("seat-number", number=seat + 1) for seat in range(match.setup.players)]
    return GamePictured(match, names, Words(wanted.language, lambda seat: names[seat]))
