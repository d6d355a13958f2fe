"""`metropole puzzles`: puzzles found in games, and looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from metropole.commands.arguments import OWN_GAMES, Options, Workers, lines, values
from metropole.commands.speaking import fail, refusals_worded, words

if TYPE_CHECKING:
    from metropole.puzzles import Puzzle
    from metropole.record import Record

INTERRUPTED = 130  # the exit status that shells expect after Ctrl-C


def puzzles(
    game: Annotated[str | None, typer.Option(help=f"{' or '.join(OWN_GAMES)}: play it to find puzzles.")] = None,
    records: Annotated[str | None, typer.Option("--from", metavar="FILE", help="Find them in these records.")] = None,
    out: Annotated[str, typer.Option(help="The file the puzzles go to; - is standard output.")] = "-",
    check: Annotated[str | None, typer.Option(metavar="FILE", help="Look at these puzzles again instead.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 10,
    players: Annotated[str, typer.Option(help="Numbers of seats, separated by commas; all in turn, else.")] = "",
    option: Options = None,
    bot: Annotated[str, typer.Option(help="The bot that sits everywhere.")] = "skilled",
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 0,
    workers: Workers = 1,
) -> None:
    """Find moments of games at which one action is clearly best, and write them as puzzles."""
    if [game, records, check].count(None) != 2:
        fail(words()("cli-puzzles-one-of"))
    if check is not None:
        _check(check)
    elif records is not None:
        from metropole.arena.hunt import found_in_all

        given = _records(records)
        _write(found_in_all(given, seed, workers), len(given), out)
    elif game is not None:
        from metropole.arena.hunt import hunt_of, hunted

        with refusals_worded():
            hunt = hunt_of(game, _numbers(players), values(option), bot, seed)
            found = hunted(hunt, games, workers)
        _write(found, games, out)


def _numbers(text: str) -> list[int]:
    numbers = [part for part in text.split(",") if part]
    if not all(part.isdecimal() for part in numbers):
        fail(words()("not_a_number", key="players"))
    return [int(part) for part in numbers]


def _records(file: str) -> list[Record]:
    from metropole.match import Match
    from metropole.record import Record

    found = []
    for line, text in lines(file):
        with refusals_worded("cli-line", line=line):
            found.append(Match.of(Record.from_text(text)).to_end().record())
    return found


def _write(found: Iterator[list[Puzzle]], count: int, out: str) -> None:
    """Write puzzles as they are found, so that whoever stops keeps what there is."""
    from metropole.commands.progress import with_progress
    from metropole.commands.writing import opened

    written = set[str]()
    done = 0
    with refusals_worded(), opened(out) as target:
        try:
            for one_game in with_progress(found, count):
                for puzzle in one_game:
                    if puzzle.id not in written:
                        written.add(puzzle.id)
                        print(puzzle.to_text(), file=target, flush=True)
                done += 1
        except KeyboardInterrupt:
            typer.echo(words()("cli-puzzles-stopped", count=len(written), done=done, total=count), err=True)
            raise SystemExit(INTERRUPTED) from None
    typer.echo(words()("cli-puzzles-found", count=len(written), total=count, file=out), err=out == "-")


def _check(file: str) -> None:
    """Read every puzzle, and search again."""
    from metropole.commands.progress import with_progress
    from metropole.games.contract import NotLegal
    from metropole.puzzles import Puzzle
    from metropole.puzzles.finding import found_instead
    from metropole.record import parse_json

    given = list(lines(file))
    for line, text in with_progress(iter(given), len(given)):
        with refusals_worded("cli-line", line=line):
            puzzle = Puzzle.from_json(parse_json(text))
            if (found := found_instead(puzzle)) is not None:
                raise NotLegal("puzzle_wrong", answer=puzzle.answer, found=found)
    typer.echo(words()("cli-puzzles-checked", count=len(given), file=file))
