"""Whatever is looked for now and then has an index of what waits or goes on; what is over does not lengthen it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"

PLAIN = (("chat", "at"), ("chat", "user_id"), ("mutes", "muted_id"))  # by which old things and people are forgotten
# Name, table, column, and of which rows: for PostgreSQL, and where SQLite has to be told otherwise.
INDEXES = (
    ("ix_tables_open", "tables", "opened_by", "status = 'open'", None),
    ("ix_tables_running", "tables", "opened_by", "status = 'running'", None),
    (
        "ix_tables_unsettled",
        "tables",
        "id",
        "status = 'finished' AND NOT is_settled",
        "status = 'finished' AND is_settled = 0",
    ),
    ("ix_users_guests", "users", "seen_at", "login IS NULL AND name IS NOT NULL", None),
    ("ix_notices_done", "notices", "done_at", "done_at IS NOT NULL", None),
)


def upgrade() -> None:
    op.drop_index("ix_tables_status", "tables")
    op.drop_index("ix_users_seen_at", "users")
    for table, column in PLAIN:
        op.create_index(f"ix_{table}_{column}", table, [column])
    for name, table, column, where, in_sqlite in INDEXES:
        op.create_index(
            name, table, [column], postgresql_where=sa.text(where), sqlite_where=sa.text(in_sqlite or where)
        )


def downgrade() -> None:
    for name, table, *_ in reversed(INDEXES):
        op.drop_index(name, table)
    for table, column in PLAIN:
        op.drop_index(f"ix_{table}_{column}", table)
    op.create_index("ix_users_seen_at", "users", ["seen_at"])
    op.create_index("ix_tables_status", "tables", ["status"])
