"""One table: what follows from its terms and its log. Nothing here waits, sends or stores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, NamedTuple

from typing_extensions import TypedDict

from metropole import games
from metropole.games.contract import NOBODY, Game, Message, View
from metropole.match import Match
from metropole.server.tables.clocks import Clock, Pace
from metropole.server.tables.log import Entry

Status = Literal["open", "running", "finished", "closed"]
STAND_IN = "skilled"  # the bot that plays on for whoever leaves


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was opened."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    given: dict[str, Any]
    pace: Pace
    is_public: bool
    is_rated: bool
    opened_by: str
    follows: str | None
    created_at: int

    @property
    def rules(self) -> Game[Any, Any, Any]:
        return games.load(self.game)


class Occupant(NamedTuple):
    """Who sits somewhere: a person by id, or a bot by its level."""

    user: str | None = None
    bot: str | None = None


class TableResult(TypedDict):
    """How a game ended: points and ranks by seat, who won, what decided it; `lost`: seats that left or overstepped."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    decided_by: str
    lost: list[int]


class AppliedEntry(NamedTuple):
    """What became of one entry: what everybody saw happen."""

    entry: Entry
    events: Sequence[Message]


class Table:
    """A table at one version of its log."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.version = 0
        self.status: Status = "open"
        self.seats: list[Occupant | None] = [None] * terms.players
        self.formerly: list[str | None] = [None] * terms.players  # whoever left a seat that a bot keeps for them
        self.lost: list[int] = []  # seats that lost by leaving or on time, the last one first
        self.clock = Clock(terms.pace)
        self.match: Match | None = None
        self.followed_by: str | None = None
        self.actors: list[tuple[int, str | None]] = []  # seat and person, nobody for a bot, by action of the game
        self.answered: set[tuple[str | None, str]] = set()  # what people have asked for, by person and their own id
        self._before_last: tuple[int, int] | None = None  # number of an action, and what its seat had been shown

    @property
    def turn(self) -> int:
        return self.match.turn if self.match and self.status == "running" else NOBODY

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know now."""
        assert self.match is not None
        return self.match.view(seat)

    def seat_of(self, user: str | None) -> int | None:
        """Where a person sits."""
        if user is not None:
            for seat, who in enumerate(self.seats):
                if who is not None and who.user == user:
                    return seat
        return None

    def people(self) -> list[str]:
        return [who.user for who in self.seats if who and who.user]

    def awaited(self) -> Occupant | None:
        """Who is to move."""
        return self.seats[self.turn] if self.turn >= 0 else None

    # The fold: each kind of entry has its method.

    def apply(self, entry: Entry) -> AppliedEntry:
        """Let an entry have happened, and answer what everybody saw of it."""
        events = self.match.events(entry.code) if self.match and entry.code is not None else ()
        self.fold((entry,))
        return AppliedEntry(entry, events)

    def fold(self, entries: Iterable[Entry]) -> None:
        """Let entries have happened that nobody needs to be told of. They were judged before they were written."""
        for entry in entries:
            assert entry.version == self.version + 1, "entries come one after another"
            self._folds[entry.kind](self, entry)
            if entry.action_id is not None:
                self.answered.add((entry.user_id, entry.action_id))
            self.version = entry.version

    def _start(self, entry: Entry) -> None:
        terms = self.terms
        self.match = Match(terms.rules, terms.rules.read_setup(terms.players, terms.options, entry.details))
        self.status = "running"
        self.clock.start(self.terms.players, entry.at)

    def _sit(self, entry: Entry) -> None:
        self.seats[entry.seat] = Occupant(entry.details.get("user"), entry.details.get("bot"))
        self.formerly[entry.seat] = None

    def _leave(self, entry: Entry) -> None:
        """A seat of a running game is kept by a bot; at a rated table, or on time, it has lost."""
        who = self.seats[entry.seat]
        self.seats[entry.seat] = None
        if self.status != "running":
            return
        self.seats[entry.seat] = Occupant(bot=STAND_IN)
        if self.terms.is_rated or entry.kind == "flagged":
            self.lost.insert(0, entry.seat)
        else:
            self.formerly[entry.seat] = who.user if who else None
        self.clock.since = entry.at if entry.seat == self.turn else self.clock.since
        self._finish_if_over()

    def _play(self, entry: Entry) -> None:
        match, code = self.match, entry.code
        assert match is not None
        assert code is not None
        seat = match.turn
        if entry.user_id is not None and not self.terms.is_rated:
            self._before_last = (match.version, match.shown_to(seat))
        match.play(code)
        self.actors.append((seat, entry.user_id))
        self.clock.charge(seat, entry.details["used"], entry.at)
        self._finish_if_over()

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.take_back(entry.details["to"])
        del self.actors[entry.details["to"] :]
        self._before_last = None
        self.clock.since = entry.at

    def _close(self, entry: Entry) -> None:
        self.status = "closed"

    def _follow(self, entry: Entry) -> None:
        self.followed_by = entry.details["table"]

    _folds: ClassVar[dict[str, Callable[[Table, Entry], None]]] = {
        "sat": _sit,
        "left": _leave,
        "started": _start,
        "played": _play,
        "undone": _undo,
        "flagged": _leave,
        "closed": _close,
        "followed": _follow,
    }

    def _finish_if_over(self) -> None:
        assert self.match is not None
        if self.match.turn < 0 or self.terms.players - len(self.lost) < 2:
            self.status = "finished"
        elif not self.people():
            self.status = "closed"  # nobody is left whom the bots would play for

    # What follows from it.

    def undo_to(self, seat: int) -> int | None:
        """How many actions would stay if this seat took its last one back; None where it may not."""
        if self.match is None or self.status != "running" or self.terms.is_rated:
            return None
        number = len(self.actors) - 1
        while number >= 0 and self.actors[number][1] is None:
            number -= 1
        if number < 0 or self.actors[number][0] != seat or self.seats[seat] != Occupant(self.actors[number][1]):
            return None
        return number if self.match.shown_to(seat) == self._shown_before(number, seat) else None

    def _shown_before(self, number: int, seat: int) -> int:
        assert self.match is not None
        if self._before_last is None or self._before_last[0] != number:
            self._before_last = (number, self.match.at(number).shown_to(seat))
        return self._before_last[1]

    def result(self) -> TableResult | None:
        """Scores, winners and ranks by seat once the game is over; whoever lost by leaving or on time is last."""
        if self.match is None or self.status != "finished":
            return None
        outcome = self.match.outcome
        scores = outcome.scores if outcome else tuple(s.total for s in self.match.scores())
        playing = [seat for seat in range(self.terms.players) if seat not in self.lost]
        won = [seat for seat in outcome.winners if seat in playing] if outcome else []
        best = won or [seat for seat in playing if scores[seat] == max(scores[seat] for seat in playing)]
        ranks = [_rank(seat, scores, best, self.lost) for seat in range(self.terms.players)]
        decided_by = "lost_seats" if self.lost and (outcome is None or won != list(outcome.winners)) else None
        return {
            "scores": list(scores),
            "winners": best,
            "ranks": ranks,
            "decided_by": decided_by or (outcome.decided_by if outcome else "lost_seats"),
            "lost": self.lost,
        }

    def successor(self, table_id: str, host: str, at: int) -> Terms:
        """The terms of a rematch."""
        return replace(self.terms, id=table_id, opened_by=host, follows=self.terms.id, created_at=at)

    def summary(self) -> dict[str, Any]:
        """What the table's row repeats of all this."""
        who = self.awaited()
        return {
            "version": self.version,
            "status": self.status,
            "turn_seat": self.turn,
            "turn_user": who.user if who else None,
            "awaits_bot": bool(who and who.bot),
            "deadline": self.clock.deadline(self.turn) if who and who.user else None,
            "result": self.result(),
        }


def _rank(seat: int, scores: Sequence[int], best: list[int], lost: list[int]) -> int:
    """1 for winners, then by points; seats that lost come after all, the first to lose last."""
    if seat in best:
        return 1
    playing = [other for other in range(len(scores)) if other not in lost]
    if seat in lost:
        return len(playing) + 1 + lost.index(seat)
    return 1 + sum(1 for other in playing if other in best or scores[other] > scores[seat])
