"""The documentation as a site that needs no network to be read, into build/docs: `make docs`.

`--out FOLDER` writes it elsewhere. Whatever a page leads to and is not there stops it, as does any other warning.
"""

from __future__ import annotations

import argparse
import logging
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT = Path(__file__).resolve().parents[1]


def make(out: Path) -> None:
    """Build the whole site."""
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(out), strict=True)
    config.plugins.on_startup(command="build", dirty=False)
    try:
        build(config)
    finally:
        config.plugins.on_shutdown()


def main() -> None:
    """Build it, and say where it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs")
    out = parser.parse_args().out
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    make(out)
    print(f"Open {out / 'index.html'} in a browser; it needs no network.")


if __name__ == "__main__":
    main()
