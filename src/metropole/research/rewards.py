"""What each seat is given when a game is over."""

from __future__ import annotations

from metropole.games.contract import NotUnderstood, Outcome

RESULT, POINTS = "result", "points"
KINDS = (RESULT, POINTS)


def check_rewards(kind: str) -> str:
    """One of the kinds there are."""
    if kind not in KINDS:
        raise NotUnderstood("unknown_name", key="rewards", given=str(kind)[:40], known=KINDS)
    return kind


def rewards_of(outcome: Outcome, kind: str) -> list[float]:
    """By seat the points, or for the result 1 to the only winner, less if others won too; together they have 0."""
    players = len(outcome.scores)
    if kind == POINTS:
        return [float(points) for points in outcome.scores]
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]
