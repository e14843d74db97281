"""The numbers of all processes as one: counts are added, what all see alike is taken once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric

Key: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
Sample: TypeAlias = tuple[str, dict[str, str], float]

SHARED: Final = (
    "stormark_tables",
    "stormark_tables_waiting",
    "stormark_tables_waiting_seconds",
    "stormark_database_bytes",
    "stormark_disk_free_bytes",
)
"""Of the database, not of a process."""


def written_down(registry: CollectorRegistry) -> str:
    """All numbers of a process, for others to read."""
    samples = [
        (sample.name, dict(sample.labels), sample.value)
        for family in registry.collect()
        for sample in family.samples
    ]
    return msgspec.json.encode(samples).decode()


class Summed(CollectorRegistry):
    """A registry of all processes."""

    def __init__(self, own: CollectorRegistry, others: Sequence[str]) -> None:
        super().__init__()
        self._own = own
        self._others = [msgspec.json.decode(text, type=list[Sample]) for text in others]

    def collect(self) -> Iterable[Metric]:
        for family in self._own.collect():
            yield self._sum(family)

    def _sum(self, family: Metric) -> Metric:
        total: dict[Key, float] = {}
        own = [(sample.name, dict(sample.labels), sample.value) for sample in family.samples]
        for samples in (own, *self._others):
            for name, labels, value in samples:
                if _belongs(name, family):
                    key = (name, tuple(sorted(labels.items())))
                    before = total.get(key, 0.0)
                    total[key] = max(before, value) if name in SHARED else before + value
        summed = Metric(family.name, family.documentation, family.type)
        for (name, pairs), value in total.items():
            summed.add_sample(name, dict(pairs), value)
        return summed

    def text(self) -> bytes:
        return generate_latest(self)


def _belongs(name: str, family: Metric) -> bool:
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    return name in (family.name, *(family.name + end for end in endings.get(family.type, ())))
