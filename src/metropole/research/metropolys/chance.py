"""Metropolys dealt by chance: who begins, what is left out, token by token, card by card. Then nothing is random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from metropole.games.metropolys import board, cards
from metropole.games.metropolys.actions import text
from metropole.games.metropolys.notation import read_options, read_players
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.setup import CLOSED_DISTRICTS, TOKEN_COUNTS, Setup, tokens_needed
from metropole.games.metropolys.view import view

KINDS = len(board.TOKENS)
MOST_OUTCOMES = len(board.NAMES) * KINDS
MOST_DEALT = 2 + 27 + 3 * 4
MOST_ACTIONS = 49 * (board.BUILDINGS + 3)  # calls, each with bids that rise and a pass of each other seat


class ByChance:
    """A game under way, after chance has had its turns."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.players = read_players(players)
        self.version, self.has_expansion = read_options(options)
        self.state: State | None = None
        self.happened: list[tuple[int, str]] = []  # what happened, and who alone knows it; -1 for what all know
        self.drawn: list[int] = []
        self.steps = list(self._plan())

    def _plan(self) -> Iterator[tuple[str, Any]]:
        """What chance does in turn: the kind of step, and what it is about."""
        yield "first", None
        if CLOSED_DISTRICTS[self.players]:
            yield "closed", None
        for _ in range(sum(TOKEN_COUNTS[self.players].values())):
            yield "token", None
        for seat in range(self.players):
            for name, deck in self._decks().items():
                if deck is not None:
                    yield name, seat

    def _decks(self) -> dict[str, Sequence[Any] | None]:
        return {
            "area": cards.area_deck(self.players, self.version, self.has_expansion),
            "neighbourhood": cards.neighbourhood_deck(self.version, self.has_expansion),
            "expansion": cards.expansion_deck(self.has_expansion),
        }

    def __deepcopy__(self, memo: object) -> ByChance:
        twin = ByChance.__new__(ByChance)
        twin.__dict__ = {**self.__dict__, "happened": list(self.happened), "drawn": list(self.drawn)}
        twin.state = self.state and self.state.copy()
        return twin

    def _drawn(self, name: str) -> list[int]:
        return [outcome for (step, _), outcome in zip(self.steps, self.drawn, strict=False) if step == name]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, and how likely; nothing when it is a seat's turn."""
        if len(self.drawn) == len(self.steps):
            return []
        name, _ = self.steps[len(self.drawn)]
        if name == "token":
            return self._token_outcomes()
        if name in ("first", "closed"):
            free = list(range(self.players if name == "first" else len(board.OUTER_DISTRICTS)))
        else:
            deck = self._decks()[name]
            assert deck is not None
            free = sorted(set(range(len(deck))) - set(self._drawn(name)))
        return [(outcome, 1 / len(free)) for outcome in free]

    def _closed(self) -> tuple[str, ...]:
        ring = board.OUTER_DISTRICTS
        count = CLOSED_DISTRICTS[self.players]
        return tuple(ring[(start + step) % len(ring)] for start in self._drawn("closed") for step in range(count))

    def _token_outcomes(self) -> list[tuple[int, float]]:
        """A place of the district that is being filled, and any of the tokens that are left."""
        laid, closed = self._drawn("token"), self._closed()
        places, before = 0, 0
        for district in board.DISTRICTS:
            before += tokens_needed(district, closed)
            if len(laid) < before:
                places = board.district_mask(district) & ~board.BLIND_ALLEYS
                break
        free = [
            board.INDEX[name] for name in board.names_of(places) if board.INDEX[name] not in [t // KINDS for t in laid]
        ]
        counts = list(TOKEN_COUNTS[self.players].values())
        for token in laid:
            counts[token % KINDS] -= 1
        total = sum(counts) * len(free)
        return [(place * KINDS + kind, count / total) for place in free for kind, count in enumerate(counts) if count]

    def happen(self, outcome: int) -> None:
        """Let chance do this."""
        _, seat = self.steps[len(self.drawn)]
        self.happened.append((-1 if seat is None else seat, self.outcome_text(outcome)))
        self.drawn.append(outcome)
        if len(self.drawn) == len(self.steps):
            self.state = State(self._setup())

    def _setup(self) -> Setup:
        dealt: dict[str, Any] = {
            name: deck and tuple(deck[card] for card in self._drawn(name)) for name, deck in self._decks().items()
        }
        laid = sorted(self._drawn("token"))
        return Setup(
            players=self.players,
            version=self.version,
            has_expansion=self.has_expansion,
            first=self._drawn("first")[0],
            closed=self._closed(),
            tokens={board.NAMES[token // KINDS]: board.TOKENS[token % KINDS] for token in laid},
            area=dealt["area"] or (),
            neighbourhood=dealt["neighbourhood"],
            expansion=dealt["expansion"],
        )

    def play(self, code: int) -> None:
        """Play a legal action."""
        assert self.state is not None
        self.happened.append((-1, text(code)))
        self.state.play(code)

    def outcome_text(self, outcome: int) -> str:
        name, _ = self.steps[len(self.drawn)]
        if name == "token":
            return f"{board.NAMES[outcome // KINDS]}:{board.TOKENS[outcome % KINDS]}"
        deck = self._decks().get(name)
        return f"{name}={outcome if deck is None else deck[outcome]}"

    def resampled(self, history: Sequence[int], seat: int, rng: Random) -> list[int]:
        """The history with other cards of the others, each deal that fits what this seat knows as likely."""
        again = list(history)
        for name, deck in self._decks().items():
            if deck is None:
                continue
            places = [at for at, (step, _) in enumerate(self.steps[: len(self.drawn)]) if step == name]
            hidden = [at for at in places if self.steps[at][1] != seat]
            own = [history[at] for at in places if at not in hidden]
            drawn = rng.sample([card for card in range(len(deck)) if card not in own], len(hidden))
            for at, card in zip(hidden, drawn, strict=True):
                again[at] = card
        return again

    def known(self, seat: int | None) -> State | None:
        """What a seat knows now, or a spectator."""
        return None if self.state is None else view(self.state, seat).known
