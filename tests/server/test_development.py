"""The server for those who work on it: a changed source is served at once, and a fault is told in full."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from starlette.middleware import Middleware

import metropole
from metropole.server import logs
from metropole.server.metrics import Metrics
from metropole.server.middleware.request_log import RequestLog
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.apps import visiting
from tests.server.served import wait_until


@pytest.mark.slow
def test_a_changed_source_is_served_without_a_restart(tmp_path: Path) -> None:
    package = tmp_path / "metropole"
    shutil.copytree(Path(metropole.__file__).parent, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    port = free_port()
    command = [sys.executable, "-m", "metropole", "serve", "--reload", "--port", str(port), "--thinkers", "0"]
    given = {"PYTHONPATH": str(tmp_path), "METROPOLE_DATABASE": str(tmp_path / "metropole.db")}
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(command, env={**os.environ, **given}, stdout=log, stderr=log) as process,
    ):
        try:
            wait_until(lambda: asked(port).get("levels"))
            module = package / "server/routes/games.py"
            source = module.read_text(encoding="utf-8")
            module.write_text(
                source.replace(
                    "    return GamesAnswer(", '    raise ValueError("seen at once")\n    return GamesAnswer('
                )
            )
            wait_until(lambda: "seen at once" in str(asked(port).get("traceback")))
        finally:
            process.terminate()
            process.wait(PATIENCE)
    said = (tmp_path / "log").read_text()
    assert "Traceback (most recent call last)" in said
    assert "ValueError: seen at once" in said


def asked(port: int) -> dict[str, Any]:
    try:
        answer: dict[str, Any] = httpx2.get(f"http://127.0.0.1:{port}/api/games").json()
    except (httpx2.HTTPError, ValueError):  # it is just being started anew
        return {}
    return answer


@pytest.mark.parametrize("is_debug", [True, False])
def test_only_developers_are_told_the_words_of_a_fault(is_debug: bool) -> None:
    app = FastAPI(middleware=[Middleware(RequestLog, metrics=Metrics(), is_debug=is_debug)])

    @app.get("/")
    async def stumble() -> None:
        raise ValueError("what people sent")

    with visiting(app) as browser:
        answer = browser.get("/")
    assert answer.status_code == 500
    assert answer.json()["reason"] == {"id": "server_fault", "details": {}}
    assert ("what people sent" in answer.text) is is_debug


def test_a_log_for_developers_has_the_traceback_and_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        logs.set_up(sys.stderr, is_debug=True)
        try:
            raise ValueError("what people sent")
        except ValueError as error:
            logs.log_event("fault", 40, error, route="/", password="secret")
    finally:
        logs.set_up()
    said = capsys.readouterr().err
    assert "error fault" in said
    assert "route=/ password=***" in said
    assert "ValueError: what people sent" in said
