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
    false,
    text,
)

from metropole.server.ids import LONGEST_ID
from metropole.server.lookalikes import LONGEST_SKELETON

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


def _index_where(name: str, column: str, where: str, *, sqlite: str | None = None, unique: bool = False) -> Index:
    """An index of those rows alone; SQLite takes it only for a condition in the very words of the question. Its size is
    that of what waits or goes on now, not of all that ever was: so is the cost of whatever looks for these rows.
    """
    return Index(name, column, unique=unique, sqlite_where=text(sqlite or where), postgresql_where=text(where))


users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40)),  # nothing once the account is deleted: games stay, without the name
    Column("login", String(40), unique=True),  # of an account: its name as it is compared; a guest has none
    Column("skeleton", String(LONGEST_SKELETON)),  # of an account: what its name looks like
    Column("password", String(200)),
    Column("preferences", JSON, nullable=False),  # language, theme, sounds: the client's own
    Column("email", String(200)),
    Column("webhook", String(500)),
    Column("network", String(5)),  # where they were last seen: a short digest that many addresses share
    _time("created_at"),
    _time("seen_at"),
    _index_where("ix_users_guests", "seen_at", "login IS NULL AND name IS NOT NULL"),
    Index("uq_users_skeleton", "skeleton", unique=True),
)

# Of a person in a question: whoever has a name but no account. Names of guests are not theirs alone.
IS_GUEST = (users.c.login.is_(None) & users.c.name.is_not(None)).label("is_guest")

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
    # What a program that does not know them yet leaves out has a default.
    Column("bot_tempo", String(10), nullable=False, server_default="at_once"),  # natural, quick, at_once
    Column("bot_cast", String(6), nullable=False, server_default="012345"),  # a digit a seat: which character a bot is
    Column("day", String(10)),  # whose game it is, where everybody has the same on a day: 2026-11-19
    Column("is_counted", Boolean, nullable=False, server_default=false()),  # it is somebody's one try of that day
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("opened_by", ID, ForeignKey("users.id"), nullable=False),
    Column("follows", ID),  # the table whose people asked for this rematch
    _time("created_at"),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished, closed
    Column("turn_seat", Integer, nullable=False),  # -1 where nobody is to move
    Column("turn_user", ID),
    Column("awaits_bot", Boolean, nullable=False),
    _time("starts_at", nullable=True),  # when the game begins by itself
    Column("code", String(4)),  # what friends may type to come to a table that is open; what it was, later on
    _time("deadline", nullable=True),  # when the seat to move has used up its time
    _time("changed_at"),
    Column("result", JSON(none_as_null=True)),
    Column("is_settled", Boolean, nullable=False),  # results and ratings are written
    # Every move writes this row: what most moves do not change stands in an index, and nothing else.
    _index_where("ix_tables_awaits_bot", "awaits_bot", "awaits_bot", sqlite="awaits_bot = 1"),
    _index_where(
        "ix_tables_deadline",
        "deadline",
        "is_rated AND deadline IS NOT NULL",
        sqlite="is_rated = 1 AND deadline IS NOT NULL",
    ),
    _index_where("ix_tables_starts_at", "starts_at", "starts_at IS NOT NULL"),
    _index_where("uq_tables_code", "code", "status = 'open'", unique=True),
    _index_where("ix_tables_open", "opened_by", "status = 'open'"),
    _index_where("ix_tables_running", "opened_by", "status = 'running'"),
    _index_where(
        "ix_tables_unsettled",
        "id",
        "status = 'finished' AND NOT is_settled",
        sqlite="status = 'finished' AND is_settled = 0",
    ),
)

seats = Table(
    "seats",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), index=True),
    Column("bot", String(20)),
    Column("address", String(64)),  # at a rated table, until it is settled: where somebody sat down, as a keyed digest
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
    _user(index=True),
    Column("text", String(500), nullable=False),
    _time("at", index=True),
)

mutes = Table(
    "mutes",
    metadata,
    _user(primary_key=True),
    _user("muted_id", primary_key=True, index=True),
)

results = Table(
    "results",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(30), nullable=False),  # a user's id, or bot:LEVEL
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # 1 is the winner; a shared victory is 1 for all who share
    Column("is_rated", Boolean, nullable=False),  # it counts for ratings
    Column("weight", Float),  # how much of a whole game it counts for this seat, 0 to 1; where it is rated
    Column("household", Integer),  # the first seat of those who sat down from one address; no address follows from it
    Column("rating_before", Float),
    Column("rating_after", Float),
    _time("at", index=True),  # the order of settling: no two tables have the same
    Index("ix_results_who", "who", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(30), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Float, nullable=False, server_default="0"),  # what is ranked by: mu - 3 sigma
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False, server_default="0"),  # of these; a shared victory is one
    Column("worth", Float, nullable=False),  # in whole games: the sum of their weights
    Column("met", JSON, nullable=False),  # the first few different opponents
    Column("is_provisional", Boolean, nullable=False),  # it rests on too little to be ranked
    Column("rules", Integer, nullable=False),  # by which it was computed: ratings/book.py
    Index("ix_ratings_ranked", "game", "players", "is_provisional", "rating", "who"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),  # what is held: the table, or the question, that is thought about
    Column("holder", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    _time("until"),
)

