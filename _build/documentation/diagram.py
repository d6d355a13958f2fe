"""Sequence diagrams in the language of Mermaid as drawings: made at the build, so that reading needs no script."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

SIDE, TOP, STEP, GAP, BOX = 72, 62, 46, 136, 34  # of the drawing
WIDEST = 24  # so many letters of a participant's name in a line
PERSON = re.compile(r"participant (\w+)(?: as (.+))?")
ARROW = re.compile(r"(\w+)(--?)>>(\w+): (.+)")


class Arrow(NamedTuple):
    """One line of it: from whom to whom, what is said, and whether it is an answer."""

    sender: str
    receiver: str
    said: str
    is_answer: bool


class UnknownDiagramError(ValueError):
    """A diagram that cannot be drawn here."""


def drawn(text: str) -> str:
    """The diagram as SVG in one line, so that Markdown leaves it as it is."""
    people, arrows = _read(text)
    places = {name: SIDE + GAP * number for number, name in enumerate(people)}
    width, bottom = 2 * SIDE + GAP * (len(people) - 1), TOP + STEP * len(arrows)
    lines = [f'<path d="M{x} {TOP - 12}V{bottom + 16}" stroke-dasharray="2 5" opacity=".6"/>' for x in places.values()]
    heads = [_head(name, places[id]) for id, name in people.items()]
    told = [_arrow(one, places, TOP + STEP * (number + 0.7)) for number, one in enumerate(arrows)]
    said = "; ".join(f"{people[one.sender]} to {people[one.receiver]}: {one.said}" for one in arrows)
    return (
        f'<div class="diagram" tabindex="0"><svg viewBox="0 0 {width} {bottom + 24}" role="img" fill="none" '
        f'stroke="currentColor" stroke-width="1.3" font-size="12"><title>{escape(said)}</title>'
        f"{''.join([*lines, *heads, *told])}</svg></div>"
    )


def _read(text: str) -> tuple[dict[str, str], list[Arrow]]:
    kind, *rest = [line.strip() for line in text.strip().splitlines()]
    if kind != "sequenceDiagram":
        raise UnknownDiagramError(f"Only sequence diagrams are drawn, not: {kind}")
    people, arrows = dict[str, str](), list[Arrow]()
    for line in filter(None, rest):
        if found := PERSON.fullmatch(line):
            people[found[1]] = found[2] or found[1]
        elif (found := ARROW.fullmatch(line)) and {found[1], found[3]} <= people.keys():
            arrows.append(Arrow(found[1], found[3], found[4], found[2] == "--"))
        else:
            raise UnknownDiagramError(f"This line of a diagram cannot be drawn: {line}")
    return people, arrows


def _head(name: str, x: int) -> str:
    """A participant: what stands in brackets has a line of its own."""
    first, _, second = name.partition(" (")
    rows = [first, f"({second}"] if second else [first]
    top = 8
    texts = [_text(row[:WIDEST], x, top + 21 - 6.5 * (len(rows) - 1) + 13 * number) for number, row in enumerate(rows)]
    return f'<rect x="{x - 64}" y="{top}" width="128" height="{BOX}" rx="6" stroke-width="1.6"/>{"".join(texts)}'


def _arrow(one: Arrow, places: dict[str, int], y: float) -> str:
    start, end = places[one.sender], places[one.receiver]
    dashes = ' stroke-dasharray="5 4"' if one.is_answer else ""
    if start == end:
        line = f'<path d="M{start} {y}h26v14h-26"{dashes}/>{_tip(start, y + 14, -1)}'
        return line + _text(one.said, start + 34, y + 11, "start")
    way = 1 if end > start else -1
    line = f'<path d="M{start} {y:g}H{end}"{dashes}/>{_tip(end, y, way)}'
    return line + "".join(
        _text(row, (start + end) / 2, y - 5 - 12 * number) for number, row in _rows(one.said, start, end)
    )


def _rows(said: str, start: int, end: int) -> list[tuple[int, str]]:
    """What is said in as many lines as its arrow is long, counted from the lowest."""
    most = max(21, int(abs(end - start) / 5.8))
    rows = [""]
    for word in said.split():
        rows = [*rows[:-1], f"{rows[-1]} {word}".strip()] if len(rows[-1]) + len(word) < most else [*rows, word]
    return list(enumerate(reversed(rows)))


def _tip(x: float, y: float, way: int) -> str:
    return f'<path d="M{x} {y:g}l{-8 * way} -4v8z" fill="currentColor" stroke="none"/>'


def _text(text: str, x: float, y: float, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="currentColor" stroke="none">{escape(text)}</text>'
