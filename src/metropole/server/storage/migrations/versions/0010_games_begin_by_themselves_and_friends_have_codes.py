"""A table knows when its game begins by itself, and by which code friends find it while it is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"

COUNTED = sa.text("starts_at IS NOT NULL")
OPEN = sa.text("status = 'open'")


def upgrade() -> None:
    op.add_column("tables", sa.Column("starts_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("code", sa.String(4)))
    op.create_index("ix_tables_starts_at", "tables", ["starts_at"], sqlite_where=COUNTED, postgresql_where=COUNTED)
    op.create_index("uq_tables_code", "tables", ["code"], unique=True, sqlite_where=OPEN, postgresql_where=OPEN)


def downgrade() -> None:
    """Nobody counts down any more: the people there begin by hand."""
    for index in ("uq_tables_code", "ix_tables_starts_at"):
        op.drop_index(index, "tables")
    for column in ("code", "starts_at"):
        op.drop_column("tables", column)
