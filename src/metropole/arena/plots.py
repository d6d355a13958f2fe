"""Pictures of results as SVG. The drawing library is imported when the first one is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from metropole.arena.ratings import Interval
from metropole.extras import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # told apart by colour-blind people too
MARKS = "osD^vP"  # and without any colour
STYLE: Any = {"svg.fonttype": "none", "svg.hashsalt": "metropole", "font.size": 9.0, "axes.axisbelow": True}


@dataclass(frozen=True, slots=True)
class Series:
    """Values with their intervals, one a tick; without intervals they are drawn as bars."""

    label: str
    values: Sequence[float]
    intervals: Sequence[Interval] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a row: `even` is the value that all would have if nothing mattered."""

    title: str
    ticks: Sequence[str]
    series: Sequence[Series]
    even: float | None = None
    axis: str = ""
    is_leaning: bool = False  # long names of ticks

    @property
    def has_names(self) -> bool:
        return len(self.series) > 1


def draw(file: Path, panels: Sequence[Panel]) -> None:
    """Write panels side by side into one file; the same values give the same bytes."""
    need("matplotlib", "arena")
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(1 + 3.2 * len(panels), 3.4), layout="constrained")
        axes = figure.subplots(1, len(panels), squeeze=False)[0]
        for place, panel in zip(axes, panels, strict=True):
            _draw_panel(place, panel)
        names = [
            place.get_legend_handles_labels() for place, panel in zip(axes, panels, strict=True) if panel.has_names
        ]
        if names:
            figure.legend(*names[0], loc="outside right center", fontsize=8, frameon=False)
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})


def _draw_panel(axes: Axes, panel: Panel) -> None:
    width = 0.8 / len(panel.series)
    for number, series in enumerate(panel.series):
        places = [tick + width * (number - (len(panel.series) - 1) / 2) for tick in range(len(panel.ticks))]
        _draw_series(axes, series, places[: len(series.values)], width, number)
    if panel.even is not None:
        axes.axhline(panel.even, color="#555555", linewidth=0.8, linestyle="--")
    axes.set_title(panel.title, fontsize=10)
    axes.set_ylabel(panel.axis)
    axes.set_xticks(range(len(panel.ticks)), panel.ticks)
    if panel.is_leaning:
        axes.set_xticklabels(panel.ticks, rotation=40, ha="right", rotation_mode="anchor")
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)


def _draw_series(axes: Axes, series: Series, places: Sequence[float], width: float, number: int) -> None:
    colour = COLOURS[number % len(COLOURS)]
    if not series.intervals:
        axes.bar(places, series.values, width=width, color=colour, label=series.label)
        return
    pairs = list(zip(series.values, series.intervals, strict=True))
    # a rate at the very end of its interval may come out a hair beyond it
    below, above = (
        [max(0.0, value - low) for value, (low, _) in pairs],
        [max(0.0, high - value) for value, (_, high) in pairs],
    )
    mark = MARKS[number % len(MARKS)]
    axes.errorbar(
        places, series.values, yerr=[below, above], fmt=mark, color=colour, capsize=2, markersize=4, label=series.label
    )