questions = Table(
    "questions",
    metadata,
    Column("id", ID, primary_key=True),
    _user(),
    # What is asked about where it is no table stands in the parameters.
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("version", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("answer", JSON(none_as_null=True)),
    _time("created_at"),
    _time("done_at", nullable=True),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", ID, primary_key=True),  # follows from the record and the depth: the same game is analysed once
    # Who waits for it, while it is under way: nobody has more than one.
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE")),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), index=True),  # none for a record from elsewhere
    Column("depth", String(10), nullable=False),
    Column("record", Text, nullable=False),  # of a game that is over
    Column("moments", Integer, nullable=False),  # that it has, and of which so many are judged
    Column("done", Integer, nullable=False),
    Column("judged", Text, nullable=False),  # these, as JSON, until all of them are
    Column("attempts", Integer, nullable=False),  # since the last that came to anything
    Column("result", Text),  # the whole, as JSON; none where it failed for good
    _time("created_at"),
    _time("done_at", nullable=True),
    _index_where("uq_analyses_under_way", "user_id", "done_at IS NULL", unique=True),
    _index_where("ix_analyses_user_id", "user_id", "user_id IS NOT NULL"),
    _index_where("ix_analyses_pasted", "created_at", "table_id IS NULL"),
)

premoves = Table(
    "premoves",
    metadata,
    _table(primary_key=True),
    _user(primary_key=True, index=True),
    Column("id", ID, nullable=False),  # the action's own id: in the log, once it is played
    Column("action", String(40), nullable=False),
    Column("condition", String(12), nullable=False),  # always, unchanged
    Column("circumstances", Text, nullable=False),  # as they were when it was noted: see games/contract.py
    Column("moves", Integer, nullable=False),  # that the seat had made then: it is for the next
    Column("dropped", JSON(none_as_null=True)),  # why it was not played, until its owner has seen it
    _time("taken_at", nullable=True),  # when a process began to play it
    _time("created_at"),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    _user(primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("theme", String(40), nullable=False),
    _time("shown_at"),  # when it was last given to them
    _time("at", nullable=True),  # when it was tried, if it was: the first try is the one that counts
    Column("is_right", Boolean),
    Column("action", String(40)),  # what was tried; nothing where the answer was asked for instead
    _time("solved_at", nullable=True),  # by that try, or by a later one
    Column("rating_after", Float),
    Index("ix_puzzle_tries_game", "user_id", "game", "at"),
)

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    _user(primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),  # that counted
    Column("streak", Integer, nullable=False),  # right ones in a row, up to now
    Column("best_streak", Integer, nullable=False),
    _time("at"),  # of the last try that counted
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("game", String(20), nullable=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),  # by the try that counted
    _time("at"),
)

# One a person, game and day, written together with its table. What came of it is written when the table is settled.
day_tries = Table(
    "day_tries",
    metadata,
    _user(primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),  # on which it was begun
    _table(),
    _time("begun_at"),
    _time("finished_at", nullable=True),
    Column("rank", Integer),  # among those who sat there
    Column("lead", Integer),  # on the best of the others; less than nought is behind
    Column("points", Integer),
    Column("standing", Integer),  # by which tries of a day are ordered: less is better, the same is as good
    Index("ix_day_tries_standing", "game", "day", "standing"),
)

# The game that a master plays on a day, thought out when it is first wanted, and kept.
day_masters = Table(
    "day_masters",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("actions", JSON, nullable=False),  # so far
    Column("done", Integer, nullable=False),  # how many these are
    Column("attempts", Integer, nullable=False),  # since the last that came to anything
    Column("record", Text),  # the whole game; none where it failed for good
    _time("created_at"),
    _time("done_at", nullable=True),
    _index_where("ix_day_masters_under_way", "created_at", "done_at IS NULL"),
)

# Secret cards dealt to the phones of people who sit at a real table. What was dealt stands in a table of its own, which
# belongs to nobody: so it is in nobody's export, not even in that of whoever opened the evening.
evenings = Table(
    "evenings",
    metadata,
    Column("id", ID, primary_key=True),
    _user(index=True),  # who opened it
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),  # of the seats, as people call themselves at their table
    Column("code", String(4), nullable=False),  # what it was, once it has ended
    Column("deal", Integer, nullable=False),  # how often was dealt
    Column("is_shown", Boolean, nullable=False),  # all have agreed to lay the cards of this deal open
    Column("happened", JSON, nullable=False),  # what everybody sees of it: messages, each with its time
    _time("created_at"),
    _time("changed_at", index=True),
    _time("ended_at", nullable=True),
    _index_where("uq_evenings_code", "code", "ended_at IS NULL", unique=True),
)

evening_deals = Table(
    "evening_deals",
    metadata,
    Column("evening_id", ID, ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("dealt", Text, nullable=False),  # JSON: for each kind of card, one a seat
)

evening_phones = Table(
    "evening_phones",
    metadata,
    Column("evening_id", ID, ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    _user(primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("has_looked", Boolean, nullable=False),  # at the cards of this deal
    Column("agrees", Boolean, nullable=False),  # to lay all cards open
    _time("since"),
    _time("left_at", nullable=True),  # of those who have looked: they may come back to this seat, and take no other
    Index(
        "uq_evening_phones_seat",
        "evening_id",
        "seat",
        unique=True,
        sqlite_where=text("left_at IS NULL"),
        postgresql_where=text("left_at IS NULL"),
    ),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    _time("at"),
    Column("written_at", BigInteger, nullable=False, server_default="0"),  # the same by the clock of the database
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
    _index_where("ix_notices_done", "done_at", "done_at IS NOT NULL"),
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
    # web_push: the key that signs it; webhook, email, known_device, networks, address: what others are derived from
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
