"""A game looked at again: chances to win, what each action cost, what could be guessed; and hints.

`analyse` gives a whole game; `judge` one moment of it, whatever was judged before. Both draw from the seed alone, so
that the same record, depth and seed give the same numbers, in one go or in pieces, here or in a server.
"""

from metropole.analysis.depth import DEPTHS, Depth
from metropole.analysis.game_analysis import GameAnalysis, analyse
from metropole.analysis.hints import hint
from metropole.analysis.judged import Judged, judge, judgements
from metropole.analysis.opinions import Agreement, Opinion, analyse_with

__all__ = [
    "DEPTHS",
    "Agreement",
    "Depth",
    "GameAnalysis",
    "Judged",
    "Opinion",
    "analyse",
    "analyse_with",
    "hint",
    "judge",
    "judgements",
]
