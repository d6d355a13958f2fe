"""Messages put into words: every one of ours comes out as by the library that knows all of Fluent and all languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal, get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource

from metropole.messages import LANGUAGES
from metropole.messages.bundle import POINTS, Bundle, plural, written
from tests.messages_missing import arguments, choices, read, text
from tests.test_languages import keys, selected_by

FORMS = {"zero", "one", "two", "few", "many", "other"}  # sent as numbers, never as these
NUMBERS = [*range(-12, 130), 999, 1000, 1001, -1234, 12_345, 1_000_000, 2_000_000, 1_234_567, 10**9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_counts_and_writes_as_it_does(language: str) -> None:
    form = Locale.parse(language).plural_form
    assert [plural(language, number) for number in NUMBERS] == [form(number) for number in NUMBERS]
    assert [written(language, number) for number in NUMBERS] == [
        format_decimal(one, locale=language) for one in NUMBERS
    ]
    assert POINTS[language] == get_decimal_symbol(language)


def samples(message: Any) -> Iterator[dict[str, Any]]:
    """Parameters of every kind, and each that is told apart."""
    names = arguments(message)
    for value in (0, 1, 2, 5, 21, 1234, 1_000_000, -1, "", "C10", "{ $x }"):
        yield dict.fromkeys(names, value)
    for choice in choices(message):
        for key in keys(choice) - FORMS:
            yield {**dict.fromkeys(names, 3), selected_by(choice): int(key) if key.isdecimal() else key}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_worded_as_by_the_library(language: str) -> None:
    theirs, ours, count = FluentBundle([language], use_isolating=False), Bundle(language), 0
    for message in read(language).values():
        theirs.add_resource(FluentResource(text(message)))
        ours.add(text(message))
    for id, message in read(language).items():
        pattern = theirs.get_message(id).value
        assert pattern is not None
        for details in samples(message):
            expected, errors = theirs.format_pattern(pattern, details)
            assert errors == []
            assert ours.say(id, details) == expected, (id, details)
            count += 1
    assert count > 10_000


def test_what_is_missing_or_not_known_is_said() -> None:
    bundle = Bundle("en")
    bundle.add(
        "a = { $name }\nb = { a }\nc = { $n ->\n    [1] one\n   *[other] { $m }\n }\na = again\nd = { NUMBER($n) }"
    )
    assert bundle.say("a", {"name": "x"}) == "x"
    assert bundle.say("c", {"n": 1}) == "one"
    assert "e" not in bundle
    for id, details in (
        ("a", {}),
        ("a", {"name": None}),
        ("a", {"name": 1.5}),
        ("b", {}),
        ("c", {"n": 2}),
        ("d", {"n": 1}),
        ("e", {}),
    ):
        with pytest.raises(LookupError):
            bundle.say(id, details)
