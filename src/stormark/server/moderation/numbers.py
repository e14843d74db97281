"""The load of a process, from the numbers it keeps for Prometheus anyway."""

from __future__ import annotations

from msgspec import Struct
from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.samples import Sample


class ShownNumber(Struct):
    """One number: a level as it is, or the mean of something that was measured often."""

    name: str
    about: str
    labels: dict[str, str]
    value: float


def load_numbers(registry: CollectorRegistry) -> list[ShownNumber]:
    """Levels such as memory, sockets and queues, and mean times."""
    found: list[ShownNumber] = []
    for metric in registry.collect():
        if metric.type == "gauge":
            found += [
                ShownNumber(sample.name, metric.documentation, dict(sample.labels), sample.value)
                for sample in metric.samples
                if sample.name == metric.name
            ]
        elif metric.type == "histogram":
            found += _means(metric)
    return found


def _means(metric: Metric) -> list[ShownNumber]:
    """The mean of each set of labels for which anything was measured."""
    sums = {_key(sample): sample for sample in metric.samples if sample.name.endswith("_sum")}
    counts = {_key(one): one.value for one in metric.samples if one.name.endswith("_count")}
    return [
        ShownNumber(
            f"{metric.name}_mean",
            metric.documentation,
            dict(sample.labels),
            sample.value / counts[key],
        )
        for key, sample in sums.items()
        if counts.get(key)
    ]


def _key(sample: Sample) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(sample.labels.items()))
