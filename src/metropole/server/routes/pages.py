"""The web client as it was built: files whose names change with their content, and one page for all its addresses."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from metropole.server.ids import ID_FORM
from metropole.server.refusals import NotFound

BUILT = Path(__file__).parents[2] / "static"
PAGE = "index.html"
# The addresses that the client knows; anything else is answered with 404, in the page's words too. A test compares.
PAGES = ("", "new", "account", "settings", "table/:id")
ADDRESSES = re.compile("|".join(page.replace(":id", ID_FORM) for page in PAGES))
FOR_EVER = "public, max-age=31536000, immutable"  # what has a hash in its name
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller first
ASK_AGAIN = "no-cache"  # kept, but asked for each time whether it is still the newest


def install(app: FastAPI, built: Path = BUILT) -> None:
    """Let the app answer everything outside /api that is not its own with the client."""
    files = {path.relative_to(built).as_posix(): path for path in built.rglob("*") if path.is_file()}

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        if wanted.startswith("api/") or not files:
            raise NotFound("no_such_page")
        if wanted in files and wanted != PAGE:
            return _answer(files[wanted], wanted, request.scope)
        if wanted.startswith("assets/"):
            raise NotFound("no_such_page")
        return _answer(files[PAGE], PAGE, request.scope, 200 if ADDRESSES.fullmatch(wanted) else 404)

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _answer(file: Path, name: str, scope: Scope, status: int = 200) -> Response:
    """A file, or that it has not changed; packed where it was packed at the build and the browser takes that."""
    request = Request(scope)
    headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
    taken = {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}
    kind = None
    for way, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if way in taken and packed.exists():
            kind = FileResponse(file).media_type
            file, headers["Content-Encoding"] = packed, way
            break
    answer = FileResponse(file, status, headers, media_type=kind, stat_result=file.stat())
    if status == 200 and request.headers.get("if-none-match") == answer.headers["etag"]:
        return NotModifiedResponse(answer.headers)
    return answer
