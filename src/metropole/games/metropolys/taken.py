"""Tokens that are told by how many each seat took, where nobody remembers which neighbourhood they came from.

For the count it does not matter where they lay: so they are laid where each seat has built, in one of the ways in which
that can have been. Where there is none, the numbers cannot be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from metropole.games.contract import NotLegal
from metropole.games.metropolys import board
from metropole.games.metropolys.setup import TOKEN_COUNTS, Setup, tokens_needed
from metropole.games.reading import read_list, read_number, read_object

Taken = tuple[Mapping[str, int], ...]


def read_taken(data: object, setup: Setup) -> Taken:
    """By seat how many tokens of each kind it took; a kind that is not told was not taken."""
    seats = read_list(data, "taken")
    if len(seats) != setup.players:
        raise NotLegal("wrong_number_of_seats", key="taken", needed=setup.players, given=len(seats))
    taken = tuple(
        {kind: read_number(count, kind) for kind, count in read_object(seat, "taken", board.TOKENS).items()}
        for seat in seats
    )
    for kind, most in TOKEN_COUNTS[setup.players].items():
        counts = [seat.get(kind, 0) for seat in taken]
        if min(counts) < 0 or sum(counts) > most:
            raise NotLegal("too_many_tokens_taken", token=kind, most=most, given=sum(counts))
    return taken


def laid(taken: Taken, built: Sequence[Mapping[str, int]], setup: Setup) -> dict[str, str]:
    """One of the layouts in which each seat took so many where it has built."""
    if setup.tokens:
        raise NotLegal("tokens_told_twice")
    spread = _Spread(built, setup)
    for seat, counts in enumerate(taken):
        for _ in range(sum(counts.values())):
            if not spread.put(seat, set()):
                raise NotLegal("taken_without_building", seat=seat, given=sum(counts.values()))
    found: dict[str, str] = {}
    for seat, counts in enumerate(taken):
        kinds = [kind for kind, count in counts.items() for _ in range(count)]
        found.update(zip(spread.places(seat), kinds, strict=True))
    return found


class _Spread:
    """How many tokens of each seat lie in each district: no more than it has room for, and than lie there at all."""

    def __init__(self, built: Sequence[Mapping[str, int]], setup: Setup) -> None:
        self._rooms = [[_may_hold(own, name) for name in board.DISTRICTS] for own in built]
        self._most = [tokens_needed(name, setup.closed) for name in board.DISTRICTS]
        self._put = [[0] * len(board.DISTRICTS) for _ in built]

    def put(self, seat: int, tried: set[int]) -> bool:
        """One more of a seat's: where there is room, or where another's can be moved elsewhere."""
        for district, room in enumerate(self._rooms[seat]):
            if district in tried or self._put[seat][district] == len(room):
                continue
            tried.add(district)
            if sum(own[district] for own in self._put) < self._most[district] or self._moved(district, tried):
                self._put[seat][district] += 1
                return True
        return False

    def _moved(self, district: int, tried: set[int]) -> bool:
        """Whether one of those here could be put elsewhere."""
        for other, own in enumerate(self._put):
            if own[district] and self.put(other, tried):
                own[district] -= 1
                return True
        return False

    def places(self, seat: int) -> list[str]:
        """Where they lie."""
        return [place for room, count in zip(self._rooms[seat], self._put[seat], strict=True) for place in room[:count]]


def _may_hold(built: Iterable[str], district: str) -> list[str]:
    """The neighbourhoods of a district, of these, where a token can have lain."""
    mask = board.mask_of(built) & board.district_mask(district) & ~board.BLIND_ALLEYS
    return board.names_of(mask)
