from __future__ import annotations

import pytest

from tests.server.postgres import MISSING


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly which tests a machine could not run."""
    missing = [
        report.nodeid
        for report in terminalreporter.stats.get("skipped", [])
        if MISSING in str(report.longrepr)
    ]
    if missing:
        terminalreporter.section(f"NOT RUN: {len(missing)} tests ({MISSING})", red=True)
        for name in missing:
            terminalreporter.line(name)
