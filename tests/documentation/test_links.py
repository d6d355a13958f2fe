"""Links lead somewhere, on the hosting's plain view of the files: to a file, and to a heading that is in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.documentation.blocks import FENCE, ROOT

PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[^\]\n]+\]: (\S+)$", re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page, as the hosting calls them; the same word again gets a number."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ +(.*?) *$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        found.add(next(one for one in (name, *(f"{name}-{number}" for number in range(1, 99))) if one not in found))
    return found


def links(page: Path) -> list[str]:
    text = CODE.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))
    return [first or second for first, second in LINK.findall(text)]


def problem(page: Path, link: str) -> str | None:
    """What is wrong with a link, if anything is."""
    if re.match(r"https://|mailto:", link):
        return None
    path, _, anchor = link.partition("#")
    file = (page.parent / path).resolve() if path else page
    if not file.is_relative_to(ROOT) or not file.exists():
        return "there is no such file"
    if anchor and (file.suffix != ".md" or anchor not in anchors(file)):
        return "there is no such heading"
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert {link: problem(page, link) for link in links(page) if problem(page, link)} == {}


def test_wrong_links_are_found() -> None:
    page = ROOT / "docs" / "server.md"
    assert problem(page, "#settings") is None
    assert problem(page, "#setings") == "there is no such heading"
    assert problem(page, "rating.md") == "there is no such file"
    assert problem(page, "ratings.md#bots") is None
    assert problem(page, "http://plain.example") is not None
    assert sum(len(links(page)) for page in PAGES) > 100
