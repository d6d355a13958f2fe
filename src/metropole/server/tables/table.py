"""One table: what follows from its terms and its log. Nothing here waits, sends or stores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, NamedTuple

from typing_extensions import TypedDict

from metropole import games
from metropole.bots.characters import USUAL_CAST, Cast, Character, character_at
from metropole.games.contract import NOBODY, Game, Message, Outcome, View
from metropole.match import Match
from metropole.server.tables.clocks import Clock, Pace
from metropole.server.tables.log import Entry
from metropole.server.tables.moments import Tempo

Status = Literal["open", "running", "finished", "closed"]
DepartureWay = Literal["left", "time"]
STAND_IN = "skilled"  # the bot that plays on for whoever leaves
MOST_UNDOS = 3  # so often in a game may somebody take back what bots have answered: to see what they do is no rehearsal


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
    tempo: Tempo = "at_once"  # how quickly bots answer
    cast: Cast = USUAL_CAST  # which of the characters of its level a bot is, by seat; the same in a rematch
    day: str | None = None  # whose game it is, where everybody has the same on a day
    is_counted: bool = False  # it is the host's one try of that day: nothing is taken back there, nobody is asked

    @property
    def rules(self) -> Game[Any, Any, Any]:
        return games.load(self.game)


class Occupant(NamedTuple):
    """Who sits somewhere: a person by id, or a bot by its level."""

    user: str | None = None
    bot: str | None = None


class Departure(NamedTuple):
    """Whoever left a game in play to a bot, and how: by getting up, or because their time was up."""

    user: str | None
    way: DepartureWay


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
        self.changed_at = terms.created_at  # when something last happened to the game: at its end, when it ended
        self.status: Status = "open"
        self.seats: list[Occupant | None] = [None] * terms.players
        self.departures: list[Departure | None] = [None] * terms.players  # by seat, for whom a bot plays there
        self.starts_at: int | None = None  # when the game begins by itself, everybody being there
        self.is_held = False  # the host wants to say when it begins
        self.lost: list[int] = []  # seats that lost by leaving or on time, the last one first
        self.clock = Clock(terms.pace, can_go_back=not terms.is_rated)
        self.match: Match | None = None
        self.followed_by: str | None = None
        self.is_turned = False  # whether everybody moves on by a seat for the rematch
        self.actors: list[tuple[int, str | None]] = []  # seat and person, nobody for a bot, by action of the game
        self.undone: Counter[str | None] = Counter()  # how often somebody took back what bots had answered
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

    def seat_played_by(self, user: str | None) -> int | None:
        """Where a person sits, or sat when they lost by leaving or on time: whose result it is."""
        lost = (seat for seat in self.lost if (gone := self.departures[seat]) and gone.user == user)
        return next(lost, self.seat_of(user)) if user is not None else None

    def people(self) -> list[str]:
        return [who.user for who in self.seats if who and who.user]

    def people_named(self) -> list[str]:
        """Everybody who sits there, or for whom a bot plays on."""
        return self.people() + [gone.user for gone in self.departures if gone and gone.user]

    @property
    def formerly(self) -> list[str | None]:
        """By seat whoever may take it again from the bot that keeps it: nobody where it has lost."""
        seats = enumerate(self.departures)
        return [gone.user if gone and seat not in self.lost else None for seat, gone in seats]

    def character(self, seat: int) -> Character | None:
        """Who the bot is that sits somewhere; nobody where none does."""
        who = self.seats[seat]
        return character_at(self.terms.cast, seat, who.bot) if who and who.bot else None

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
            if entry.kind != "followed":  # by another game, which changes nothing of this one
                self.changed_at = entry.at

    def _start(self, entry: Entry) -> None:
        terms = self.terms
        self.match = Match(terms.rules, terms.rules.read_setup(terms.players, terms.options, entry.details))
        self.status, self.starts_at = "running", None
        self.clock.start(self.terms.players, entry.at)

    def _sit(self, entry: Entry) -> None:
        self.seats[entry.seat] = Occupant(entry.details.get("user"), entry.details.get("bot"))
        self.departures[entry.seat] = None
        if "countdown" in entry.details:
            self.starts_at = entry.at + entry.details["countdown"]
        if entry.seat == self.turn:
            self.clock.restart(entry.at)

    def _leave(self, entry: Entry) -> None:
        """A seat of a running game is kept by a bot; at a rated table, or on time, it has lost."""
        who = self.seats[entry.seat]
        self.seats[entry.seat] = None
        self.starts_at = None
        if self.status != "running":
            return
        self.seats[entry.seat] = Occupant(bot=STAND_IN)
        if self.terms.is_rated or entry.kind == "flagged":
            self.lost.insert(0, entry.seat)
        self.departures[entry.seat] = Departure(who.user if who else None, "left" if entry.kind == "left" else "time")
        if entry.seat == self.turn:
            self.clock.get_up(entry.seat, entry.details.get("used", 0), entry.at)
        self._finish_if_over()

    def _hold(self, entry: Entry) -> None:
        self.starts_at, self.is_held = None, True

    def _play(self, entry: Entry) -> None:
        match, code = self.match, entry.code
        assert match is not None
        assert code is not None
        seat = match.turn
        if entry.user_id is not None and not self.terms.is_rated:
            self._before_last = (match.version, match.shown_to(seat))
        match.play(code)
        self.actors.append((seat, entry.user_id))
        if entry.user_id is None:
            self.clock.pass_over(seat, entry.at)
        else:
            self.clock.charge(seat, entry.details["used"], entry.details.get("lag", 0), entry.at)
        self._finish_if_over()

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        to: int = entry.details["to"]
        self.undone[entry.user_id] += to < len(self.actors) - 1
        self.match.take_back(to)
        del self.actors[to:]
        self._before_last = None
        self.clock.take_back(entry.seat, to, entry.details.get("used", 0), entry.at)

    def _close(self, entry: Entry) -> None:
        self.status, self.starts_at = "closed", None

    def _follow(self, entry: Entry) -> None:
        self.followed_by = entry.details["table"]
        self.is_turned = entry.details.get("is_turned", False)

    _folds: ClassVar[dict[str, Callable[[Table, Entry], None]]] = {
        "sat": _sit,
        "left": _leave,
        "held": _hold,
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
        elif not self.people():  # nobody is left whom the bots would play for; a rated game is lost to them
            self.status = "finished" if self.terms.is_rated else "closed"

    # What follows from it.

    def undo_to(self, seat: int) -> int | None:
        """How many actions would stay if this seat took its last one back; None where it may not."""
        number = self._last_of(seat)
        return None if number is not None and self._undos_left(number) == 0 else number

    def is_final(self, seat: int, code: int) -> bool:
        """Whether this legal action of the seat to move could not be taken back, or not once a bot has answered it."""
        assert self.match is not None
        if self.terms.is_rated or self.terms.is_counted or not self.match.is_reversible(code):
            return True
        who = self.seats[seat]
        has_bots = any(other is not None and other.bot for other in self.seats)
        return has_bots and who is not None and self.undone[who.user] >= MOST_UNDOS

    def undos_left(self, seat: int) -> int | None:
        """How often whoever sits there may still take back what bots have answered; None where none has answered."""
        number = self._last_of(seat)
        return None if number is None else self._undos_left(number)

    def _undos_left(self, number: int) -> int | None:
        is_answered = number < len(self.actors) - 1
        return max(0, MOST_UNDOS - self.undone[self.actors[number][1]]) if is_answered else None

    def _last_of(self, seat: int) -> int | None:
        """The number of this seat's last action, if no other person has acted since and nothing hidden was shown."""
        if self.match is None or self.status != "running" or self.terms.is_rated or self.terms.is_counted:
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
        return result_of(self.match, self.lost)

    def successor(self, table_id: str, host: str, at: int) -> Terms:
        """The terms of a rematch."""
        return replace(self.terms, id=table_id, opened_by=host, follows=self.terms.id, created_at=at)

    def seat_in_rematch(self, seat: int, *, is_turned: bool) -> int:
        """Where whoever played this seat sits the next time: there again, or where the one before them sat."""
        return (seat - is_turned) % self.terms.players

    def summary(self) -> dict[str, Any]:
        """What the table's row repeats of all this."""
        who = self.awaited()
        return {
            "version": self.version,
            "status": self.status,
            "turn_seat": self.turn,
            "turn_user": who.user if who else None,
            "awaits_bot": bool(who and who.bot),
            "starts_at": self.starts_at,
            "deadline": self.clock.deadline(self.turn) if who and who.user else None,
            "result": self.result(),
            "changed_at": self.changed_at,
        }


