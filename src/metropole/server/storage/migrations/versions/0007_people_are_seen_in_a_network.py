"""Where people were last seen, as a short digest of their address: not the address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.add_column("users", sa.Column("network", sa.String(5)))


def downgrade() -> None:
    op.drop_column("users", "network")
