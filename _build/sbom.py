"""The list of parts that goes with every wheel (PEP 770, CycloneDX), made from the locks alone.

Of Python it holds what an installed server needs, of npm what was built into the client. The same sources give the same
list, to the letter.
"""

from __future__ import annotations

import base64
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import lock

ROOT = Path(__file__).resolve().parents[1]
NAME = "metropole.cdx.json"
PINNED = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?: *; *(?P<marker>[^\\\n]*?))? *(?:\\|$)", re.MULTILINE
)
HASH = re.compile(r"--hash=(sha256:[0-9a-f]{64})")
NEEDED_BY = re.compile(r"^    #(?: via|  ) +(?!-)(\S+)$", re.MULTILINE)
ORDINARY = re.compile(r"[-_.]+")


class Pinned(NamedTuple):
    """A package of a lock: its version, where it is needed at all, its files' hashes, and which packages ask for it."""

    name: str
    version: str
    marker: str
    hashes: list[str]
    needed_by: list[str]

    @property
    def address(self) -> str:
        return _address("pypi", self.name, self.version)


def normal(requirement: str) -> str:
    """The name in a requirement as indexes compare them."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None, requirement
    return ORDINARY.sub("-", found.group()).lower()


def read_lock(path: Path) -> list[Pinned]:
    """A lock's packages; one may be there in two versions, for machines of two kinds."""
    text = path.read_text(encoding="utf-8")
    heads = list(PINNED.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return [_pinned(head, text[head.end() : end]) for head, end in zip(heads, ends, strict=True)]


def _pinned(head: re.Match[str], rest: str) -> Pinned:
    return Pinned(head["name"], head["version"], head["marker"] or "", HASH.findall(rest), NEEDED_BY.findall(rest))


def parts(version: str) -> dict[str, Any]:
    """The list for this version of ours, as CycloneDX has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    us = _component("pypi", project["name"], version, project["license"])
    python, client = read_lock(ROOT / "locks/runtime.txt"), list(_client())
    asked_for = {normal(one) for one in lock.wanted()["runtime"]}
    needs = {us["purl"]: [one["purl"] for one in client]}
    needs[us["purl"]] += [one.address for one in python if one.name in asked_for]
    for above in python:
        needs[above.address] = [below.address for below in python if above.name in below.needed_by]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**us, "type": "application"}},
        "components": [*map(_python, python), *client],
        "dependencies": [{"ref": ref, "dependsOn": sorted(below)} for ref, below in sorted(needs.items())],
    }


def write(folder: Path, version: str) -> None:
    """Into the folder of a wheel's metadata."""
    (folder / "sboms").mkdir(exist_ok=True)
    written = json.dumps(parts(version), indent=1, ensure_ascii=False)
    (folder / "sboms" / NAME).write_text(written + "\n", encoding="utf-8")


def _python(one: Pinned) -> dict[str, Any]:
    component = _component("pypi", one.name, one.version)
    if not one.marker:
        return component
    return {**component, "scope": "optional", "properties": [{"name": "python:marker", "value": one.marker}]}


def _client() -> Iterator[dict[str, Any]]:
    """What is in the client, if it is built: all that it asks for, and of its tools what Vite found in the result."""
    built = ROOT / "src/metropole/static/licences.json"
    if not built.exists():
        return
    inside = {one["name"] for one in json.loads(built.read_text(encoding="utf-8"))}
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for place, one in sorted(lock["packages"].items()):
        name = place.removeprefix("node_modules/")
        if place and (name in inside or not one.keys() & ("dev", "optional", "devOptional", "peer")):
            _, _, digest = one["integrity"].partition("sha512-")
            hashes = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
            yield {**_component("npm", name, one["version"], one["license"]), "hashes": hashes}


def _component(kind: str, name: str, version: str, licence: str = "") -> dict[str, Any]:
    address = _address(kind, name, version)
    component = {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address}
    return {**component, "licenses": [{"license": {"id": licence}}]} if licence else component


def _address(kind: str, name: str, version: str) -> str:
    """How the world names a version of a package."""
    return f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
