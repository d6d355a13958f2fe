"""`metropole setup`: a set-up for people with the box."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from metropole.commands.arguments import NAMES, OWN_GAMES, Options, values
from metropole.commands.speaking import fail, refusals_worded, words
from metropole.commands.writing import opened, refused_writing

if TYPE_CHECKING:
    from metropole.words import Words


def setup(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=NAMES)] = OWN_GAMES[0],
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    option: Options = None,
    given: Annotated[
        list[str] | None,
        typer.Option(
            "--setup", metavar="KEY=VALUE", help="What is not to be drawn, as in a record: closed=north, tokens=first."
        ),
    ] = None,
    even: Annotated[bool, typer.Option("--even", help="Spread the tokens evenly; else they lie at random.")] = False,
    seed: Annotated[
        int | None, typer.Option(help="The same seed draws the same again; without it, a new one.", show_default=False)
    ] = None,
    names: Annotated[str | None, typer.Option(help="Who sits where, clockwise, separated by commas.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Answer with the position in JSON, as score reads it.")
    ] = False,
    svg: Annotated[
        str | None, typer.Option(metavar="FILE", help="Draw the board into a file; - is standard output.")
    ] = None,
    secrets: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Deal what is secret, into a file for whom it is for.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write a record of it, secrets and all: play --resume begins there."),
    ] = None,
) -> None:
    """Draw a set-up for a game with the box. Secrets never follow from the seed."""
    from random import SystemRandom

    from metropole.games.boxes import BOXES, SEEDS, draw, with_secrets

    said = words()
    with refusals_worded():
        chosen = SystemRandom().choice(SEEDS) if seed is None else seed
        dealt = draw(game, players, values(option), values(given), chosen, even)
        dealt = with_secrets(game, dealt, SystemRandom())
        said = _naming(said, game, players, names)
        if svg is not None:
            _write(svg, _drawing(game, dealt))
        if record is not None:
            _write(record, _record(game, dealt) + "\n")
        if secrets is not None:
            _write_secrets(said, game, dealt, Path(secrets))
        if "-" in (svg, record):
            return
        if as_json:
            typer.echo(json.dumps(BOXES.load(game).position(dealt), ensure_ascii=False))
        else:
            typer.echo("\n".join(setup_lines(said, game, dealt, chosen)))


def _naming(said: Words, game: str, players: int, names: str | None) -> Words:
    """Words that call the seats as they are called at the table, or by their colours."""
    from metropole.words import Words

    called = [name.strip() for name in (names or "").split(",") if name.strip()]
    if called and len(called) != players:
        fail(said("cli-names-count", given=len(called), players=players))

    def seat_name(seat: int) -> str:
        colour = said.term(f"{game}-seat", str(seat))
        return f"{called[seat]} ({colour})" if called else colour

    return Words(said.language, seat_name)


def setup_lines(said: Words, game: str, dealt: Any, seed: int) -> Iterator[str]:
    """All that everybody may see of it, step by step."""
    from metropole.games import load
    from metropole.games.boxes import BOXES

    box = BOXES.load(game)
    options, _ = load(game).write_setup(dealt)
    name = ""
    for message in load(game).describe_options(options):
        name = said(message.id, **{**message.details, "name": name})
    yield said("setup-title", game=said.term("title", game), players=dealt.players, options=name)
    yield said("setup-seed", seed=str(seed))
    yield from (said.say(note) for note in box.notes(dealt))
    if letters := box.in_letters(dealt):
        yield from ("", letters, said("setup-signs"))
    for part in box.parts(dealt):
        yield from ("", said.sentence(part.heading.id, **part.heading.details))
        yield from (f"  - {said.sentence(step.message.id, **step.message.details)}" for step in part.steps)


def _drawing(game: str, dealt: Any) -> str:
    from metropole.games import load
    from metropole.match import Match
    from metropole.server.previews.whole_board import board_drawing

    return board_drawing(game, Match(load(game), dealt).view(None))


def _record(game: str, dealt: Any) -> str:
    from metropole.games import load
    from metropole.record import Record

    return Record(load(game), dealt).to_text()


def _write(file: str, text: str) -> None:
    with opened(file) as target:
        target.write(text)


def _write_secrets(said: Words, game: str, dealt: Any, folder: Path) -> None:
    """A file for each seat that holds something of its own, and one for the stack."""
    with refused_writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, lines in _secret_files(said, game, dealt):
        _write(str(folder / name), "\n".join(lines) + "\n")


def _secret_files(said: Words, game: str, dealt: Any) -> Iterator[tuple[str, Sequence[str]]]:
    from metropole.games.boxes import BOXES

    box = BOXES.load(game)
    for seat in range(len(box.hands(dealt))):
        told = [said.sentence(one.id, **one.details) for one in box.hand_texts(dealt, seat)]
        yield f"seat-{seat}.txt", [said.sentence("setup-for", seat=seat), *told]
    if stack := box.stack(dealt):
        yield "stack.txt", [f"{number}. {one}" for number, one in enumerate(stack, start=1)]
