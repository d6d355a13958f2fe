"""Games looked at again: every step as it was told live, to the byte; and nothing that a seat could not know."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from metropole import games
from metropole.games.contract import Message
from metropole.match import Match
from metropole.server.broadcast.entry import EntryBroadcast
from metropole.server.broadcast.presenter import presenter_of
from metropole.server.broadcast.replay import ReplayShown, replay
from metropole.server.broadcast.snapshot import table_shown
from metropole.server.broadcast.table_replay import open_seats, table_replay
from metropole.server.refusals import NotAllowed, NotFound
from metropole.server.tables import acts
from metropole.server.tables.store import NameShown, TableLog
from metropole.server.tables.table import Table
from tests.server.tables.tabled import Tabled

NAMES = {"u0": NameShown("Ada", False), "u1": NameShown("Bob", True)}
GAMES = [
    ("metropolys", {"version": "expert"}),
    ("metropolys", {"version": "family"}),
    ("metropolys", {"version": "expert", "expansion": True}),
    ("metro", {"hand": 2}),
]
LAST_DRAWN = 9  # steps before the end of the game for three with two tiles in hand: then the last two are drawn


def again(run: Tabled, *seats: int) -> ReplayShown:
    log = TableLog(run.terms, run.entries)
    return table_replay(log, log.table(), NAMES, seats)


def played(game: str, options: dict[str, Any], moves: int = 1000) -> Match:
    rules, rng = games.load(game), Random(5)
    match = Match(rules, rules.deal(3, options, rng, {"first": 0}))
    while match.turn >= 0 and match.version < moves:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_step_is_what_was_told_live_to_the_byte(game: str, options: dict[str, Any], seat: int | None) -> None:
    run, rng = Tabled(game, "u0", "u1", options=options), Random(2)
    while run.table.status == "running":
        run.play(rng.choice(run.legal()))
    shown = again(run, *([] if seat is None else [seat]))
    table, steps = Table(run.terms), iter(shown["steps"])
    for entry in run.entries:
        applied = table.apply(entry)
        if entry.kind == "started":
            told = EntryBroadcast(table, applied, NAMES).to(seat, None)
            assert b'"setup":' + to_json(shown["setup"]) in told
            assert b'"position":' + to_json(shown["position"]) in told
        if entry.kind != "played":
            continue
        told, step = EntryBroadcast(table, applied, NAMES).to(seat, None), next(steps)
        assert (step["seat"], step["entry"], step["at"]) == (entry.seat, entry.version, entry.at)
        for key in ("action", "events", "change"):
            assert to_json({key: step[key]})[1:-1] in told
        own = step.get("own", [None, None])[seat or 0]
        assert json.loads(told).get("own") == (json.loads(to_json(own)) if seat is not None else None)
    assert next(steps, None) is None
    assert to_json(shown["final"]) in told
    assert shown["result"] == table.result()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_positions_and_points_are_those_of_the_game_at_every_version(game: str, options: dict[str, Any]) -> None:
    match, presenter = played(game, options), presenter_of(game)
    shown = replay(match, range(3))
    points = shown["points"]
    for version, step in enumerate(shown["steps"], start=1):
        there, points = match.at(version), step.get("points", points)
        assert [sum(seat.values()) for seat in points] == [score.total for score in there.scores()]
        now, change = presenter.position(there.view(None)), step["change"]
        said = (now.keys() & change.keys()) - {"lines"}  # of lines only those that changed
        assert said >= {"turn"}
        assert {key: now[key] for key in said} == {key: change[key] for key in said}
    assert [sum(seat.values()) for seat in points] == list(shown["result"]["scores"])


def hidden_swapped(game: str, setup: Any) -> Any:
    """The same for seat 0: what it cannot know is another."""
    if game == "metropolys":
        part = "expansion" if setup.has_expansion else "area"
        first, second, third = getattr(setup, part)
        return replace(setup, **{part: (first, third, second)})
    *rest, one, other = setup.deck
    return replace(setup, deck=(*rest, other, one))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_games_that_differ_in_what_a_seat_cannot_know_give_equal_replays(game: str, options: dict[str, Any]) -> None:
    """Up to where it is shown: the cards at the end, the last tiles when they are drawn."""
    one = played(game, options)
    other = Match(one.game, hidden_swapped(game, one.setup))
    assert one.setup != other.setup
    until = len(one.history) - (1 if game == "metropolys" else LAST_DRAWN)
    for code in one.history[:until]:
        other.submit(other.turn, code)
    for seats in ([], [0]):
        assert to_json(replay(one.at(until), seats)) == to_json(replay(other, seats))
    if game == "metropolys":
        assert to_json(replay(one.at(until), [1])) != to_json(replay(other, [1]))


def test_what_was_taken_back_is_not_in_it_and_whoever_did_it_is_named() -> None:
    run = Tabled("metropolys", "u0", "u1")
    run.play("1@C4")
    run.let(acts.undo(run.table, run.asked("u0")))
    run.play("2@C4")
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.play()
    shown = again(run)
    assert shown["steps"][0]["action"] == "2@C4"
    assert len(shown["steps"]) == 2
    assert shown["steps"][0]["seats"][1]["user"] == "u1"
    assert shown["steps"][1]["seats"][1]["bot"], "a bot plays on"
    assert "result" not in shown


def test_while_a_game_runs_nobody_sees_more_than_their_own_seat() -> None:
    run = Tabled("metropolys", "u0", "u1")
    assert open_seats(run.table, "u1", None) == [1]
    assert open_seats(run.table, "sue", None) == []
    assert open_seats(run.table, "u1", []) == []
    for wanted in ([0], [0, 1]):
        with pytest.raises(NotAllowed) as refused:
            open_seats(run.table, "u1", wanted)
        assert refused.value.reason == Message("replay_own_seat", {})
    run.play_out()
    assert list(open_seats(run.table, None, None)) == [0, 1]
    assert open_seats(run.table, None, [0]) == [0]


def test_a_game_that_has_not_begun_cannot_be_looked_at() -> None:
    with pytest.raises(NotFound) as refused:
        again(Tabled("metro", "u0", "u1", is_started=False))
    assert refused.value.reason == Message("replay_not_begun", {})


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_it_says_which_game_it_is_and_what_was_open_at_its_beginning_and_end(
    game: str, options: dict[str, Any]
) -> None:
    match, presenter = played(game, options), presenter_of(game)
    shown, began = replay(match, [0, 2]), match.at(0)
    written, _ = match.game.write_setup(match.setup)
    assert (shown["game"], shown["players"], shown["options"], shown["open"]) == (game, 3, written, [0, 2])
    assert shown["own"] == [presenter.own(began.view(0)), None, presenter.own(began.view(2))]
    assert shown["final"] == presenter.final(match.view(None))
    assert shown["result"]["scores"] == [score.total for score in match.scores()]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_points_are_told_where_they_are_others_and_nowhere_else(game: str, options: dict[str, Any]) -> None:
    shown = replay(played(game, options), range(3))
    before, told = shown["points"], 0
    for step in shown["steps"]:
        if "points" in step:
            assert step["points"] != before
            before, told = step["points"], told + 1
    assert 0 < told < len(shown["steps"])


def test_who_lost_by_leaving_has_lost_in_the_replay_too() -> None:
    names = {**NAMES, "u2": NameShown("Cleo", False)}
    run = Tabled("metropolys", "u0", "u1", "u2", is_rated=True)
    for _ in range(6):
        run.play()
    run.let(acts.clear(run.table, run.asked("u1"), 1))
    run.play_out()
    log = TableLog(run.terms, run.entries)
    shown = table_replay(log, log.table(), names, [])
    assert shown["result"] == run.table.result()
    assert shown["result"]["lost"] == [1]
    assert shown["table"] == table_shown(run.table, names)
