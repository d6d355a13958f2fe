"""What is known against the locked packages: pip-audit asks for Python's, `npm audit` for the client's.

Used by `make advisories`, with the environment of locks/tools.txt. The exit status is 0 if nothing is known, 1 if
something is, 2 if somebody who would know did not answer: silence is never taken for good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
NOTHING, SOMETHING, NO_ANSWER = 0, 1, 2
PATIENCE = 120  # seconds
AUDIT = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--timeout", "15"]
AUDIT += ["--disable-pip", "--require-hashes"]
NPM_AUDIT = [sys.executable, "_build/npm.py", "audit", "--json", "--package-lock-only"]


class Answer(NamedTuple):
    """A line for each advisory, and the packages of which nobody said anything."""

    known: list[str]
    unanswered: list[str]


SILENCE = Answer([], ["all of them"])


def said(command: list[str]) -> Any:
    """What a command wrote as JSON, whatever its status; None if that was nothing, or took too long."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return json.loads(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return None


def ask_pip_audit(locks: list[Path]) -> Answer:
    """About the packages of all locks, each once."""
    told = said([*AUDIT, *(part for path in locks for part in ("--requirement", str(path)))])
    if told is None:
        return SILENCE
    packages = {one["name"]: one for one in told["dependencies"]}
    known = [
        f"{name} {one['version']}: {it['id']}, mended in {', '.join(it['fix_versions']) or 'no version yet'}"
        for name, one in sorted(packages.items())
        for it in one.get("vulns", [])
    ]
    skipped = [name for name, one in sorted(packages.items()) if "skip_reason" in one]
    return SILENCE if len(skipped) == len(packages) else Answer(known, skipped)


def ask_npm() -> Answer:
    """About the packages of the client's lock."""
    told = said(NPM_AUDIT)
    if told is None or "vulnerabilities" not in told:
        return SILENCE
    return Answer([_line(name, it) for name, it in sorted(told["vulnerabilities"].items())], [])


def _line(name: str, it: dict[str, Any]) -> str:
    reasons = [one["url"] if isinstance(one, dict) else f"by {one}" for one in it["via"]]
    return f"{name} {it['range']}: {it['severity']}, {', '.join(sorted(reasons))}"


def tell(what: str, answer: Answer) -> int:
    """Say it in a sentence, and each advisory on a line; the status that it comes to."""
    if answer == SILENCE:
        print(f"Advisories for {what}: nobody answered, so nothing is known. Is there a network?")
        return NO_ANSWER
    print(f"Advisories for {what}: {len(answer.known) or 'none'}.", *answer.known, sep="\n  ")
    if answer.unanswered:
        print(f"Nobody answered for these: {', '.join(answer.unanswered)}.")
    return SOMETHING if answer.known else NO_ANSWER if answer.unanswered else NOTHING


def main() -> int:
    """Ask both, and tell what they said."""
    locks = sorted((ROOT / "locks").glob("*.txt"))
    statuses = {
        tell("the Python packages", ask_pip_audit(locks)),
        tell("the client's packages", ask_npm()),
    }
    return SOMETHING if SOMETHING in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
