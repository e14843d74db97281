"""Where the database is, in one line of text."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from stormark.kernel.refusal import InputError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"

PLACE: Final = "database"


def kind_of(url: str) -> str:
    """SQLITE or POSTGRESQL.  Raises InputError, which never repeats a password.

    >>> kind_of("sqlite:///tables.db"), kind_of("postgresql://stormark@localhost/stormark")
    ('sqlite', 'postgresql')
    """
    scheme, separator, rest = url.partition("://")
    if separator and scheme in ("postgresql", "postgres"):
        _check_postgres(url)
        return POSTGRESQL
    if separator and scheme == SQLITE:
        if not rest.startswith("/") or rest in ("/", "/:memory:") or "?" in rest:
            raise InputError("database-sqlite-url", PLACE)
        return SQLITE
    raise InputError("database-url", PLACE)


def sqlite_file(url: str) -> Path:
    """The file of a SQLite database; a fourth slash makes it absolute.

    >>> sqlite_file("sqlite:///tables.db").as_posix(), sqlite_file("sqlite:////srv/t.db").as_posix()
    ('tables.db', '/srv/t.db')
    """
    return Path(url.removeprefix("sqlite:///"))


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def shown(url: str) -> str:
    """An address that may be printed and logged.

    >>> shown("postgresql://anna:secret@db.example/stormark?password=secret")
    'postgresql://anna@db.example/stormark'
    """
    if kind_of(url) == SQLITE:
        return url
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return f"postgresql://{name}@{host}{parts.path}" if name else f"postgresql://{host}{parts.path}"


def _check_postgres(url: str) -> None:
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises ValueError for one that is no number
    except ValueError:
        raise InputError("database-postgres-url", PLACE) from None
    if not parts.path.strip("/") or "/" in parts.path.strip("/"):
        raise InputError("database-postgres-url", PLACE)
