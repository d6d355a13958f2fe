"""What the results of a tournament say: of bots, pairings, seats and cards. Plain values, as in JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

from metropole.arena.play import GameResult
from metropole.arena.ratings import rate, wilson

Chair = tuple[GameResult, int]  # one seat of one game


def summary(results: Iterable[GameResult]) -> dict[str, Any]:
    """Everything over all games, and apart for each table: ratings of different tables do not compare."""
    games = sorted(results, key=lambda result: result.number)
    tables: dict[str, list[GameResult]] = defaultdict(list)
    for result in games:
        tables[f"{result.game}/{result.players}/{result.options}"].append(result)
    return {**_overall(games), "tables": [_table(played) for played in tables.values()]}


def _overall(games: Sequence[GameResult]) -> dict[str, Any]:
    return {"games": len(games), "bots": _bots(games), "ties": _ties(games)}


def _table(games: Sequence[GameResult]) -> dict[str, Any]:
    first = games[0]
    return {
        "game": first.game,
        "players": first.players,
        "options": first.options,
        **_overall(games),
        "pairings": _pairings(games),
        "seats": _seats(games),
        "sources": _sources([(game, seat) for game in games for seat in range(game.players)]),
        "cards": _cards(games),
    }


def _bots(games: Sequence[GameResult]) -> dict[str, dict[str, Any]]:
    chairs: dict[str, list[Chair]] = defaultdict(list)
    for game in games:
        for seat, name in enumerate(game.seats):
            chairs[name].append((game, seat))
    ratings = rate(games)
    found = {}
    for name, own in chairs.items():
        rating = ratings[name]
        strength = {"rating": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
        found[name] = {**_winning(own), **strength, **_points(own), "sources": _sources(own)}
    return dict(sorted(found.items(), key=lambda item: (-item[1]["rating"], item[0])))


def _winning(chairs: Sequence[Chair]) -> dict[str, Any]:
    """How often a seat wins. Seats of one game depend on each other, so the interval counts games, not seats."""
    games = len({game.number for game, _ in chairs})
    won = fmean(game.share(seat) for game, seat in chairs)
    return {"games": games, "seats": len(chairs), "win_rate": won, "interval": list(wilson(won * games, games))}


def _points(chairs: Sequence[Chair]) -> dict[str, Any]:
    return {"points": fmean(game.scores[seat] for game, seat in chairs)}


def _sources(chairs: Sequence[Chair]) -> dict[str, float]:
    names = dict.fromkeys(source for game, seat in chairs for source in game.sources[seat])
    return {name: fmean(game.sources[seat].get(name, 0) for game, seat in chairs) for name in names}


def _pairings(games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Each line-up apart: how many seats every bot had in it, and how often one of them won."""
    apart: dict[tuple[tuple[str, int], ...], list[GameResult]] = defaultdict(list)
    for game in games:
        apart[tuple(sorted(Counter(game.seats).items()))].append(game)
    return [{"games": len(played), "bots": _pairing(lineup, played)} for lineup, played in apart.items()]


def _pairing(lineup: Sequence[tuple[str, int]], games: Sequence[GameResult]) -> dict[str, Any]:
    found = {}
    for name, seats in lineup:
        own = [(game, seat) for game in games for seat, other in enumerate(game.seats) if other == name]
        found[name] = {**_winning(own), **_points(own), "seats": seats}
    return found


def _seats(games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """The seats counted from the one that begins: what it is worth to sit there, whoever does."""
    found = []
    for after in range(games[0].players):
        chairs = [
            (game, seat) for game in games for seat in range(game.players) if game.seat_after_first(seat) == after
        ]
        found.append({"after_first": after, **_winning(chairs), **_points(chairs)})
    return found


def _cards(games: Sequence[GameResult]) -> dict[str, dict[str, Any]]:
    """Each kind of objective card: what its holders scored in all, with the card, and how often they won."""
    held: dict[str, dict[str, list[Chair]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for kind, cards in game.cards.items():
            for seat, card in enumerate(cards):
                held[kind][card].append((game, seat))
    return {kind: {card: _card(kind, own) for card, own in sorted(cards.items())} for kind, cards in held.items()}


def _card(kind: str, chairs: Sequence[Chair]) -> Mapping[str, Any]:
    with_card = fmean(game.sources[seat].get(kind, 0) for game, seat in chairs)
    return {**_winning(chairs), **_points(chairs), "card_points": with_card}


def _ties(games: Sequence[GameResult]) -> dict[str, Any]:
    shared = sum(len(game.winners) > 1 for game in games)
    return {"shared": shared, "rate": shared / len(games), "decided_by": dict(Counter(g.decided_by for g in games))}
