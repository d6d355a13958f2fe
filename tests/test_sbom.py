"""The list of parts in the wheel: of the form that tools read, whole, and the same every time."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import metropole
import sbom

ROOT = Path(__file__).parents[1]
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "locks", "_build", "web/package-lock.json")
# All of a build but the compiler: the engines are left as they are.
BUILD = """
import sys, Cython.Build
Cython.Build.cythonize = lambda *given, **how: []
sys.path.insert(0, "_build")
import backend
print(backend.build_wheel(sys.argv[1]))
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the project with a client that looks as if it was built."""
    copy = tmp_path / "source"
    for name in SOURCES:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, copy / name)
    built = copy / "src/metropole/static"
    built.mkdir(parents=True)
    (built / "index.html").write_text("a page", encoding="utf-8")
    (built / "licences.json").write_text('[{"name": "svelte", "version": "5"}]', encoding="utf-8")
    (copy / "src/metropole/__init__.py").write_text('__version__ = "7.8.9"\n', encoding="utf-8")
    monkeypatch.setattr(sbom, "ROOT", copy)
    return copy


def names(parts: dict[str, Any], kind: str) -> set[str]:
    return {one["name"] for one in parts["components"] if one["purl"].startswith(f"pkg:{kind}/")}


@pytest.mark.usefixtures("source")
def test_it_is_of_the_form_that_tools_read() -> None:
    written = json.dumps(sbom.parts(metropole.__version__))
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(written) is None
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(written.replace("SHA-512", "SHA-513")) is not None


@pytest.mark.usefixtures("source")
def test_it_holds_all_that_a_server_needs_and_all_that_is_in_the_client() -> None:
    parts = sbom.parts("1")
    assert names(parts, "pypi") == {one.name for one in sbom.read_lock(ROOT / "locks/runtime.txt")}
    declared = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {"svelte", *declared} <= names(parts, "npm")
    assert not {"vite", "typescript", "eslint"} & names(parts, "npm"), "tools stay at home"
    by_name = {one["name"]: one for one in parts["components"]}
    assert by_name["svelte"]["hashes"][0]["content"] == digest("svelte")
    assert by_name["uvloop"]["properties"] == [{"name": "python:marker", "value": "sys_platform != 'win32'"}]


def digest(package: str) -> str:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    integrity: str = lock["packages"][f"node_modules/{package}"]["integrity"]
    return base64.b64decode(integrity.removeprefix("sha512-")).hex()


@pytest.mark.usefixtures("source")
def test_every_part_is_there_because_of_another() -> None:
    parts = sbom.parts("1")
    needs = {one["ref"]: set(one["dependsOn"]) for one in parts["dependencies"]}
    us = parts["metadata"]["component"]["purl"]
    reached = {us}
    for _ in parts["components"]:
        reached |= {below for ref in reached for below in needs.get(ref, ())}
    assert reached == {us, *(one["purl"] for one in parts["components"])}
    deeper = set[str]().union(*(below for ref, below in needs.items() if ref != us)) - needs[us]
    assert len(deeper) > 20, "what is brought along by others stands under them"


def test_a_server_without_pages_has_no_parts_of_a_client(source: Path) -> None:
    (source / "src/metropole/static/licences.json").unlink()
    assert names(sbom.parts("1"), "npm") == set()


@pytest.mark.slow
def test_the_wheel_brings_it_along(source: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", BUILD, str(tmp_path)]
    built = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    with ZipFile(tmp_path / built.stdout.splitlines()[-1]) as wheel:
        inside = wheel.read("metropole-7.8.9.dist-info/sboms/metropole.cdx.json")
        record = wheel.read("metropole-7.8.9.dist-info/RECORD").decode()
    assert json.loads(inside) == sbom.parts("7.8.9")
    shown = base64.urlsafe_b64encode(hashlib.sha256(inside).digest()).rstrip(b"=").decode()
    assert f"metropole-7.8.9.dist-info/sboms/metropole.cdx.json,sha256={shown},{len(inside)}" in record
