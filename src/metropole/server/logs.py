"""Logs: one JSON object a line. They say what happened and how long it took, never what people entrusted to us."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from math import inf
from time import monotonic
from typing import Any, TextIO

# What may be told of an event; whatever else is given is hidden. None of these names a table, a person or an address.
FIELDS = frozenset(("method", "route", "status", "ms", "work", "trouble", "kind", "kinds", "count", "left_out"))
HIDDEN = "***"
# What a library's own words may hold: the session's cookie, the password in an address, the id of a table or a person,
# the number of a machine.
SECRET_TEXT = re.compile(
    r"(?<=metropole=)[\w-]+|(?<=://)[^/\s@]+(?=@)|(?<=/tables/)[\w-]+|(?<=/table/)[\w-]+|(?<=/people/)[\w-]+"
    r"|(?<=/mutes/)[\w-]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[0-9a-f]{1,4}:|:){2,7}[0-9a-f]{0,4}"
)
# Of others only warnings: the rest would repeat what was sent, and to which table, whose address is an invitation.
TALKING = ("metropole",)
SELDOM = 60.0  # seconds

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_log = logging.getLogger("metropole")
_seldom: dict[str, tuple[float, int]] = {}  # when an event was logged last, and how often it was left out since then


def set_up(stream: TextIO = sys.stderr, level: int = logging.INFO, *, is_debug: bool = False) -> None:
    """Let everything be logged in this form; or for people, with every word of an error."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ForPeople() if is_debug else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in TALKING:
        logging.getLogger(name).setLevel(level)


def log_event(event: str, level: int = logging.INFO, error: BaseException | None = None, /, **fields: Any) -> None:
    """Log an event with its fields, which are of FIELDS."""
    _log.log(level, event, exc_info=error, extra={"fields": fields})


def log_seldom(event: str, level: int = logging.INFO, error: BaseException | None = None, /, **fields: Any) -> None:
    """Log an event that others can bring about as often as they like: once a minute, with how often it was left out."""
    logged_at, left_out = _seldom.get(event, (-inf, 0))
    if monotonic() - logged_at < SELDOM:
        _seldom[event] = logged_at, left_out + 1
        return
    _seldom[event] = monotonic(), 0
    log_event(event, level, error, left_out=left_out, **fields)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": SECRET_TEXT.sub(HIDDEN, record.getMessage()),
        }
        if record.name != _log.name:
            entry["logger"] = record.name
        if (request := request_id.get()) is not None:
            entry["request"] = request
        entry.update(_allowed(getattr(record, "fields", {})))
        if record.exc_info and record.exc_info[1] is not None:
            entry.update(_fault(record.exc_info[1]))
        return json.dumps(entry, ensure_ascii=False, default=str)


class ForPeople(logging.Formatter):
    """A record as a developer reads it, with the whole traceback."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in _allowed(getattr(record, "fields", {})).items())
        return f"{record.levelname.lower()} {super().format(record)} {fields}".rstrip()


def _allowed(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value if name in FIELDS else HIDDEN for name, value in fields.items()}


def _fault(error: BaseException) -> dict[str, Any]:
    """The kind of an error and where it was raised, not its words: those may quote what people sent."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    cause = error.__cause__ or error.__context__
    causes = {"cause": type(cause).__name__} if cause is not None else {}
    return {"error": type(error).__name__, "at": places, **causes}
