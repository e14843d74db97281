from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings

from tests.browser import chromium
from tests.deploy import proxies
from tests.server import postgres

# The same examples each time, however long they take; --hypothesis-profile=default takes others.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly which tests a machine could not run."""
    skipped = terminalreporter.stats.get("skipped", [])
    for reason in (postgres.MISSING, chromium.MISSING, proxies.MISSING):
        missing = [report.nodeid for report in skipped if reason in str(report.longrepr)]
        if missing:
            terminalreporter.section(f"NOT RUN: {len(missing)} tests ({reason})", red=True)
            for name in missing:
                terminalreporter.line(name)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", type=int, metavar="SEED", help="run the tests in another order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What may take longest begins first, so that no worker waits for another one at the end.

    `--order SEED` shuffles them instead: no test may depend on those before it.
    """
    arrange(items, config.getoption("--order"))


def arrange(items: list[pytest.Item], seed: int | None) -> None:
    if seed is None:
        items.sort(key=allowed_seconds, reverse=True)
    else:
        Random(seed).shuffle(items)


def allowed_seconds(item: pytest.Item) -> float:
    """What a test asks for by a mark of its own; most ask for nothing."""
    mark = item.get_closest_marker("timeout")
    return float(mark.args[0]) if mark is not None else 0.0
