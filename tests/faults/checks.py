"""What must hold after any fault: nothing acknowledged is lost or doubled, and everybody knows the same."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis
from sqlalchemy import select
from websockets.asyncio.client import connect

from metropole.match import Match
from metropole.server.redis_bus import CHANNEL
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database
from metropole.server.tables import store
from metropole.server.tables.log import Entry
from tests.faults.charges import Witness
from tests.faults.folding import fold, known
from tests.faults.parties import Party
from tests.faults.players import Playing
from tests.patience import PATIENCE
from tests.server.services import Service


async def check_everything(
    settings: Settings, parties: Sequence[Party], address: str, witness: Witness | None = None
) -> int:
    """Check all tables that parties have played at; answers how many actions were acknowledged. `witness`: of what
    nobody may be charged.
    """
    played = [one for party in parties for one in party.played]
    begun = {table_id: at for party in parties for table_id, at in party.begun.items()}
    by_table: defaultdict[str, list[Playing]] = defaultdict(list)
    for one in played:
        by_table[one.table_id].append(one)
    database, wrong = Database(settings), list[str]()
    try:
        for table_id, here in by_table.items():
            stored = await store.load(database, table_id)
            check_log(stored)
            wrong += (witness or Witness()).wrong_charges(stored, here, begun[table_id])
            for one in here:
                check_acknowledged(one, stored.entries)
        assert not wrong, "\n".join(wrong)
        for one in played:
            await check_same(one, address)
        await check_settled(database, [table_id for party in parties for table_id in party.tables])
    finally:
        await database.close()
    assert sum(one.silences for one in played) == 0, "somebody was not told for a long time"
    return sum(len(one.acknowledged) for one in played)


def check_log(stored: store.TableLog) -> None:
    """No version is missing, nobody's action is there twice, and it is a game by the rules."""
    assert [entry.version for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
    ids = Counter((entry.user_id, entry.action_id) for entry in stored.entries if entry.action_id)
    assert all(count == 1 for count in ids.values()), ids.most_common(1)
    table, rules = stored.table(), stored.terms.rules
    assert table.match is not None
    match = Match(rules, table.match.setup)
    for entry in stored.entries:
        if entry.kind == "played":
            match.submit(entry.seat, rules.parse(entry.details["action"]))
        elif entry.kind == "undone":
            match.take_back(entry.details["to"])
    result = table.result()
    assert match.outcome is None or (result and result["scores"] == list(match.outcome.scores))


def check_acknowledged(one: Playing, entries: Sequence[Entry]) -> None:
    """What somebody was told to be done stands there, where they were told; what was refused does not."""
    mine = {entry.action_id: entry for entry in entries if entry.user_id == one.user and entry.action_id}
    for name, version in one.acknowledged.items():
        assert mine[name].version == version
        assert mine[name].details.get("action") == one.asked[name].get("action")
    assert not one.refused & mine.keys()
    assert one.waiting is not None or set(mine) == set(one.acknowledged), "done, and never answered"


async def check_same(one: Playing, address: str) -> None:
    """What somebody was told bit by bit is what somebody who comes now is told at once."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{one.table_id}/play"
    headers = {"Origin": address, "Cookie": f"metropole={one.cookie}"}
    async with connect(where, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.2) as socket:
        fresh: dict[str, Any] = json.loads(await socket.recv())
    missed = f"{where}?version={one.version}"  # a bot may have moved since they looked away
    async with connect(missed, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.2) as socket:
        while one.seen["version"] < fresh["version"]:
            fold(one.seen, json.loads(await socket.recv()))
    mine, theirs = known(one.seen), known(fresh)
    assert mine == theirs, {
        key: (mine.get(key), theirs.get(key)) for key in mine | theirs if mine.get(key) != theirs.get(key)
    }


async def check_settled(database: Database, tables: Sequence[str]) -> None:
    """Every finished table is settled, once."""
    while await _unsettled(database, tables):
        await asyncio.sleep(0.1)
    async with database.reading() as connection:
        rows = (await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(tables)))).all()
        results = (await connection.execute(select(schema.results))).all()
        ratings = (await connection.execute(select(schema.ratings))).all()
    count = Counter(row.table_id for row in results)
    kinds = {row.id: (row.game, row.players) for row in rows}
    assert all(count[row.id] == row.players for row in rows if row.status == "finished")
    counting = [row for row in results if row.is_rated and (row.weight or row.who.startswith("bot:"))]
    rated = {(row.who, *kinds[row.table_id], row.table_id) for row in counting}
    games = Counter(one[:3] for one in rated)
    assert {(row.who, row.game, row.players): row.games for row in ratings} == dict(games)


async def _unsettled(database: Database, tables: Sequence[str]) -> bool:
    waiting = schema.tables.c.status == "finished", schema.tables.c.is_settled.is_(False)
    async with database.reading() as connection:
        found = await connection.scalars(select(schema.tables.c.id).where(*waiting, schema.tables.c.id.in_(tables)))
        return bool(found.all())


async def check_bus(bus: Service | None, processes: int) -> None:
    """Everybody listens to the bus, if there is one."""
    if bus is None:
        return
    async with asyncio.timeout(PATIENCE), Redis.from_url(bus.address) as redis:
        while (await redis.pubsub_numsub(CHANNEL))[0][1] < processes:
            await asyncio.sleep(0.05)


async def check_flags_fall(party: Party) -> None:
    """Whoever does not move at a rated table loses on time, whatever has happened to the clocks."""
    party.more = {"pace": {"per_move": 1_000}}
    [host, *_] = await party.sit_down()
    async with asyncio.timeout(PATIENCE):
        while (await host.person.ask("GET", f"/api/tables/{host.table_id}"))[1]["table"]["status"] == "running":
            await asyncio.sleep(0.1)
