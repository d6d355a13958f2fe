"""What each language lacks, with the English text to begin from: `python -m tests.messages_missing`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from metropole.messages import DEFAULT, LANGUAGES


@cache
def read(language: str) -> dict[str, Message]:
    """The messages of a language by their ids."""
    source = files("metropole.messages").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), f"{language}.ftl: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}.ftl: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


class _Collector(Visitor):
    def __init__(self) -> None:
        self.arguments, self.choices = set[str](), list[SelectExpression]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def _collected(node: BaseNode) -> _Collector:
    collector = _Collector()
    collector.visit(node)
    return collector


def arguments(message: Message) -> set[str]:
    """What a message is to be sent with."""
    return _collected(message).arguments


def choices(message: Message) -> list[SelectExpression]:
    """Where a message depends on an argument."""
    return _collected(message).choices


def text(message: Message) -> str:
    """A message as it stands in its file."""
    return FluentSerializer().serialize_entry(message)


def lacks(language: str) -> Iterator[Message]:
    """The English messages that a language does not have, or has with other arguments."""
    own = read(language)
    for id, message in read(DEFAULT).items():
        if id not in own or arguments(own[id]) != arguments(message):
            yield message


def main() -> None:
    """Print what is to be written, and what may go."""
    for language in LANGUAGES:
        print(f"### {language}.ftl")
        for message in lacks(language):
            print(text(message), end="")
        for id in read(language).keys() - read(DEFAULT).keys():
            print(f"# not in English: {id}")


if __name__ == "__main__":
    main()
