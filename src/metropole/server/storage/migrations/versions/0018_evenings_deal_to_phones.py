"""Secret cards dealt to the phones of people who sit at a real table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision: str | None = "0017"

GOES_ON, IS_THERE = sa.text("ended_at IS NULL"), sa.text("left_at IS NULL")


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("code", sa.String(4), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("is_shown", sa.Boolean(), nullable=False),
        sa.Column("happened", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_evenings_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_index("ix_evenings_user_id", "evenings", ["user_id"])
    op.create_index("ix_evenings_changed_at", "evenings", ["changed_at"])
    op.create_index(
        "uq_evenings_code", "evenings", ["code"], unique=True, sqlite_where=GOES_ON, postgresql_where=GOES_ON
    )
    op.create_table(
        "evening_deals",
        sa.Column("evening_id", sa.String(24), nullable=False),
        sa.Column("dealt", sa.Text(), nullable=False),
        _of_an_evening("evening_deals"),
        sa.PrimaryKeyConstraint("evening_id", name="pk_evening_deals"),
    )
    op.create_table(
        "evening_phones",
        sa.Column("evening_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("has_looked", sa.Boolean(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("left_at", sa.BigInteger()),
        _of_an_evening("evening_phones"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_evening_phones_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("evening_id", "user_id", name="pk_evening_phones"),
    )
    op.create_index("ix_evening_phones_user_id", "evening_phones", ["user_id"])
    op.create_index(
        "uq_evening_phones_seat",
        "evening_phones",
        ["evening_id", "seat"],
        unique=True,
        sqlite_where=IS_THERE,
        postgresql_where=IS_THERE,
    )


def _of_an_evening(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_evening_id_evenings"
    return sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    for name in ("uq_evening_phones_seat", "ix_evening_phones_user_id"):
        op.drop_index(name, "evening_phones")
    op.drop_table("evening_phones")
    op.drop_table("evening_deals")
    for name in ("uq_evenings_code", "ix_evenings_changed_at", "ix_evenings_user_id"):
        op.drop_index(name, "evenings")
    op.drop_table("evenings")
