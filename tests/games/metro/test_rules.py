"""The rules of play, each by an example."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from metropole.commands.forms import metro as forms
from metropole.games import metro
from metropole.games.contract import NotLegal
from metropole.games.metro import SEATS, board, tiles
from metropole.games.metro.track import Track
from tests.games.metro import reference

SLOW_BOARD = reference.Board(Path(str(files("metropole.data").joinpath("metro.json"))))


def deck_starting(*kinds: str) -> list[str]:
    """A deck with these tiles on top."""
    rest = list(tiles.DECK)
    for kind in kinds:
        rest.remove(kind)
    return [*kinds, *rest]


def game(*kinds: str, players: int = 2, hand: int = 1, turned: bool = False) -> metro.State:
    """A game with these tiles on top of the deck; seat 0 begins."""
    setup = {"first": 0, "deck": deck_starting(*kinds)}
    return metro.new_game(metro.read_setup(players, {"hand": hand, "free_rotation": turned}, setup))


def play(state: metro.State, *texts: str) -> metro.State:
    for text in texts:
        state.play(metro.parse(text))
    return state


def texts(state: metro.State) -> list[str]:
    return [metro.text(code) for code in state.legal()]


def laid(*placements: str, players: int = 4) -> metro.BoardScore:
    score = metro.score_board(board_of(placements, players))
    assert score.is_legal, score.reason
    return score


def board_of(placements: Sequence[str], players: int = 4) -> dict[str, Any]:
    return {"game": "metro", "players": players, "options": {}, "board": list(placements)}


def complete_lines(*placements: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = forms.answer(board_of(placements))["lines"]
    return lines


def test_the_three_lines_of_the_example() -> None:
    """A line that crosses one of two tiles twice: 3; a line over two tiles: 2; over five into the centre: 10."""
    twice = ("bcbc01", "accd02")
    assert laid(*twice).scores == (3, 0, 0, 0)
    assert complete_lines(*twice) == [{"station": 7, "seat": 0, "length": 3, "end": 7, "points": 3}]
    over_two = ("cbcb06", "bcbc05")
    assert {"station": 2, "seat": 3, "length": 2, "end": 3, "points": 2} in complete_lines(*over_two)
    assert laid(*over_two).scores[3] == 2
    centre = ("aaaa71", "aaaa61", "aaaa51", "aacb41", "cbaa42")
    assert {"station": 18, "seat": 2, "length": 5, "end": "centre", "points": 10} in complete_lines(*centre)
    assert laid(*centre).scores[2] == 10


@pytest.mark.parametrize(("text", "stations"), [("cbaa00", [8, 9]), ("dacc03", [5])])
def test_forbidden_at_a_corner_and_on_an_edge(text: str, stations: list[int]) -> None:
    state = game(text[:4])
    with pytest.raises(NotLegal) as refused:
        play(state, text)
    assert refused.value.reason.id == "one_tile_line"
    assert refused.value.reason.details["stations"] == stations
    assert text not in texts(state)


def test_a_tile_with_no_other_square_may_join_stations() -> None:
    state = game("dddd", "aaaa")
    assert len(state.legal()) == 29  # the whole edge, and the draw
    play(state, "dddd03")
    assert state.track.points_of(0) == 1  # station 5 to itself
    assert "aaaa13" in texts(state)


def test_a_tile_with_another_square_may_not() -> None:
    state = play(game("aaaa", "dddd"), "aaaa03")
    assert texts(state) == ["dddd13", "draw"]


def test_the_exception_looks_at_all_turns() -> None:
    state = game("dbba", turned=True)
    assert all(not tiles.joined_stations("dbba", code // 64 % 4, code % 64) for code in state.legal()[:-1])
    assert "dbba03" not in texts(state)
    assert "dbba03r1" in texts(state)
    assert game("dddd", turned=True).legal_count() == 4 * 28 + 1


def test_while_a_tile_may_lie_somewhere_however_turned_it_may_join_stations_nowhere() -> None:
    """In the last squares of games, where it often may lie only when it is turned."""
    rng, turned_alone = random.Random(6), 0
    for _ in range(12):
        state = metro.new_game(metro.deal(2, {"free_rotation": True}, rng))
        while state.track.empty.bit_count() > 3:
            state.play(rng.choice(state.legal()))
        squares = [square for square in range(64) if state.track.frontier >> square & 1]
        for kind in tiles.KINDS:
            proper = [
                {square for square in squares if not tiles.joined_stations(kind, turns, square)} for turns in range(4)
            ]
            for turns in range(4):
                found = state.track.squares_for(tiles.INDEX[kind] * 4 + turns)
                allowed = proper[turns] if any(proper) else squares
                assert found == sum(1 << square for square in allowed)
            turned_alone += any(proper) and not proper[0]
    assert turned_alone


def test_a_turned_tile_is_refused_where_tiles_are_not_turned() -> None:
    state = game("aaaa")
    code = metro.parse("aaaa03r1")
    assert not state.is_legal(code)
    with pytest.raises(NotLegal) as refused:
        state.play(code)
    assert refused.value.reason.id == "tiles_are_not_turned"


def test_the_exception_in_the_last_squares() -> None:
    """Games in which a tile had only squares left where it joins stations: then all of them are legal."""
    seen = 0
    rng = random.Random(5)
    for _ in range(60):
        state = metro.new_game(metro.deal(2, {}, rng))
        while state.turn >= 0:
            kind = state.placeable()[0]
            short = tiles.SHORT[4 * tiles.INDEX[kind]]
            if not state.track.frontier & ~short:
                placements = [code for code in state.legal() if code != metro.DRAW]
                assert len(placements) == state.track.frontier.bit_count()
                seen += state.stack == 0
            state.play(rng.choice(state.legal()))
    assert seen


def test_where_a_tile_may_lie() -> None:
    state = game("aaaa", "aaaa", "aaaa")
    assert len(state.legal()) == 29
    assert not {"aaaa13", "aaaa23"} & set(texts(state))  # inside, and next to the centre alone
    play(state, "aaaa03")
    assert {"aaaa13", "aaaa02", "aaaa04"} <= set(texts(state))
    play(state, "aaaa13")
    assert {"aaaa12", "aaaa14", "aaaa23"} <= set(texts(state))
    assert "aaaa03" not in texts(state)


def test_who_draws_must_place_the_drawn_tile_and_keeps_his_own() -> None:
    state = game("aaaa", "cbaa", "acba", "baac")
    assert state.hand_of(0) == ("aaaa",)
    assert state.stack == 58
    play(state, "draw")
    assert state.turn == 0
    assert state.stack == 57
    assert tiles.name_of(state.drawn) == "acba"
    assert all(text.startswith("acba") for text in texts(state))
    play(state, "acba03")
    assert state.turn == 1
    assert state.hand_of(0) == ("aaaa",)
    assert state.stack == 57  # his hand was full: nothing is taken
    play(state, "cbaa04")
    assert state.hand_of(1) == ("baac",)
    assert state.stack == 56


def test_a_hand_of_three_may_place_any_of_them() -> None:
    state = game("aaaa", "cbcb", "aaaa", hand=3)
    assert state.hand_of(0) == ("aaaa", "aaaa", "cbcb")
    assert state.placeable() == ["aaaa", "cbcb"]
    play(state, "cbcb03")
    assert state.hand_count(0) == 3


def test_no_draw_from_an_empty_stack() -> None:
    rng = random.Random(1)
    state = metro.new_game(metro.deal(3, {"hand": 2}, rng))
    while state.stack:
        assert metro.DRAW in state.legal() or state.drawn >= 0
        state.play(rng.choice(state.legal()))
    while state.drawn >= 0:
        state.play(rng.choice(state.legal()))
    assert metro.DRAW not in state.legal()
    with pytest.raises(NotLegal) as refused:
        state.play(metro.DRAW)
    assert refused.value.reason.id == "stack_empty"
    counts = [state.hand_count(seat) for seat in range(3)]
    while state.turn >= 0:
        assert counts[state.turn] == max(counts)
        counts[state.turn] -= 1
        state.play(rng.choice(state.legal()))
    assert counts == [0, 0, 0]


def test_a_track_takes_placements_alone() -> None:
    """A draw is none; and where a tile lies none is placed any more."""
    track = Track(2, False)
    assert [track.place(code) for code in (-1, metro.DRAW, metro.DRAW + 1)] == [None] * 3
    assert track.codes() == []
    code = metro.parse("aaaa03")
    assert track.place(code) == ()
    assert track.place(code) is None
    assert track.codes() == [code]


def test_the_first_code_is_a_placement() -> None:
    """It is the first kind in the corner, where it joins two stations: so it waits until it has no other square."""
    track = Track(2, False)
    assert track.place(0) is None
    rng, corner = random.Random(4), board.INDEX["00"]
    while track.empty.bit_count() > 1:
        squares = track.frontier & ~(1 << corner)
        square = rng.choice([square for square in range(64) if squares >> square & 1])
        track.relay([metro.parse(f"aaaa{board.NAMES[square]}")])
    assert track.place(0) == (8, 9, 17, 32), "and two that end here after a straight way"


@pytest.mark.parametrize("station", [-1, 0, 33])
def test_there_are_thirty_two_stations(station: int) -> None:
    with pytest.raises(IndexError, match=f"stations are numbered from 1 to 32: there is no {station}$"):
        Track(2, False).line_from(station)


def test_one_tile_completes_lines_of_several_players() -> None:
    score = laid("cbcb06", "bcbc05")
    assert [(line.station, line.seat, line.points) for line in score.lines] == [(2, 3, 2), (3, 1, 2)]


def test_unowned_stations_are_only_ends() -> None:
    unowned = [station for station in board.STATIONS if board.OWNERS[3][station - 1] < 0]
    assert unowned == [16, 17]
    score = laid("dddd70", players=3)
    assert [(line.station, line.seat, line.length, line.points) for line in score.lines] == [
        (16, None, 1, 0),
        (17, None, 1, 0),
    ]
    assert score.scores == (0, 0, 0)


def test_loops_count_nothing() -> None:
    """The last two tiles send a line back and forth between them that no station has a part in."""
    placements = ["aaaa01", "aaaa02", "cdac11", "accd12"]
    score = laid(*placements)
    slow = {(int(text[4]), int(text[5])): (text[:4], 0) for text in placements}
    assert [(line.station, line.length, line.end) for line in metro.lines(score.track)] == [
        reference.trace(SLOW_BOARD, slow, station) for station in board.STATIONS
    ]
    assert tiles.tracks("cdac")[2] == 3  # out to the right and in from the left again and again
    assert tiles.tracks("accd")[6] == 7
    assert score.scores == (0, 0, 0, 0)


@pytest.mark.parametrize("players", SEATS)
def test_a_game_ends_after_sixty_tiles_with_all_lines_complete(players: int) -> None:
    rng = random.Random(players)
    for _ in range(10):
        state = metro.new_game(metro.deal(players, {}, rng))
        placed = 0
        while state.turn >= 0:
            assert metro.outcome(state) is None
            code = rng.choice(state.legal())
            placed += code != metro.DRAW
            state.play(code)
        assert placed == 60
        assert state.legal() == []
        assert all(line.is_complete for line in metro.lines(state.track))
        outcome = metro.outcome(state)
        assert outcome is not None
        assert outcome.scores == tuple(score.total for score in metro.scores(state)), "line by line"
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat in range(players) if outcome.scores[seat] == best)
        assert outcome.decided_by == ("most_points" if len(outcome.winners) == 1 else "shared")
        with pytest.raises(NotLegal) as refused:
            state.play(0)
        assert refused.value.reason.id == "game_over"


def test_a_victory_can_be_shared() -> None:
    outcome = metro.final_outcome(game("aaaa"))
    assert outcome.winners == (0, 1)
    assert outcome.decided_by == "shared"


def test_scores_say_where_lines_end() -> None:
    state = play(game("aaaa", "cbaa", "aaaa", "aaaa"), "aaaa03", "cbaa13", "aaaa23")
    score = metro.scores(state)[0]  # station 5: (0,3), (1,3) turns away
    assert score.total == score.stations + score.centre == state.track.points_of(0)
    assert set(forms.breakdown(score)) == {"stations", "centre", "lines"}
