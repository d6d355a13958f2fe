"""Are the games fair? Every version with every number of players, each bot against itself, and a page on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from metropole import games
from metropole.arena.markdown import Wording, card_name, grid, options_name, rate_cells
from metropole.arena.plots import Panel, Series, draw
from metropole.arena.report import heads, win_panel
from metropole.arena.schedule import TournamentPlan, variant_of

PAGE = "balance.md"
STRIKING = 3  # standard deviations: among some hundred values chance alone hardly goes so far

Tables = Sequence[Mapping[str, Any]]  # of a summary
Entry = tuple[Mapping[str, Any], float]  # a place or card at one table, and its even share


def balance_plan(names: Sequence[str], count: int, seed: int, chosen: Sequence[str] = ()) -> TournamentPlan:
    """The games that the report is made from: so many for each bot, version and number of players."""
    tables = [
        variant_of(game.NAME, players, options)
        for game in map(games.load, chosen or games.names())
        for options in game.VARIANTS
        for players in game.SEATS
    ]
    return TournamentPlan(tuple(tables), tuple(names), "self", count, seed)


def write_balance(folder: Path, words: Wording, found: Mapping[str, Any], intro: str) -> None:
    """Write the page and its pictures into a folder."""
    parts = [words("balance-title"), intro, words("balance-reading")]
    for name in dict.fromkeys(table["game"] for table in found["tables"]):
        tables = [table for table in found["tables"] if table["game"] == name]
        parts += [f"## {words.term('game', name)}", *_game_parts(folder, words, name, tables)]
    (folder / PAGE).write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _game_parts(folder: Path, words: Wording, name: str, tables: Tables) -> Iterator[str]:
    yield words("balance-striking")
    yield "\n".join(f"- {line}" for line in striking(words, tables)) or words("balance-nothing-striking")
    yield words("balance-seats")
    yield seats_grid(words, tables)
    yield _picture(folder, f"balance-{name}-seats.svg", words("balance-picture-seats"), _seat_panels(words, tables))
    yield words("balance-points")
    yield points_grid(words, tables)
    yield _picture(folder, f"balance-{name}-points.svg", words("balance-picture-points"), _point_panels(words, tables))
    if not any(table["cards"] for table in tables):
        return
    yield words("balance-cards")
    for number, rows in enumerate(_versions(tables), start=1):
        yield f"#### {options_name(words, rows[0])}"
        yield cards_grid(words, rows)
        title = words("balance-picture-cards", version=options_name(words, rows[0]))
        yield _picture(folder, f"balance-{name}-cards-{number}.svg", title, _card_panels(words, rows))


def _picture(folder: Path, name: str, title: str, panels: Sequence[Panel]) -> str:
    draw(folder / name, panels)
    return f"![{title}]({name})"


def striking(words: Wording, tables: Tables) -> Iterator[str]:
    """The places and cards of each version that win far more or less than their share, all numbers of players taken."""
    for rows in _versions(tables):
        for name, entries in _contenders(words, rows):
            wins = sum(entry["win_rate"] * entry["games"] for entry, _ in entries)
            fair = sum(entry["games"] * even for entry, even in entries)
            spread = sqrt(sum(entry["games"] * even * (1 - even) for entry, even in entries))
            if abs(wins - fair) > STRIKING * spread:
                details = {
                    "version": options_name(words, rows[0]),
                    "name": name,
                    "times": words.decimal(wins / fair, 2),
                }
                yield words("balance-strikes", **details, games=sum(entry["games"] for entry, _ in entries))


def _contenders(words: Wording, tables: Tables) -> Iterator[tuple[str, list[Entry]]]:
    """Every place and card of a version, with what each table says of it and its even share there."""
    found: dict[str, list[Entry]] = {}
    for table in tables:
        even = 1 / table["players"]
        for number, seat in enumerate(table["seats"], start=1):
            found.setdefault(words("balance-place", number=number), []).append((seat, even))
        for kind, cards in table["cards"].items():
            for card, held in cards.items():
                name = words("balance-card", kind=words.term("card", kind), card=card_name(words, card))
                found.setdefault(name, []).append((held, even))
    yield from found.items()


def _versions(tables: Tables) -> list[Tables]:
    """The tables of each version together."""
    texts = list(dict.fromkeys(str(table["options"]) for table in tables))
    return [[table for table in tables if str(table["options"]) == text] for text in texts]


def seats_grid(words: Wording, tables: Tables) -> str:
    """How often each place wins, a row for each version and number of players; bold where it is not the even share."""
    most = max(table["players"] for table in tables)
    rows = []
    for table in tables:
        even = 1 / table["players"]
        shares = [rate_cells(words, seat, even)[0] for seat in table["seats"]]
        rows.append([options_name(words, table), str(table["players"]), words.percent(even), *shares])
        rows[-1] += [""] * (most - table["players"])
    places = [words("balance-place", number=number) for number in range(1, most + 1)]
    return grid([*heads(words, ["version", "players", "even"]), *places], rows)


def points_grid(words: Wording, tables: Tables) -> str:
    """Points a seat by source, and how often a victory is shared."""
    sources = [name for name in tables[0]["sources"] if any(table["sources"][name] for table in tables)]
    rows = [
        [options_name(words, table), str(table["players"]), words.decimal(sum(table["sources"].values()))]
        + [words.decimal(table["sources"][name]) for name in sources]
        + [words.percent(table["ties"]["rate"])]
        for table in tables
    ]
    names = [words.term("source", name) for name in sources]
    return grid([*heads(words, ["version", "players", "points"]), *names, *heads(words, ["shared"])], rows)


def cards_grid(words: Wording, tables: Tables) -> str:
    """The cards of one version: points with the card and victories of its holder, for each number of players."""
    rows = []
    for table in tables:
        for kind, cards in table["cards"].items():
            for card, held in cards.items():
                names = [words.term("card", kind), card_name(words, card), str(table["players"])]
                cells = [
                    *rate_cells(words, held, 1 / table["players"]),
                    words.decimal(held["card_points"]),
                    words.decimal(held["points"]),
                ]
                rows.append([*names, words.percent(1 / table["players"]), *cells])
    rows.sort(key=lambda row: (row[0], row[1]))
    return grid(heads(words, ["kind", "card", "players", "even", "wins", "interval", "with_card", "points"]), rows)


def _seat_panels(words: Wording, tables: Tables) -> list[Panel]:
    """A panel a version: victories of each place, as a multiple of the even share."""
    panels = []
    for rows in _versions(tables):
        series = [
            Series(
                words("balance-players", players=table["players"]),
                [seat["win_rate"] * table["players"] for seat in table["seats"]],
                [(low * table["players"], high * table["players"]) for low, high in _intervals(table["seats"])],
            )
            for table in rows
        ]
        places = [str(number) for number in range(1, rows[-1]["players"] + 1)]
        panels.append(Panel(options_name(words, rows[0]), places, series, 1.0, words("balance-axis-seats")))
    return panels


def _intervals(entries: Sequence[Mapping[str, Any]]) -> list[tuple[float, float]]:
    return [(entry["interval"][0], entry["interval"][1]) for entry in entries]


def _point_panels(words: Wording, tables: Tables) -> list[Panel]:
    """A panel a version: points by source, for each number of players."""
    panels = []
    for rows in _versions(tables):
        names = [name for name in rows[0]["sources"] if any(table["sources"][name] for table in rows)]
        series = [
            Series(words("balance-players", players=table["players"]), [table["sources"][name] for name in names])
            for table in rows
        ]
        ticks = [words.term("source", name) for name in names]
        panels.append(
            Panel(options_name(words, rows[0]), ticks, series, axis=words("balance-axis-points"), is_leaning=True)
        )
    return panels


def _card_panels(words: Wording, tables: Tables) -> list[Panel]:
    """A panel for each kind and number of players: victories of the holders."""
    return [
        win_panel(
            words,
            words("balance-panel-cards", kind=words.term("card", kind), players=table["players"]),
            cards,
            1 / table["players"],
            [card_name(words, card) for card in cards],
        )
        for kind in tables[0]["cards"]
        for table in tables
        for cards in [table["cards"][kind]]
    ]
