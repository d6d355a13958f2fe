"""All that is said of a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from metropole.analysis import guesses, highlights
from metropole.analysis.depth import Depth
from metropole.analysis.judged import Judged, judgements
from metropole.match import Match
from metropole.record import Record


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """Every action judged; and what follows from that for the game as a whole."""

    record: Record
    judged: tuple[Judged, ...]

    @property
    def chances(self) -> list[tuple[float, ...]]:
        """Everybody's chances to win at every version; at the end of a finished game what came of them."""
        end = self._shares_won()
        return [*(one.win_chances for one in self.judged), *([end] if end else [])]

    def _shares_won(self) -> tuple[float, ...]:
        if self.record.result is None:
            return ()
        winners = self.record.result.winners
        return tuple(round((seat in winners) / len(winners), 3) for seat in self._seats)

    @property
    def _seats(self) -> range:
        return range(self.record.setup.players)

    def worst(self, seat: int) -> list[int]:
        """The numbers of a seat's largest losses."""
        return highlights.worst(self.judged, seat)

    def brilliant(self, seat: int) -> list[int]:
        """The numbers of a seat's best finds."""
        return highlights.brilliant(self.judged, seat)

    def guessed(self) -> dict[str, Any] | None:
        """What could be guessed: the secrets, what they were, and by viewpoint since when they were plain."""
        secrets = guesses.secrets_of(self.record)
        if secrets is None:
            return None
        plain = [guesses.plain_since(self._moments, secrets.truth, place) for place in range(len(self._seats) + 1)]
        return {**secrets.to_json(), "threshold": guesses.PLAIN, "plain_since": plain}

    def belief_in_truth(self, viewpoint: int) -> dict[str, list[list[float]]]:
        """By kind of secret and seat, how likely the true one looked from a viewpoint, over the game."""
        secrets = guesses.secrets_of(self.record)
        if secrets is None or not self.judged:
            return {}
        return {
            name: [
                [moment[viewpoint][seat][kind][cards[kind]] / 100 for moment in self._moments]
                for seat, cards in enumerate(secrets.truth)
            ]
            for kind, name in enumerate(secrets.kinds)
        }

    @property
    def _moments(self) -> list[guesses.Guesses]:
        return [one.guesses for one in self.judged if one.guesses is not None]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.record.game.NAME,
            "players": self.record.setup.players,
            "actions": [one.to_json() for one in self.judged],
            "chances": [list(chances) for chances in self.chances],
            "worst": [self.worst(seat) for seat in self._seats],
            "brilliant": [self.brilliant(seat) for seat in self._seats],
            "guesses": self.guessed(),
        }


def analyse(record: Record, depth: Depth, seed: int = 0) -> Iterator[Judged]:
    """Judge every action of a record, one after another. A wrong record is refused before anything is judged."""
    Match.of(record).to_end()
    return judgements(record, depth, seed)


def assembled(record: Record, judged: Sequence[dict[str, Any]]) -> GameAnalysis:
    """A whole game from moments that were judged in pieces, as plain values."""
    return GameAnalysis(record, tuple(Judged.from_json(one) for one in judged))
