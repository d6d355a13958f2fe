"""Premoves: what somebody wants done when it becomes their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("condition", sa.String(12), nullable=False),
        sa.Column("circumstances", sa.Text(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("dropped", sa.JSON()),
        sa.Column("taken_at", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_premoves_table_id_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_premoves_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_premoves"),
    )
    op.create_index("ix_premoves_user_id", "premoves", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_premoves_user_id", "premoves")
    op.drop_table("premoves")
