"""The README and the examples do what they say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


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


def test_readme_names_only_files_that_are_there() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).exists(), link


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out


def test_picture_of_the_city_is_what_the_example_draws(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "draw_city.py"), run_name="__main__")
    drawn = capsys.readouterr().out
    assert drawn == (ROOT / "docs" / "city.svg").read_text(encoding="utf-8")
    assert len(ElementTree.fromstring(drawn)) > 55
