"""Where people come from: noted at every way in, never as an address."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from metropole.server import app
from metropole.server.people.networks import Networks, networks_of
from metropole.server.settings import Settings
from metropole.server.storage.database import Database
from metropole.server.storage.schema import users
from tests.server.apps import visiting
from tests.server.grounds import Clock, add_people


@pytest.mark.anyio
async def test_people_of_one_address_are_in_one_network_in_every_process(database: Database) -> None:
    await add_people(database, "ada", "bob", "sue", "tim")
    one, other = Networks(database), Networks(database)
    await one.note("ada", "192.0.2.1")
    await other.note("bob", "192.0.2.1")
    await one.note("sue", "192.0.2.2")
    found = await networks_of(database, ["ada", "bob", "sue", "tim"])
    assert found["ada"] == found["bob"] != found["sue"]
    assert found["tim"] == "tim", "who was never seen is alone"
    assert len(found["ada"]) == 5


@pytest.mark.anyio
async def test_where_somebody_is_now_counts_and_is_looked_up_again(database: Database) -> None:
    await add_people(database, "ada")
    clock = Clock()
    networks = Networks(database, clock)
    await networks.note("ada", "192.0.2.1")
    await networks.note("ada", "192.0.2.2")
    assert await networks_of(database, ["ada"]) == {"ada": await networks.network_of("192.0.2.2")}
    async with database.writing() as connection:
        await connection.execute(update(users).values(network="other"))
    await networks.note("ada", "192.0.2.2")
    assert await networks_of(database, ["ada"]) == {"ada": "other"}, "it was written a moment ago"
    clock.ahead = 61
    await networks.note("ada", "192.0.2.2")
    assert await networks_of(database, ["ada"]) == {"ada": await networks.network_of("192.0.2.2")}


@pytest.mark.anyio
async def test_nobody_is_turned_away_because_it_could_not_be_noted(tmp_path: Path) -> None:
    broken = Database(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}"))
    await Networks(broken).note("ada", "192.0.2.1")
    await broken.close()


@pytest.mark.parametrize("way", ["request", "socket"])
def test_every_way_in_is_noted(migrated_sqlite: str, way: str) -> None:
    metropole = app.make(Settings(database=migrated_sqlite, limits="1000"), thinkers=0)
    with visiting(metropole, "192.0.2.7") as client:
        ada = client.post("/api/guests", json={"name": "Ada"}).json()["id"]
        if way == "request":
            client.get("/api/tables?list=open")
        else:
            with client.websocket_connect("/api/news"):
                pass
        assert _network(client, ada) == _digest(client, "192.0.2.7")


def _network(client: TestClient, user: str) -> str:
    found: dict[str, str] = client.portal.call(networks_of, client.app.state.database, [user])  # type: ignore
    return found[user]


def _digest(client: TestClient, address: str) -> str:
    made: str = client.portal.call(client.app.state.accounts.networks.network_of, address)  # type: ignore
    return made
