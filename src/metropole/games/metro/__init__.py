"""Metro, for two to six players: the names of `metropole.games.contract.Game`, and the types they speak of."""

from metropole.games.metro.actions import ACTIONS, DRAW, Action, parse, text
from metropole.games.metro.deal import deal
from metropole.games.metro.events import events
from metropole.games.metro.explain import LineChange, Preview, circumstances, preview, why_not
from metropole.games.metro.facts import FACTS
from metropole.games.metro.notation import read_setup, write_setup
from metropole.games.metro.position import BoardScore, PlayedBoard, Position, placements, played, score_board
from metropole.games.metro.rules import State
from metropole.games.metro.scoring import Line, Score, final_outcome, lines, outcome, outcome_of, scores
from metropole.games.metro.setup import CARDS, SEATS, VARIANTS, Setup, check, describe_options
from metropole.games.metro.state_text import read_state, state_text
from metropole.games.metro.verdict import Verdict, verdict
from metropole.games.metro.view import View, guess, legal, redeal, shown_to, view

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
    "PlayedBoard",
    "Position",
    "Preview",
    "Score",
    "Setup",
    "State",
    "Verdict",
    "View",
    "check",
    "circumstances",
    "deal",
    "describe_options",
    "events",
    "final_outcome",
    "guess",
    "legal",
    "lines",
    "new_game",
    "outcome",
    "outcome_of",
    "parse",
    "placements",
    "played",
    "preview",
    "read_setup",
    "read_state",
    "redeal",
    "score_board",
    "scores",
    "shown_to",
    "state_text",
    "text",
    "verdict",
    "view",
    "why_not",
    "write_setup",
]
