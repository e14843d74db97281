from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from stormark.kernel.match import SEED_BYTES
from tests.server.postgres import new_database, running_postgres
from tests.server.site import Client, site


@pytest.fixture(autouse=True)
def same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches that a test opens in this process are the same ones each time."""
    numbers = count()

    def seed() -> bytes:
        return sha256(str(next(numbers)).encode()).digest()[:SEED_BYTES]

    for name in ("create", "rematch", "fork"):
        module = import_module(f"stormark.server.lobby.{name}")
        monkeypatch.setattr(module, "new_seed", seed)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A server of PostgreSQL: its address without the name of a database."""
    with running_postgres() as server:
        yield server.url


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database of PostgreSQL."""
    return new_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind: what a test shows holds for both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Somebody who talks to a server of its own."""
    with site(tmp_path) as client:
        yield client
