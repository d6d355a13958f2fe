"""Secrecy: what a seat may not know changes nothing that it is shown; guesses fit and are uniform."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from metropole.games import metro
from metropole.games.contract import Message, NotLegal
from metropole.games.metro import explain, tiles
from metropole.games.metro.rules import COMPILED

GAMES = 6 if COMPILED else 2
VARIANTS = [(2, 1, False), (3, 2, True), (4, 3, False), (6, 1, True)]


class Told:
    """A game played at random that remembers which tile of the deck each seat holds."""

    def __init__(self, setup: metro.Setup, rng: random.Random, actions: int) -> None:
        self.setup, self.state = setup, metro.new_game(setup)
        self.actions: list[int] = []
        taken = iter(range(60))
        seats = [(setup.first + later) % setup.players for later in range(setup.players)]
        self.held: dict[int, list[int]] = {seat: [next(taken) for _ in range(setup.hand)] for seat in seats}
        for _ in range(actions):
            if self.state.turn < 0:
                return
            seat, had_drawn, code = self.state.turn, self.state.drawn >= 0, rng.choice(self.state.legal())
            self.state.play(code)
            self.actions.append(code)
            if code == metro.DRAW:
                next(taken)
            elif not had_drawn:
                kind = metro.text(code)[:4]
                self.held[seat].remove(next(index for index in self.held[seat] if setup.deck[index] == kind))
                if (index := next(taken, None)) is not None:
                    self.held[seat].append(index)

    def hidden_from(self, seat: int | None) -> list[int]:
        """The places in the deck of the tiles that this seat may not know."""
        held = [index for holder, indices in self.held.items() if holder != seat for index in indices]
        return held + list(range(60 - self.state.stack, 60))

    def otherwise(self, seat: int | None, rng: random.Random) -> metro.State:
        """The same game with the hidden tiles in another order."""
        deck, hidden = list(self.setup.deck), self.hidden_from(seat)
        kinds = [deck[index] for index in hidden]
        rng.shuffle(kinds)
        for index, kind in zip(hidden, kinds, strict=True):
            deck[index] = kind
        setup = self.setup
        state = metro.new_game(metro.Setup(setup.players, setup.hand, setup.free_rotation, setup.first, tuple(deck)))
        for code in self.actions:
            state.play(code)
        return state


def shown(state: metro.State, seat: int | None, actions: list[int], codes: list[int]) -> list[object]:
    """Everything that a seat is shown."""
    view = metro.view(state, seat, actions)
    legal = metro.legal(view)
    found: list[object] = [repr(view), view.unseen, view.board, view.hand, legal]
    found += [metro.why_not(view, code) for code in codes]
    found += [repr(metro.preview(view, code)) for code in legal[:: max(len(legal) // 6, 1)]]
    found += [explain.why_exception(view, kind) for kind in tiles.KINDS]
    if seat == state.turn:
        found += [metro.events(state, code) for code in legal if code != metro.DRAW]
        found += [refusal(state, code) for code in codes if code not in legal]
    return found


def refusal(state: metro.State, code: int) -> str:
    with pytest.raises(NotLegal) as refused:
        state.copy().play(code)
    return str(refused.value)


@pytest.mark.parametrize(("players", "hand", "turned"), VARIANTS)
def test_what_is_hidden_changes_nothing(players: int, hand: int, turned: bool) -> None:
    rng = random.Random(f"{players} {hand} {turned}")
    differed = 0
    for _ in range(GAMES):
        setup = metro.deal(players, {"hand": hand, "free_rotation": turned}, rng)
        told = Told(setup, rng, rng.randrange(55))
        codes = [rng.randrange(metro.ACTIONS) for _ in range(60)]
        for seat in (*range(players), None):
            other = told.otherwise(seat, rng)
            assert shown(told.state, seat, told.actions, codes) == shown(other, seat, told.actions, codes)
            differed += told.state.setup().deck != other.setup().deck
    assert differed


def test_what_a_view_holds() -> None:
    setup = metro.deal(3, {"hand": 2}, random.Random(1), {"first": 1})
    state = metro.new_game(setup)
    view = metro.view(state, 1)
    assert view.hand == tuple(sorted(setup.deck[:2], key=tiles.kind_of))
    assert view.position.hands[0] == view.position.hands[2] == (None, None)
    assert set(view.setup.deck) == {None}
    assert sum(view.unseen.values()) == 58
    assert metro.legal(view) == state.legal()
    assert metro.legal(metro.view(state, 0)) == []
    assert metro.view(state, None).hand == ()


def test_a_tile_drawn_is_seen_by_all() -> None:
    state = metro.new_game(metro.deal(2, {}, random.Random(2), {"first": 0}))
    state.play(metro.DRAW)
    drawn = tiles.name_of(state.drawn)
    for seat in (0, 1, None):
        view = metro.view(state, seat)
        assert view.position.drawn == drawn
        assert drawn in view.seen


def test_at_the_end_all_is_open() -> None:
    setup = metro.deal(4, {}, random.Random(3))
    told = Told(setup, random.Random(3), 200)
    view = metro.view(told.state, None)
    assert view.setup == setup
    assert view.unseen == {}
    assert metro.outcome(metro.guess(view, random.Random(1))) == metro.outcome(told.state)


@pytest.mark.parametrize(("players", "hand", "turned"), VARIANTS)
def test_guesses_fit_the_view(players: int, hand: int, turned: bool) -> None:
    rng = random.Random(f"guess {players} {hand} {turned}")
    for _ in range(GAMES):
        told = Told(metro.deal(players, {"hand": hand, "free_rotation": turned}, rng), rng, rng.randrange(70))
        for seat in (*range(players), None):
            view = metro.view(told.state, seat, told.actions)
            guessed = metro.guess(view, rng)
            assert repr(metro.view(guessed, seat, told.actions)) == repr(view)
            assert Counter(guessed.setup().deck) == Counter(tiles.DECK)
            assert all(guessed.hand_count(holder) == told.state.hand_count(holder) for holder in range(players))
            while guessed.turn >= 0:
                guessed.play(rng.choice(guessed.legal()))
            assert all(line.is_complete for line in metro.lines(guessed.track))


def test_guesses_are_uniform() -> None:
    """Four unseen tiles, two of them alike: one in the other hand, three in the stack. Chi-square over all orders."""
    unseen, rng = ["aaaa", "aaaa", "cbcb", "dddd"], random.Random(4)
    rest = list(tiles.DECK)
    for kind in [*unseen, "bbbb"]:
        rest.remove(kind)
    setup = metro.Setup(2, 1, False, 0, ("bbbb", unseen[0], *rest, *unseen[1:]))
    state = metro.new_game(setup)
    while state.stack > 3:  # by drawing alone, both hands stay as they are
        state.play(metro.DRAW)
        state.play(state.legal_at(0))
    view = metro.view(state, 0)
    assert view.unseen == {"aaaa": 2, "cbcb": 1, "dddd": 1}
    hidden = [kind for kind, copies in view.unseen.items() for _ in range(copies)]
    expected = Counter(permutations(hidden))
    draws = 12_000 if COMPILED else 3_000
    found = Counter(_hidden(metro.guess(view, rng)) for _ in range(draws))
    assert set(found) == set(expected)
    scale = draws / sum(expected.values())
    statistic = sum((found[order] - scale * count) ** 2 / (scale * count) for order, count in expected.items())
    freedom = len(expected) - 1
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5


def _hidden(state: metro.State) -> tuple[str | None, ...]:
    return (*state.hand_of(1), *state.setup().deck[60 - state.stack :])


def test_views_that_show_something_else_are_not_equal() -> None:
    """What the tests of secrecy stand on: two views are the same only where all that they show is."""
    deal = metro.deal(3, {"hand": 2}, random.Random(3), {"first": 0})
    state = metro.new_game(deal)
    before = metro.view(state, 0)
    assert before == metro.view(state, 0)
    assert before != metro.view(state, 1)
    assert before != metro.view(state, 0, history=[1])
    assert before != metro.view(metro.new_game(metro.deal(3, {"hand": 2}, random.Random(4), {"first": 0})), 0)
    state.play(state.legal()[0])
    assert before != metro.view(state, 0)
    assert before != "a view"


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotLegal) as refused:
        metro.view(metro.new_game(metro.deal(3, {}, random.Random(3), {})), seat)
    assert refused.value.reason == Message("no_such_seat", {"seat": seat, "players": 3})


def test_a_seat_has_been_shown_the_board_its_hand_and_what_is_drawn() -> None:
    for drawn in (tiles.KINDS[0], tiles.KINDS[5]):
        rest = list(tiles.DECK)
        rest.remove(drawn)
        deck = (*rest[:2], drawn, *rest[2:])
        state = metro.new_game(metro.Setup(2, 1, False, 0, deck))
        assert [metro.shown_to(state, seat) for seat in (0, 1)] == [1, 1]
        state.play(metro.DRAW)
        assert [metro.shown_to(state, seat) for seat in (0, 1)] == [2, 2]
        state.play(state.legal()[0])
        assert [metro.shown_to(state, seat) for seat in (0, 1)] == [2, 2], "it lies on the board now"
        state.play(next(code for code in state.legal() if code != metro.DRAW))
        assert metro.shown_to(state, 1) == 3


def test_an_earlier_view_and_another_seats_only_spare_work() -> None:
    """In mid-game and at the end, when what the earlier one did not know is open."""
    told = Told(metro.deal(3, {"hand": 2}, random.Random(6)), random.Random(6), 9)
    for _ in range(2):
        for seat in (0, None):
            earlier, others = metro.view(metro.new_game(told.setup), seat), metro.view(told.state, 1, [7])
            view = metro.view(told.state, seat, (), earlier, others)
            assert view == metro.view(told.state, seat, [7])
            assert view.history == (7,)
        told = Told(told.setup, random.Random(6), 200)
    assert told.state.turn < 0
    assert view.known.setup() == view.setup == told.setup
