"""`make advisories`: what is told is what was answered, and silence is never taken for good news."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import advisories
from lock import wanted

FIXED = {"name": "aiohttp", "version": "3.0", "vulns": [{"id": "GHSA-1", "fix_versions": ["3.1", "3.2"]}]}
OPEN = {"name": "redis", "version": "8.0", "vulns": [{"id": "PYSEC-2", "fix_versions": []}]}
CLEAN: dict[str, Any] = {"name": "rich", "version": "15.0", "vulns": []}
SKIPPED = {"name": "ray", "skip_reason": "not found"}
NPM_CLEAN: dict[str, Any] = {"auditReportVersion": 2, "vulnerabilities": {}}
NPM_FOUND = {
    "vulnerabilities": {
        "vite": {"severity": "high", "range": "<8.4", "via": [{"url": "https://example.org/GHSA-3"}, "rolldown"]}
    }
}
NPM_REFUSED = {"message": "405 Method Not Allowed", "error": {"summary": ""}}


def answering(monkeypatch: pytest.MonkeyPatch, python: list[dict[str, Any]] | None, client: Any) -> None:
    """Both programs say this."""

    def say(command: list[str]) -> Any:
        if "pip_audit" in command:
            return None if python is None else {"dependencies": python, "fixes": []}
        return client

    monkeypatch.setattr(advisories, "said", say)


CASES = {
    "nothing is known": ([CLEAN, CLEAN], NPM_CLEAN, 0, ["none", "none"]),
    "something is known": ([CLEAN, FIXED, OPEN], NPM_CLEAN, 1, ["aiohttp 3.0: GHSA-1, mended in 3.1, 3.2", "PYSEC-2"]),
    "of the client alone": ([CLEAN], NPM_FOUND, 1, ["vite <8.4: high, by rolldown, https://example.org/GHSA-3"]),
    "something, and silence": ([FIXED], None, 1, ["GHSA-1", "nobody answered"]),
    "no network": (None, None, 2, ["Python packages: nobody answered", "client's packages: nobody answered"]),
    "a mirror that knows none": ([SKIPPED], NPM_REFUSED, 2, ["Python packages: nobody answered", "client's"]),
    "some are not known there": ([CLEAN, SKIPPED], NPM_CLEAN, 2, ["none", "Nobody answered for these: ray."]),
}


@pytest.mark.parametrize(("python", "client", "status", "told"), CASES.values(), ids=CASES)
def test_what_is_told(
    python: list[dict[str, Any]] | None,
    client: Any,
    status: int,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    answering(monkeypatch, python, client)
    assert advisories.main() == status
    said = capsys.readouterr().out
    assert [part for part in told if part not in said] == []


def test_a_program_that_fails_or_hangs_has_said_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert advisories.said([sys.executable, "-c", "raise SystemExit('no network')"]) is None
    monkeypatch.setattr(advisories, "PATIENCE", 0.01)
    assert advisories.said([sys.executable, "-c", "import time; time.sleep(60)"]) is None


def test_findings_are_read_although_the_status_is_not_0() -> None:
    assert advisories.said([sys.executable, "-c", "print('{}'); raise SystemExit(1)"]) == {}


@pytest.mark.slow
def test_npm_is_asked_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real npm, at an address where nobody listens."""
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    assert advisories.ask_npm() == advisories.SILENCE


def test_pip_audit_is_asked_about_every_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(advisories, "said", asked.append)
    assert advisories.main() == 2
    locks = {Path(part).stem for part in asked[0] if part.endswith(".txt")}
    assert locks == set(wanted())
