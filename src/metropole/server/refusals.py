"""Why a request was refused, besides what the games themselves refuse; and the HTTP status that says so."""

from __future__ import annotations

from metropole.games.contract import NotLegal, NotUnderstood, Refusal


class NotSignedIn(Refusal):
    """Nobody is known to ask."""


class NotAllowed(Refusal):
    """Whoever asks may not do this."""


class NotFound(Refusal):
    """There is no such thing, or whoever asks may not know of it."""


class TooMuch(Refusal):
    """More, or more often, than anybody may; later it would do."""


class TooLarge(Refusal):
    """A message that is longer than anything asked for."""


class WrongMedia(Refusal):
    """A body of a kind that is never asked for."""


class Unavailable(Refusal):
    """The server cannot do this just now; nothing was changed, or it will be found when asked again."""


STATUS: dict[type[Refusal], int] = {
    NotUnderstood: 422,
    NotLegal: 409,
    NotSignedIn: 401,
    NotAllowed: 403,
    NotFound: 404,
    TooMuch: 429,
    TooLarge: 413,
    WrongMedia: 415,
    Unavailable: 503,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal: that of the nearest kind that has one."""
    return next((STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS), 400)
