"""A server with the built client, a browser, and what the server's database says in the end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

import metropole
from tests.browser.chromium import launch
from tests.browser.truth import Truth
from tests.patience import PATIENCE
from tests.ports import free_port

CLIENT = Path(metropole.__file__).parent / "static/index.html"
DATABASE = "test.db"
PHONE = "Pixel 7"
# What somebody likes who has set nothing but how quickly moves are played out, and needs no hints.
LIKES = """try {
  localStorage['metropole-settings'] ??= '{"speed": "SPEED", "hasHints": false}';
} catch { /* a page without storage */ }"""
expect.set_options(timeout=PATIENCE * 1000)


class Serving:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.truth = Truth(folder / DATABASE)
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = {"METROPOLE_DATABASE": str(self._folder / DATABASE), "METROPOLE_LIMITS": "1000"}
        settings["METROPOLE_BOT_MOMENTS"] = "0"  # whoever tests how they wait starts a server of their own
        command = [sys.executable, "-m", "metropole", "serve", "--port", str(self.port)]
        log = (self._folder / "log").open("ab")
        self._running = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)
        ends = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < ends, (self._folder / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        if self._running is not None:
            self._running.terminate()
            self._running.wait(PATIENCE)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not CLIENT.exists():
        pytest.fail("the client is not built, so no page can be tested: make install")
    one = Serving(tmp_path_factory.mktemp("serving"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")  # not for the session: while it is open, no other test can have a loop of its own
def driver() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="module")
def browser(driver: Playwright) -> Iterator[Browser]:
    one = launch(driver)
    yield one
    one.close()


@pytest.fixture(scope="module")
def phone(driver: Playwright) -> dict[str, Any]:
    """What makes a page a phone's: size, touch, density, agent."""
    return {key: value for key, value in driver.devices[PHONE].items() if key != "default_browser_type"}


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, serving: Serving) -> Iterator[NewPage]:
    """Opens pages as strangers do: nothing is known of them. A fault of a page fails the test."""
    faults: list[str] = []
    contexts = []

    def make(
        width: int = 1280, height: int = 900, theme: str = "light", speed: str = "at_once", **more: object
    ) -> Page:
        """Whatever happens is shown at once, unless a test is about seeing it happen."""
        usual = {
            "base_url": serving.address,
            "viewport": {"width": width, "height": height},
            "color_scheme": theme,
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**{**usual, **more})  # type: ignore[arg-type]
        context.add_init_script(LIKES.replace("SPEED", speed))
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
