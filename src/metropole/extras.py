"""Packages that not everybody installs."""

from __future__ import annotations

from importlib.util import find_spec

from metropole.games.contract import NotLegal


def need(package: str, extra: str) -> None:
    """Refuse, with how to get it, where a package is not installed."""
    if find_spec(package) is None:
        raise NotLegal("extra_missing", package=package, extra=extra)
