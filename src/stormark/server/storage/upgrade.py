"""Bringing a database to the schema of this version, whatever it was before."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from stormark.kernel.refusal import InputError
from stormark.server.storage.schema import metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, to: str = "head") -> None:
    """Carry out what is missing, in the transaction of the connection.

    Raises InputError for a database of a newer version, or of something else altogether.
    """
    if _known_revision(connection) == head():
        return
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def insist_on_head(connection: Connection, shown: str) -> None:
    """Raises InputError unless the database is as this version writes it; changes nothing."""
    found = _known_revision(connection)
    if found is None:
        raise InputError("database-missing", "database", found=shown)
    if found != head():
        raise InputError("database-too-old", "database", file=shown, found=found, expected=head())


def _known_revision(connection: Connection) -> str | None:
    found = revision_of(connection)
    tables = inspect(connection).get_table_names()
    if found is None and not metadata.tables.keys().isdisjoint(tables):
        raise InputError("database-foreign", "database")
    if found is not None and found not in revisions():
        raise InputError("database-too-new", "database", found=found)
    return found


def revision_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The migration that leads to the schema of this version."""
    return revisions()[0]


@cache
def revisions() -> list[str]:
    """All migrations, the latest first."""
    return [
        step.revision for step in ScriptDirectory.from_config(migration_config()).walk_revisions()
    ]


def migration_config() -> Config:
    """What Alembic has to know; the connection comes from whoever uses it."""
    config = Config()
    # A percent sign in a path is none of the placeholders that Alembic looks for.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
