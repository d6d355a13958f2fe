"""Flags fall by themselves at rated tables alone: the others' deadlines, which may be long past, need no index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index(
        "ix_tables_deadline",
        "tables",
        ["deadline"],
        sqlite_where=sa.text("is_rated = 1 AND deadline IS NOT NULL"),
        postgresql_where=sa.text("is_rated AND deadline IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index(
        "ix_tables_deadline",
        "tables",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
