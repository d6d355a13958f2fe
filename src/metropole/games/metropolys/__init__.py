"""Metropolys, for two to four players: the names of `metropole.games.contract.Game`, and the types they speak of."""

from metropole.games.metropolys.actions import ACTIONS, PASS, Action, Bid, parse, text
from metropole.games.metropolys.deal import deal
from metropole.games.metropolys.events import events
from metropole.games.metropolys.explain import Answer, Preview, circumstances, preview, why_not
from metropole.games.metropolys.facts import FACTS
from metropole.games.metropolys.notation import read_setup, write_setup
from metropole.games.metropolys.position import Position, read_position
from metropole.games.metropolys.rules import State
from metropole.games.metropolys.scoring import DistrictDecision, Score, decisions, final_outcome, outcome, scores
from metropole.games.metropolys.setup import CARDS, SEATS, VARIANTS, Setup, check, describe_options
from metropole.games.metropolys.so_far import SoFar, read_so_far
from metropole.games.metropolys.state_text import read_state, state_text
from metropole.games.metropolys.verdict import Verdict, verdict
from metropole.games.metropolys.view import View, guess, legal, redeal, shown_to, view

NAME = "metropolys"
RULES = 1


def new_game(setup: Setup) -> State:
    """The State before the first bid; a Setup that the rules do not allow is refused."""
    check(setup)
    return State(setup)


__all__ = [
    "ACTIONS",
    "CARDS",
    "FACTS",
    "NAME",
    "PASS",
    "RULES",
    "SEATS",
    "VARIANTS",
    "Action",
    "Answer",
    "Bid",
    "DistrictDecision",
    "Position",
    "Preview",
    "Score",
    "Setup",
    "SoFar",
    "State",
    "Verdict",
    "View",
    "circumstances",
    "deal",
    "decisions",
    "describe_options",
    "events",
    "final_outcome",
    "guess",
    "legal",
    "new_game",
    "outcome",
    "parse",
    "preview",
    "read_position",
    "read_setup",
    "read_so_far",
    "read_state",
    "redeal",
    "scores",
    "shown_to",
    "state_text",
    "text",
    "verdict",
    "view",
    "why_not",
    "write_setup",
]
