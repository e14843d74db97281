"""`python -m stormark.server.storage.migrations "What changes"` drafts the next migration.

It writes down how the schema differs from what all migrations so far lead to, for somebody to read
and correct.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import create_engine

from stormark.server.storage.upgrade import migration_config, revisions, upgrade


def draft(message: str) -> None:
    config = migration_config()
    config.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder, 'empty.db')}")
        with engine.begin() as connection:
            upgrade(connection)
            config.attributes["connection"] = connection
            number = f"{len(revisions()) + 1:04}"
            command.revision(config, message, autogenerate=True, rev_id=number)
        engine.dispose()


if __name__ == "__main__":
    draft(" ".join(sys.argv[1:]))
