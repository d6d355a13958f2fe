"""The moments of a game that a seat should look at again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from metropole.analysis.judged import Judged

MOST = 3  # of each, for a seat
LEAST_LOSS = 0.02  # of the chance to win: what costs less is not worth a second look
LEAST_MARGIN = 0.05  # by which a brilliant action is better than the second best


def worst(judged: Sequence[Judged], seat: int) -> list[int]:
    """The numbers of a seat's largest losses, the largest first."""
    own = [one for one in judged if one.seat == seat and one.loss >= LEAST_LOSS]
    return _first(sorted(own, key=lambda one: -one.loss))


def brilliant(judged: Sequence[Judged], seat: int) -> list[int]:
    """The numbers of a seat's actions that were clearly best though another looked better, the clearest first."""
    own = [one for one in judged if one.seat == seat and one.action == one.best and not one.is_obvious]
    clear = [one for one in own if (one.margin or 0.0) >= LEAST_MARGIN]
    return _first(sorted(clear, key=lambda one: -(one.margin or 0.0)))


def _first(judged: Iterable[Judged]) -> list[int]:
    return [one.number for one in judged][:MOST]
