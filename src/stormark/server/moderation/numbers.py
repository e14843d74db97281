"""The load of a process, from the numbers it keeps for Prometheus anyway."""

from __future__ import annotations

from msgspec import Struct
from prometheus_client import CollectorRegistry


class Number(Struct):
    """One number: a level as it is, or the mean of something that was measured often."""

    name: str
    about: str
    labels: dict[str, str]
    value: float


def load_numbers(registry: CollectorRegistry) -> list[Number]:
    """Levels such as memory, sockets and queues, and mean times."""
    found: list[Number] = []
    for metric in registry.collect():
        if metric.type == "gauge":
            found += [
                Number(sample.name, metric.documentation, dict(sample.labels), sample.value)
                for sample in metric.samples
                if sample.name == metric.name
            ]
        elif metric.type == "histogram":
            totals = {sample.name: sample.value for sample in metric.samples if not sample.labels}
            count = totals.get(f"{metric.name}_count", 0)
            mean = totals.get(f"{metric.name}_sum", 0) / count if count else 0.0
            found.append(Number(f"{metric.name}_mean", metric.documentation, {}, mean))
    return found
