"""Debian's Chromium, as all tests, pictures and benchmarks start it.

Its headless shell, where it is there: the same engine without the window's frame, for half the processor time.
"""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch(driver: Playwright) -> Browser:
    """A browser of its own, without a window."""
    if CHROMIUM is None:
        raise RuntimeError("There is no Chromium here: `make machine` brings it, `make quick` does without.")
    return driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
