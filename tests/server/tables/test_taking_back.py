"""Taking back makes no time, and is no rehearsal against bots."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.games.contract import NotLegal
from metropole.server.tables import acts
from metropole.server.tables.acts import ActRequest
from metropole.server.tables.clocks import Pace
from metropole.server.tables.table import MOST_UNDOS, Occupant, Table
from tests.server.tables.tabled import Tabled

BANK, INCREMENT = 3_600_000, 7_000


class Stint(NamedTuple):
    """Somebody thought for so long, when so many actions had been played; perhaps a bot in their place."""

    actions: int
    seat: int
    is_person: bool
    time: int
    is_move: bool


class ByHand:
    """The second way: every stint at the table on a list, and a bank is what they leave of it."""

    def __init__(self) -> None:
        self.stints: list[Stint] = []

    def left(self, seat: int) -> int:
        own = [stint for stint in self.stints if stint.seat == seat and stint.is_person]
        return BANK - sum(stint.time for stint in own) + INCREMENT * sum(stint.is_move for stint in own)

    def take_back(self, to: int, seat: int, now: Stint) -> None:
        """What this seat thought since then, and what anybody thinks now, is its time; the rest never was."""
        before = [stint for stint in self.stints if stint.actions < to or (stint.actions == to and not stint.is_move)]
        own = [stint for stint in self.stints[len(before) :] if stint.seat == seat]
        thought = sum(stint.time for stint in (*own, now) if stint.is_person)
        self.stints = [*before, Stint(to, seat, True, thought, is_move=False)]


class Session(Tabled):
    """A table whose clocks are kept by hand as well."""

    def __init__(self, *who: str, **pace: int) -> None:
        super().__init__("metropolys", *who, pace=Pace(**pace))
        self.by_hand = ByHand()

    def after(self, time: int, user: str | None) -> ActRequest:
        self.at += time
        return ActRequest(self.at, user)

    def stint(self, time: int, is_move: bool) -> Stint:
        who = self.table.awaited()
        assert who is not None
        return Stint(len(self.table.actors), self.table.turn, who.user is not None, time, is_move)

    def move(self, time: int) -> None:
        who = self.table.awaited()
        assert who is not None
        self.by_hand.stints.append(self.stint(time, is_move=True))
        self.let(acts.play(self.table, self.after(time, who.user), self.table.turn, self.legal()[0], ()))

    def undo(self, time: int) -> None:
        for seat, who in enumerate(self.table.seats):
            if who and who.user and (to := self.table.undo_to(seat)) is not None:
                self.by_hand.take_back(to, seat, self.stint(time, is_move=False))
                self.let(acts.undo(self.table, self.after(time, who.user)))
                return

    def get_up_and_sit_down(self, time: int) -> None:
        who, seat = self.table.awaited(), self.table.turn
        if who and who.user and len(self.table.people()) > 1:  # a table without people is closed
            self.by_hand.stints.append(self.stint(time, is_move=False))
            self.let(acts.clear(self.table, self.after(time, who.user), seat))
            self.let(acts.sit(self.table, self.after(0, who.user), seat))

    def check(self) -> None:
        for seat, who in enumerate(self.table.seats):
            assert who is not None
            assert self.table.clock.left[seat] == (self.by_hand.left(seat) if who.user else BANK)


STEPS = st.lists(
    st.tuples(st.sampled_from(["move", "move", "undo", "get_up_and_sit_down"]), st.integers(0, 9_000)),
    min_size=1,
    max_size=40,
)


@settings(max_examples=60)
@given(st.sampled_from([("u0", "u1"), ("u0", "novice"), ("u0", "u1", "novice"), ("u0", "novice", "novice")]), STEPS)
def test_what_is_left_is_what_nobody_has_thought(who: tuple[str, ...], steps: list[tuple[str, int]]) -> None:
    session = Session(*who, bank=BANK, increment=INCREMENT)
    for step, time in steps:
        if session.table.status == "running":
            getattr(session, step)(time)
            session.check()
    again = Table(session.terms)
    again.fold(session.entries)
    assert again.clock == session.table.clock


def test_rounds_of_taking_back_make_no_time() -> None:
    """Sixty seconds with an increment of ten stay what they are, whoever plays and takes back how often."""
    session = Session("u0", "u1", bank=60_000, increment=10_000)
    for _ in range(5):
        session.move(20)
        session.undo(10)
    assert session.table.clock.left == [60_000 - 5 * 30, 60_000]


def test_taking_back_twice_in_a_row_forgets_nothing() -> None:
    """Neither what the last action was charged, nor what was thought between."""
    session = Session("u0", "novice", bank=60_000, increment=10_000)
    for time in (1000, 50, 2000, 60):
        session.move(time)
    for time in (300, 40):
        session.undo(time)
    assert len(session.table.actors) == 0
    assert session.table.clock.left == [60_000 - 3340, 60_000]


def test_getting_up_makes_no_time_either() -> None:
    session = Session("u0", "u1", bank=60_000)
    for _ in range(3):
        session.get_up_and_sit_down(15_000)
    assert session.table.clock.left == [15_000, 60_000]
    assert session.table.clock.since == session.at


def test_a_stand_in_changes_nothing_of_the_bank_it_keeps() -> None:
    session = Session("u0", "u1", bank=60_000, increment=10_000)
    session.let(acts.clear(session.table, session.after(5000, "u0"), 0))
    while session.table.turn == 0:
        session.move(30_000)
    session.let(acts.sit(session.table, session.after(0, "u0"), 0))
    assert session.table.clock.left[0] == 55_000


def test_whoever_comes_back_in_their_turn_thinks_from_then_on() -> None:
    session = Session("u0", "u1", bank=60_000)
    session.let(acts.clear(session.table, session.after(0, "u0"), 0))
    session.let(acts.sit(session.table, session.after(50_000, "u0"), 0))
    session.move(1000)
    assert session.table.clock.left[0] == 59_000


def answered(bots: int = 1) -> Tabled:
    """A person has played, and bots have answered."""
    run = Tabled("metropolys", "u0", *["novice"] * bots)
    bid_and_be_answered(run)
    return run


def bid_and_be_answered(run: Tabled) -> None:
    run.play("1@C4")
    run.play()


def test_what_bots_have_answered_is_taken_back_a_few_times_in_a_game() -> None:
    """Six bids to see six answers of a bot are not to be had."""
    assert MOST_UNDOS + 1 < 6
    run = answered()
    for count in range(MOST_UNDOS):
        assert (run.table.undo_to(0), run.table.undos_left(0)) == (0, MOST_UNDOS - count)
        run.let(acts.undo(run.table, run.asked("u0")))
        bid_and_be_answered(run)
    assert (run.table.undo_to(0), run.table.undos_left(0)) == (None, 0)
    with pytest.raises(NotLegal) as refused:
        acts.undo(run.table, run.asked("u0"))
    assert refused.value.reason.id == "undos_used_up"
    again = Table(run.terms)
    again.fold(run.entries)
    assert again.undos_left(0) == 0, "whoever reads the log knows it too"


def test_what_nobody_has_answered_is_taken_back_for_nothing() -> None:
    run = Tabled("metropolys", "u0", "novice")
    for _ in range(2 * MOST_UNDOS):
        run.play("1@C4")
        assert (run.table.undo_to(0), run.table.undos_left(0)) == (0, None)
        run.let(acts.undo(run.table, run.asked("u0")))
    bid_and_be_answered(run)
    assert run.table.undos_left(0) == MOST_UNDOS


def test_each_person_has_their_own() -> None:
    run = answered()
    run.table.undone["u1"] = MOST_UNDOS
    assert run.table.undos_left(0) == MOST_UNDOS
    run.table.seats[0] = Occupant("u1")
    run.table.actors[0] = (0, "u1")
    assert run.table.undos_left(0) == 0


def is_final(run: Tabled, action: str) -> bool:
    return run.table.is_final(0, run.terms.rules.parse(action))


def test_before_an_action_it_is_known_whether_it_can_be_taken_back() -> None:
    assert not is_final(Tabled("metropolys", "u0", "u1"), "1@C4")
    assert is_final(Tabled("metropolys", "u0", "u1", is_rated=True), "1@C4"), "never where it counts"
    assert is_final(Tabled("metro", "u0", "u1"), "draw"), "nor what shows something"


def test_it_is_known_before_a_bot_answers_that_nothing_is_left_to_take_back() -> None:
    with_bots, alone = Tabled("metropolys", "u0", "novice", "u1"), Tabled("metropolys", "u0", "u1")
    for used, is_last in ((MOST_UNDOS - 1, False), (MOST_UNDOS, True), (MOST_UNDOS + 1, True)):
        for run in (with_bots, alone):
            run.table.undone.update({"u0": used - run.table.undone["u0"]})
        assert is_final(with_bots, "1@C4") == is_last
        assert not is_final(alone, "1@C4"), "people may as often as they like"
