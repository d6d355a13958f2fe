"""`make dev`: a change of a source is there at once, the page plays on, and nothing outlives it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import metropole
from tests.browser.conftest import LIKES
from tests.browser.steps import play_from_list, play_now, wait_for_turn
from tests.patience import PATIENCE
from tests.processes import descendants, parents
from tests.server.served import wait_until

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
ASK = "fetch('/api/games').then((answer) => answer.text())"
NOT_COPIED = shutil.ignore_patterns("static", "__pycache__")


class Developing:
    """The command of `make dev`, on a copy of the package that may be changed."""

    def __init__(self, folder: Path) -> None:
        self.package, self._log = folder / "metropole", folder / "log"
        shutil.copytree(Path(metropole.__file__).parent, self.package, ignore=NOT_COPIED)
        given = {"PYTHONPATH": str(folder), "METROPOLE_DATABASE": str(folder / "metropole.db")}
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "_build/dev.py")], env={**os.environ, **given}, stdout=log, stderr=log
            )

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def address(self) -> str:
        """The one that it tells people to open."""
        wait_until(lambda: "Open http" in self.said() or self.process.poll() is not None)
        [address] = set(re.findall(r"http://[\w.:]+", self.said()))
        return str(address)

    def change(self, module: str, old: str, new: str) -> None:
        path = self.package / module
        source = path.read_text(encoding="utf-8")
        assert old in source
        path.write_text(source.replace(old, new), encoding="utf-8")


@contextmanager
def developing(folder: Path) -> Iterator[Developing]:
    one = Developing(folder)
    try:
        yield one
    finally:
        one.process.send_signal(signal.SIGINT)
        one.process.wait(PATIENCE)


@contextmanager
def looking(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.add_init_script(LIKES.replace("SPEED", "at_once"))
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    yield page
    context.close()


def test_a_change_is_there_at_once_and_the_page_plays_on(browser: Browser, tmp_path: Path) -> None:
    with developing(tmp_path) as dev, looking(browser, dev.address()) as page:
        play_now(page, "metro")
        assert page.locator("script[src='/src/main.ts']").count() == 1, "the sources, not what was built of them"
        assert wait_for_turn(page)
        play_from_list(page)
        fault = '    raise ValueError("seen")\n'
        dev.change("server/routes/games.py", "    return GamesAnswer(", f"{fault}    return GamesAnswer(")
        wait_until(lambda: "ValueError: seen" in page.evaluate(ASK))
        assert "ValueError: seen" in dev.said(), "in full"
        assert wait_for_turn(page)
        play_from_list(page)
        assert wait_for_turn(page), "by the socket that came back"
        started = descendants(dev.process.pid)
        assert len(started) > 3
    assert dev.process.returncode == 0
    wait_until(lambda: not started & parents().keys())


def test_if_one_of_the_two_ends_so_does_the_other(tmp_path: Path) -> None:
    with developing(tmp_path) as dev:
        dev.address()
        started = descendants(dev.process.pid)
        [server] = [pid for pid in started if parents().get(pid) == dev.process.pid and _is_python(pid)]
        os.kill(server, signal.SIGKILL)
        assert dev.process.wait(PATIENCE) == 1
        wait_until(lambda: not started & parents().keys())


def _is_python(pid: int) -> bool:
    return "python" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8").split("\0")[0]
