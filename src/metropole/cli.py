"""The command line. Imports what a command needs when it is called, so that `--help` is instant."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from metropole.messages import Language, language_of

if TYPE_CHECKING:
    from metropole.words import Words

app = typer.Typer(
    name="metropole",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

File = Annotated[str, typer.Argument(metavar="FILE", help="A file, one JSON object a line; - is standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, one object a line.")]
Players = Annotated[int | None, typer.Option(help="How many seats.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game, as in a record.")
]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--setup", metavar="KEY=VALUE", help="A part of the set-up that is not to be drawn, as in a record: first=0."
    ),
]
Simulations = Annotated[int, typer.Option(min=1, help="How many games are played out for each decision.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games.")]


def _show_version(is_asked: bool) -> None:
    if not is_asked:
        return
    from metropole import __version__
    from metropole.games.metropolys.rules import COMPILED

    typer.echo(_words()("cli-version", version=__version__, engines="compiled" if COMPILED else "interpreted"))
    raise typer.Exit


def _speak(language: Language | None) -> None:
    if language:
        os.environ["METROPOLE_LANGUAGE"] = language  # the processes that this one starts speak it too


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, help="Version and kind of engine.")
    ] = False,
    language: Annotated[
        Language | None,
        typer.Option(is_eager=True, callback=_speak, help="Of the answers; or METROPOLE_LANGUAGE, or the locale."),
    ] = None,
) -> None:
    """Metropolys and Metro: play, replay, score and simulate."""


def main() -> None:
    """The `metropole` command."""
    app()


def _words() -> Words:
    from metropole.words import Words

    return Words(language_of(os.environ))


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


@contextmanager
def _refusals_told(form: str = "", **where: Any) -> Iterator[None]:
    """Turn a refusal into its sentence and exit status 1."""
    from metropole.games.contract import Refusal

    try:
        yield
    except Refusal as refusal:
        reason = _words().say(refusal.reason)
        _fail(_words()(form, reason=reason, **where) if form else reason)


def _lines(file: str) -> Iterator[tuple[int, str]]:
    """The lines that hold something, with their numbers."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        _fail(_words()("cli-no-file", file=file))
    except OSError as error:
        _fail(_words()("cli-cannot-read", file=file, problem=error.strerror or str(error)))
    lines = [(number, line) for number, line in enumerate(data.split(b"\n"), start=1) if line.strip()]
    if not lines:
        _fail(_words()("cli-empty", file=file))
    for number, line in lines:
        try:
            yield number, line.decode("utf-8")
        except UnicodeDecodeError:
            _fail(_words()("cli-line", line=number, reason=_words()("not_utf8")))


def _values(pairs: list[str] | None) -> dict[str, Any]:
    """KEY=VALUE pairs: a value is JSON, or a list where it has commas, or a text."""
    values: dict[str, Any] = {}
    for pair in pairs or []:
        key, sign, text = pair.partition("=")
        if not key or not sign:
            _fail(_words()("cli-key-value", given=pair))
        try:
            values[key] = json.loads(text)
        except ValueError:
            values[key] = text.split(",") if "," in text or key == "closed" else text
    return values


@app.command()
def replay(file: File, as_json: AsJson = False) -> None:
    """Replay the games of a file and check their results."""
    from metropole import printing
    from metropole.games.contract import Refusal
    from metropole.match import Match
    from metropole.record import Record

    words, count = _words(), 0
    for line, text in _lines(file):
        with _refusals_told("cli-line", line=line):
            match = Match.of(Record.from_text(text))
        try:
            answer = printing.replay_json(match) if as_json else printing.replay_line(words, line, match)
        except Refusal as refusal:
            _fail(words("cli-line-step", line=line, step=match.step, reason=words.say(refusal.reason)))
        typer.echo(answer)
        count += 1
    if not as_json:
        typer.echo(words("cli-all-right", count=count))


