"""Playing the game of a day over the live server.

On most days bots search long at full tables. These tests are about days and not about bots, so they take easy ones.
"""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from typing import Any

from metropole.daily.dates import day_at
from metropole.server.storage.database import now
from tests.server.client import Browser, actions
from tests.server.grounds import Hands

AT_ONCE = {"tempo": "at_once"}
# Few players, and bots that search little or not at all: days that are past by any clock, and three in a row to come.
PAST = {"metropolys": date(2026, 11, 5), "metro": date(2026, 11, 6)}
COMING = datetime(2027, 7, 15, 12, tzinfo=UTC)


def come_to_easy_days(hands: Hands) -> None:
    """Move the clock to where it is easy to play today and on the next days."""
    hands.go_on(COMING.timestamp() - hands.wall)


def path_of(game: str, day: date | None = None) -> str:
    """Where a day is, today's unless it is said."""
    return f"/api/days/{game}/{(day or day_at(now())).isoformat()}"


def begin(browser: Browser, game: str, day: date | None = None, kind: str = "try") -> str:
    """Begin a try, or go on with it; answers its table."""
    table: str = browser.post(f"{path_of(game, day)}/{kind}", AT_ONCE)["table"]["id"]
    return table


def play_on(browser: Browser, table: str, seed: int = 0, moves: int = 1000) -> list[str]:
    """Play so many moves, or to the end: what follows from the seed and from where the table stands, whoever plays it.
    Answers all that was played, by the bots too.
    """
    with browser.tab(table) as tab:
        for _ in range(moves):
            while tab.screen.now["table"]["status"] == "running" and tab.screen.turn != tab.screen.seat:
                tab.hear()
            if tab.screen.now["table"]["status"] != "running":
                break
            drawn = random.Random(f"{seed} {tab.screen.version}")
            told = tab.act("play", action=drawn.choice(sorted(actions(tab.screen.now["legal"]))))
            assert told["type"] == "entry", told
    return [step["action"] for step in browser.get(f"/api/replays/{table}")["steps"]]


def finish(browser: Browser, game: str, day: date | None = None, seed: int = 0) -> dict[str, Any]:
    """Play a day to its end; answers it as it is shown then."""
    play_on(browser, begin(browser, game, day), seed)
    shown: dict[str, Any] = browser.get(path_of(game, day))
    return shown
