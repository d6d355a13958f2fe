"""Metro, for two to six players: the names of `metropole.games.contract.Game`, and the types they speak of."""

from metropole.games.metro.actions import ACTIONS, DRAW, Action, parse, text
from metropole.games.metro.deal import deal
from metropole.games.metro.events import events
from metropole.games.metro.explain import LineChange, Preview, preview, why_not
from metropole.games.metro.facts import FACTS
from metropole.games.metro.notation import read_setup, write_setup
from metropole.games.metro.position import BoardScore, Position, placements, score_board
from metropole.games.metro.rules import State
from metropole.games.metro.scoring import Line, Score, final_outcome, lines, outcome, scores
from metropole.games.metro.setup import CARDS, SEATS, VARIANTS, Setup, check, describe_options
from metropole.games.metro.view import View, guess, legal, shown_to, view

NAME = "metro"
RULES = 1


def new_game(setup: Setup) -> State:
    """The State before the first tile is placed; a Setup that the rules do not allow is refused."""
    check(setup)
    return State(setup)


__all__ = [
    "ACTIONS",
    "CARDS",
    "DRAW",
    "FACTS",
    "NAME",
    "RULES",
    "SEATS",
    "VARIANTS",
    "Action",
    "BoardScore",
    "Line",
    "LineChange",
    "Position",
    "Preview",
    "Score",
    "Setup",
    "State",
    "View",
    "check",
    "deal",
    "describe_options",
    "events",
    "final_outcome",
    "guess",
    "legal",
    "lines",
    "new_game",
    "outcome",
    "parse",
    "placements",
    "preview",
    "read_setup",
    "score_board",
    "scores",
    "shown_to",
    "text",
    "view",
    "why_not",
    "write_setup",
]
