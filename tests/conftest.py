from __future__ import annotations

import pytest

from tests.browser import chromium
from tests.deploy import proxies
from tests.server import postgres


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly which tests a machine could not run."""
    skipped = terminalreporter.stats.get("skipped", [])
    for reason in (postgres.MISSING, chromium.MISSING, proxies.MISSING):
        missing = [report.nodeid for report in skipped if reason in str(report.longrepr)]
        if missing:
            terminalreporter.section(f"NOT RUN: {len(missing)} tests ({reason})", red=True)
            for name in missing:
                terminalreporter.line(name)
