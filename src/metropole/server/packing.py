"""Answers packed for whoever takes them so."""

from __future__ import annotations

from gzip import compress

from starlette.requests import Request
from starlette.responses import Response


def taken(request: Request) -> set[str]:
    """The ways of packing that whoever asks takes."""
    return {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}


def packed(body: bytes, request: Request) -> tuple[bytes, dict[str, str]]:
    """A body as it is sent to whoever asks, and the header that says how it is packed."""
    if "gzip" not in taken(request):
        return body, {}
    return compress(body, 6, mtime=0), {"Content-Encoding": "gzip"}


def packed_json(body: bytes, request: Request) -> Response:
    """An answer that is encoded already: what was told live is not validated anew, and stays the same to the byte."""
    body, packing = packed(body, request)
    return Response(body, headers={"Vary": "Accept-Encoding"} | packing, media_type="application/json")
