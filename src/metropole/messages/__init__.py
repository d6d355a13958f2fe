"""The languages: a file of messages each, and which one a person wants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, get_args

Language = Literal["en", "fr", "cs", "nl", "de"]
LANGUAGES: tuple[str, ...] = get_args(Language)
NAMES: dict[str, str] = {  # as each calls itself
    "en": "English",
    "fr": "Français",
    "cs": "Čeština",
    "nl": "Nederlands",
    "de": "Deutsch",
}
DEFAULT = "en"


def known_language(wanted: object) -> str:
    """A language that was asked for, as `fr` or as the locale fr_BE.UTF-8; English if there is no such file."""
    name = re.split(r"[-_.@]", wanted)[0].lower() if isinstance(wanted, str) else ""
    return name if name in LANGUAGES else DEFAULT


def language_of(environment: Mapping[str, str]) -> str:
    """The language that METROPOLE_LANGUAGE says, or else the locale."""
    names = ("METROPOLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return known_language(next((environment[name] for name in names if environment.get(name)), None))
