"""How a game went for somebody, in a few signs that tell nothing of where anything stands."""

from __future__ import annotations

from metropole.match import Match

STAGES = 6  # of a game; at the end of each it is looked at who is ahead


def course(match: Match, seat: int) -> list[int]:
    """By stage: 1 where the seat was ahead of all others, as points would have been counted then, 0 where it was level
    with the best of them, -1 where it was behind. The last stage is the end.
    """
    return [_sign(match.at(match.version * stage // STAGES), seat) for stage in range(1, STAGES + 1)]


def _sign(match: Match, seat: int) -> int:
    points = [score.total for score in match.scores()]
    lead = points[seat] - max(total for other, total in enumerate(points) if other != seat)
    return (lead > 0) - (lead < 0)
