"""Nothing that is done now and then takes longer the more was ever played: with 400,000 finished tables, whatever the
background tasks ask of either database is found by an index, and so is what people look at again and again.

The statements are those that the real tasks make; a new task, or a new question of an old one, is held to it by itself.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, Engine, event, insert, text

from metropole.daily.dates import FIRST_DAY
from metropole.server import app
from metropole.server.background.runner import TaskRunner
from metropole.server.days import masters, tries
from metropole.server.evenings import evenings
from metropole.server.people.profile import profile_of
from metropole.server.ratings import standings
from metropole.server.refusals import NotFound
from metropole.server.settings import Settings
from metropole.server.storage import schema
from metropole.server.storage.database import Database, lone_engine, now
from metropole.server.tables import deadlines, lists, played
from metropole.server.tables.clocks import DAY
from tests.patience import PATIENCE
from tests.server.conftest import SQLITE
from tests.server.grounds import add_accounts, add_finished, add_people, add_table

pytestmark = pytest.mark.anyio

FINISHED = 400_000
OF_A_GAME = "CASE WHEN n % 50 = 1 THEN 'metro' ELSE 'other' || (n % 50) END"  # what is of one game is not everything
OTHERS = 10_000  # rows of what else grows: enough that no planner would rather read them all
SMALL = {  # what stays small however much is played, and why; every other table grows
    "heartbeats": "a row a process, for a day",
    "keys": "a row a kind of key",
    "leases": "a row for what is thought about now",
    "questions": "what was asked within the last minutes",
    "outages": "those of a month, and short ones of an hour",
    "premoves": "one a person and game that goes on: a sweep forgets the others",
    "puzzle_ratings": "a row a puzzle that comes with the program",
}
GROWING = set(schema.metadata.tables) - set(SMALL)
OF_SOME_ROWS = {
    index.name
    for table in schema.metadata.tables.values()
    for index in table.indexes
    if index.dialect_options["sqlite"].get("where") is not None
}


def history(series: Callable[[int], str], is_false: str) -> list[str]:
    """The statements that make a long history; `series` is a query for the numbers n up to one."""
    long_ago = now() - 1000 * DAY
    terms = f"'metro', 1, 2, '{{}}', '{{}}', '{{}}', {is_false}, {is_false}, 'u1', {long_ago}"
    return [
        "INSERT INTO users (id, name, login, preferences, created_at, seen_at) "
        f"SELECT 'u' || n, 'Ada', 'ada' || n, '{{}}', {long_ago}, {long_ago} + n FROM ({series(OTHERS)}) AS one",
        "INSERT INTO tables (id, game, rules, players, options, given, pace, is_public, is_rated, opened_by, "
        "created_at, version, status, turn_seat, awaits_bot, changed_at, is_settled) "
        f"SELECT 't' || n, {terms}, 9, 'finished', -1, {is_false}, {long_ago} + n, NOT {is_false} "
        f"FROM ({series(FINISHED)}) AS one",
        f"INSERT INTO seats (table_id, seat, user_id) SELECT 't' || n, 0, 'u' || n FROM ({series(OTHERS)}) AS one",
        "INSERT INTO log (table_id, version, kind, seat, data, at) "
        f"SELECT 't' || n, 1, 'sat', 0, '{{}}', {long_ago} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO results (table_id, seat, who, score, rank, is_rated, at) "
        f"SELECT 't' || n, 0, 'u' || n, 1, 1, {is_false}, {long_ago} + n FROM ({series(OTHERS)}) AS one",
        "INSERT INTO chat (table_id, room, user_id, text, at) "
        f"SELECT 't' || n, 'players', 'u' || n, 'hello', {now()} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO notices (user_id, table_id, version, due_at, done_at, attempts, reached) "
        f"SELECT 'u' || n, 't' || n, 1, {now()}, {now()}, 1, '[]' FROM ({series(OTHERS)}) AS one",
        "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) "
        f"SELECT 'h' || n, 'u' || n, {now()}, {now() + 400 * DAY} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO day_tries (user_id, game, day, table_id, begun_at, finished_at, rank, lead, points, standing) "
        f"SELECT 'u' || n, 'metro', 'd' || (n % 500), 't' || n, {long_ago}, {long_ago}, 1, 1, 1, n "
        f"FROM ({series(OTHERS)}) AS one",
        "INSERT INTO day_masters (game, day, actions, done, attempts, record, created_at, done_at) "
        f"SELECT 'metro', 'd' || n, '[]', 9, 0, 'a', {long_ago}, {long_ago} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO evenings (id, user_id, game, players, options, names, code, deal, is_shown, happened, created_at, "
        "changed_at, ended_at) "
        f"SELECT 'e' || n, 'u' || n, 'metropolys', 2, '{{}}', '[]', 'BBBB', 1, {is_false}, '[]', {now()}, {now()}, "
        f"{now()} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO evening_phones (evening_id, user_id, seat, has_looked, agrees, since) "
        f"SELECT 'e' || n, 'u' || n, 0, {is_false}, {is_false}, {now()} FROM ({series(OTHERS)}) AS one",
        f"INSERT INTO mutes (user_id, muted_id) SELECT 'u' || n, 'u1' FROM ({series(OTHERS)}) AS one",
        f"INSERT INTO evening_deals (evening_id, dealt) SELECT 'e' || n, '{{}}' FROM ({series(OTHERS)}) AS one",
        "INSERT INTO analyses (id, table_id, depth, record, moments, done, judged, attempts, result, created_at, "
        "done_at) "
        f"SELECT 'a' || n, 't' || n, 'quick', '{{}}', 9, 9, '[]', 1, '{{}}', {long_ago}, {long_ago} "
        f"FROM ({series(OTHERS)}) AS one",
        "INSERT INTO puzzle_tries (user_id, puzzle, game, theme, shown_at) "
        f"SELECT 'u' || n, 'p' || (n % 500), 'metro', 'quiet', {long_ago} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO puzzle_solvers (user_id, game, mu, sigma, tries, streak, best_streak, at) "
        f"SELECT 'u' || n, 'metro', 25, 8, 1, 1, 1, {long_ago} FROM ({series(OTHERS)}) AS one",
        "INSERT INTO ratings (who, game, players, mu, sigma, rating, games, worth, met, is_provisional, rules) "
        f"SELECT 'u' || n, {OF_A_GAME}, 2, 25, 8, n, 1, 1, '[]', {is_false}, 1 FROM ({series(OTHERS)}) AS one",
        "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth) "
        f"SELECT 'https://push.example/' || n, 'u' || n, 'x', 'y' FROM ({series(OTHERS)}) AS one",
    ]


def numbers_of_sqlite(most: int) -> str:
    return f"WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < {most}) SELECT n FROM s"


async def make_history(address: str) -> None:
    """So fast that it can be made for each run: no file is waited for, and the database counts by itself."""
    if address.startswith(SQLITE):
        with sqlite3.connect(address.removeprefix(SQLITE)) as file:
            file.execute("PRAGMA synchronous=OFF")
            for statement in history(numbers_of_sqlite, "0"):
                file.execute(statement)
            file.execute("ANALYZE")
        file.close()
        return
    engine = lone_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("SET session_replication_role = replica"))  # no key of 400,000 is looked up
        for statement in history(lambda most: f"SELECT n FROM generate_series(1, {most}) AS n", "false"):
            await connection.exec_driver_sql(statement)
        await connection.execute(text("ANALYZE"))
    await engine.dispose()


async def make_something_to_do(database: Database) -> None:
    """One row of each kind that the tasks look for, so that they do all that they ever do."""
    await add_people(database, "ann", "ben", "bea", login=None)
    await add_finished(database, "over", ["ann", "ben"], [1, 2])
    await add_accounts(database, "cleo", "dan")
    await add_finished(database, "rated", ["cleo", "dan"], [1, 2])
    of_day: dict[str, Any] = {"day": FIRST_DAY.isoformat(), "is_counted": True, "is_rated": False, "opened_by": "ann"}
    await add_finished(database, "try", ["ann", "bot:novice"], [1, 2], **of_day)
    begun = {"user_id": "ann", "game": "metro", "day": FIRST_DAY.isoformat(), "table_id": "try", "begun_at": 1}
    await masters.begin(database, "metro", FIRST_DAY)
    await add_table(database, "late", ["ann", "ben"], pace={"bank": 1}, deadline=1)
    await add_table(database, "bots", ["ann", "bot:novice"], awaits_bot=True)
    await add_table(database, "deserted", ["ann", "ben"], status="open", changed_at=1)
    told = {"user_id": "ann", "table_id": "late", "version": 1, "due_at": 1, "attempts": 0, "reached": []}
    async with database.writing() as connection:
        await connection.execute(insert(schema.notices).values(told))
        await connection.execute(insert(schema.day_tries).values(begun))


class Looking:
    """A subscriber who hears nothing."""

    user, session, version, muted, lag = "ann", "h1", 0, frozenset[str](), 0

    def send(self, text: bytes) -> None: ...
    def send_json(self, message: Any) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int) -> None: ...


@contextmanager
def recorded() -> Iterator[dict[str, Any]]:
    """All statements that any engine executes meanwhile, with the values of one time."""
    found: dict[str, Any] = {}

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, is_many: bool) -> None:
        found.setdefault(statement, values[0] if is_many else values)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@asynccontextmanager
async def server(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Any, dict[str, Any]]]:
    """A server whose repeated tasks are handed out instead of being repeated."""
    works: dict[str, Callable[[], Awaitable[None]]] = {}
    monkeypatch.setattr(TaskRunner, "every", lambda self, seconds, name, work: works.update({name: work}))
    made = app.make(Settings(database=address))  # no bot is awaited at a table that can be read: no process thinks
    async with made.router.lifespan_context(made):
        yield made.state, works


async def statements_of(address: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the tasks ask of the database: those that are repeated, each once; and those that go on by themselves."""
    with recorded() as told:
        async with server(address, monkeypatch) as (state, works):
            await make_something_to_do(state.database)
            state.tables.at("late").subscribers.add(Looking())
            for work in works.values():
                await work()
            await until_asked(told, "FROM leases", "UPDATE notices", "FROM day_masters")
            await look_at_the_day(state.database)
            for which in ("open", "running", "mine"):
                await lists.listed(state.database, which, "ann")
            await lists.count_hosted(state.database, "ann")
            await evenings.look(state.database, "e1", "u1")  # as each phone does every few seconds
            await look_at_cards(state.database)
            await look_at_people(state.database)
            async with state.database.writing() as connection:
                await deadlines.put_off_all(connection, (1, now()))  # as after each outage
            await evenings.of_person(state.database, "u1")
            with suppress(NotFound):
                await evenings.by_code(state.database, "BBBB")
    assert {"settle", "count", "sweep", "flags", "heartbeat"} <= set(works), works
    return told


