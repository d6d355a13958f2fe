"""A table keeps how quickly its bots answer, and which characters they are. Of older ones they answer at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_tempo", sa.String(10), nullable=False, server_default="at_once"))
    op.add_column("tables", sa.Column("bot_cast", sa.String(6), nullable=False, server_default="012345"))


def downgrade() -> None:
    op.drop_column("tables", "bot_cast")
    op.drop_column("tables", "bot_tempo")
