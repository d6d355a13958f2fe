"""Lanterns, for two players: ten stand in a row along a canal, and are lit one after another.

A lantern of the colour that a seat secretly wishes for counts two points for it, each pair of neighbours that a seat
has lit counts one. The names are those of `metropole.games.contract.Game`.
"""

from .rules import (
    ACTIONS,
    CARDS,
    FACTS,
    SEATS,
    VARIANTS,
    Score,
    Setup,
    State,
    deal,
    describe_options,
    events,
    new_game,
    outcome,
    parse,
    read_setup,
    read_state,
    scores,
    state_text,
    text,
    write_setup,
)
from .view import View, circumstances, guess, legal, preview, redeal, shown_to, view, why_not

NAME = "lanterns"
RULES = 1

__all__ = [
    "ACTIONS",
    "CARDS",
    "FACTS",
    "NAME",
    "RULES",
    "SEATS",
    "VARIANTS",
    "Score",
    "Setup",
    "State",
    "View",
    "circumstances",
    "deal",
    "describe_options",
    "events",
    "guess",
    "legal",
    "new_game",
    "outcome",
    "parse",
    "preview",
    "read_setup",
    "read_state",
    "redeal",
    "scores",
    "shown_to",
    "state_text",
    "text",
    "view",
    "why_not",
    "write_setup",
]
