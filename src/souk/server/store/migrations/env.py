"""The script that Alembic runs, on the connection and within the transaction of `database.upgrade`."""

from __future__ import annotations

from alembic import context

from souk.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
