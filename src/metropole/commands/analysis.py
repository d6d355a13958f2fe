"""`metropole hint` and `metropole analyse`: what the search would do, and what it says of every action of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from metropole.commands.arguments import AsJson, File, Simulations, lines
from metropole.commands.speaking import refusals_worded, words

if TYPE_CHECKING:
    from metropole.analysis import Judged
    from metropole.bots.search import Thought
    from metropole.match import Match
    from metropole.record import Record
    from metropole.words import Words


def hint(
    file: File,
    as_json: AsJson = False,
    simulations: Simulations = 20_000,
    seconds: Annotated[float, typer.Option(min=0.01, help="The longest to think.")] = 5.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hint.")] = 0,
) -> None:
    """Say what the search would do at the end of each record, from what the seat to move may know."""
    from metropole.analysis import hint as think
    from metropole.bots.search import Budget
    from metropole.games.contract import NotLegal
    from metropole.match import Match
    from metropole.record import Record
    from metropole.terminal.hints import hint_lines

    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            match = Match.resumed(Record.from_text(text))
            if match.turn < 0:
                raise NotLegal("game_over")
            thought = think(match, Budget(simulations, seconds), seed)
        typer.echo(hint_json(match, thought) if as_json else "\n".join(hint_lines(words(), match, thought)))


def hint_json(match: Match, thought: Thought) -> str:
    """The candidates of a hint, best first, and the expected continuation."""
    written = thought.written(match.game.text)
    return json.dumps({"seat": match.turn, **written, "simulations": thought.simulations})


def analyse(
    file: File,
    as_json: AsJson = False,
    simulations: Simulations = 2_000,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help="Write the chances to win as a picture.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
) -> None:
    """Judge every action of a game: the search's best, what the choice cost, and everybody's chances to win."""
    from metropole.analysis import analyse as judge
    from metropole.bots.search import Budget
    from metropole.commands.progress import with_progress
    from metropole.commands.writing import opened
    from metropole.record import Record

    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            record = Record.from_text(text)
            judging = judge(record, Budget(simulations), seed)
        judged = list(with_progress(judging, len(record.actions)))
        if svg is not None:
            with refusals_worded(), opened(svg) as target:
                target.write(analysis_svg(words(), record, judged))
        typer.echo(analysis_json(judged) if as_json else analysis_lines(words(), judged))


def analysis_json(judged: Sequence[Judged]) -> str:
    """Every judged action of one game."""
    return json.dumps({"actions": [one.to_json() for one in judged]})


def analysis_lines(words: Words, judged: Sequence[Judged]) -> str:
    """Every judged action in words."""
    return "\n".join(_judgement(words, one) for one in judged)


def _judgement(words: Words, one: Judged) -> str:
    details: dict[str, Any] = {"number": one.number, "seat": one.seat, "action": one.action}
    if one.action == one.best:
        return words("analysis-good", chance=round(100 * one.shares[one.seat]), **details)
    if one.loss is None:
        return words("analysis-untried", best=one.best, **details)
    return words("analysis-better", best=one.best, loss=round(100 * one.loss), **details)


def analysis_svg(words: Words, record: Record, judged: Sequence[Judged]) -> str:
    """Everybody's chances to win over the game, and how far each secret card could be read."""
    from metropole.commands.chart import Chart, picture

    seats = range(record.setup.players)
    names, across = [words("seat-number", number=seat) for seat in seats], words("analysis-across")
    series = [[one.shares[seat] for one in judged] for seat in seats]
    charts = [Chart(words("analysis-title", game=record.game.NAME), names, series, across)]
    for kind in judged[0].readable[0] if judged and judged[0].readable else ():
        read = [[one.readable[seat][kind] for one in judged] for seat in seats]
        charts.append(Chart(words("analysis-readable", cards=kind), names, read, across))
    return picture(charts)
