"""The report of a tournament: a page of Markdown with its pictures beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from metropole.arena.markdown import Wording, between, card_name, grid, rate_cells, table_name
from metropole.arena.plots import Panel, Series, draw

REPORT = "report.md"

Table = Mapping[str, Any]  # of a summary


def write_report(folder: Path, words: Wording, found: Mapping[str, Any], intro: str) -> None:
    """Write the report of a summary and its pictures into a folder."""
    parts = [words("report-title"), intro, words("report-intervals")]
    if len(found["tables"]) > 1:
        parts += [words("report-overall"), bots_grid(words, found), ties_line(words, found)]
    for number, table in enumerate(found["tables"], start=1):
        parts += [f"## {table_name(words, table)}", *_table_parts(folder, words, table, number)]
    (folder / REPORT).write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _table_parts(folder: Path, words: Wording, table: Table, number: int) -> Iterator[str]:
    yield bots_grid(words, table)
    yield ties_line(words, table)
    yield _picture(folder, f"bots-{number}.svg", words("report-picture-bots"), bots_panels(words, table))
    yield words("report-pairings")
    yield pairings_grid(words, table)
    yield words("report-seats")
    yield seats_grid(words, table)
    yield _picture(folder, f"seats-{number}.svg", words("report-picture-seats"), [seats_panel(words, table)])
    yield words("report-sources")
    yield sources_grid(words, table)
    if table["cards"]:
        yield words("report-cards")
        yield cards_grid(words, table)
        yield _picture(folder, f"cards-{number}.svg", words("report-picture-cards"), cards_panels(words, table))


def _picture(folder: Path, name: str, title: str, panels: Sequence[Panel]) -> str:
    draw(folder / name, panels)
    return f"![{title}]({name})"


def bots_grid(words: Wording, found: Table) -> str:
    """The bots, the strongest first."""
    head = ["bot", "games", "wins", "interval", "rating", "sigma", "ordinal", "points"]
    rows = [
        [name, str(bot["games"]), words.percent(bot["win_rate"]), between(words, bot["interval"])]
        + [words.decimal(bot[key]) for key in ("rating", "sigma", "ordinal", "points")]
        for name, bot in found["bots"].items()
    ]
    return grid(heads(words, head), rows)


def heads(words: Wording, names: Sequence[str]) -> list[str]:
    """The headings of a table."""
    return [words.term("head", name) for name in names]


def ties_line(words: Wording, found: Table) -> str:
    """How many victories were shared, and what decided the others."""
    ways = [f"{words.term('decided', way)} {count}" for way, count in found["ties"]["decided_by"].items()]
    return words(
        "report-ties", games=found["games"], shared=found["ties"]["shared"], rate=words.percent(found["ties"]["rate"])
    ) + words("report-decided", ways=", ".join(ways))


def pairings_grid(words: Wording, table: Table) -> str:
    """Every line-up apart; the even share of a seat is one of so many."""
    rows = [
        [
            words("report-lineup", bot=name, seats=bot["seats"], others=words.join(_others(pairing, name))),
            str(pairing["games"]),
            *rate_cells(words, bot, 1 / table["players"]),
            words.decimal(bot["points"]),
        ]
        for pairing in table["pairings"]
        for name, bot in pairing["bots"].items()
    ]
    return grid(heads(words, ["lineup", "games", "wins", "interval", "points"]), rows)


def _others(pairing: Table, name: str) -> list[str]:
    own = [f"{bot['seats']} {other}" for other, bot in pairing["bots"].items() if other != name]
    return own or [name]


def seats_grid(words: Wording, table: Table) -> str:
    """The seats from the first player on."""
    rows = [
        [str(seat["after_first"] + 1), *rate_cells(words, seat, 1 / table["players"]), words.decimal(seat["points"])]
        for seat in table["seats"]
    ]
    return grid(heads(words, ["place", "wins", "interval", "points"]), rows)


def sources_grid(words: Wording, table: Table) -> str:
    """Average points by source, a column a bot."""
    rows = [
        [words.term("source", source), *(words.decimal(bot["sources"][source], 2) for bot in table["bots"].values())]
        for source, points in table["sources"].items()
        if points
    ]
    return grid([words.term("head", "source"), *table["bots"]], rows)


def cards_grid(words: Wording, table: Table) -> str:
    """The objective cards, kind by kind."""
    rows = [
        [
            words.term("card", kind),
            card_name(words, card),
            str(held["seats"]),
            *rate_cells(words, held, 1 / table["players"]),
            words.decimal(held["card_points"]),
            words.decimal(held["points"]),
        ]
        for kind, cards in table["cards"].items()
        for card, held in cards.items()
    ]
    return grid(heads(words, ["kind", "card", "held", "wins", "interval", "with_card", "points"]), rows)


def bots_panels(words: Wording, table: Table) -> list[Panel]:
    """Strength and points by source of the bots."""
    bots = table["bots"]
    spread = [(bot["rating"] - 2 * bot["sigma"], bot["rating"] + 2 * bot["sigma"]) for bot in bots.values()]
    rating = Series("", [bot["rating"] for bot in bots.values()], spread)
    names = [source for source, points in table["sources"].items() if points]
    sources = [Series(name, [bot["sources"][source] for source in names]) for name, bot in bots.items()]
    ticks = [words.term("source", source) for source in names]
    return [
        win_panel(words, words("report-panel-wins"), bots, 1 / table["players"], list(bots)),
        Panel(words("report-panel-rating"), list(bots), [rating], is_leaning=True),
        Panel(words("report-panel-sources"), ticks, sources, is_leaning=True),
    ]


def seats_panel(words: Wording, table: Table) -> Panel:
    """How often each seat wins, counted from the first player."""
    seats = {str(seat["after_first"] + 1): seat for seat in table["seats"]}
    return win_panel(words, words("report-panel-seats"), seats, 1 / table["players"], list(seats), is_leaning=False)


def cards_panels(words: Wording, table: Table) -> list[Panel]:
    """How often the holders of each card win, a panel a kind."""
    return [
        win_panel(words, words.term("card", kind), cards, 1 / table["players"], [card_name(words, c) for c in cards])
        for kind, cards in table["cards"].items()
    ]


def win_panel(
    words: Wording, title: str, entries: Table, even: float, ticks: Sequence[str], is_leaning: bool = True
) -> Panel:
    """Shares of victories with their intervals."""
    rates = [100 * entry["win_rate"] for entry in entries.values()]
    spread = [(100 * entry["interval"][0], 100 * entry["interval"][1]) for entry in entries.values()]
    axis = words("report-axis-wins")
    return Panel(title, ticks, [Series("", rates, spread)], 100 * even, axis, is_leaning)
