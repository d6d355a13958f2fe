"""How many ways there are to play so many actions, from the set-ups of a game's file beside this one.

`python -m tests.perft.table metropolys` counts again and prints the table in the form of the file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from metropole import games
from metropole.games.contract import Game, State

Row = dict[str, Any]  # a record's players, options, setup and actions; then what is counted


class Table:
    """One game's rows."""

    def __init__(self, name: str) -> None:
        self.game: Game[Any, Any, Any] = games.load(name)
        self.file = Path(__file__).with_name(f"{name}.json")
        self.rows: list[Row] = json.loads(self.file.read_text(encoding="utf-8"))

    def position(self, row: Row) -> State:
        """The State in which a row's counting begins."""
        state: State = self.game.new_game(self.game.read_setup(row["players"], row["options"], row["setup"]))
        for text in row["actions"]:
            state.play(self.game.parse(text))
        return state

    def points(self, state: State) -> list[int]:
        """Each seat's points, added up over the positions after one action."""
        totals = [[score.total for score in self.game.scores(after)] for after in followers(state)]
        return [sum(seat) for seat in zip(*totals, strict=True)]

    def counted(self, row: Row) -> Row:
        """The row with its numbers counted anew, to the same depth."""
        state = self.position(row)
        sequences = [count(state, depth) for depth in range(1, len(row["sequences"]) + 1)]
        return {**row, "sequences": sequences, "points": self.points(state)}

    def printed(self) -> str:
        """The table counted anew in the form in which it is stored, a line a row."""
        return "[\n" + ",\n".join(json.dumps(self.counted(row)) for row in self.rows) + "\n]\n"


def count(state: State, depth: int) -> int:
    """The number of different sequences of so many actions."""
    if depth == 1 or state.turn < 0:
        return state.legal_count()
    return sum(count(after, depth - 1) for after in followers(state))


def followers(state: State) -> list[State]:
    """The positions after each legal action."""
    found = []
    for code in state.legal():
        after = state.copy()
        after.play(code)
        found.append(after)
    return found


if __name__ == "__main__":
    print(Table(sys.argv[1]).printed(), end="")
