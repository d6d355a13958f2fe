"""A move changes no index but its log's: tables are not looked for by whose turn it is; bots and clocks have theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.drop_index("ix_tables_turn_user", "tables")
    op.drop_index("ix_tables_awaits_bot", "tables")
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index(
        "ix_tables_awaits_bot",
        "tables",
        ["awaits_bot"],
        sqlite_where=sa.text("awaits_bot = 1"),
        postgresql_where=sa.text("awaits_bot"),
    )
    op.create_index(
        "ix_tables_deadline",
        "tables",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_awaits_bot", "tables")
    op.create_index("ix_tables_awaits_bot", "tables", ["awaits_bot", "changed_at"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_turn_user", "tables", ["turn_user"])
