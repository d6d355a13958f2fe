"""A table's set-up is what its start says, as all else that happened is what its entry says.

The database moves the texts by itself, one statement each way: none of them comes through this process.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.execute(
        "UPDATE log SET data = tables.setup FROM tables "
        "WHERE tables.id = log.table_id AND log.kind = 'started' AND tables.setup IS NOT NULL"
    )
    op.drop_column("tables", "setup")


def downgrade() -> None:
    op.add_column("tables", sa.Column("setup", sa.Text()))
    op.execute("UPDATE tables SET setup = log.data FROM log WHERE log.table_id = tables.id AND log.kind = 'started'")
    op.execute("UPDATE log SET data = '' WHERE kind = 'started'")
