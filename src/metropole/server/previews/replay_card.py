"""What the link to a moment of a game says of itself: who played, which moment it is, and whose move."""

from __future__ import annotations

from urllib.parse import urlencode

from metropole.server.previews.cards import Card
from metropole.server.previews.moments import version_at
from metropole.server.previews.position import GamePictured, moment_text


def replay_card(game: GamePictured, table_id: str, at: str | None) -> Card:
    """Of a moment; of the end where none is named."""
    places, words = game.places(), game.words
    version = version_at(places, at)
    title = words("preview-table", game=words.term("title", game.played.game.NAME), names=words.join(list(game.names)))
    text = f"{moment_text(game, places, version)} {_next(game, version)}"
    query = ({} if at is None else {"at": at}) | {"language": words.language}
    return Card(title, text, f"/api/replays/{table_id}/picture.png?{urlencode(query)}")


def _next(game: GamePictured, version: int) -> str:
    """Whose move it is, or that there is none."""
    turn = game.played.at(version).turn
    return game.words("replay-next", seat=turn) if turn >= 0 else game.words("replay-over")
