"""What the log says of a database that comes and goes."""

from __future__ import annotations

import pytest

from stormark.server.operations import condition
from stormark.server.operations.condition import CALM, StorageCondition
from stormark.server.storage.trouble import BUSY, StorageError

Line = tuple[str, dict[str, object]]


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(condition, "monotonic", clock)
    return clock


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    lines: list[Line] = []
    monkeypatch.setattr(condition, "log", lambda event, _, **facts: lines.append((event, facts)))
    return lines


def test_losses_one_after_the_other_are_counted_instead_of_told(
    clock: Clock, lines: list[Line]
) -> None:
    storage = StorageCondition()
    for _ in range(200):
        storage.failed(StorageError(BUSY))
        storage.answered()
    clock.now += CALM
    storage.failed(StorageError(BUSY))
    storage.failed(StorageError(BUSY))
    clock.now += 7
    storage.answered()
    assert lines == [
        ("storage lost", {"trouble": BUSY, "losses": 1}),
        ("storage back", {"trouble": BUSY, "seconds": 0}),
        ("storage lost", {"trouble": BUSY, "losses": 200}),
        ("storage back", {"trouble": BUSY, "seconds": 7}),
    ]


def test_a_loss_soon_after_another_is_told_if_it_lasts(clock: Clock, lines: list[Line]) -> None:
    storage = StorageCondition()
    storage.failed(StorageError(BUSY))
    storage.answered()
    clock.now += 1
    storage.failed(StorageError(BUSY))
    assert storage.trouble == BUSY
    clock.now += CALM
    storage.failed(StorageError(BUSY))
    assert [event for event, _ in lines] == ["storage lost", "storage back", "storage lost"]
    assert storage.seconds == CALM
