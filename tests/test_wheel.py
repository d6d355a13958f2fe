"""The wheel, installed by somebody without compiler and Node: a game in the browser and one in the terminal."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from time import time
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Page, sync_playwright

import metropole
from metropole.bots.playout import COMPILED
from metropole.terminal import start
from metropole.words import Words
from sbom import normal
from tests.browser.chromium import launch
from tests.browser.conftest import LIKES
from tests.browser.steps import play_from_list, play_now, wait_for_turn
from tests.patience import PATIENCE
from tests.ports import free_port
from wheels import SDIST

ROOT = Path(__file__).parents[1]
SOURCES = (
    "pyproject.toml",
    "setup.py",
    "README.md",
    "LICENSE",
    "MANIFEST.in",
    "locks",
    "_build",
    "src",
    "web/package-lock.json",
    "tests/test_wheel.py",  # setuptools would take it along
)
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
NAME = re.compile(r"metropole-[\d.]+-cp3\d+-cp3\d+-\w+\.whl")

pytestmark = [pytest.mark.browser, pytest.mark.processes, pytest.mark.slow]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources by the ordinary way; what was compiled already is taken as it is."""
    if not COMPILED:
        pytest.skip("there is no C compiler here: the wheel would be another one")
    source = tmp_path_factory.mktemp("source")
    for name in ("web", "tests"):
        (source / name).mkdir()
    for name in SOURCES:
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, source / name)
    later = time() + 3600
    compiled = source / f"build/lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for path in (source / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        there = compiled / path.relative_to(source / "src")
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(path, there)
        os.utime(there, (later, later))  # newer than its source, which is translated anew: nothing has to be compiled
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", "out", "."], cwd=source, check=True)
    (made,) = (source / "out").iterdir()
    return made


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`metropole` in a new environment. Of the tests' environment it is lent what its dependencies bring, no more."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    lent = Path(sysconfig.get_path("purelib"))
    for name in {one for package in brought_along(DEPENDENCIES) for one in parts_of(package)}:
        (packages / name).symlink_to(lent / name)
    command = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "--quiet"]
    subprocess.run([*command, "--no-deps", "--no-index", str(wheel)], check=True)
    return folder / "bin" / "metropole"


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment of somebody whose path leads to nothing: no compiler, no Node, no shell."""
    return {"PATH": str(tmp_path), "HOME": str(tmp_path), "LANG": "C.UTF-8", "METROPOLE_BOT_MOMENTS": "0"}


def test_it_holds_engines_client_words_and_list_of_parts(wheel: Path) -> None:
    assert NAME.fullmatch(wheel.name), wheel.name
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    for part in (
        r"games/metro/rules\.\w+.*\.(so|pyd)",
        r"static/index\.html",
        r"messages/cs\.ftl",
        r"data/puzzles/metro\.jsonl",
    ):
        assert any(re.fullmatch(f"metropole/{part}", name) for name in names), part
    assert any(name.endswith("sboms/metropole.cdx.json") for name in names)
    assert [name for name in names if name.startswith(("tests/", "web/")) or name.endswith(".c")] == []


def test_nothing_in_it_tells_of_the_machine_it_was_built_on(wheel: Path) -> None:
    """Where Python and the sources lie there is nobody's business, and must not be where libraries are looked for."""
    sources, libraries = {str(ROOT), str(wheel.parents[1])}, str(sysconfig.get_config_var("LIBDIR"))
    with ZipFile(wheel) as packed:
        for name in packed.namelist():
            told, is_compiled = packed.read(name), name.endswith((".so", ".pyd"))
            places = {*sources, libraries} if is_compiled else sources
            assert [place for place in places if place.encode() in told] == [], name


