"""Words: every message that the program can send has its sentence, with the parameters it is sent with."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import metropole
from metropole.games.contract import NOBODY, Message
from metropole.server.refusals import STATUS
from metropole.words import Words

PACKAGE = Path(metropole.__file__).parent
CLIENT = Path(__file__).parents[1] / "web/src"
ENGLISH = (PACKAGE / "messages" / "en.ftl").read_text(encoding="utf-8")

VERSION_CARDS = ("family-", "expert-", "metropolys-seat-", "metro-seat-")  # the f-string begins with what varies
TERM_KINDS = (
    "district-",
    "type-",
    "token-",
    "card-",
    "way-",
    "source-",
    "game-",
    "version-",
    "lineup-",
    "decided-",
    "head-",
)


WORDS = ("words", "words()", "said", "self", "self.words", "self.words.sentence")  # called with an id, too
MESSAGES = {"Message", *(kind.__name__ for kind in STATUS)}  # what is called with an id


def message_ids() -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", ENGLISH, flags=re.MULTILINE))


def sent_ids() -> set[str]:
    """The ids that stand as texts in calls of Message, of the refusals and of `words`."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                is_words = ast.unparse(node.func) in WORDS
                if name in MESSAGES or is_words:
                    found.add(node.args[0].value)
    return {id for id in found if isinstance(id, str)}


@pytest.mark.slow
def test_every_message_sent_has_words() -> None:
    assert len(sent_ids()) > 100
    assert sent_ids() - message_ids() == set()


def test_every_message_is_sent_somewhere() -> None:
    """By its whole id, or by one that is put together: beginnings of f-strings and templates, and kinds of terms."""
    client = (path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in (*PACKAGE.rglob("*.py"), *client))
    beginnings = re.findall(r'f"([a-z][\w-]*-)\{', source) + re.findall(r"`([a-z][\w-]*-)\$\{", source)
    beginnings += ["list-", *VERSION_CARDS, *TERM_KINDS]
    unused = {id for id in message_ids() if f'"{id}"' not in source and not id.startswith(tuple(beginnings))}
    assert unused == set()


def test_no_message_stands_twice() -> None:
    ids = re.findall(r"^([a-z][\w-]*) =", ENGLISH, flags=re.MULTILINE)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (Message("not_adjacent", {"place": "S3", "last": "C10"}), "S3 is not next to C10."),
        (Message("place_built", {"place": "W7", "seat": 0, "value": 7}), "W7 is taken: your 7 is built there."),
        (Message("place_built", {"place": "W7", "seat": 1, "value": 7}), "W7 is taken: Red’s 7 is built there."),
        (Message("subway_card_moved", {"seat": 1, "from_seat": NOBODY}), "The subway card goes to Red."),
        (
            Message("closed_districts_not_adjacent", {"districts": ("north", "south")}),
            "The two districts left out must be next to each other; these are not: the north, the south.",
        ),
    ],
)
def test_messages_are_worded(message: Message, sentence: str) -> None:
    words = Words(seat_name=lambda seat: "you" if seat == 0 else "Red")
    assert words.say(message) == sentence


def test_numbers_in_a_row_are_drawn_together() -> None:
    words = Words()
    assert words.runs([1, 2, 3, 4, 5, 7, 9]) == "1 to 5, 7 or 9"
    assert words.runs([3, 4], "and") == "3 and 4"
    assert words.runs([6]) == "6"
    assert words.runs([]) == ""


def test_a_message_without_a_parameter_it_needs_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words()("not_adjacent", place="S3")
    with pytest.raises(KeyError):
        Words()("no-such-message")
