"""What MkDocs calls while it builds the site: pages that are made, links out of docs/, diagrams as drawings."""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # `mkdocs serve` starts elsewhere

from mkdocs.structure.files import File, Files

from documentation import commands, http, look, python, rules, settings, sources
from documentation.diagram import drawn

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MAKERS = (rules, settings, commands, python, http, sources)
MERMAID = re.compile(r"^```mermaid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STANDS_FOR = "made: "
PART = re.compile(r"^<!-- made: (\w+) -->$", re.MULTILINE)
_parts: dict[str, str] = {}  # what is made for pages that are written by hand


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made, and put it into the contents."""
    contents: dict[str, list[Any]] = {}
    for maker in MAKERS:
        made = maker.made()
        contents |= made.contents
        _parts.update(made.parts)
        for place, text in made.files.items():
            files.append(File.generated(config, place, content=text))
    for place, path in look.brought().items():
        files.append(File.generated(config, place, abs_src_path=str(path)))
    for place, text in look.written().items():
        files.append(File.generated(config, place, content=text))
    config.nav = _filled(config.nav, contents)
    return files


def _filled(part: Any, contents: dict[str, list[Any]]) -> Any:
    """The contents with what each `made: NAME` stands for."""
    if isinstance(part, list):
        return [_filled(one, contents) for one in part]
    if isinstance(part, dict):
        return {name: _filled(one, contents) for name, one in part.items()}
    if isinstance(part, str) and part.startswith(STANDS_FOR):
        return contents[part.removeprefix(STANDS_FOR)]
    return part


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """What the hosting's plain view shows by itself, made for the site."""
    if page.file.generated_by is None:
        place = page.file.src_uri
        markdown = sources.rewritten(markdown, posixpath.join("docs", posixpath.dirname(place)), place)
        markdown = PART.sub(lambda found: _parts[found[1]], markdown)
    return MERMAID.sub(lambda found: drawn(found[1]), markdown)