def result_of(match: Match, lost: list[int]) -> TableResult:
    """How a match stands or ended; seats that lost by leaving or on time are last."""
    outcome, seats = match.outcome, range(match.setup.players)
    scores = outcome.scores if outcome else tuple(score.total for score in match.scores())
    playing = [seat for seat in seats if seat not in lost]
    won = [seat for seat in outcome.winners if seat in playing] if outcome else []
    best = won or [seat for seat in playing if scores[seat] == max(scores[seat] for seat in playing)]
    return {
        "scores": list(scores),
        "winners": best,
        "ranks": [_rank(seat, scores, best, lost) for seat in seats],
        "decided_by": outcome.decided_by if outcome and won == list(outcome.winners) else "lost_seats",
        "lost": lost,
    }


def result_at_end(outcome: Outcome) -> TableResult:
    """How a game ended that nobody lost by leaving or on time."""
    scores, best = outcome.scores, list(outcome.winners)
    ranks = [_rank(seat, scores, best, []) for seat in range(len(scores))]
    return {"scores": list(scores), "winners": best, "ranks": ranks, "decided_by": outcome.decided_by, "lost": []}


def _rank(seat: int, scores: Sequence[int], best: list[int], lost: list[int]) -> int:
    """1 for winners, then by points; seats that lost come after all, the first to lose last."""
    if seat in best:
        return 1
    playing = [other for other in range(len(scores)) if other not in lost]
    if seat in lost:
        return len(playing) + 1 + lost.index(seat)
    return 1 + sum(1 for other in playing if other in best or scores[other] > scores[seat])
