"""What people may call themselves, and what a password must be."""

from __future__ import annotations

import unicodedata

from metropole.games.contract import NotLegal

LONGEST_NAME = 24
LONGEST_LOGIN = 40  # a name as it is compared may be longer than the name: one letter may stand for several
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing


def clean_name(given: str) -> str:
    """A name as it is shown: 1 to 24 visible characters, single spaces."""
    words = unicodedata.normalize("NFC", given).strip().split(" ")
    name = " ".join(word for word in words if word)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NotLegal("bad_name_length", most=LONGEST_NAME)
    if not _is_visible(name) or len(login_of(name)) > LONGEST_LOGIN:
        raise NotLegal("bad_name")
    return name


def login_of(name: str) -> str:
    """A name as names are compared: Ａda, ADA and ada are one."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.split())


def numbered(name: str, number: int) -> str:
    """A name with a number behind it, as long as names may be."""
    return f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"


def check_password(password: str) -> str:
    """A new password, if it is long enough."""
    plain = plain_password(password)
    if not SHORTEST_PASSWORD <= len(plain) <= LONGEST_PASSWORD:
        raise NotLegal("bad_password_length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return plain


def plain_password(password: str) -> str:
    """A password, the same whichever way a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def _is_visible(name: str) -> bool:
    """No control, format or bidi character: those are not printable; no mark without a letter to stand on."""
    begins_alone = not unicodedata.category(name[0]).startswith("M")
    return name.isprintable() and begins_alone and not INVISIBLE & set(name)
