"""How bots think on a day: by numbers of simulations alone, with a generator drawn from the day, the seat and what was
played. So the same actions get the same answers, whoever plays them, in whichever process, however busy it is.
"""

from __future__ import annotations

from datetime import date

from metropole import games
from metropole.bots import DecidingBot, decision_of
from metropole.bots.decision import Decision
from metropole.bots.levels import LEVELS
from metropole.daily.plan import DayPlan, chance
from metropole.games.contract import View
from metropole.match import Match

MASTER = "master"


def decide(game: str, day: date, level: str, view: View, bot: DecidingBot | None = None) -> Decision:
    """What a bot of a level does on a day in the view's seat. `bot`: one made for this thought alone."""
    thinking = bot or bot_of(game, level)
    drawn = chance(game, day, "thought", level, view.seat, *view.history)
    return decision_of(thinking, view, drawn, len(games.load(game).legal(view)))


def bot_of(game: str, level: str) -> DecidingBot:
    """A bot for one thought: trees that it had grown before would make it depend on who asked it when."""
    return LEVELS[level].bot(games.load(game), is_timed=False)


def masters_level(plan: DayPlan, match: Match) -> str:
    """Who is to move in the game that a master plays from one's own seat, against the bots of the day."""
    return plan.levels[match.turn] or MASTER


def masters_next(plan: DayPlan, match: Match, bot: DecidingBot | None = None) -> int:
    """The next action of that game."""
    return decide(plan.game, plan.day, masters_level(plan, match), match.view(match.turn), bot).code
