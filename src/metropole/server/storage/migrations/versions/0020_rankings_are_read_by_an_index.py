"""What rankings go by stands in an index, and how many rated games were won is counted once, when they are settled.

All ratings were made by older rules than the program's: the server makes them anew when it starts, and counts then.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision: str | None = "0019"


def upgrade() -> None:
    op.add_column("ratings", sa.Column("rating", sa.Float(), nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("wins", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET rating = mu - 3 * sigma")
    op.create_index("ix_ratings_ranked", "ratings", ["game", "players", "is_provisional", "rating", "who"])


def downgrade() -> None:
    op.drop_index("ix_ratings_ranked", "ratings")
    op.drop_column("ratings", "wins")
    op.drop_column("ratings", "rating")
