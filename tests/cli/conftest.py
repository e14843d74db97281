from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Terminal


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    data = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("STORMARK_LANG", "en")
    return Terminal(monkeypatch, capsys, data)
