"""For how long games have been seen as old: a server that is restarted goes on counting."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ages",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("looked", sa.BigInteger, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ages")
