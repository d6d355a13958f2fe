"""Whether what was drawn was drawn evenly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable


def assert_even(drawn: Iterable[Hashable], possibilities: int) -> None:
    """Every possibility came, and the chi-square statistic is no further from its mean than five deviations."""
    counts = Counter(drawn)
    assert len(counts) == possibilities
    expected = counts.total() / possibilities
    assert expected >= 20  # or the statistic says little
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = possibilities - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5
