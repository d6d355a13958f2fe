"""The tables of the database. Times are milliseconds since 1970, as this server's clock has them.

The truth of a table is what was agreed when it was opened, and its log; the other columns of `tables`, and `seats`,
repeat what follows from these, so that lists can be made without replaying anything. They are written together with the
entry they follow from.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from metropole.server.ids import LONGEST_ID

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(LONGEST_ID)


def _user(name: str = "user_id", **more: Any) -> Column[str]:
    return Column(name, ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, **more)


def _table(**more: Any) -> Column[str]:
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)


def _time(name: str, *, nullable: bool = False, index: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable, index=index)


def _index_where(name: str, column: str, where: str, *, sqlite: str | None = None) -> Index:
    """An index of those rows alone; SQLite takes it only for a condition in the very words of the question."""
    return Index(name, column, sqlite_where=text(sqlite or where), postgresql_where=text(where))


users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40)),  # nothing once the account is deleted: games stay, without the name
    Column("login", String(40), unique=True),  # of an account: its name as it is compared; a guest has none
    Column("password", String(200)),
    Column("preferences", JSON, nullable=False),  # language, theme, sounds: the client's own
    Column("email", String(200)),
    Column("webhook", String(500)),
    _time("created_at"),
    _time("seen_at", index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # what is stolen from here opens nothing
    _user(index=True),
    _time("created_at"),
    _time("expires_at", index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("given", JSON, nullable=False),  # parts of the set-up that were chosen, not drawn
    Column("pace", JSON, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("opened_by", ID, ForeignKey("users.id"), nullable=False),
    Column("follows", ID),  # the table whose people asked for this rematch
    _time("created_at"),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),  # open, running, finished, closed
    Column("turn_seat", Integer, nullable=False),  # -1 where nobody is to move
    Column("turn_user", ID),
    Column("awaits_bot", Boolean, nullable=False),
    _time("deadline", nullable=True),  # when the seat to move has used up its time
    _time("changed_at"),
    Column("result", JSON(none_as_null=True)),
    Column("is_settled", Boolean, nullable=False),  # results and ratings are written
    # Every move writes this row: what most moves do not change stands in an index, and nothing else.
    _index_where("ix_tables_awaits_bot", "awaits_bot", "awaits_bot", sqlite="awaits_bot = 1"),
    _index_where("ix_tables_deadline", "deadline", "deadline IS NOT NULL"),
)

seats = Table(
    "seats",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), index=True),
    Column("bot", String(20)),
)

log = Table(
    "log",
    metadata,
    _table(primary_key=True),
    Column("version", Integer, primary_key=True),  # the table's version after this entry
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", ID),
    Column("action_id", String(40)),
    Column("data", Text, nullable=False),  # JSON, by kind; a start's is everything that was drawn, secret until the end
    _time("at"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table(index=True),
    Column("room", String(10), nullable=False),  # players, spectators
    _user(),
    Column("text", String(500), nullable=False),
    _time("at"),
)

mutes = Table(
    "mutes",
    metadata,
    _user(primary_key=True),
    _user("muted_id", primary_key=True),
)

results = Table(
    "results",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(30), nullable=False, index=True),  # a user's id, or bot:LEVEL
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # 1 is the winner; a shared victory is 1 for all who share
    Column("is_rated", Boolean, nullable=False),
    Column("rating_before", Float),
    Column("rating_after", Float),
    _time("at", index=True),  # the order of settling: no two tables have the same
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(30), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),  # what is held: the table that is thought for
    Column("holder", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    _time("until"),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    _time("at"),
)

outages = Table(
    "outages",
    metadata,
    _time("start"),
    _time("end"),
    Column("id", Integer, primary_key=True, autoincrement=True),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _user(),
    _table(),
    Column("version", Integer, nullable=False),  # it is told only while the table stands there
    _time("due_at"),
    _time("done_at", nullable=True),
    Column("attempts", Integer, nullable=False),
    Column("reached", JSON, nullable=False),  # addresses that have it already, as digests: a retry leaves them alone
    _index_where("ix_notices_waiting", "due_at", "done_at IS NULL"),
    Index("uq_notices_user_table_version", "user_id", "table_id", "version", unique=True),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    _user(index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column(
        "name", String(40), primary_key=True
    ),  # web_push: the key that signs it; webhook, email: what secrets are derived from
    Column("value", Text, nullable=False),
)
