"""Prints the description of everything that travels, from which the client's types are generated."""

from __future__ import annotations

import json

from metropole.server.app import make
from metropole.server.settings import Settings


def main() -> None:
    """The whole document, as /api/openapi.json has it."""
    print(json.dumps(make(Settings()).openapi(), ensure_ascii=False, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
