"""What is sent to us as the body of a request."""

from __future__ import annotations

from pydantic import ConfigDict

NOTHING_ELSE = ConfigDict(extra="forbid")  # a body holds what is asked for and nothing else