def test_the_source_distribution_holds_what_building_needs_and_no_more(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", SDIST, str(tmp_path)], cwd=wheel.parents[1], check=True, capture_output=True)
    (made,) = tmp_path.iterdir()
    with tarfile.open(made) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for part in (
        "_build/backend.py",
        "locks/build.txt",
        "src/metropole/games/metro/rules.pxd",
        "src/metropole/static/index.html",
        "web/package-lock.json",
        "LICENSE",
    ):
        assert part in names
    kept = {"", "_build", "locks", "src", "web", "setup.cfg", "PKG-INFO", *SOURCES, "CHANGELOG.md", "SECURITY.md"}
    assert {name.partition("/")[0] for name in names} <= kept
    assert [name for name in names if name.endswith((".so", ".pyd", ".c", ".pyc"))] == []


def brought_along(asked_for: list[str]) -> set[str]:
    """What these packages bring with them, themselves included, on this machine."""
    found, waiting = set[tuple[str, str]](), [Requirement(one) for one in asked_for]
    while waiting:
        one = waiting.pop()
        for extra in (*one.extras, ""):
            if (normal(one.name), extra) not in found:
                found.add((normal(one.name), extra))
                below = map(Requirement, distribution(one.name).requires or [])
                waiting += [each for each in below if each.marker is None or each.marker.evaluate({"extra": extra})]
    return {name for name, _ in found}


def parts_of(name: str) -> set[str]:
    """What a package has put beside the others: folders, modules, what is known of it."""
    tops = {Path(file).parts[0] for file in distribution(name).files or []}
    return tops - {"..", "__pycache__"}


def size(name: str) -> int:
    """The files of an installed package, with what Python has compiled of them."""
    return sum(path.stat().st_size for file in distribution(name).files or [] if (path := Path(file.locate())).exists())


def test_what_playing_needs_is_less_than_100_mb(program: Path) -> None:
    """All that `pip install metropole` brings; the largest are SQLAlchemy with 28 and Pygments with 9."""
    packages = brought_along(DEPENDENCIES)
    assert packages & {"aiohttp", "babel", "cryptography", "numpy", "pillow", "setuptools", "uvloop"} == set()
    (ours,) = program.parents[1].glob("lib/python3*/site-packages/metropole")
    sizes = {name: size(name) for name in packages}
    sizes["metropole"] = sum(path.stat().st_size for path in ours.rglob("*") if path.is_file())
    assert sum(sizes.values()) < 100_000_000, sorted((bytes, name) for name, bytes in sizes.items())[-12:]


def a_whole_game() -> tuple[list[str], list[str]]:
    """What somebody types who plays a game of Metro to its end and leaves, and what they read of the end."""
    match = start.new_match(start.MatchRequest("metro", 2), random.Random(1), Words())
    typed, shown, rng = list[str](), list[str](), random.Random(2)

    def ask(prompt: str) -> str:
        is_over = match.turn < 0
        typed.append("quit" if is_over else match.game.text(rng.choice(match.game.legal(match.view(match.turn)))))
        return typed[-1]

    session = start.session(match, 0, ["novice"], 1)
    session.ask, session.tell = ask, shown.append
    session.run()
    assert match.outcome is not None
    return typed, shown[-5:]


def test_a_game_is_played_in_the_terminal(program: Path, bare: dict[str, str], tmp_path: Path) -> None:
    """To its end, and the bot plays as it does where it was compiled."""
    assert "compiled" in subprocess.check_output([program, "--version"], env=bare, text=True, cwd=tmp_path)
    typed, end = a_whole_game()
    moves = "\n".join(["hint", *typed, ""])
    command = [str(program), "play", "metro", "--players", "2", "--bots", "novice", "--seed", "1"]
    played = subprocess.run(command, env=bare, input=moves, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Metro, 2 players")
    assert [line.removeprefix(Words()("term-prompt")) for line in played.stdout.splitlines()[-5:]] == end


@pytest.fixture
def page(program: Path, bare: dict[str, str], tmp_path: Path) -> Iterator[Page]:
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        command = [str(program), "serve", "--port", str(port)]
        served = subprocess.Popen(command, env=bare, stdout=subprocess.PIPE, stderr=log, cwd=tmp_path)
        assert served.stdout is not None
        assert str(port).encode() in served.stdout.readline()  # it says so when it listens
        with sync_playwright() as driver:
            browser = launch(driver)
            one = browser.new_page(base_url=f"http://127.0.0.1:{port}", reduced_motion="reduce")
            one.set_default_timeout(PATIENCE * 1000)
            one.add_init_script(LIKES.replace("SPEED", "at_once"))
            yield one
            browser.close()
        served.terminate()
        served.wait(PATIENCE)


def test_nothing_is_offered_that_needs_more_packages(page: Page) -> None:
    can = page.request.get("/api/abilities").json()
    assert can == {"films": False, "push": False, "webhooks": False, "email": False}


def test_a_game_is_begun_in_the_browser(page: Page) -> None:
    play_now(page, "metropolys", players=3)
    wait_for_turn(page)
    play_from_list(page)
    wait_for_turn(page)  # the bots have answered


def test_it_is_not_the_package_of_the_tests(program: Path, bare: dict[str, str], tmp_path: Path) -> None:
    asked = [str(program.parent / "python"), "-c", "import metropole; print(metropole.__file__)"]
    where = subprocess.check_output(asked, env=bare, text=True, cwd=tmp_path).strip()
    assert Path(where) != Path(metropole.__file__)
    assert os.path.commonpath([where, program]) == str(program.parent.parent)
