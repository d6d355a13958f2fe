"""Packages that not everybody installs."""

from __future__ import annotations

from importlib.util import find_spec

from metropole.games.contract import NotLegal

# What a server does without where it is not there, as modules of each extra.
FILMS, NOTICES = "films", "notices"
MODULES = {FILMS: ("PIL",), NOTICES: ("aiohttp", "aiosmtplib", "cryptography", "py_vapid", "pywebpush")}


def need(package: str, extra: str) -> None:
    """Refuse, with how to get it, where a package is not installed."""
    if find_spec(package) is None:
        raise NotLegal("extra_missing", package=package, extra=extra)


def has(extra: str) -> bool:
    """Whether all of an extra is installed."""
    return all(find_spec(module) is not None for module in MODULES[extra])
