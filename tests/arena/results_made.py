"""Results made by hand, of which everything can be counted in the head."""

from __future__ import annotations

from typing import Any

from metropole.arena.play import GameResult


def made(number: int, seats: str, scores: list[int], **changes: Any) -> GameResult:
    """A game of Metropolys between bots of one letter; most points win."""
    best = max(scores)
    values: dict[str, Any] = {
        "number": number,
        "game": "metropolys",
        "players": len(seats),
        "options": {"version": "family", "expansion": False},
        "deal": number,
        "seats": list(seats),
        "first": 0,
        "closed": [],
        "cards": {"area": ["lakes", "bridges", "statues", "borders"][: len(seats)]},
        "scores": scores,
        "winners": [seat for seat, score in enumerate(scores) if score == best],
        "decided_by": "most_points" if scores.count(best) == 1 else "shared",
        "sources": [{"trendy": score - 3, "area": 3} for score in scores],
        "actions": 10,
        "seconds": 0.5,
    }
    return GameResult(**{**values, **changes})
