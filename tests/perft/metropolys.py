"""How many ways there are to play so many actions, from the set-ups of metropolys.json.

`python -m tests.perft.metropolys` counts again and prints the table in the form of the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from metropole.games import metropolys
from metropole.games.metropolys import State

TABLE = Path(__file__).with_suffix(".json")
Row = dict[str, Any]  # a record's players, options, setup and actions; then what is counted


def read_table() -> list[Row]:
    """The rows as they are stored."""
    rows: list[Row] = json.loads(TABLE.read_text(encoding="utf-8"))
    return rows


def position(row: Row) -> State:
    """The State in which a row's counting begins."""
    state = metropolys.new_game(metropolys.read_setup(row["players"], row["options"], row["setup"]))
    for text in row["actions"]:
        state.play(metropolys.parse(text))
    return state


def count(state: State, depth: int) -> int:
    """The number of different sequences of so many actions."""
    if depth == 1:
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


def points(state: State) -> list[int]:
    """Each seat's points, added up over the positions after one action."""
    totals = [[score.total for score in metropolys.scores(after)] for after in followers(state)]
    return [sum(seat) for seat in zip(*totals, strict=True)]


def counted(row: Row) -> Row:
    """The row with its numbers counted anew, to the same depth."""
    state = position(row)
    sequences = [count(state, depth) for depth in range(1, len(row["sequences"]) + 1)]
    return {**row, "sequences": sequences, "points": points(state)}


def printed(rows: list[Row]) -> str:
    """The table as it is stored, a line a row."""
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"


if __name__ == "__main__":
    print(printed([counted(row) for row in read_table()]), end="")
