"""Tournaments for people: a bar while they are played, a sentence when they are stopped, a report of what came out."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from metropole import __version__, games
from metropole.arena.balance import PAGE, balance_plan, write_balance
from metropole.arena.markdown import table_name
from metropole.arena.play import GameResult
from metropole.arena.report import REPORT, write_report
from metropole.arena.schedule import TournamentPlan, Variant, deals, pairings, rotations, variant_of
from metropole.arena.summary import summary
from metropole.arena.tournament import begun
from metropole.commands.progress import with_progress
from metropole.commands.writing import refused_writing
from metropole.extras import need
from metropole.games.contract import NotUnderstood
from metropole.words import Words

INTERRUPTED = 130  # the exit status that shells expect after Ctrl-C


@dataclass(frozen=True, slots=True)
class TournamentRequest:
    """A tournament as it is asked for; texts may name several things with commas, options may be lists."""

    game: str
    players: str
    bots: str
    lineup: str
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)

    def plan(self) -> TournamentPlan:
        """The plan that was asked for; what cannot be played is refused."""
        tables = [
            variant_of(game, players, options, self.given)
            for game in self.game.split(",")
            for options in _each(self.options)
            for players in _numbers(self.players)
        ]
        names = tuple(self.bots.split(","))
        return TournamentPlan(
            tuple({each.key: each for each in tables}.values()), names, self.lineup, self.games, self.seed, self.given
        )


@dataclass(frozen=True, slots=True)
class Running:
    """Where results are kept, and who plays."""

    folder: Path | None = None
    workers: int = 1
    on_cluster: bool = False


def _each(options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every combination of the values of options that have several."""
    values = [value if isinstance(value, list) else [value] for value in options.values()]
    return (dict(zip(options, chosen, strict=True)) for chosen in product(*values))


def _numbers(text: str) -> list[int]:
    if not all(part.isdecimal() for part in text.split(",")):
        raise NotUnderstood("not_a_number", key="players")
    return [int(part) for part in text.split(",")]


def arena(words: Words, wanted: TournamentRequest, running: Running) -> dict[str, Any]:
    """Play a tournament, write its report where it has a folder, and answer its summary."""
    plan = wanted.plan()
    for variant in plan.tables:
        _say_rounding(words, plan, variant)
    found = summary(_played(words, plan, running))
    if running.folder is not None:
        with refused_writing(running.folder):
            write_report(running.folder, words, found, _intro(words, plan, found))
        print(words("arena-report", file=str(running.folder / REPORT)), file=sys.stderr)
    return found


def balance(
    words: Words, chosen: Sequence[str], bots: Sequence[str], count: int, seed: int, running: Running, out: Path
) -> str:
    """Play what the report on balance is made from, and write it; answers a closing sentence."""
    need("matplotlib", "arena")
    plan = balance_plan(bots, count, seed, [games.load(name).NAME for name in chosen])
    with refused_writing(out):
        out.mkdir(parents=True, exist_ok=True)
    found = summary(_played(words, plan, running))
    command = (
        f"metropole balance --game {','.join(chosen)} --bots {','.join(bots)} --games {count} --seed {seed} --out docs"
    )
    details = {"games": found["games"], "count": count, "bots": words.join(list(bots)), "version": __version__}
    with refused_writing(out):
        write_balance(out, words, found, words("balance-intro", command=command, **details))
    return words("arena-report", file=str(out / PAGE))


def summary_lines(words: Words, found: Mapping[str, Any]) -> str:
    """A summary in lines."""
    lines = []
    for table in found["tables"]:
        lines.append(words("arena-heading", table=table_name(words, table), games=table["games"]))
        lines += [f"  {_bot_line(words, name, bot)}" for name, bot in table["bots"].items()]
        first = table["seats"][0]
        low, high = (words.percent(end) for end in first["interval"])
        even = words.percent(1 / table["players"])
        lines.append("  " + words("arena-first", rate=words.percent(first["win_rate"]), low=low, high=high, even=even))
        lines.append(
            "  " + words("arena-ties", shared=table["ties"]["shared"], rate=words.percent(table["ties"]["rate"]))
        )
    return "\n".join(lines)


def _bot_line(words: Words, name: str, bot: Mapping[str, Any]) -> str:
    low, high = (words.percent(end) for end in bot["interval"])
    numbers = {key: words.decimal(bot[key]) for key in ("rating", "sigma", "points")}
    return words("arena-bot", bot=name, rate=words.percent(bot["win_rate"]), low=low, high=high, **numbers)


def _played(words: Words, plan: TournamentPlan, running: Running) -> list[GameResult]:
    with begun(plan, running.folder, running.workers, running.on_cluster) as tournament:
        done = len(tournament.results)
        if done:
            print(words("arena-goes-on", done=done, total=tournament.total), file=sys.stderr)
        try:
            if done < tournament.total:
                deque(with_progress(tournament.rest(), tournament.total, done), maxlen=0)
        except KeyboardInterrupt:
            _say_stopped(words, len(tournament.results), tournament.total, running.folder)
            raise SystemExit(INTERRUPTED) from None
        return tournament.results


def _say_stopped(words: Words, done: int, total: int, folder: Path | None) -> None:
    id = "arena-stopped" if folder is None else "arena-stopped-kept"
    print(words(id, done=done, total=total), file=sys.stderr)


def _say_rounding(words: Words, plan: TournamentPlan, variant: Variant) -> None:
    """Tell when a pairing plays more games than asked for, so that every rotation is played."""
    for lineup in pairings(plan, variant.players)[:1]:
        played = deals(plan, lineup) * len(rotations(lineup))
        if played != plan.games:
            print(words("arena-rounded", asked=plan.games, played=played, seats=variant.players), file=sys.stderr)


def _intro(words: Words, plan: TournamentPlan, found: Mapping[str, Any]) -> str:
    bots, lineup = words.join(list(plan.bots)), words.term("lineup", plan.lineup)
    return words(
        "report-intro", games=found["games"], bots=bots, lineup=lineup, seed=str(plan.seed), version=__version__
    )
