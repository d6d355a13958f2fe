"""Do chances to win come true? In ten bands what was foretold and what happened; and the numbers that put it right.

python -m metropole.arena.calibration forecast RECORDS... --out FILE [--depth quick] [--every 4] [--workers 1]
python -m metropole.arena.calibration fit FORECASTS...
python -m metropole.arena.calibration check FORECASTS... [--svg FILE]
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import log
from pathlib import Path

from metropole.analysis.chances import Correction, correction_of
from metropole.analysis.depth import DEPTHS
from metropole.arena import forecasts
from metropole.arena.forecasts import Forecast
from metropole.arena.plots import Panel, Series, draw
from metropole.arena.ratings import wilson

BANDS = 10
ENOUGH = 100  # moments: a band with fewer says nothing
STEPS = (0.4, 0.2, 0.1, 0.05, 0.025, 0.0125)  # by which numbers are tried, coarse ones first


@dataclass(slots=True)
class Band:
    """Seats at moments whose chance was within a tenth: how many, what they were given and what they won in all."""

    moments: int = 0
    foretold: float = 0.0
    won: float = 0.0
    games: frozenset[str] = frozenset()

    @property
    def error(self) -> float:
        """How much more was foretold than happened, as a share."""
        return (self.foretold - self.won) / max(self.moments, 1)


def bands(made: Iterable[Forecast], correction: Callable[[Forecast], Correction]) -> list[Band]:
    """What was foretold and what happened, by tenths of the chance."""
    found = [Band() for _ in range(BANDS)]
    numbers: dict[int, set[str]] = defaultdict(set)
    for one in made:
        for chance, won in zip(correction(one).applied(one.shares, one.seat), one.won, strict=True):
            place = min(int(chance * BANDS), BANDS - 1)
            found[place].moments += 1
            found[place].foretold += chance
            found[place].won += won
            numbers[place].add(one.number)
    return [replace(band, games=frozenset(numbers[place])) for place, band in enumerate(found)]


def kept(one: Forecast) -> Correction:
    """The correction that the package has for a forecast."""
    return correction_of(one.game, one.players, one.options)


def log_loss(made: Sequence[Forecast], correction: Correction) -> float:
    """How surprising the ends were, on average: the less, the better was foretold."""
    lost = 0.0
    for one in made:
        chances = correction.applied(one.shares, one.seat)
        lost -= sum(won * log(chance) for won, chance in zip(one.won, chances, strict=True))
    return lost / len(made)


def fitted(made: Sequence[Forecast]) -> Correction:
    """The correction by which the ends surprise least: better and better by ever smaller steps."""
    best, least = Correction(), log_loss(made, Correction())
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for tried in _neighbours(best, step):
                if (lost := log_loss(made, tried)) < least:
                    best, least, is_better = tried, lost, True
    return best


def _neighbours(correction: Correction, step: float) -> list[Correction]:
    """A little more or less of each number. What is sharpened stays in the order in which it was."""
    sharpness = [round(correction.sharpness + sign * step, 4) for sign in (1, -1)]
    sharper = [replace(correction, sharpness=value) for value in sharpness if value > 0]
    return sharper + [replace(correction, mover=round(correction.mover + sign * step, 4)) for sign in (1, -1)]


def table(found: Sequence[Band]) -> str:
    """The bands as a table of Markdown."""
    head = "| band | moments | games | foretold | happened | error |\n|---|---:|---:|---:|---:|---:|"
    rows = [_row(place, band) for place, band in enumerate(found) if band.moments]
    return "\n".join([head, *rows])


def _row(place: int, band: Band) -> str:
    foretold, won = 100 * band.foretold / band.moments, 100 * band.won / band.moments
    name = f"{place * 10}–{place * 10 + 10} %"
    return f"| {name} | {band.moments} | {len(band.games)} | {foretold:.1f} | {won:.1f} | {foretold - won:+.1f} |"


def panel(title: str, found: Sequence[Band]) -> Panel:
    """The bands as a picture. Moments of one game hang together: an interval is that of so many games, not moments."""
    full = [band for band in found if band.moments]
    ticks = [f"{place * 10}" for place, band in enumerate(found) if band.moments]
    happened = [band.won / band.moments for band in full]
    intervals = [wilson(rate * len(band.games), len(band.games)) for rate, band in zip(happened, full, strict=True)]
    foretold = [band.foretold / band.moments for band in full]
    series = [Series("foretold", foretold, [(value, value) for value in foretold])]
    return Panel(title, ticks, [*series, Series("happened", happened, intervals)], axis="share of victories")


def _by_game(made: Iterable[Forecast]) -> dict[str, list[Forecast]]:
    found: dict[str, list[Forecast]] = defaultdict(list)
    for one in made:
        found[one.game].append(one)
    return found


def _check(files: Sequence[Path], svg: Path | None) -> None:
    panels = []
    for game, made in _by_game(forecasts.read(files)).items():
        found = bands(made, kept)
        print(f"{game}: {len({one.number for one in made})} games, {len(made)} moments\n\n{table(found)}\n")
        worst = max((abs(band.error) for band in found if band.moments >= ENOUGH), default=0.0)
        print(f"The largest error of a band with {ENOUGH} or more: {100 * worst:.1f} points.\n")
        panels.append(panel(game, found))
    if svg is not None:
        draw(svg, panels)


def _fit(files: Sequence[Path]) -> None:
    numbers: dict[str, dict[str, object]] = {}
    for game, made in _by_game(forecasts.read(files)).items():
        by_kind: dict[str, list[Forecast]] = defaultdict(list)
        for one in made:
            by_kind[" ".join([str(one.players), *one.options])].append(one)
        numbers[game] = {kind: asdict(fitted(of)) for kind, of in sorted(by_kind.items())}
    print(json.dumps(numbers, indent=2))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("forecast", "fit", "check"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("forecasts.jsonl"))
    parser.add_argument("--depth", choices=DEPTHS, default="quick")
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    if given.what == "forecast":
        forecasts.write(given.out, forecasts.forecasts(given.files, given.depth, given.every, given.workers))
    elif given.what == "fit":
        _fit(given.files)
    else:
        _check(given.files, given.svg)


if __name__ == "__main__":
    main()
