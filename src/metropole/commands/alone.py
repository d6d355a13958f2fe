"""A file that shows games in any browser, without a server or network: the client's page for it with games in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from metropole.commands.speaking import fail, refusals_worded, words
from metropole.commands.writing import opened, refused_writing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from metropole.analysis import GameAnalysis
    from metropole.match import Match
    from metropole.words import Words

PAGE = Path(__file__).parents[1] / "static/alone.html"  # made when the client is built
GAMES_STAND_HERE = "<!--games-->"
HTML = Annotated[
    str | None,
    typer.Option(
        metavar="OUT",
        help="Write a page with these games, for any browser without a server.",
    ),
]
# What would end a script, or be read otherwise in one, as JSON may write it too.
_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


class GamePage:
    """Games that are to be looked at in one file, in the order they were added."""

    def __init__(self) -> None:
        self._found: list[Any] = []
        self._scripts: list[str] = []

    def add(self, line: int, match: Match, analysis: GameAnalysis | None = None, depth: str = "") -> None:
        """A game as far as it came, from a line of a file, with what was said of it."""
        from metropole.server.broadcast.record_replay import MOST_GAMES, game_found

        if len(self._found) == MOST_GAMES:
            fail(words()("records_too_many", most=MOST_GAMES))
        self._found.append(game_found(line, match))
        told = analysis and {"depth": depth, "moments": len(analysis.judged), "result": analysis.to_json()}
        self._scripts.append(_script(f"game-{len(self._found)}", {**_game(match), "analysis": told}))

    def text(self, said: Words, page: str) -> str:
        """The client's page with the games in it, which speaks this language first."""
        file = _script("file", {"language": said.language, "games": self._found})
        without = "<noscript>" + escape(said("html-needs-script")) + "</noscript>"
        filled = page.replace(GAMES_STAND_HERE, "\n".join([without, file, *self._scripts]), 1)
        return re.sub('<html lang="en">', f'<html lang="{said.language}">', filled, count=1)


def _game(match: Match) -> dict[str, Any]:
    """A game with everything open, and for each way to look at it what is other there."""
    from metropole.server.broadcast.replay import replay

    seats = range(match.setup.players)
    views = {"spectator": _view(match, [])} | {str(seat): _view(match, [seat]) for seat in seats}
    return {"replay": replay(match, seats), "views": views, "record": match.record().to_text()}


def _view(match: Match, seats: Sequence[int]) -> dict[str, Any]:
    from metropole.server.broadcast.replay import replay

    shown = replay(match, seats)
    steps = [{key: step[key] for key in ("own", "points") if key in step} for step in shown["steps"]]
    return {"open": shown["open"], "own": shown["own"], "points": shown["points"], "steps": steps}


def _script(name: str, data: Any) -> str:
    """Plain values in a page; nothing in them is taken for a part of it."""
    from pydantic_core import to_json

    written = to_json(data).decode().translate(_ESCAPED)
    return f'<script type="application/json" id="{name}">{written}</script>'


@contextmanager
def page_into(file: str | None) -> Iterator[GamePage | None]:
    """A page that is written when all its games are in it. That it can be written is known before: games take long."""
    if file is None:
        yield None
        return
    page = GamePage()
    template = _template()
    with _writable(file):
        yield page
        with refusals_worded(), opened(file) as target:
            target.write(page.text(words(), template))


def _template() -> str:
    try:
        return PAGE.read_text(encoding="utf-8")
    except FileNotFoundError:
        fail(words()("cli-no-client"))


@contextmanager
def _writable(file: str) -> Iterator[None]:
    """A file that can be written to, and that is as it was if nothing is written."""
    path = Path(file)
    is_new = file != "-" and not path.exists()
    if file != "-":
        with refusals_worded(), refused_writing(file), path.open("a"):
            pass
    try:
        yield
    except BaseException:
        if is_new:
            path.unlink()
        raise
