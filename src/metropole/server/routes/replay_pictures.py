"""Pictures of games that are over: a moment as PNG or SVG, and the whole game as a film. All under /api."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from starlette.responses import Response

from metropole.messages import DEFAULT, LANGUAGES
from metropole.server.previews.film import film_of
from metropole.server.previews.games import game_of
from metropole.server.previews.moments import AT_FORM
from metropole.server.previews.pictures import HEIGHT, WIDTH, Pictures
from metropole.server.previews.position import GamePictured, drawing_at
from metropole.server.previews.render import Frames
from metropole.server.processor_shares import aside
from metropole.server.responses import refusals
from metropole.server.routes.dependencies import AddressDep, DatabaseDep, Id, LimitsDep, part

router = APIRouter(
    prefix="/api/replays",
    tags=["replays"],
    responses=refusals(400, 403, 404, 422, 429, 503),
    default_response_class=Response,
)
AN_HOUR = "public, max-age=3600"  # no longer: people's names are in it, and they may take them back
ANYWHERE = {
    "Cache-Control": AN_HOUR,
    "Cross-Origin-Resource-Policy": "cross-origin",
}  # chats show it on their own pages

PicturesDep = Annotated[Pictures, Depends(part("pictures"))]
FilmsDep = Annotated[Pictures, Depends(part("films"))]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="In whose words it is told.")]
At = Annotated[
    str | None,
    Query(pattern=f"^{AT_FORM}$", description="The moment as an address names it: 27.5, or 27; the end, unless said."),
]


def _of(media_type: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {media_type: {}}}}


async def game_pictured(
    table_id: Id, address: AddressDep, database: DatabaseDep, limits: LimitsDep, language: Language = DEFAULT
) -> GamePictured:
    """The game of a table that is over; going through it counts as looking at it again."""
    limits.check("replays", address)
    return await game_of(database, table_id, language)


GameDep = Annotated[GamePictured, Depends(game_pictured)]


@router.get("/{table_id}/picture.svg", responses=_of("image/svg+xml"))
async def draw_position(game: GameDep, at: At = None) -> Response:
    """A moment of a game as a drawing."""
    return Response(await aside(drawing_at, game, at), headers=ANYWHERE, media_type="image/svg+xml")


@router.get("/{table_id}/picture.png", responses=_of("image/png"))
async def picture_position(game: GameDep, address: AddressDep, pictures: PicturesDep, at: At = None) -> Response:
    """A moment of a game as a picture."""
    frames = Frames([await aside(drawing_at, game, at)], WIDTH, HEIGHT)
    return Response(await pictures.of(frames, address), headers=ANYWHERE, media_type="image/png")


@router.get("/{table_id}/film.webp", responses=_of("image/webp"))
async def film_game(game: GameDep, address: AddressDep, films: FilmsDep) -> Response:
    """A whole game as an animated picture of less than two megabytes."""
    frames = await aside(film_of, game)
    return Response(await films.of(frames, address), headers=ANYWHERE, media_type="image/webp")
