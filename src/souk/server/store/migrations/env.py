"""What Alembic runs: on the connection that `migrate` hands over, inside its transaction."""

from __future__ import annotations

from alembic import context

from souk.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