async def look_at_cards(database: Database) -> None:
    """What a phone asks that is taken out again and again."""
    evening = await evenings.open_evening(database, "cleo", "metropolys", 2, {"version": "expert"}, [])
    await evenings.take_seat(database, evening, "cleo", 0, "")
    await evenings.cards_of(database, evening, "cleo")


async def look_at_the_day(database: Database) -> None:
    """What a page of a day asks, and the first page of everybody."""
    [own] = await tries.own_tries(database, "ann", "metro")
    assert own.standing is not None
    await tries.place_of(database, own)
    await tries.results(database, "metro", FIRST_DAY, "ann", 0)
    await masters.standing(database, "metro", FIRST_DAY)


async def look_at_people(database: Database) -> None:
    """What a page of a ranking asks, and that of a person: anybody may open them, again and again."""
    for whose in get_args(standings.Whose):
        listed = await standings.ranking(database, ("metro", 2), whose, 50, 50)
        assert bool(listed) == bool(await standings.ranked(database, ("metro", 2), whose)) == (whose != "bots")
    assert await standings.place_of(database, ("metro", 2), "all", "u51") == OTHERS // 50 - 1
    assert len(await standings.ratings_of(database, "u51")) == 1
    await standings.histories_of(database, "u51")
    await profile_of(database, "u51")
    for viewer in ("u51", "ann", None):
        await played.games_of(database, "u51", viewer)
        await played.games_of(database, "u51", viewer, before=now())


