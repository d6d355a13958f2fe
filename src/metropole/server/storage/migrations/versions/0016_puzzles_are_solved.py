"""Puzzles are solved: who tried what, how strong solvers and puzzles are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("theme", sa.String(40), nullable=False),
        sa.Column("shown_at", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.Column("is_right", sa.Boolean()),
        sa.Column("action", sa.String(40)),
        sa.Column("solved_at", sa.BigInteger()),
        sa.Column("rating_after", sa.Float()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_tries_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_index("ix_puzzle_tries_game", "puzzle_tries", ["user_id", "game", "at"])
    op.create_table(
        "puzzle_solvers",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_solvers_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_game", "puzzle_ratings", ["game"])


def downgrade() -> None:
    for name in ("puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(name)
