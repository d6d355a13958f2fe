"""The look of the site: colours, type and sign are the client's own, read from its sources."""

from __future__ import annotations

import re
from pathlib import Path

from documentation.pages import ROOT

WEB = ROOT / "web"
TOKENS = WEB / "src/styles/tokens.css"
FONTS = WEB / "src/styles/fonts.css"
HERE = Path(__file__).parent
FACES = re.compile(r"@font-face \{.*?\}", re.DOTALL)
FILE = re.compile(r'url\("(@fontsource[^"]*)"\)')
SCHEMES = {':root[data-theme="dark"]': '[data-md-color-scheme="slate"]'}


def written() -> dict[str, str]:
    """Style sheets by their place."""
    tokens = TOKENS.read_text(encoding="utf-8")
    for theirs, ours in SCHEMES.items():
        assert theirs in tokens, "the client calls its dark colours otherwise now"
        tokens = tokens.replace(theirs, ours)
    return {
        "assets/tokens.css": f"{tokens}\n{_faces()}",
        "assets/look.css": (HERE / "look.css").read_text(encoding="utf-8"),
    }


def brought() -> dict[str, Path]:
    """Files that are taken as they are: the sign, a script, and the client's type where its packages are installed."""
    fonts = {f"assets/fonts/{path.name}": path for path in _fonts()}
    worker = HERE / "iframe-worker.js"
    return {"assets/icon.svg": WEB / "public/icon.svg", "assets/iframe-worker.js": worker, **fonts}


def _fonts() -> list[Path]:
    paths = [WEB / "node_modules" / name for name in FILE.findall(FONTS.read_text(encoding="utf-8"))]
    return [path for path in paths if path.exists()]


def _faces() -> str:
    """The type that is there; without it a page is set in what the machine has."""
    names = {path.name for path in _fonts()}
    found = []
    for face in FACES.findall(FONTS.read_text(encoding="utf-8")):
        name = FILE.findall(face)[0].rpartition("/")[2]
        if name in names:
            found.append(FILE.sub(f'url("fonts/{name}")', face))
    return "\n".join(found)
