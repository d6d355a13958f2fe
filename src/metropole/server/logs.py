"""Logs: one JSON object a line. They say what happened and how long it took, never what people entrusted to us."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

SECRET = ("cookie", "authorization", "token", "password", "setup", "webhook", "email", "endpoint", "key", "smtp")
HIDDEN = "***"
# What a library's own words may hold: the session's cookie, the password in an address.
SECRET_TEXT = re.compile(r"(?<=metropole=)[\w-]+|(?<=://)[^/\s@]+(?=@)")
# Of others only warnings: the rest would repeat what was sent, and to which table, whose address is an invitation.
TALKING = ("metropole",)

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_log = logging.getLogger("metropole")


def set_up(stream: TextIO = sys.stderr, level: int = logging.INFO, *, is_debug: bool = False) -> None:
    """Let everything be logged in this form; or for people, with every word of an error."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ForPeople() if is_debug else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in TALKING:
        logging.getLogger(name).setLevel(level)


def log_event(event: str, level: int = logging.INFO, error: BaseException | None = None, /, **fields: Any) -> None:
    """Log an event with its fields."""
    _log.log(level, event, exc_info=error, extra={"fields": fields})


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
        entry.update(_without_secrets(getattr(record, "fields", {})))
        if record.exc_info and record.exc_info[1] is not None:
            entry.update(_fault(record.exc_info[1]))
        return json.dumps(entry, ensure_ascii=False, default=str)


class ForPeople(logging.Formatter):
    """A record as a developer reads it, with the whole traceback."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in _without_secrets(getattr(record, "fields", {})).items())
        return f"{record.levelname.lower()} {super().format(record)} {fields}".rstrip()


def _without_secrets(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: HIDDEN if any(word in name.lower() for word in SECRET) else value for name, value in fields.items()}


def _fault(error: BaseException) -> dict[str, Any]:
    """The kind of an error and where it was raised, not its words: those may quote what people sent."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    cause = error.__cause__ or error.__context__
    causes = {"cause": type(cause).__name__} if cause is not None else {}
    return {"error": type(error).__name__, "at": places, **causes}
