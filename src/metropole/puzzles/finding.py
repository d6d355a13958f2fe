"""Puzzles found in games: by a cheap look at every moment, then by searches that grow, on what is still promising.

A moment becomes a puzzle where the strongest search, at many times its usual depth, finds one action better than all
others by a good part of the chance to win, twice, with other seeds; and where a short search finds it too, so that
anybody can look whether a puzzle is right. The same game and seed give the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from metropole.analysis.depth import Depth
from metropole.analysis.redealing import redealt
from metropole.match import Match
from metropole.puzzles.assessment import DEEP, RECHECK, RECHECKED_WITH, Assessment, assess, finds
from metropole.puzzles.difficulty import HASTY, difficulty, is_obvious, missed
from metropole.puzzles.puzzle import LONGEST_LINE, Puzzle, SecondBest, id_of
from metropole.puzzles.themes import THEMING
from metropole.record import Record

Looks = Sequence[tuple[Depth, float]]
GAP = 0.10  # of the chance to win, by which the answer is better than all others
LEAST_OPTIONS = 3  # with fewer there is hardly a choice
PLAIN = 0.5  # a gap so wide is no puzzle where the best meets the eye
LOST, WON = 0.2, 0.9  # with less at best, or more at second best, the game is as good as decided
MOST_OF_A_GAME = 2
APART = 12  # actions between two puzzles of one game
MOST_TRIED = 4  # moments of a game that are looked at deeply
# Looks at a moment, cheapest first, and the gap that it takes to be looked at again. The first two are for all moments.
LOOKS = ((Depth(600, 100), 0.03), (Depth(1_800, 300), 0.07), (Depth(8_000, 1_500), 0.09))
AT_FIRST = 2
SEEN = 0.105  # the gap that is there when an answer is looked at again
EXPECTED = 6_000  # simulations for each action of a continuation that the search did not foresee


def found_in(record: Record, seed: int = 0) -> Iterator[Puzzle]:
    """The puzzles of a game."""
    found: list[int] = []
    tried = 0
    for match in promising(record, seed):
        if tried == MOST_TRIED or len(found) == MOST_OF_A_GAME:
            return
        if all(abs(match.version - other) >= APART for other in found):
            tried += 1
            if (puzzle := puzzle_at(match, seed)) is not None:
                found.append(match.version)
                yield puzzle


def promising(record: Record, seed: int = 0) -> list[Match]:
    """The moments of a game that may be puzzles: first those at which the best is easily missed."""
    seen: list[tuple[float, bool, float, int]] = []
    match = Match.of(record)
    for _ in match.steps():
        said = _seen_in(match, LOOKS[:AT_FIRST], seed) if len(match.legal()) >= LEAST_OPTIONS else None
        if said is not None and is_open(said):
            is_seen = is_obvious(match, said.best)
            if not (is_seen and said.gap >= PLAIN):
                seen.append((-missed(match, said, HASTY), is_seen, -said.gap, match.version))
    return [match.at(version) for *_, version in sorted(seen)]


def _seen_in(match: Match, looks: Looks, seed: int) -> Assessment | None:
    """What the last of several looks says, if there was gap enough in each."""
    said = None
    for depth, gap in looks:
        said = assess(match, depth, seed)
        if said is None or said.gap < gap:
            return None
    return said


def is_open(said: Assessment) -> bool:
    """Whether the game may still be won and lost."""
    return said.chance >= LOST and said.second_chance <= WON


def puzzle_at(match: Match, seed: int = 0) -> Puzzle | None:
    """The moment as a puzzle, if it is one."""
    if LOOKS[AT_FIRST:] and _seen_in(match, LOOKS[AT_FIRST:], seed) is None:
        return None
    again = _seen_in(match, ((RECHECK, SEEN),), RECHECKED_WITH)
    if again is None:
        return None
    said, other = assess(match, DEEP, seed), None
    if said is not None and said.gap >= GAP and is_open(said):
        other = assess(match, DEEP, seed + 1)
    if said is None or other is None or other.gap < GAP or not is_open(other):
        return None
    if not (said.agrees(other) and said.agrees(again)):
        return None
    if min(said.gap, other.gap) >= PLAIN and is_obvious(match, said.best):
        return None
    return _made(match, said, min(said, other, key=lambda one: one.gap))


def _made(match: Match, said: Assessment, careful: Assessment) -> Puzzle:
    """The puzzle, with the smaller gap of both searches, on a deal that its seat could not tell from the real one."""
    text, id, seat = match.game.text, id_of(match), match.turn
    shown = redealt(match, seat, Random(id))
    return Puzzle(
        id=id,
        record=shown.record(),
        seat=seat,
        answer=text(said.best),
        as_good=tuple(map(text, said.same)),
        chance=round(careful.chance, 3),
        second=SecondBest(text(careful.second), round(careful.second_chance, 3)),
        theme=THEMING.load(match.game.NAME).theme(match.view(seat), said.best, careful.second),
        continuation=tuple(map(text, continued(shown, said.line))),
        difficulty=difficulty(match, said, careful.gap),
    )


def continued(match: Match, line: tuple[int, ...]) -> Iterator[int]:
    """What is expected to be played: as the search foresaw it while that is legal on this deal, then as every seat
    would go on by a search of its own.
    """
    ahead, foreseen = Match.resumed(match.record()), list(line)
    for _ in range(LONGEST_LINE):
        if ahead.turn < 0:
            return
        legal = ahead.legal()
        if foreseen and foreseen[0] not in legal:
            foreseen = []
        code = foreseen.pop(0) if foreseen else finds(ahead, EXPECTED, 0)
        yield code
        ahead.submit(ahead.turn, code)


def found_instead(puzzle: Puzzle, depth: Depth = RECHECK, seed: int = RECHECKED_WITH) -> str | None:
    """The action that a search finds instead of a puzzle's answer; None where it finds that."""
    match = puzzle.match()
    found = match.game.text(finds(match, depth.simulations, seed))
    return None if puzzle.is_right(found) else found
