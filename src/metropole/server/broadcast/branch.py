"""What if: a game left at one of its moments, with other actions played from there.

Seen with everything open it goes on in the game as it was. From a seat, or as a spectator, all that could not be known
at that moment is drawn anew, from nothing but what could: so whatever is shown of the branch tells nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any, Literal, NamedTuple, NotRequired

from typing_extensions import TypedDict

from metropole.analysis.redealing import redealt
from metropole.games.contract import Message, NotLegal, Refusal
from metropole.match import Match
from metropole.server.broadcast.messages import Final, Legal, Own, Preview
from metropole.server.broadcast.presenter import presenter_of, why_not_there
from metropole.server.broadcast.replay import ReplayStep, steps_of
from metropole.server.refusals import NotFound
from metropole.server.tables.table import Table, TableResult, result_of

Eyes = Literal["everybody", "spectator"] | int
MOST_ACTIONS = 60  # that a branch may have


class BranchShown(TypedDict):
    """What was played in a branch, told like the game itself; and where it stands, for whoever is to move there.

    `mine`: what the seat to move has.
    """

    steps: list[ReplayStep]
    mine: Own | None
    legal: Legal | None
    result: NotRequired[TableResult]
    final: NotRequired[Final]


class Branch(NamedTuple):
    """A game with other actions from a version on, at its end."""

    match: Match
    left: int
    eyes: Eyes

    @property
    def open(self) -> Sequence[int]:
        """The seats whose secrets are seen."""
        if self.eyes == "everybody":
            return range(self.match.setup.players)
        return [self.eyes] if isinstance(self.eyes, int) else []

    def shown(self) -> BranchShown:
        """All of it from where it left the game."""
        match, presenter = self.match, presenter_of(self.match.game.NAME)
        is_over = match.turn < 0
        shown: BranchShown = {
            "steps": steps_of(match.at(self.left), match.history[self.left :], self.open),
            "mine": None if is_over else presenter.own(match.view(match.turn)),
            "legal": None if is_over else presenter.legal(match.view(match.turn)),
        }
        if is_over:
            shown["result"] = result_of(match, [])
            shown["final"] = presenter.final(match.view(None))
        return shown

    def preview(self, action: str) -> Preview:
        """What an action would change here."""
        match = self.match
        code = match.game.parse(action)
        if reason := why_not(match, code):
            raise NotLegal(reason)
        shown: Preview = presenter_of(match.game.NAME).preview(match.view(match.turn), code)
        return shown

    def why_not(self, place: str, action: str | None) -> Message | None:
        """Why nothing may be done at a place, or not this."""
        _check_going_on(self.match)
        return why_not_there(self.match.game, self.match.view(self.match.turn), place, action)


def branch_of(played: Match, left: int, eyes: Eyes, actions: Sequence[str], further: Sequence[str] = ()) -> Branch:
    """Actions played from a version on; then what is expected further, as far as it is possible there."""
    match = played.at(left)
    if isinstance(eyes, int) and eyes >= match.setup.players:
        raise NotLegal("no_such_seat", seat=eyes, players=match.setup.players)
    if eyes != "everybody":
        match = redealt(match, eyes if isinstance(eyes, int) else None, _chance_of(match, eyes))
    for action in actions:
        play(match, action)
    for action in further:
        try:
            play(match, action)
        except Refusal:
            break
    return Branch(match, left, eyes)


def play(match: Match, action: str) -> None:
    """Play an action for whoever is to move."""
    code = match.game.parse(action)
    if reason := why_not(match, code):
        raise NotLegal(reason)
    match.play(code)


def why_not(match: Match, code: int) -> Message | None:
    """Why whoever is to move may not do this."""
    _check_going_on(match)
    return match.why_not(match.turn, code)


def _check_going_on(match: Match) -> None:
    if match.turn < 0:
        raise NotLegal("game_over")


def _chance_of(match: Match, eyes: Eyes) -> Random:
    """The same for the same branch, whoever looks at it and when; it follows from what lies open alone."""
    options, _ = match.game.write_setup(match.setup)
    seen: list[Any] = [match.game.NAME, match.setup.players, options, eyes, match.history]
    return Random(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())


def check_over(table: Table) -> Match:
    """The game of a table that is over: while one is played, nobody tries out what would be."""
    if table.match is None:
        raise NotFound("replay_not_begun")
    if table.status == "running":
        raise NotLegal("branch_after_the_end")
    return table.match
