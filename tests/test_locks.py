"""Everything that is installed is locked: version and hashes, of what is declared and of all that it brings along."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from lock import ALONGSIDE, HOSTING, LOCKS, wanted
from sbom import Pinned, normal, read_lock

ROOT = Path(__file__).parents[1]
WANTED = wanted()
NAMES = sorted(WANTED)
ADDRESS = re.compile(r"https?:|file:|index-url|find-links|@ |(?<![\w-])/\w")


def locked(name: str) -> list[Pinned]:
    return read_lock(LOCKS / f"{name}.txt")


def test_every_lock_has_its_reason() -> None:
    assert sorted(path.stem for path in LOCKS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_holds_what_is_declared_and_nothing_that_nobody_needs(name: str) -> None:
    pinned, declared = locked(name), list(map(Requirement, WANTED[name]))
    for one in declared:
        (found,) = (it for it in pinned if it.name == normal(one.name))
        assert one.specifier.contains(found.version), "run make lock"
        assert one.marker is None or Marker(found.marker) == one.marker
    reached = {normal(one.name) for one in declared}
    for _ in pinned:
        reached |= {below.name for below in pinned if reached & set(below.needed_by)}
    assert reached == {one.name for one in pinned}, "run make lock"


def test_what_people_install_leaves_them_room_and_what_we_install_none() -> None:
    """A package asks for ranges, which end before the next version that may break it; tools are what they are."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    more = [one for extra in HOSTING for one in extras[extra]]
    for one in map(
        Requirement, [*project["dependencies"], *extras["arena"], *extras["cluster"], *extras["learning"], *more]
    ):
        operators = {bound.operator for bound in one.specifier}
        assert operators == {">=", "<"} or one.name == "confusable-homoglyphs", one
    for name in ("build", "bench", "docs", "mutants", "node", "tools"):
        assert all({bound.operator for bound in Requirement(one).specifier} == {"=="} for one in WANTED[name]), name
    assert [one for one in extras["dev"] if "==" not in one] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_package_has_hashes_and_none_an_address(name: str) -> None:
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8")
    assert [one.name for one in locked(name) if not one.hashes] == []
    assert len(re.findall(r"^\w", text, re.MULTILINE)) == len(locked(name)), "a line was not understood"
    assert [line for line in text.splitlines() if ADDRESS.search(line)] == []


@pytest.mark.parametrize("name", ALONGSIDE)
def test_what_is_installed_side_by_side_is_the_same(name: str) -> None:
    develop = {(one.name, one.version) for one in locked("develop")}  # of one package two, for older and newer Pythons
    names = {one for one, _ in develop}
    assert [one for one in locked(name) if one.name in names and (one.name, one.version) not in develop] == []


def test_the_tests_run_with_what_is_locked() -> None:
    here = [one for one in locked("develop") if not one.marker or Marker(one.marker).evaluate()]
    assert [one.name for one in here if version(one.name) != one.version] == [], "run make install"


def test_nothing_is_installed_but_by_a_lock() -> None:
    goals = ["install", "play", "bench", "mutants", "lock", "advisories"]
    told = subprocess.run(["make", "--dry-run", "--always-make", *goals], cwd=ROOT, capture_output=True, text=True)
    installs = [line for line in told.stdout.splitlines() if "pip install" in line]
    assert len(installs) >= 6, told.stderr
    for line in installs:
        assert "--require-hashes" in line or line.endswith("--no-deps --editable ."), line
        assert "--no-build-isolation" in line or "--only-binary :all:" in line, line
    assert re.search(r"_build/npm\.py ci\b", told.stdout, re.MULTILINE), "as locked, not npm install"


def test_the_clients_packages_have_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    us, *packages = lock["packages"].values()
    assert [one for one in packages if not one["integrity"].startswith("sha512-") or "resolved" in one] == []
    assert [one for one in packages if one.get("extraneous")] == []
    declared = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert declared[kind] == us[kind], "run npm install"
        assert [of for of in declared[kind].values() if not of[0].isdecimal()] == [], "versions are given"
