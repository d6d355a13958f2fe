"""setuptools' own backend, which besides builds the web client where it was not built yet."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta as plain
from setuptools.build_meta import *  # noqa: F403  # a backend offers everything that the plain one does

from node import CLIENT, has_node, node_environment

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "src/metropole/static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NODE: list[str] = PROJECT["dependency-groups"]["node"]


def is_needed() -> bool:
    """Whether the client is to be built: METROPOLE_NO_CLIENT=1 leaves it out, for a server without pages."""
    is_wanted = os.environ.get("METROPOLE_NO_CLIENT") != "1"
    return is_wanted and CLIENT.is_dir() and not (BUILT / "index.html").exists()


def build_client() -> None:
    """Install the client's packages as they are locked, and build it into the package."""
    if not is_needed():
        return
    npm, environment = node_environment()
    for step in (["ci"], ["run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir"]):
        subprocess.run([*npm, *step], cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)


def _besides(required: list[str]) -> list[str]:
    return [*required, *NODE] if is_needed() and not has_node() else required


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel needs."""
    return _besides(plain.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What building a source distribution needs."""
    return _besides(plain.get_requires_for_build_sdist(config_settings))


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable install needs."""
    return _besides(plain.get_requires_for_build_editable(config_settings))


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build a wheel with the client in it."""
    build_client()
    return str(plain.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Build a source distribution with the client in it: whoever installs it needs no Node."""
    build_client()
    return str(plain.build_sdist(sdist_directory, config_settings))


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Install in place, with the client built."""
    build_client()
    return str(plain.build_editable(wheel_directory, config_settings, metadata_directory))