async def until_asked(told: dict[str, Any], *words: str) -> None:
    """Bots and notices are looked for by tasks of their own, every second."""
    async with asyncio.timeout(PATIENCE):
        while not all(any(word in statement for statement in told) for word in words):
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_no_recurring_question_reads_what_was_ever_played(migrated: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await make_history(migrated)
    assert GROWING | set(SMALL) == set(schema.metadata.tables)
    told = await statements_of(migrated, monkeypatch)
    told = {statement: values for statement, values in told.items() if re.match("SELECT|UPDATE|DELETE", statement)}
    asked_for = {name for name in GROWING for statement in told if re.search(rf"\b{name}\b", statement)}
    assert asked_for == GROWING, "the tasks have done what they do"
    engine = lone_engine(migrated)
    async with engine.connect() as connection:
        found = {statement: await connection.run_sync(scanned, statement, values) for statement, values in told.items()}
    await engine.dispose()
    assert [f"{tables}: {statement}" for statement, tables in found.items() if tables] == []


def scanned(connection: Connection, statement: str, values: Any) -> set[str]:
    """The growing tables that a statement would read from one end to the other."""
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        return {table for row in rows if (table := _scanned_by_sqlite(row[3]))}
    (plan,) = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values).one()
    read = json.loads(plan) if isinstance(plan, str) else plan
    return {node["Relation Name"] for node in _nodes(read[0]["Plan"]) if _is_scan(node)}


def _scanned_by_sqlite(step: str) -> str | None:
    scan = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    is_growing = scan is not None and scan[1] in GROWING and scan[2] not in OF_SOME_ROWS
    return scan[1] if scan and is_growing else None


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for inner in node.get("Plans", []):
        yield from _nodes(inner)


def _is_scan(node: dict[str, Any]) -> bool:
    if node.get("Relation Name") not in GROWING:
        return False
    if node["Node Type"] == "Seq Scan":
        return True
    is_through_index = node["Node Type"] in ("Index Scan", "Index Only Scan")
    return is_through_index and "Index Cond" not in node and node["Index Name"] not in OF_SOME_ROWS