@app.command()
def score(file: File, as_json: AsJson = False) -> None:
    """Score positions, such as a real table's last one."""
    from metropole import games, printing
    from metropole.games.reading import read_mapping
    from metropole.record import parse_json

    for line, text in _lines(file):
        with _refusals_told("cli-line", line=line):
            data = read_mapping(parse_json(text), "position")
            answer = games.load(data.get("game")).score_position(data)
        typer.echo(printing.score_json(_words(), answer) if as_json else printing.score_lines(_words(), line, answer))


@app.command()
def moves(file: File, as_json: AsJson = False) -> None:
    """List where a tile may be placed on a board of Metro."""
    from metropole.games import metro
    from metropole.record import parse_json

    for line, text in _lines(file):
        with _refusals_told("cli-line", line=line):
            found = metro.moves(parse_json(text))
        typer.echo(json.dumps({"moves": found}) if as_json else " ".join(found))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="metropolys or metro")],
    out: Annotated[str, typer.Option(help="The file the records go to; - is standard output.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    option: Options = None,
    setup: Given = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same records.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats or one a seat, separated by commas.")] = "random",
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Let bots play against each other and write the records."""
    from metropole import printing
    from metropole.simulate import Plan, play_all

    names = bots.split(",")
    if len(names) not in (1, players):
        _fail(_words()("cli-bots-count", given=len(names), players=players))
    names = names * players if len(names) == 1 else names
    plan = Plan(game, players, _values(option), _values(setup), names, seed)
    with _refusals_told():
        lines = play_all(plan, games, workers)
        first = next(lines)
        summary = printing.write_records(_words(), out, first, lines, games)
    typer.echo(summary, err=out == "-")


@app.command()
def hint(
    file: File,
    as_json: AsJson = False,
    simulations: Simulations = 20_000,
    seconds: Annotated[float, typer.Option(min=0.01, help="The longest to think.")] = 5.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hint.")] = 0,
) -> None:
    """Say what the search would do at the end of each record, from what the seat to move may know."""
    from metropole import printing
    from metropole.analysis import hint as think
    from metropole.bots.search import Budget
    from metropole.games.contract import NotLegal
    from metropole.match import Match
    from metropole.record import Record

    for line, text in _lines(file):
        with _refusals_told("cli-line", line=line):
            match = Match.resumed(Record.from_text(text))
            if match.turn < 0:
                raise NotLegal("game_over")
            thought = think(match, Budget(simulations, seconds), seed)
        typer.echo(printing.hint_json(match, thought) if as_json else printing.hint_lines(_words(), match, thought))


@app.command()
def analyse(
    file: File,
    as_json: AsJson = False,
    simulations: Simulations = 2_000,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help="Write the chances to win as a picture.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
) -> None:
    """Judge every action of a game: the search's best, what the choice cost, and everybody's chances to win."""
    from metropole import printing
    from metropole.analysis import analyse as judge
    from metropole.bots.search import Budget
    from metropole.record import Record

    for line, text in _lines(file):
        with _refusals_told("cli-line", line=line):
            record = Record.from_text(text)
            judging = judge(record, Budget(simulations), seed)
        judged = list(printing.with_progress(judging, len(record.actions)))
        if svg is not None:
            with _refusals_told():
                printing.write_text(svg, printing.analysis_svg(_words(), record, judged))
        typer.echo(printing.analysis_json(judged) if as_json else printing.analysis_lines(_words(), judged))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="metropolys or metro; several with commas.")],
    bots: Annotated[str, typer.Option(help="The bots by name, separated by commas.")],
    players: Annotated[str, typer.Option(metavar="N", help="How many seats; several numbers with commas.")] = "2",
    option: Options = None,
    setup: Given = None,
    lineup: Annotated[
        str, typer.Option(help="round-robin; ladder: neighbours of the list; duel: one seat of the first; self.")
    ] = "round-robin",
    games: Annotated[int, typer.Option(min=1, help="How many games each pairing plays.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep results and report; go on if stopped.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on Ray: RAY_ADDRESS, or this machine.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: every deal is played from every seat."""
    from metropole import tournaments

    wishes = tournaments.Wishes(game, players, bots, lineup, games, seed, _values(option), _values(setup))
    with _refusals_told():
        found = tournaments.arena(_words(), wishes, tournaments.Running(out, workers, cluster))
    typer.echo(json.dumps(found) if as_json else tournaments.told(_words(), found))


@app.command()
def balance(
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the page and its pictures go.")],
    game: Annotated[str, typer.Option(help="Which games, separated by commas.")] = "metropolys,metro",
    bots: Annotated[str, typer.Option(help="The bots by name; each plays against itself.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games for each version and number of players.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 0,
    results: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep results; go on if stopped.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on Ray: RAY_ADDRESS, or this machine.")] = False,
) -> None:
    """Report which objectives, seats and versions win."""
    from metropole import tournaments

    with _refusals_told():
        running = tournaments.Running(results, workers, cluster)
        typer.echo(tournaments.balance(_words(), game.split(","), bots.split(","), games, seed, running, out))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="metropolys or metro")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="In the terminal, in plain lines.")] = True,
    players: Players = None,
    option: Options = None,
    setup: Given = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(help="The bots of the other seats, in turn: a level such as skilled.")
    ] = "casual",
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots."""
    import random

    from metropole.terminal import start

    with _refusals_told():
        if resume is not None:
            match = start.resumed(next(_lines(resume))[1])
        else:
            rng = random.Random(seed)
            match = start.new_match(start.Wishes(game, players, _values(option), _values(setup)), rng, _words())
        table = start.session(match, min(seat, match.setup.players - 1), bots.split(","), seed, _words().language)
    table.run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8000,
    thinkers: Annotated[int, typer.Option(min=0, help="Processes for the bots; 0 leaves them to `worker`.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser on it.")] = False,
) -> None:
    """Serve the web app: one process and a file, or any number with METROPOLE_DATABASE and METROPOLE_BUS."""
    import webbrowser

    from metropole.server import running
    from metropole.server.settings import Settings

    def ready(address: str) -> None:
        typer.echo(_words()("cli-serving", address=address))
        if browser:
            webbrowser.open(address)

    with _refusals_told():
        running.serve(Settings.from_environment(), host, port, thinkers, ready)


@app.command()
def worker(
    thinkers: Annotated[int, typer.Option(min=1, help="How many processes think.")] = 1,
) -> None:
    """Let bots think for the tables that other processes serve; METROPOLE_DATABASE and METROPOLE_BUS say where."""
    from metropole.server import running
    from metropole.server.settings import Settings

    with _refusals_told():
        running.think(Settings.from_environment(), thinkers)


@app.command()
def migrate(
    to: Annotated[str, typer.Option(metavar="REVISION", help="Up or down to this one; base is nothing.")] = "head",
) -> None:
    """Bring the server's database, METROPOLE_DATABASE, to the form that this program needs."""
    from metropole import upkeep

    with _refusals_told():
        typer.echo(upkeep.migrate(_words(), to))


@app.command()
def backup(file: BackupFile) -> None:
    """Write everything that the server keeps to one file; it may go on running."""
    from metropole import upkeep

    with _refusals_told():
        typer.echo(upkeep.backup(_words(), file))


@app.command()
def restore(file: BackupFile) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup."""
    from metropole import upkeep

    with _refusals_told():
        typer.echo(upkeep.restore(_words(), file))


@app.command(no_args_is_help=True)
def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="Make all ratings anew from the results.")] = False,
) -> None:
    """Look after the ratings of the server, in the database that METROPOLE_DATABASE names."""
    from metropole import upkeep

    if recompute:
        with _refusals_told():
            typer.echo(upkeep.recompute_ratings(_words()))
