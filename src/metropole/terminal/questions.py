"""Questions with a few answers, asked until one of them is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from metropole.words import Words

Ask = Callable[[str], str]


class Questions:
    """Asks a person, in one language."""

    def __init__(self, words: Words, ask: Ask) -> None:
        self.words, self._ask = words, ask

    def is_yes(self, question: str) -> bool:
        """Yes or no; no where nothing is typed."""
        yes, no = self.words("term-yes"), self.words("term-no")
        return self.choice(question, [yes, no], no) == yes

    def choice(self, question: str, choices: Sequence[str], default: str) -> str:
        """One of the choices, by its beginning if no other begins so; nothing typed, or no input left: the default."""
        while True:
            try:
                answer = self._ask(f"{question} ").strip().lower()
            except EOFError:
                return default
            found = [choice for choice in choices if choice.startswith(answer)] if answer else [default]
            if answer in choices:
                return answer
            if len(found) == 1:
                return found[0]
            print(self.words("term-again", text=answer[:20], choices=self.words.join(list(choices), "or")))
