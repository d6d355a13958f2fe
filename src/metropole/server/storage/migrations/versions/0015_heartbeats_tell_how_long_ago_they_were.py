"""A heartbeat tells when it was written by the database's clock too, so that others know what the time is there now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"


def upgrade() -> None:
    op.add_column("heartbeats", sa.Column("written_at", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("heartbeats", "written_at")
