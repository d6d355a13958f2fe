"""The messages of a language, read from Fluent files and put into words: texts, parameters, and choices.

That is all of Fluent that our messages use; what else a file holds is refused when the message is asked for. How a
language counts and writes numbers stands here for our five: what knows all languages would be larger than the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Said = Callable[[Mapping[str, Any]], str]
GROUPS = {"en": ",", "fr": "\u202f", "cs": "\u00a0", "nl": ".", "de": "."}  # between thousands
POINTS = {"en": ".", "fr": ",", "cs": ",", "nl": ",", "de": ","}  # before decimals


def plural(language: str, number: int) -> str:
    """The form of words that a number asks for: one, few, many or other."""
    count = abs(number)
    if language == "fr":
        return "one" if count < 2 else "many" if count % 1_000_000 == 0 else "other"
    if language == "cs" and 2 <= count <= 4:
        return "few"
    return "one" if count == 1 else "other"


def written(language: str, number: int) -> str:
    """A whole number as the language writes it."""
    return f"{number:,}".replace(",", GROUPS[language])


class Bundle:
    """Messages by their ids. Each is made ready when it is first said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._read: dict[str, ast.Pattern] = {}
        self._ready: dict[str, Said] = {}

    def add(self, text: str) -> None:
        """Take in a file; what is there already stays."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._read.setdefault(entry.id.name, entry.value)

    def __contains__(self, id: str) -> bool:
        return id in self._read

    def say(self, id: str, details: Mapping[str, Any]) -> str:
        """A message with its parameters: texts and whole numbers. One that is missing is a LookupError."""
        if id not in self._ready:
            self._ready[id] = self._pattern(self._read[id])
        return self._ready[id](details)

    def _pattern(self, pattern: ast.Pattern) -> Said:
        parts = [self._part(element) for element in pattern.elements]
        return lambda details: "".join([part(details) for part in parts])

    def _part(self, element: Any) -> Said:
        if isinstance(element, ast.Placeable):
            return self._part(element.expression)
        if isinstance(element, ast.TextElement | ast.StringLiteral):
            text = element.parse()["value"] if isinstance(element, ast.StringLiteral) else element.value
            return lambda details: text
        if isinstance(element, ast.VariableReference):
            name = element.id.name
            return lambda details: self._written(details[name])
        if isinstance(element, ast.SelectExpression):
            return self._choice(element)
        raise LookupError(f"{type(element).__name__} is not known here")

    def _written(self, value: Any) -> str:
        if isinstance(value, int):
            return written(self.language, value)
        if not isinstance(value, str):
            raise LookupError(f"a parameter is neither a text nor a whole number: {type(value).__name__}")
        return value

    def _choice(self, choice: ast.SelectExpression) -> Said:
        """The first variant that fits: the very number, its form, or the same text; else the one that is marked."""
        selector = choice.selector
        if not isinstance(selector, ast.VariableReference):
            raise LookupError("what is chosen by is no parameter")
        name, variants = selector.id.name, [(_key(one), self._pattern(one.value)) for one in choice.variants]
        (usual,) = (self._pattern(one.value) for one in choice.variants if one.default)

        def said(details: Mapping[str, Any]) -> str:
            value = details[name]
            fitting = {value, plural(self.language, value)} if isinstance(value, int) else {value}
            return next((variant for key, variant in variants if key in fitting), usual)(details)

        return said


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return float(key.value) if isinstance(key, ast.NumberLiteral) else key.name
