"""The same on a real server: handshakes, proxies, and requests made from the description of the routes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from metropole.server.limits import Limits
from metropole.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.apps import make_app, serving


@pytest.fixture
def server(migrated_sqlite: str) -> Iterator[str]:
    mine = Settings(database=migrated_sqlite)
    with serving(make_app(mine), mine) as address:
        yield address


def come_in(server: str) -> str:
    """A new guest's token."""
    cookie: str = httpx2.post(f"{server}/api/guests", json={"name": "Ada"}, timeout=PATIENCE).cookies["metropole"]
    return cookie


@pytest.mark.parametrize(("proxies", "is_believed"), [("127.0.0.1", True), ("192.0.2.9", False)])
def test_a_proxy_is_believed_if_it_is_ours(migrated_sqlite: str, proxies: str, is_believed: bool) -> None:
    mine = Settings(database=migrated_sqlite, proxies=proxies)
    with serving(make_app(mine, Limits()), mine) as address:
        answer = httpx2.get(f"{address}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}, timeout=PATIENCE)
    assert answer.status_code == (403 if is_believed else 200)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.slow
def test_the_routes_are_as_described(server: str, mode: GenerationMode) -> None:
    """What fits the description is taken, what does not is refused, and every answer is one of those described."""
    config = schemathesis.Config.from_dict({"generation": {"allow-x00": False}})  # which is refused everywhere
    for found in schemathesis.openapi.from_url(f"{server}/openapi.json", config=config).get_all_operations():
        assert isinstance(found, Ok)
        headers = {"Origin": server, "Cookie": f"metropole={come_in(server)}"}
        with contextlib.suppress(Unsatisfiable):  # a route that takes nothing cannot be given anything wrong
            check(found.ok().as_strategy(generation_mode=mode), headers)


def check(cases: st.SearchStrategy[Any], headers: dict[str, str]) -> None:
    @given(cases)
    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    def answers_as_described(case: Any) -> None:
        case.call_and_validate(headers=headers)

    answers_as_described()
