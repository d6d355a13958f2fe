"""The web client as it was built: files whose names change with their content, and one page for all its addresses,
with what its link says of itself in its head.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import reduce
from hashlib import sha256
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from metropole.daily.dates import DATE_FORM
from metropole.games.rulebook import RULEBOOKS, rulebook_of
from metropole.server.ids import ID_FORM
from metropole.server.packing import packed, taken
from metropole.server.refusals import NotFound
from metropole.server.tables.codes import CODE_FORM

BUILT = Path(__file__).parents[2] / "static"
PAGE = "index.html"
IN_FILES = "alone.html"  # the command line puts games into it; a server has none for it
# The addresses that the client knows; anything else is answered with 404, in the page's words too. A test compares.
PAGES = (
    "",
    "new",
    "account",
    "day",
    "day/:game",
    "day/:game/:date",
    "settings",
    "privacy",
    "people",
    "people/:id",
    "learn",
    "learn/:game/:chapter",
    "puzzles",
    "puzzles/:game",
    "puzzles/:game/:id",
    "replay",
    "replay/:id",
    "rules",
    "rules/:game",
    "rules/:game/:topic",
    "scorer",
    "setup",
    "evening",
    "table/:id",
    ":code",
)
TOPICS = "|".join(f"{game}/{topic.id}" for game in RULEBOOKS.own for topic in rulebook_of(game).topics)
FORMS = {
    ":game/:topic": f"(?:{TOPICS})",
    ":game/:chapter": "[a-z]{1,20}/[a-z]{1,20}",
    ":game": f"(?:{'|'.join(RULEBOOKS.own)})",
    ":date": DATE_FORM,
    ":id": ID_FORM,
    ":code": CODE_FORM,
}
ADDRESSES = re.compile("|".join(reduce(lambda page, form: page.replace(*form), FORMS.items(), page) for page in PAGES))
FOR_EVER = "public, max-age=31536000, immutable"  # what has a hash in its name
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller first
ASK_AGAIN = "no-cache"  # kept, but asked for each time whether it is still the newest
END_OF_HEAD = "</head>"
HeadOf = Callable[[Request], Awaitable[str]]  # what stands in the head of a page for those who show links


def install(app: FastAPI, head_of: HeadOf, built: Path = BUILT) -> None:
    """Let the app answer everything outside /api that is not its own with the client."""
    files = {path.relative_to(built).as_posix(): path for path in built.rglob("*") if path.is_file()}
    files.pop(IN_FILES, None)
    html = files[PAGE].read_text(encoding="utf-8") if files else ""

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        if wanted.startswith("api/") or not files:
            raise NotFound("no_such_page")
        if wanted in files and wanted != PAGE:
            return _answer(files[wanted], wanted, request.scope)
        if wanted.startswith("assets/"):
            raise NotFound("no_such_page")
        text = html.replace(END_OF_HEAD, await head_of(request) + END_OF_HEAD, 1)
        return _page(text, request, 200 if ADDRESSES.fullmatch(wanted) else 404)

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _page(text: str, request: Request, status: int) -> Response:
    """The page as it is for whoever asks, or that it has not changed."""
    body = text.encode()
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language", "ETag": etag}
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    body, packing = packed(body, request)
    return Response(body, status, headers | packing, "text/html")


def _answer(file: Path, name: str, scope: Scope) -> Response:
    """A file, or that it has not changed; packed where it was packed at the build and the browser takes that."""
    request = Request(scope)
    headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
    accepted = taken(request)
    kind = None
    for way, ending in PACKED.items():
        smaller = file.with_name(file.name + ending)
        if way in accepted and smaller.exists():
            kind = FileResponse(file).media_type
            file, headers["Content-Encoding"] = smaller, way
            break
    answer = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
    if request.headers.get("if-none-match") == answer.headers["etag"]:
        return NotModifiedResponse(answer.headers)
    return answer
