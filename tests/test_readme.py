"""The README and the examples do what they say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
# Those that need something besides are run with the documentation of research, what they import with them.
FOR_RESEARCH = ("metro_network", "my_bot", "openspiel_match", "read_dataset", "train_metro")
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py") if path.stem not in FOR_RESEARCH)


def test_readme_opens_with_what_it_is_and_the_two_commands() -> None:
    opening = README.split("\n## ")[0]
    assert "make play" in opening
    assert "make test" in opening
    assert "Sébastien Pauchon" in README
    assert "unofficial" in README


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(source.strip().splitlines()) <= 15
    exec(compile(source, "README.md", "exec"), {})
    assert "points" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_files_and_goals_that_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / link).exists(), link
    for path in re.findall(r"\b(?:src|tests|web|docs|benchmarks)/[\w/.-]*\w", text):
        assert any((ROOT / above / path).exists() for above in ("", "web", "src/metropole")), path
    goals = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    for goal in re.findall(r"(?:`|^ {4})make ([a-z]+)", text, flags=re.MULTILINE):
        assert goal in goals, goal


def test_contributing_begins_with_one_test() -> None:
    first = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## ")[1]
    assert first.startswith("One test\n")
    for command in re.findall(r"pytest (tests/\S+)", first):
        assert (ROOT / command).exists()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out


def test_picture_of_the_city_is_what_the_example_draws(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "draw_city.py"), run_name="__main__")
    drawn = capsys.readouterr().out
    assert drawn == (ROOT / "docs" / "city.svg").read_text(encoding="utf-8")
    assert len(ElementTree.fromstring(drawn)) > 55
