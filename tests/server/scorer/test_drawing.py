"""Set-ups for the box as their page asks for them: what the command draws, with nothing secret; secrets apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from metropole import games
from metropole.games.boxes import BOXES
from tests.commands import told
from tests.patience import PATIENCE
from tests.server.served import serving

pytestmark = pytest.mark.processes
Told = dict[str, Any]
WAYS = [
    (name, players, options)
    for name in BOXES.own
    for players in games.load(name).SEATS
    for options in games.load(name).VARIANTS[:2]
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder: Path = tmp_path_factory.mktemp("setups")
    with (
        serving(0, database=str(folder / "setups.db")) as process,
        httpx2.Client(base_url=process.address, headers={"Origin": process.address}, timeout=PATIENCE) as client,
    ):
        yield client


def drawn(server: httpx2.Client, where: str = "", **wanted: Any) -> Told:
    answer = server.post(f"/api/setups{where}", json=wanted)
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_the_page_draws_what_the_command_draws(server: httpx2.Client, game: str, players: int, options: Told) -> None:
    chosen = [f"--option={key}={json.dumps(value)}" for key, value in options.items()]
    found = drawn(server, game=game, players=players, options=options, seed=11)
    said = told("setup", game, "--players", str(players), "--seed", "11", "--json", *chosen)
    assert found["position"] == json.loads(said)
    counted = server.post("/api/score", json={"position": found["position"]})
    assert counted.status_code == 200
    if BOXES.load(game).EVEN:
        even = drawn(server, game=game, players=players, options=options, seed=11, given={"tokens": "even"})
        said = told("setup", game, "--players", str(players), "--seed", "11", "--json", "--even", *chosen)
        assert even["position"] == json.loads(said)


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_nothing_secret_is_told_with_it_or_follows_from_it(
    server: httpx2.Client, game: str, players: int, options: Told
) -> None:
    found = drawn(server, game=game, players=players, options=options, seed=11)
    held = {key for key in ("area", "neighbourhood", "hands", "deck", "stack") if f'"{key}":' in json.dumps(found)}
    assert held == set()
    secrets = [drawn(server, "/secrets", game=game, players=players, options=options) for _ in range(6)]
    assert len({json.dumps(one) for one in secrets}) > 1
    assert all(len(one["hands"]) == players * found["has_hands"] for one in secrets)
    assert all(bool(one["stack"]) == found["has_stack"] for one in secrets)
    for one in secrets:
        dealt = [hand["area"] for hand in one["hands"]]
        assert len(set(dealt)) == len(dealt)


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"game": "metropolys", "players": 3, "seed": -1}, 422, None),
        ({"game": "metropolys", "players": 5, "seed": 1}, 409, "wrong_number_of_players"),
        ({"game": "metro", "players": 2, "seed": 1, "given": {"deck": []}}, 422, "unknown_key"),
        ({"game": "metropolys", "players": 2, "seed": 1, "given": {"tokens": "last"}}, 422, "unknown_layout"),
        ({"game": "metropolys", "players": 2, "seed": 1, "options": {"version": "x"}}, 422, "unknown_name"),
    ],
)
def test_what_cannot_be_drawn_is_refused(server: httpx2.Client, wanted: Told, status: int, reason: str | None) -> None:
    answer = server.post("/api/setups", json=wanted)
    assert answer.status_code == status
    assert reason is None or answer.json()["reason"]["id"] == reason


def test_who_asks_without_end_is_told_to_wait(tmp_path: Path) -> None:
    with serving(0, database=str(tmp_path / "waits.db"), limits="1") as process:
        headers = {"Origin": process.address}
        with httpx2.Client(base_url=process.address, headers=headers, timeout=PATIENCE) as client:
            wanted = {"game": "metro", "players": 2, "seed": 1}
            answers = [client.post("/api/setups", json=wanted).status_code for _ in range(45)]
    assert answers[0] == 200
    assert 429 in answers
