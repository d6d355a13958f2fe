"""Metro dealt by chance, tile by tile: the stack has no order before a tile is taken from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from metropole.games.metro import tiles
from metropole.games.metro.actions import DRAW, TEXTS
from metropole.games.metro.notation import read_options, read_players
from metropole.games.metro.rules import State
from metropole.games.metro.setup import Setup
from metropole.games.metro.view import view

MOST_OUTCOMES = len(tiles.KINDS)
MOST_DEALT = 1 + len(tiles.DECK)
MOST_ACTIONS = 2 * len(tiles.DECK)  # each tile is placed once, and drawn in the open before that at most once


class ByChance:
    """A game under way, in which chance has a turn before each tile that is taken."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.players = read_players(players)
        self.hand, self.free_rotation = read_options(options)
        self.state: State | None = None
        self.pending = -1  # the action that a tile is taken after
        self.first = -1
        self.left = [tiles.COPIES[kind] for kind in tiles.KINDS]
        self.dealt: list[int] = []  # kinds, before there is a State
        self.happened: list[tuple[int, str]] = []  # what happened, and who alone knows it; -1 for what all know
        self.held: list[list[tuple[int, int]]] = [[] for _ in range(players)]  # by seat: place in the history, kind

    def __deepcopy__(self, memo: object) -> ByChance:
        twin = ByChance.__new__(ByChance)
        twin.__dict__ = {
            **self.__dict__,
            "left": list(self.left),
            "dealt": list(self.dealt),
            "happened": list(self.happened),
        }
        twin.state = self.state and self.state.copy()
        twin.held = [list(hand) for hand in self.held]
        return twin

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, and how likely; nothing when it is a seat's turn."""
        if self.first < 0:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        if self.state is not None and self.pending < 0:
            return []
        total = sum(self.left)
        return [(kind, count / total) for kind, count in enumerate(self.left) if count]

    def happen(self, outcome: int) -> None:
        """Let chance do this."""
        if self.first < 0:
            self.first = outcome
            self.happened.append((-1, f"first={outcome}"))
            return
        self.left[outcome] -= 1
        if self.state is None:
            self._deal(outcome)
        else:
            seat, code = self.state.turn, self.pending
            self._note(-1 if code == DRAW else seat, outcome)
            self.pending = -1
            self.state.reveal_next(tiles.KINDS[outcome])
            self.state.play(code)

    def _deal(self, kind: int) -> None:
        self._note((self.first + len(self.dealt) // self.hand) % self.players, kind)
        self.dealt.append(kind)
        if len(self.dealt) == self.players * self.hand:
            deck = [tiles.KINDS[one] for one in self.dealt]
            rest = [None] * (len(tiles.DECK) - len(deck))
            self.state = State(Setup(self.players, self.hand, self.free_rotation, self.first, (*deck, *rest)))

    def _note(self, seat: int, kind: int) -> None:
        if seat >= 0:
            self.held[seat].append((len(self.happened), kind))
        self.happened.append((seat, tiles.KINDS[kind]))

    def play(self, code: int) -> None:
        """Play a legal action; a tile that is taken after it waits for chance."""
        state = self.state
        assert state is not None
        self.happened.append((-1, TEXTS[code]))
        if code != DRAW and state.drawn < 0:
            hand = self.held[state.turn]
            hand.remove(next(tile for tile in hand if tile[1] == code >> 8))
        if state.stack and (code == DRAW or state.drawn < 0):
            self.pending = code
        else:
            state.play(code)

    def outcome_text(self, outcome: int) -> str:
        return f"first={outcome}" if self.first < 0 else tiles.KINDS[outcome]

    def resampled(self, history: Sequence[int], seat: int, rng: Random) -> list[int]:
        """The history with other tiles in the hands that this seat does not know, as likely as they are for it."""
        hidden = [place for other, hand in enumerate(self.held) if other != seat for place, _ in hand]
        kinds = Counter({kind: count for kind, count in enumerate(self.left) if count})
        kinds.update(history[place] for place in hidden)
        drawn = rng.sample(list(kinds.elements()), len(hidden))
        again = list(history)
        for place, kind in zip(hidden, drawn, strict=True):
            again[place] = kind
        return again

    def known(self, seat: int | None) -> State | None:
        """What a seat knows now, or a spectator."""
        return None if self.state is None else view(self.state, seat).known
