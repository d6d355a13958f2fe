"""One check of everything that comes in: what nobody could keep is refused, with its place; the rest passes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from metropole.games.contract import NotUnderstood
from metropole.server.incoming import DEEPEST, LONGEST_TEXT, check_address, check_body, check_message


def refused(check: Any, *given: Any) -> tuple[Any, Any]:
    with pytest.raises(NotUnderstood) as refusal:
        check(*given)
    details = refusal.value.reason.details
    json.dumps(details, ensure_ascii=False).encode()  # it can be told
    return details["where"], details["problem"]


@pytest.mark.parametrize(
    ("body", "where", "problem"),
    [
        (rb'{"name": "\u0000"}', "body.name", "null_character"),
        (rb'{"name": "a\ud800b"}', "body.name", "lone_surrogate"),
        (rb'{"name": "\udc00\ud800"}', "body.name", "lone_surrogate"),
        (rb'{"options": {"a": [1, {"\ud800": 1}]}}', r"body.options.a.1.\ud800", "lone_surrogate"),
        (rb'{"options": {"\u0000": 1}}', r"body.options.\x00", "null_character"),
        (b'{"name": "\xed\xa0\x80"}', "body", "not_unicode"),
        (b'{"name": "\xff"}', "body", "not_unicode"),
        ('{"name": "Ada"}'.encode("utf-16"), "body", "not_unicode"),
        (b'{"name": "\x00"}', "body.10", "json_invalid"),
        (b"{", "body.1", "json_invalid"),
        (b'{"a": NaN}', "body", "json_invalid"),
        (b'{"a": -Infinity}', "body", "json_invalid"),
        (b'{"a": 1e999}', "body.a", "number_too_large"),
        (b'{"a": [9007199254740993]}', "body.a.0", "number_too_large"),
        (b'{"a": -%s}' % (b"9" * 5000), "body.a", "number_too_large"),
        (b"[" * 8000, "body", "nested_too_deep"),
        (b"[" * 13 + b"]" * 13, "body" + ".0" * DEEPEST, "nested_too_deep"),
        (b'{"a": "%s"}' % (b"x" * (LONGEST_TEXT + 1)), "body.a", "string_too_long"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_its_place(body: bytes, where: str, problem: str) -> None:
    assert refused(check_body, body) == (where, problem)


def test_what_people_send_passes() -> None:
    name = "Zoë 🏙 \\u0000 \ud83d\ude00 مترو \x7f"
    for text in (json.dumps({"name": name}), json.dumps({"name": name}, ensure_ascii=False)):
        check_body(text.encode("utf-16", "surrogatepass").decode("utf-16").encode())
        check_message(text.encode("utf-16", "surrogatepass").decode("utf-16"))
    check_body(b'{"a": [1.5, 1e300, -3, 9007199254740992, true, null, {}]}')


@pytest.mark.parametrize(
    ("message", "where", "problem"),
    [
        (r'{"type": "play", "id": "\u0000x"}', "id", "null_character"),
        (r'{"type": "say", "text": "\ud800"}', "text", "lone_surrogate"),
        (r'"\u0000"', "message", "null_character"),
        (r'"\u0061" x', "9", "json_invalid"),
    ],
)
def test_messages_of_sockets_are_held_to_the_same(message: str, where: str, problem: str) -> None:
    assert refused(check_message, message) == (where, problem)


@pytest.mark.parametrize(
    ("path", "query", "where", "problem"),
    [
        ("/api/tables/\0", b"", "path", "null_character"),
        ("/" + "x" * (LONGEST_TEXT + 1), b"", "path", "string_too_long"),
        ("/api/tables", b"list=%00", "query", "null_character"),
        ("/api/tables", b"list=%ff", "query", "not_unicode"),
        ("/api/tables", b"list=%ed%a0%80", "query", "not_unicode"),
    ],
)
def test_addresses_are_held_to_the_same(path: str, query: bytes, where: str, problem: str) -> None:
    assert refused(check_address, path, query) == (where, problem)
    check_address("/api/tables", b"list=open&before=%C3%A9")
