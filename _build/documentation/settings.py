"""What a server can be set to from the settings themselves."""

from __future__ import annotations

import json

from documentation.pages import Made, cell, table
from metropole.server.settings import SECRET, Settings, variable


def made() -> Made:
    """The table of them."""
    usual = Settings()
    rows = []
    for name, description in Settings.described().items():
        value = getattr(usual, name)
        secret = " May hold a password: it is never printed." if name in SECRET else ""
        names = f"`{name}`<br>`{variable(name)}`"
        rows.append([names, cell(description) + secret, f"`{json.dumps(value)}`" if value != "" else ""])
    return Made(parts={"settings": table(["in a file, and in the environment", "", "if not set"], rows)})
