"""A rated game has a weight for each seat, and is told from which seats people sat down at one address.

What was rated so far weighs a whole game, but nothing where a seat had moved less than twice. All ratings are marked as
made by the first rules: the server makes them anew when it starts. Bots have a fixed strength, which no game changes.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"

TOO_SHORT = """
    SELECT played.table_id FROM results AS played
    LEFT JOIN log ON log.table_id = played.table_id AND log.seat = played.seat AND log.kind = 'played'
    WHERE played.is_rated
    GROUP BY played.table_id, played.seat HAVING count(log.version) < 2
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("address", sa.String(64)))
    op.add_column("results", sa.Column("weight", sa.Float()))
    op.add_column("results", sa.Column("household", sa.Integer()))
    op.execute("UPDATE results SET weight = CASE WHEN who LIKE 'bot:%' THEN 0 ELSE 1 END WHERE is_rated")
    op.execute(f"UPDATE results SET weight = 0 WHERE table_id IN ({TOO_SHORT})")
    op.execute("UPDATE results SET rating_before = NULL, rating_after = NULL WHERE who LIKE 'bot:%'")
    op.drop_index("ix_results_who", "results")
    op.create_index("ix_results_who", "results", ["who", "at"])
    op.add_column("ratings", sa.Column("worth", sa.Float(), nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("met", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("ratings", sa.Column("is_provisional", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("ratings", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    for column in ("rules", "is_provisional", "met", "worth"):
        op.drop_column("ratings", column)
    op.drop_index("ix_results_who", "results")
    op.create_index("ix_results_who", "results", ["who"])
    for column in ("household", "weight"):
        op.drop_column("results", column)
    op.drop_column("seats", "address")
