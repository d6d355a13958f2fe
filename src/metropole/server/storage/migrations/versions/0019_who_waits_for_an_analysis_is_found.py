"""Whoever is forgotten waits for no analysis: found without reading those of all games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision: str | None = "0018"

IS_WAITED_FOR = sa.text("user_id IS NOT NULL")


def upgrade() -> None:
    op.create_index(
        "ix_analyses_user_id", "analyses", ["user_id"], sqlite_where=IS_WAITED_FOR, postgresql_where=IS_WAITED_FOR
    )


def downgrade() -> None:
    op.drop_index("ix_analyses_user_id", "analyses")
