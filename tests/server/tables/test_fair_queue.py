"""Who is thought for next: nobody gains by waiting for many thoughts, nor by being many at one address."""

from __future__ import annotations

from math import inf

import pytest

from metropole.server.tables import fair_queue
from metropole.server.tables.fair_queue import QUESTION, Claim, FairQueue, Owner

ADA, BOB, SUE = (Owner(name, f"home of {name}") for name in ("ada", "bob", "sue"))
MASTER, NOVICE = 5.0, 0.2


def waiting(*claims: tuple[str, Claim]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for name, claim in claims:
        queue.put(claim, name)
    return queue


def served(queue: FairQueue[str], count: int | None = None, longest: float = inf) -> list[str]:
    """The next ones, each thought out in just the time it may take."""
    names: list[str] = []
    while len(names) != count and (taken := queue.take(longest)) is not None:
        names.append(taken.item)
    return names


def test_a_stranger_comes_next_however_many_masters_of_one_address_wait() -> None:
    crowd = [Owner(f"guest{number % 20}", "their home") for number in range(100)]
    queue = waiting(*((f"master {number}", Claim((one,), MASTER)) for number, one in enumerate(crowd)))
    served(queue, 3)
    queue.put(Claim((ADA,), MASTER), "ada")
    queue.put(Claim((BOB,), NOVICE), "bob")
    assert served(queue, 3) == ["bob", "ada", "master 3"]


def test_a_neighbour_at_the_same_address_waits_for_one_thought_of_each_not_for_all() -> None:
    many, neighbour = Owner("many", "home"), Owner("neighbour", "home")
    queue = waiting(*((f"many {number}", Claim((many,), MASTER)) for number in range(50)))
    served(queue, 2)
    queue.put(Claim((neighbour,), MASTER), "neighbour")
    assert served(queue, 1) == ["neighbour"]


def test_two_who_wait_for_much_are_served_in_turn_by_seconds_and_not_by_number() -> None:
    queue = waiting(
        *((f"ada {number}", Claim((ADA,), 4.0)) for number in range(3)),
        *((f"bob {number}", Claim((BOB,), 2.0)) for number in range(6)),
    )
    assert served(queue, 6) == ["bob 0", "ada 0", "bob 1", "bob 2", "ada 1", "bob 3"]


def test_nobody_saves_up_while_others_are_thought_for() -> None:
    queue = waiting(*((f"ada {number}", Claim((ADA,), 1.0)) for number in range(60)))
    served(queue, 50)
    for number in range(10):
        queue.put(Claim((BOB,), 1.0), f"bob {number}")
    assert served(queue, 5) == ["bob 0", "ada 50", "bob 1", "ada 51", "bob 2"]


def test_a_hint_comes_after_the_moves_of_its_own_bots_and_before_others_who_had_more() -> None:
    queue = waiting(("hint", Claim((ADA,), 2.0, QUESTION)), ("move", Claim((ADA,), MASTER)))
    assert served(queue) == ["move", "hint"]
    queue.put(Claim((ADA,), NOVICE), "ada's")
    queue.put(Claim((BOB,), 2.0, QUESTION), "bob's hint")
    assert served(queue) == ["bob's hint", "ada's"]


def test_of_those_who_had_as_much_the_short_comes_first_then_who_was_first() -> None:
    queue = waiting(*((name, Claim((Owner(name, name),), cost)) for name, cost in (("a", 5.0), ("b", 5.0), ("c", 1.0))))
    assert served(queue) == ["c", "a", "b"]


def test_what_takes_too_long_for_a_process_is_left_for_another() -> None:
    queue = waiting(("master", Claim((ADA,), MASTER)), ("novice", Claim((ADA,), NOVICE)))
    assert served(queue, longest=1.0) == ["novice"]
    assert served(queue) == ["master"]


def test_who_plays_together_is_charged_in_parts_and_comes_with_the_least_served() -> None:
    queue = waiting(("both", Claim((ADA, BOB), 4.0)))
    served(queue)
    for name, claim in (("sue", Claim((SUE,), 3.0)), ("ada", Claim((ADA,), 0.5)), ("all", Claim((ADA, SUE), 5.0))):
        queue.put(claim, name)
    # Ada stands at 2 and Sue at 0: so does what both wait for. Then Sue stands at 3.
    assert served(queue) == ["sue", "ada", "all"]


def test_what_was_not_used_is_given_back() -> None:
    queue = waiting(("ada", Claim((ADA,), MASTER)))
    taken = queue.take(inf)
    assert taken is not None
    queue.settle(taken, 1.0)
    for name, claim in (("bob", Claim((BOB,), 2.0)), ("bob's", Claim((BOB,), 2.0)), ("ada's", Claim((ADA,), 2.0))):
        queue.put(claim, name)
    assert served(queue) == ["bob", "ada's", "bob's"]


def test_whoever_does_not_wait_any_more_is_not_served_and_costs_nothing() -> None:
    queue = waiting(("ada", Claim((ADA,), MASTER)))
    gone = queue.put(Claim((BOB,), NOVICE), "bob")
    queue.drop(gone)
    assert len(queue) == 1
    queue.put(Claim((BOB,), MASTER), "bob's")
    assert served(queue) == ["ada", "bob's"]
    assert queue.take(inf) is None


def test_a_thought_of_nobody_is_served_too() -> None:
    assert served(waiting(("nobody", Claim((), 1.0)))) == ["nobody"]


def test_accounts_that_say_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_ACCOUNTS", 20)
    queue = waiting(*((f"t{number}", Claim((Owner(f"p{number}", f"n{number}"),), 1.0)) for number in range(50)))
    served(queue)
    queue.put(Claim((Owner("p0", "n0"),), 1.0), "again")
    queue.put(Claim((ADA,), 1.0), "ada")
    assert served(queue) == ["ada", "again"], "what still says something is kept"
    queue.put(Claim((BOB,), 1.0), "bob")
    served(queue)
    assert len(queue._spent) <= 20
