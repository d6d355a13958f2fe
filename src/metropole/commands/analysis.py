"""`metropole hint` and `metropole analyse`: what the search would do, and what it says of every action of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from metropole.commands.alone import HTML, page_into
from metropole.commands.arguments import AsJson, File, Simulations, lines
from metropole.commands.matches import matches
from metropole.commands.speaking import refusals_worded, words

if TYPE_CHECKING:
    from metropole.analysis import Agreement, Depth, GameAnalysis, Judged, Opinion
    from metropole.bots.search import Thought
    from metropole.match import Match
    from metropole.record import Record
    from metropole.words import Words

DepthName = Literal["quick", "deep"]
ONLOOKER = 0  # the first viewpoint of an analysis


@dataclass(frozen=True, slots=True)
class OpinionsSaid:
    """What a bot would have played, to be told."""

    bot: str
    opinions: tuple[Opinion, ...]

    def agreement(self, game: GameAnalysis) -> Agreement:
        from metropole.analysis import Agreement

        return Agreement.of(list(zip(game.judged, self.opinions, strict=True)))

    def to_json(self, game: GameAnalysis) -> dict[str, Any]:
        actions = [{"action": one.action, "loss": one.loss} for one in self.opinions]
        return {"name": self.bot, "actions": actions, **self.agreement(game).to_json()}

    def lines(self, words: Words, game: GameAnalysis) -> Iterator[str]:
        """For each action what the bot would have done, or nothing where it is the same."""
        for judged, one in zip(game.judged, self.opinions, strict=True):
            if one.action == judged.action:
                yield ""
            elif one.action == judged.best:
                yield words("analysis-bot-best", bot=self.bot, action=one.action)
            else:
                yield words("analysis-bot-other", bot=self.bot, action=one.action, loss=words.percent(one.loss))

    def summary(self, words: Words, game: GameAnalysis) -> Iterator[str]:
        """How often it agrees, and what its choices lose."""
        found = self.agreement(game)
        counts = {"choices": found.choices, "best": found.with_best, "played": found.with_played}
        yield words("analysis-bot-agrees", bot=self.bot, **counts)
        losses = {"loss": words.percent(found.loss), "other": words.percent(found.loss_of_played)}
        yield words("analysis-bot-loses", bot=self.bot, **losses)


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
    """The candidates of a hint, best first, with their reasons, and the expected continuation."""
    from metropole.bots.reasons import reasons

    view = match.view(match.turn)
    written = thought.written(match.game.text, lambda candidate: reasons(match.game, view, candidate))
    return json.dumps({"seat": match.turn, **written, "simulations": thought.simulations})


def analyse(
    file: File,
    as_json: AsJson = False,
    depth: Annotated[DepthName, typer.Option(help="How thoroughly, as on a server.")] = "quick",
    simulations: Annotated[
        int | None, typer.Option(min=1, help="How many games are played out for each moment, instead of a depth.")
    ] = None,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help="Write the chances to win as a picture.")] = None,
    html: HTML = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Say what this bot would have played, and how good that is; module:Class."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
) -> None:
    """Judge every action of a game: the search's best, what the choice cost, and everybody's chances to win."""
    from metropole.analysis import DEPTHS, Depth, GameAnalysis
    from metropole.commands.writing import opened

    thorough = DEPTHS[depth] if simulations is None else Depth(simulations, simulations)
    with page_into(html) as page:
        for line, match in matches(file):
            record = match.record()
            with refusals_worded("cli-line", line=line):
                judged, opinions = _judged(record, bot, thorough, seed)
            game = GameAnalysis(record, judged)
            if svg is not None:
                with refusals_worded(), opened(svg) as target:
                    target.write(analysis_svg(words(), game))
            if page is not None:
                page.add(line, match, game, depth)
            if html != "-":
                said = OpinionsSaid(bot, opinions) if bot is not None else None
                typer.echo(analysis_json(game, said) if as_json else analysis_lines(words(), game, said))


def _judged(record: Record, bot: str | None, depth: Depth, seed: int) -> tuple[tuple[Judged, ...], tuple[Opinion, ...]]:
    """Every action judged, and what a bot would have done instead, if one is asked."""
    from metropole.analysis import analyse, analyse_with
    from metropole.commands.progress import with_progress

    count = len(record.actions)
    if bot is None:
        return tuple(with_progress(analyse(record, depth, seed), count)), ()
    pairs = tuple(with_progress(analyse_with(record, bot, depth, seed), count))
    return tuple(judged for judged, _ in pairs), tuple(opinion for _, opinion in pairs)


def analysis_json(game: GameAnalysis, said: OpinionsSaid | None = None) -> str:
    """The whole of an analysis; under `bot` what one would have played."""
    return json.dumps(game.to_json() | ({"bot": said.to_json(game)} if said else {}))


def analysis_lines(words: Words, game: GameAnalysis, said: OpinionsSaid | None = None) -> str:
    """Every judged action in words, each seat's largest losses, and where a secret became plain to everybody."""
    lines = [_judgement(words, one) for one in game.judged]
    if said:
        lines = [line for pair in zip(lines, said.lines(words, game), strict=True) for line in pair if line]
    ending = [*_losses(words, game), *_plain(words, game), *(said.summary(words, game) if said else ())]
    return "\n".join([*lines, *ending])


def _judgement(words: Words, one: Judged) -> str:
    details: dict[str, Any] = {"number": one.number, "seat": one.seat, "action": one.action}
    if one.action == one.best:
        return words("analysis-good", chance=round(100 * one.win_chances[one.seat]), **details)
    return words("analysis-better", best=one.best, loss=round(100 * one.loss), **details)


def _losses(words: Words, game: GameAnalysis) -> Iterator[str]:
    for seat in range(game.record.setup.players):
        worst = [game.judged[number - 1] for number in game.worst(seat)]
        if worst:
            named = [words("analysis-loss", number=one.number, loss=round(100 * one.loss)) for one in worst]
            yield words("analysis-losses", seat=seat, losses=words.join(named))


def _plain(words: Words, game: GameAnalysis) -> Iterator[str]:
    found = game.guessed()
    for seat, versions in enumerate(found["plain_since"][ONLOOKER] if found else ()):
        for kind, version in zip(found["kinds"] if found else (), versions, strict=True):
            if version is not None:
                yield words("analysis-plain", seat=seat, cards=kind["kind"], number=version)


def analysis_svg(words: Words, game: GameAnalysis) -> str:
    """Everybody's chances to win over the game, and how far each secret card could be read."""
    from metropole.commands.chart import Chart, picture

    seats = range(game.record.setup.players)
    names, across = [words("seat-number", number=seat) for seat in seats], words("analysis-across")
    series = [[chances[seat] for chances in game.chances] for seat in seats]
    charts = [Chart(words("analysis-title", game=game.record.game.NAME), names, series, across)]
    for kind, believed in game.belief_in_truth(ONLOOKER).items():
        charts.append(Chart(words("analysis-readable", cards=kind), names, believed, across))
    return picture(charts)
