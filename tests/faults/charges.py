"""Nothing is charged to anybody while nobody could move, and nobody loses on time by it.

The server's sums are held against what the players' own clock says, which is the same for all of them. A turn begins no
earlier than the act before it was first asked for, and ends before anybody hears of the move. Of that span the outages
are taken off; but what the player thought meanwhile is the player's own, and so is what a busy machine delays, as
probes have seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from metropole.server.tables.log import Entry
from metropole.server.tables.store import TableLog
from metropole.server.tables.table import Table
from tests.faults.players import Playing
from tests.faults.probes import Outage, Probe

ROUNDING = 0.002  # seconds
SLACK = 0.5  # seconds by which a fault may begin or end later than was said, on a machine that others use too
IN_STEP = 0.05  # seconds by which the times of several who serve differ (docs/server.md, "What is charged to whom")


@dataclass(frozen=True)
class Witness:
    """What is known of the time of a run: when nobody could move, and how late everything was."""

    outages: Sequence[Outage] = ()
    probes: Sequence[Probe] = ()
    are_several: bool = False  # servers, each with a time of its own

    def wrong_charges(self, stored: TableLog, here: Sequence[Playing], begun: float) -> list[str]:
        """Every move and flag of a table by which somebody lost time that they could not use."""
        table, since, found = stored.table(0), begun, []
        for entry in stored.entries:
            heard = min((one.heard_at.get(entry.version, inf) for one in here), default=inf)
            taken, could = _taken(entry, table) / 1000, self._could_use(entry, here, since, heard)
            if taken > could + ROUNDING:
                told = f"{taken:.3f} s taken, of {heard - since:.3f} s from {since:.3f} they could use {could:.3f}"
                found.append(f"{stored.terms.id} {entry.version} {entry.kind}: {told}")
            table.fold((entry,))
            since = _asked_at(entry, here, since)
        return found

    def _could_use(self, entry: Entry, here: Sequence[Playing], since: float, heard: float) -> float:
        lost = sum(outage.during(since, heard) for outage in self.outages)
        skew = IN_STEP if self.are_several else 0.0  # one told the turn, another took the move
        if not lost:
            return heard - since + skew
        delay = max((probe.delay(since, heard, self.outages) for probe in self.probes), default=0.0)
        return min(heard - since, heard - since - lost + _thought(entry, here, since) + delay + SLACK) + skew


def _taken(entry: Entry, table: Table) -> int:
    """The milliseconds that an entry took from a person; all that were left, if it was the flag."""
    if entry.kind == "flagged":
        return table.clock.left[entry.seat]
    is_charged = entry.kind == "played" and entry.user_id is not None and table.terms.pace.is_timed
    return int(entry.details["used"]) if is_charged else 0


def _thought(entry: Entry, here: Sequence[Playing], since: float) -> float:
    """How long a player took from hearing that it was their turn until they asked for this."""
    for one in here:
        if entry.action_id in one.sent_at:
            return one.sent_at[entry.action_id] - max(one.heard_at.get(entry.version - 1, since), since)
    return 0.0


def _asked_at(entry: Entry, here: Sequence[Playing], before: float) -> float:
    """When an entry was first asked for, which is no later than the server did; of what bots do nobody knows it."""
    asked = [one.sent_at[entry.action_id] for one in here if entry.action_id in one.sent_at]
    return asked[0] if asked and asked[0] > before else before
