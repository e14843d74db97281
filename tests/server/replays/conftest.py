from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Client, site


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with site(tmp_path) as client:
        yield client
