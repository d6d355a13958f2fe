"""Analyses of games that are over: under way, as far as they have come, and done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"

UNDER_WAY, PASTED = sa.text("done_at IS NULL"), sa.text("table_id IS NULL")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("table_id", sa.String(24)),
        sa.Column("depth", sa.String(10), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("moments", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_analyses_user_id_users", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_analyses"),
    )
    op.create_index("ix_analyses_table_id", "analyses", ["table_id"])
    op.create_index(
        "uq_analyses_under_way",
        "analyses",
        ["user_id"],
        unique=True,
        sqlite_where=UNDER_WAY,
        postgresql_where=UNDER_WAY,
    )
    op.create_index("ix_analyses_pasted", "analyses", ["created_at"], sqlite_where=PASTED, postgresql_where=PASTED)


def downgrade() -> None:
    for name in ("ix_analyses_pasted", "uq_analyses_under_way", "ix_analyses_table_id"):
        op.drop_index(name, "analyses")
    op.drop_table("analyses")
