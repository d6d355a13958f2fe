"""No two accounts have names that look alike, and no guest has one that looks like an account's.

Of accounts whose names look alike already the oldest has the claim. The others keep their names and sign in as before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from metropole.server.lookalikes import LONGEST_SKELETON, skeleton_of

revision = "0006"
down_revision: str | None = "0005"

INDEX = "uq_users_skeleton"


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.String(LONGEST_SKELETON)))
    _fill(op.get_bind())
    op.create_index(INDEX, "users", ["skeleton"], unique=True)


def downgrade() -> None:
    op.drop_index(INDEX, "users")
    op.drop_column("users", "skeleton")


def _fill(connection: sa.Connection) -> None:
    accounts = "SELECT id, name FROM users WHERE login IS NOT NULL ORDER BY created_at, id"
    first: dict[str, str] = {}
    for user_id, name in connection.execute(sa.text(accounts)):
        first.setdefault(skeleton_of(name), user_id)
    filled = [{"skeleton": skeleton, "id": user_id} for skeleton, user_id in first.items()]
    if filled:
        connection.execute(sa.text("UPDATE users SET skeleton = :skeleton WHERE id = :id"), filled)
