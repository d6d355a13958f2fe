"""Every block that a page shows is run, or at least read: code in order, commands as they are typed, data as such."""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from metropole.cli import app
from metropole.server.settings import Settings, variable
from tests import torch_stand_in
from tests.commands import run
from tests.documentation.blocks import MARKS, PAGES, ROOT, Block, blocks, commands

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
SHOWN = {page: [one for one in blocks(page) if one.kind in ("python", "sh")] for page in PAGES}
RUN = [page for page in PAGES if any(not one.is_only_read for one in SHOWN[page])]
KINDS = {"python", "sh", "json", "toml", "text", "mermaid", ""}
PROGRAM: Any = get_command(app)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])
VARIABLES = {*map(variable, Settings.described()), "METROPOLE_SETTINGS", "METROPOLE_PORTABLE", "METROPOLE_LANGUAGE"}
VARIABLES |= {"PYTHONPATH", "METRO_WEIGHTS", "FAULTS", "SEED"}
GOALS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize("page", RUN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_shows_runs_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of its own, in which the examples are; names and files of one block are there in the next."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    torch_stand_in.put_in(monkeypatch)
    names: dict[str, Any] = {"__name__": "shown"}
    for block in SHOWN[page]:
        place = f"{page.name}, line {block.line}"
        if block.kind == "python":
            code = compile(block.text, place, "exec")
            if not block.is_only_read:
                exec(code, names)
        elif not block.is_only_read:
            for line in block.text.splitlines():
                typed(line, block, place)


def typed(line: str, block: Block, place: str) -> None:
    """One line of a shell, as far as we write them: settings before a command, and what an echo gives it."""
    given, _, command = line.rpartition(" | ")
    words = shlex.split(f"{command} {block.more}")
    settings: dict[str, str] = {}
    while "=" in words[0]:
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    assert words.pop(0) == "metropole", f"{place}: only metropole is run here"
    with pytest.MonkeyPatch.context() as around:
        if folder := settings.pop("PYTHONPATH", ""):
            around.syspath_prepend(Path(folder).resolve())
        done = run(*words, given=" ".join(shlex.split(given)[1:]), **settings)
    assert done.exit_code == 0, f"{place}: {line}\n{done.stderr}"


@each_page
def test_a_page_shows_only_commands_that_there_are(page: Path) -> None:
    for line in commands(page):
        check(line)


def check(line: str) -> None:
    """Whether what is typed is there: commands with their options, goals, files, extras."""
    shown = re.split(r" (?:&&|\||>|<) ", line)
    words = shown[-1 if line.startswith(("cd ", "echo ")) else 0].split()
    while words and re.match(r"[A-Z_]+=", words[0]):
        name = words.pop(0).partition("=")[0]
        assert name in VARIABLES, line
    program, rest = (words[0].rpartition("/")[2], words[1:]) if words else ("", [])
    if program == "metropole" and rest:
        understood(shlex.split(line[line.index("metropole ") + len("metropole ") :]), line)
    elif program == "make" and rest:
        assert rest[0] in GOALS, line
    elif program in ("python", "python3") and rest[:1] != ["-m"]:
        assert (ROOT / rest[0]).is_file(), line
    elif program in ("python", "python3"):
        assert importlib.util.find_spec(rest[1]) or rest[1] == "venv", line
        assert [path for path in rest if path.startswith("tests/") and not (ROOT / path).exists()] == [], line
    elif program == "pip":
        assert {one for names in re.findall(r"\[([\w,]+)\]", line) for one in names.split(",")} <= EXTRAS, line


def understood(words: list[str], line: str) -> None:
    """Parsed by the command itself; nothing is done. What may be left out stands in brackets, choices have a stroke."""
    flat = [word.strip("[]").partition("|")[0] for word in words]
    flat = flat[: next((number for number, word in enumerate(flat) if word in ("|", "", ">", "<")), len(flat))]
    where = next((number for number, word in enumerate(flat) if word in PROGRAM.commands), len(flat))
    known = {name for option in PROGRAM.params for name in option.opts} | {"--help"}
    assert [word for word in flat[:where] if word.startswith("-") and word not in known] == [], line
    if where == len(flat):
        assert set(flat) & (known | {"COMMAND"}), line
        return
    command = PROGRAM.commands[flat[where]]
    if command.name == "moves" or "--help" not in flat:
        command.make_context(command.name, flat[where + 1 :])


@each_page
def test_what_a_page_shows_as_data_is_that(page: Path) -> None:
    for block in blocks(page):
        assert block.kind in KINDS, f"line {block.line}: say what it is"
        if block.kind == "json":
            json.loads(block.text)
        elif block.kind == "toml":
            tomllib.loads(block.text)


def test_marks_are_understood_and_say_why() -> None:
    marks = [one.mark for page in PAGES for one in blocks(page) if one.mark]
    assert [mark for mark in marks if not mark.startswith(MARKS)] == []
    assert [mark for mark in marks if ": " not in mark.removeprefix(MARKS[0]) and "(" not in mark] == []
    shown = sum(page.read_text(encoding="utf-8").count("<!-- tests ") for page in PAGES)
    assert len(marks) == shown - 2, "a mark stands in the line before its block"  # two are shown as examples


@pytest.mark.parametrize(
    "wrong",
    [
        "metropole dance",
        "metropole arena metro --bot greedy",
        "make tea",
        "python examples/none.py",
        "pip install 'metropole[x]'",
    ],
)
def test_what_there_is_not_is_found(wrong: str) -> None:
    with pytest.raises(BaseException):  # noqa: B017, PT011  # a usage error of the command line's own, or an assertion
        check(wrong)
