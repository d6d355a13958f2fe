"""Tables may be of a day: everybody has the same game there, and one try at it that counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision: str | None = "0016"

UNDER_WAY = sa.text("done_at IS NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.add_column("tables", sa.Column("is_counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "day_tries",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("rank", sa.Integer()),
        sa.Column("lead", sa.Integer()),
        sa.Column("points", sa.Integer()),
        sa.Column("standing", sa.Integer()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_day_tries_user_id_users", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_day_tries_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", "day", name="pk_day_tries"),
    )
    op.create_index("ix_day_tries_standing", "day_tries", ["game", "day", "standing"])
    op.create_table(
        "day_masters",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("game", "day", name="pk_day_masters"),
    )
    op.create_index(
        "ix_day_masters_under_way",
        "day_masters",
        ["created_at"],
        sqlite_where=UNDER_WAY,
        postgresql_where=UNDER_WAY,
    )


def downgrade() -> None:
    """Tables of a day are tables like any other then; that they were tries, and what came of them, is forgotten."""
    op.drop_table("day_masters")
    op.drop_table("day_tries")
    for column in ("is_counted", "day"):
        op.drop_column("tables", column)
