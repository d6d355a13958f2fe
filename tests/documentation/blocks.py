"""The blocks of a page in Markdown: what is shown, in which language, and how the tests take it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in ("README.md", "CONTRIBUTING.md"))])
FENCE = re.compile(
    r"(?:^<!-- tests (?P<mark>.*?) -->\n)?^(?P<tick>```+)(?P<kind>\w*)\n(?P<text>.*?)^(?P=tick)$", re.M | re.S
)
INDENTED = re.compile(r"(?:^(?: {4}|\t).*\n)+", re.M)
MARKS = ("run this with: ", "only read this: ")


@dataclass(frozen=True, slots=True)
class Block:
    """A block between fences. `mark`: what the line before it says of the tests."""

    kind: str
    text: str
    mark: str
    line: int

    @property
    def is_only_read(self) -> bool:
        return self.mark.startswith(MARKS[1])

    @property
    def more(self) -> str:
        """What is put after each command, so that it is quicker."""
        return self.mark.removeprefix(MARKS[0]).partition(" (")[0] if self.mark.startswith(MARKS[0]) else ""


def blocks(page: Path) -> list[Block]:
    """What stands between fences, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(one["kind"], one["text"], one["mark"] or "", text[: one.start("text")].count("\n") + 1)
        for one in FENCE.finditer(text)
    ]


def commands(page: Path) -> Iterator[str]:
    """Every line that is shown as to be typed: between fences as sh, or indented; comments left out."""
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):
        if block.kind == "sh":
            yield from _lines(block.text)
    for found in INDENTED.finditer(FENCE.sub("", text)):
        yield from _lines(found[0])


def _lines(text: str) -> Iterator[str]:
    for line in text.replace("\\\n", " ").splitlines():
        without = re.sub(r"\s+#.*$", "", line).strip()
        if without:
            yield without
