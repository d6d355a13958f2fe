"""Messages in words: ids with parameters become sentences of the chosen language, from Fluent files: the package's, and
those of games that bring their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from metropole import games
from metropole.games.contract import NOBODY, Message
from metropole.messages import DEFAULT
from metropole.messages.bundle import POINTS, Bundle

# What a parameter is follows from its name, here and in the client. Seats and stations are so where they are numbers.
SEAT_KEYS = ("seat", "from_seat", "one", "other")
# They have words of their own.
TERM_KEYS = ("token", "district", "districts", "type", "types", "card", "cards", "source", "way")
PLACE_KEYS = ("place", "places", "last", "squares", "square")  # the client lights them
STATION_KEYS = ("station", "stations", "end")
TILE_KEYS = ("tile", "drawn")  # the client draws them


@cache
def _bundle(language: str) -> Bundle:
    return _filled(language, [files("metropole.messages").joinpath(f"{language}.ftl")])


@cache
def _bundle_of_games(language: str, names: tuple[str, ...]) -> Bundle:
    """What games say in files of their own, in a folder of their package; English where they lack a language."""
    folders = [files(games.load(name).__name__).joinpath("messages") for name in names]
    found = [[folder.joinpath(f"{code}.ftl") for code in (language, DEFAULT)] for folder in folders]
    return _filled(language, [file for choice in found for file in choice if file.is_file()])


def _filled(language: str, sources: Sequence[Traversable]) -> Bundle:
    bundle = Bundle(language)
    for file in sources:
        bundle.add(file.read_text(encoding="utf-8"))
    return bundle


class Words:
    """One language, which may change at any time, and how it calls the seats."""

    def __init__(self, language: str = DEFAULT, seat_name: Callable[[int], str] | None = None) -> None:
        self.language = language
        self._seat_name = seat_name or (lambda seat: self("seat-number", number=seat))

    def _bundle_with(self, id: str) -> Bundle | None:
        """Where this message is; the games' own files are opened only for what the package itself does not say."""
        own = _bundle(self.language)
        if id in own:
            return own
        of_games = _bundle_of_games(self.language, games.names())
        return of_games if id in of_games else None

    def __call__(self, id: str, /, **details: Any) -> str:
        """The sentence of an id, its parameters put in."""
        bundle = self._bundle_with(id)
        if bundle is None:
            raise KeyError(id)
        try:
            return bundle.say(id, self._worded(details))
        except LookupError as problem:
            raise LookupError(f"message {id!r}: {problem}") from problem

    def say(self, message: Message) -> str:
        """A message in words; where its game has none for it, as it is."""
        return self(message.id, **message.details) if self._bundle_with(message.id) else str(message)

    def seat(self, seat: int) -> str:
        """How a seat is called."""
        return self._seat_name(seat)

    def term(self, kind: str, name: str) -> str:
        """A game's own word: the card `chains`, the token `trendy`."""
        id = f"{kind}-{name}"
        return self(id) if self._bundle_with(id) else name

    def join(self, names: list[str], last: str = "and") -> str:
        """Several names in one phrase: a, b and c."""
        if len(names) < 2:
            return "".join(names)
        return self(f"list-{last}", most=", ".join(names[:-1]), last=names[-1])

    def runs(self, numbers: Sequence[int], last: str = "or") -> str:
        """Numbers in one phrase, those in a row drawn together: 1 to 5, 7 or 9."""
        found: list[list[int]] = []
        for number in numbers:
            if found and found[-1][-1] == number - 1:
                found[-1].append(number)
            else:
                found.append([number])
        shown = [self("list-to", first=run[0], last=run[-1]) if len(run) > 2 else None for run in found]
        names = [[name] if name else [str(n) for n in run] for name, run in zip(shown, found, strict=True)]
        return self.join([name for run in names for name in run], last)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with digits after its point, or comma."""
        return f"{value:.{digits}f}".replace(".", POINTS[self.language])

    def percent(self, share: float) -> str:
        """A share of one as a percentage."""
        return self("percent", number=self.decimal(100 * share))

    def sentence(self, id: str, /, **details: Any) -> str:
        """The words of an id, beginning with a capital."""
        text = self(id, **details)
        return text[:1].upper() + text[1:]

    def _worded(self, details: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._word(key, value) for key, value in details.items()}

    def _word(self, key: str, value: Any) -> Any:
        if key in SEAT_KEYS and isinstance(value, int):
            return self("nobody") if value == NOBODY else self._seat_name(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._word(key, item)) for item in value)
        if key in TERM_KEYS and isinstance(value, str):
            return self.term(key.rstrip("s"), value)
        return str(value) if isinstance(value, float) else value
