"""The whole HTTP API against its own description: no fault, and no answer that is not described."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from metropole.server import app
from metropole.server.settings import Settings
from tests.server.apps import serving
from tests.server.client import Browser

pytestmark = pytest.mark.slow

EXAMPLES = 8
# What these take is more than a form: options, records and positions are for the rules of a game to say, addresses must
# be public, a page of a list begins where the last one ended.
CHOOSY = (
    *("GET /api/tables", "POST /api/tables", "POST /api/analyses"),
    *("POST /api/branches", "POST /api/branches/preview", "POST /api/branches/why", "POST /api/branches/judgement"),
    *("POST /api/branches/table", "POST /api/score", "POST /api/setups", "POST /api/setups/secrets"),
    *("POST /api/score/may", "POST /api/evenings", "POST /api/pictures"),
    *("PUT /api/me/push", "PUT /api/me/webhook", "PUT /api/me/email"),
)
NO_MAIL = (503, "PUT /api/me/email")  # this server sends none


@pytest.fixture
def server(migrated_sqlite: str) -> Iterator[str]:
    """The whole server, on a loop of its own."""
    mine = Settings(database=migrated_sqlite, limits="100000")
    with serving(app.make(mine, thinkers=0), mine) as address:
        yield address


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_answers_as_it_is_described(server: str, mode: GenerationMode) -> None:
    table = Browser(server).open_table("metro", "me", None)
    config = schemathesis.Config.from_dict({"generation": {"allow-x00": False}})  # which is refused everywhere
    schema = schemathesis.openapi.from_url(f"{server}/api/openapi.json", config=config)
    asked = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asked.add(operation.label)
        with contextlib.suppress(Unsatisfiable):  # a route that takes nothing cannot be given anything wrong
            check(server, operation, mode, table)
    assert {"POST /api/tables", "PUT /api/tables/{table_id}/seats/{seat}", "GET /api/me/export"} <= asked


def check(server: str, operation: Any, mode: GenerationMode, table: str) -> None:
    headers = {"Origin": server, "Cookie": f"metropole={Browser(server).cookie}"}
    not_to_be_checked = [positive_data_acceptance] if operation.label in CHOOSY else []
    not_to_be_checked += [not_a_server_error] if operation.label in NO_MAIL else []

    @given(operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def answers_as_described(case: Any) -> None:
        if mode is GenerationMode.POSITIVE and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table  # one that there is
        answer = case.call(headers=headers)
        assert answer.status_code < 500 or (answer.status_code, operation.label) == NO_MAIL
        if answer.status_code != 413:  # which is a refusal, though not one of those that are looked for
            case.validate_response(answer, headers=headers, excluded_checks=not_to_be_checked)

    answers_as_described()
