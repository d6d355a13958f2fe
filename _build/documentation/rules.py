"""The rules of every game as pages, from the same topics and words as in the program, in all languages."""

from __future__ import annotations

from typing import Any

from documentation.pages import Made
from metropole.games.rulebook import RULEBOOKS, Rulebook, Topic, rulebook_of
from metropole.messages import DEFAULT, LANGUAGES, NAMES
from metropole.server.previews.poster import POSTERS
from metropole.server.rulebook import played
from metropole.words import Words

PAPER = "#efe8d8"


def made() -> Made:
    """A page for each game and language, the drawings, and the links to them."""
    names = RULEBOOKS.own
    files = {f"players/rules/{name}-{topic.id}.svg": drawing(name, topic) for name, topic in _topics(names)}
    files |= {_place(name, code): _page(name, code) for name in names for code in LANGUAGES}
    own: list[Any] = [_place(name, DEFAULT) for name in names]
    others = [{NAMES[code]: [_place(name, code) for name in names]} for code in LANGUAGES if code != DEFAULT]
    return Made(files, {"rules": _languages(names)}, {"rules": ["players/rules/index.md", *own, *others]})


def _topics(names: tuple[str, ...]) -> list[tuple[str, Topic]]:
    return [(name, topic) for name in names for topic in rulebook_of(name).topics]


def _place(name: str, code: str) -> str:
    return f"players/rules/{name}-{code}.md"


def drawing(name: str, topic: Topic) -> str:
    """The board as the small game of a topic leaves it."""
    match, room = played(name, topic.drawing), POSTERS.load(name)
    x, y, width, height = room.BOX
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" fill="none">'
    return f"{head}{ground}{room.board(match.view(None))}</svg>"


def _languages(names: tuple[str, ...]) -> str:
    lines = []
    for name in names:
        links = " · ".join(f"[{NAMES[code]}]({name}-{code}.md)" for code in LANGUAGES)
        lines.append(f"- **{Words()(f'title-{name}')}**: {links}")
    return "\n".join(lines)


def _page(name: str, code: str) -> str:
    words, book = Words(code), rulebook_of(name)
    others = " · ".join(f"[{NAMES[one]}]({name}-{one}.md)" for one in LANGUAGES if one != code)
    parts = [f"# {words(f'title-{name}')} {{ #{name} }}" if code == DEFAULT else f"# {words(f'title-{name}')}"]
    parts += [f"<small>{others}</small>", f'<div lang="{code}" markdown>']
    for topic in book.topics:
        parts.append(_topic(words, name, book, topic))
    return "\n\n".join([*parts, "</div>"]) + "\n"


def _topic(words: Words, name: str, book: Rulebook, topic: Topic) -> str:
    heading = words.say(topic.heading)
    texts = [words.say(one) for one in topic.paragraphs]
    picture = f"![{heading}]({name}-{topic.id}.svg){{ .drawing loading=lazy }}"
    return "\n\n".join([f"## {heading} {{ #{topic.id} }}", *texts, *_boxes(words, name, book, topic), picture])


def _boxes(words: Words, name: str, book: Rulebook, topic: Topic) -> list[str]:
    """What things are called in the printed rulebooks."""
    printed = [code for code in LANGUAGES if code in book.printed]
    said = [" · ".join(f"{code.upper()} {Words(code)(f'box-{name}-{id}')}" for code in printed) for id in topic.terms]
    return [f"<small>{words('rules-box')} {'; '.join(said)}</small>"] if said else []
