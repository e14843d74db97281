"""A site with its public address, on which Ada is logged in, and a device of hers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.passkeys.authenticator import Authenticator
from tests.server.passkeys.steps import ADA, URL
from tests.server.site import Client, site


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with site(tmp_path, url=URL) as found:
        assert found.post("/api/people", json=ADA).is_success
        yield found


@pytest.fixture
def device() -> Authenticator:
    return Authenticator(URL)
