"""What the search foretells at moments of games that are over, beside how they ended: what chances are fitted to and
checked by.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from metropole.analysis.chances import options_named
from metropole.analysis.depth import DEPTHS
from metropole.analysis.judged import searched
from metropole.arena.local import run
from metropole.match import Match
from metropole.record import Record


@dataclass(frozen=True, slots=True)
class Forecast:
    """The search's shares of the victory before an action, and how it was shared in the end; by seat."""

    game: str
    number: str  # of the game: its file and line
    seat: int  # to move
    shares: tuple[float, ...]
    won: tuple[float, ...]
    options: tuple[str, ...] = ()  # that have a name

    @property
    def players(self) -> int:
        return len(self.won)


def forecasts(files: Sequence[Path], depth: str, every: int, workers: int = 1) -> Iterator[Forecast]:
    """Those of every so many moments of each game, not the same ones in each."""
    games = [(f"{file.name}:{number}", text) for file in files for number, text in enumerate(_lines(file), start=1)]
    jobs = [(name, text, place % every) for place, (name, text) in enumerate(games)]
    for _, found in run(partial(_of_game, depth, every), jobs, workers):
        yield from found


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _of_game(depth: str, every: int, job: tuple[str, str, int]) -> list[Forecast]:
    number, text, first = job
    record = Record.from_text(text)
    assert record.result is not None, "only of games that are over is it known how they ended"
    winners = record.result.winners
    won = tuple((seat in winners) / len(winners) for seat in range(record.setup.players))
    match, found = Match.of(record), []
    for _ in match.steps():
        if match.version % every == first:
            best = searched(match, DEPTHS[depth])[1].best
            found.append(
                Forecast(record.game.NAME, number, match.turn, best.shares, won, options_named(match.game, match.setup))
            )
    return found


def write(file: Path, made: Iterable[Forecast]) -> None:
    """A line for each, as it is made."""
    with file.open("w", encoding="utf-8") as target:
        for one in made:
            print(json.dumps(asdict(one)), file=target, flush=True)


def read(files: Iterable[Path]) -> list[Forecast]:
    """What was written."""
    return [_read(json.loads(line)) for file in files for line in _lines(file)]


def _read(data: dict[str, object]) -> Forecast:
    shares, won = (tuple(map(float, data[key])) for key in ("shares", "won"))  # type: ignore[call-overload]
    options = tuple(map(str, data.get("options", ())))  # type: ignore[call-overload]
    return Forecast(str(data["game"]), str(data["number"]), int(str(data["seat"])), shares, won, options)
