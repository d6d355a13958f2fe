"""The rules as the client shows them, written with its facts by `make wire`: the topics, what leads to them and the
words of the boxes; and their drawings, each a small game as it is told to those who look at one again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from metropole import games
from metropole.games.contract import Message
from metropole.games.rulebook import RULEBOOKS, Drawing, Rulebook, Topic, rulebook_of
from metropole.match import Match
from metropole.messages import LANGUAGES
from metropole.record import Record
from metropole.server.broadcast.presenter import shown_message
from metropole.server.broadcast.replay import replay
from metropole.words import Words


def files() -> dict[str, str]:
    """The text of each file, by its path below web/src."""
    found = {}
    for name in RULEBOOKS.own:
        book = rulebook_of(name)
        found[f"games/{name}/rules/topics.json"] = _object(
            {
                "topics": _rows(_topic(topic) for topic in book.topics),
                "terms": _rows(_term(name, book, term.id, term.ours) for term in book.terms),
                "printed": _text(book.printed),
            }
        )
        drawn = {topic.id: _text(_drawing(name, topic.drawing)) for topic in book.topics}
        found[f"games/{name}/rules/drawings.json"] = _object(drawn)
    return found


def _topic(topic: Topic) -> dict[str, Any]:
    return {
        "id": topic.id,
        "heading": topic.heading.id,
        "paragraphs": [shown_message(one) for one in topic.paragraphs],
        "leads": list(topic.leads()),
        "terms": list(topic.terms),
    }


def _term(game: str, book: Rulebook, id: str, ours: str) -> dict[str, Any]:
    """What a thing is called here, and in each box."""
    message = Message(f"box-{game}-{id}")
    return {"id": id, "ours": ours or message.id, "box": {code: Words(code).say(message) for code in LANGUAGES}}


def _drawing(name: str, drawing: Drawing) -> dict[str, Any]:
    return {
        "begins": drawing.begins,
        "lit": {"kind": drawing.kind, "ids": list(drawing.lit)},
        "game": replay(played(name, drawing), ()),
    }


def played(name: str, drawing: Drawing) -> Match:
    """The game of a drawing at its end, always the same; refused where one of its actions is."""
    game = games.load(name)
    return Match.resumed(Record(game, drawing.setup(game, Random(0)), drawing.actions))


def _rows(rows: Iterable[Any]) -> str:
    return "[\n" + ",\n".join(_text(row) for row in rows) + "\n]"


def _object(parts: dict[str, str]) -> str:
    return "{\n" + ",\n".join(f"{_text(key)}: {text}" for key, text in parts.items()) + "\n}\n"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
