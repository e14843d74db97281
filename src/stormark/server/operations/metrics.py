"""Numbers about the server for Prometheus.  No names, no tables, nothing secret among them."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One set per application, so that tests do not count for each other."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "stormark_http_requests",
            "HTTP requests, by route and status",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "stormark_http_request_seconds",
            "Time to answer an HTTP request",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("stormark_sockets", "Open sockets", ["viewer"], registry=self.registry)
        self.farewells = Counter(
            "stormark_farewells",
            "Sockets closed by the server, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.abuse = Counter(
            "stormark_abuse",
            "Connections and requests that went beyond a bound",
            ["what"],
            registry=self.registry,
        )
        self.acts = Counter(
            "stormark_acts", "What seats asked for, by outcome", ["outcome"], registry=self.registry
        )
        self.act_seconds = Histogram(
            "stormark_act_seconds",
            "Time from a seat's message to its answer, committed",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "stormark_refusals",
            "Refusals, by the chapter of the rule",
            ["chapter"],
            registry=self.registry,
        )
        self.database_seconds = Histogram(
            "stormark_database_seconds",
            "Time of a transaction, waiting included, by operation",
            ["operation"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.storage_errors = Counter(
            "stormark_storage_errors",
            "What the database could not do, by what was wrong with it",
            ["trouble"],
            registry=self.registry,
        )

        self.messages = Counter(
            "stormark_messages", "Messages of clients, by type", ["type"], registry=self.registry
        )
        self.loop_lag = Histogram(
            "stormark_loop_lag_seconds",
            "How much later than it should a task goes on",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.workers = Gauge(
            "stormark_workers",
            "Processes that work for this one, those at work, and questions that wait for them",
            ["pool", "state"],
            registry=self.registry,
        )
        self.tables = Gauge(
            "stormark_tables", "Tables of the database", ["status"], registry=self.registry
        )
        self.waiting_tables = Gauge(
            "stormark_tables_waiting",
            "Matches that wait for a person, or for a bot or whatever else the server has to do",
            ["whom"],
            registry=self.registry,
        )
        self.waiting_seconds = Gauge(
            "stormark_tables_waiting_seconds",
            "How long the match that waits longest for the server has been waiting",
            registry=self.registry,
        )
        self.database_bytes = Gauge(
            "stormark_database_bytes", "Size of the database", registry=self.registry
        )
        self.disk_free = Gauge(
            "stormark_disk_free_bytes",
            "Free space beside a SQLite database",
            registry=self.registry,
        )

    def refused(self, rule: str) -> None:
        self.refusals.labels(chapter(rule)).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def chapter(rule: str) -> str:
    """The part of a rule id that does not number.

    >>> chapter("X-ATTACK-07")
    'X-ATTACK'
    """
    return rule.rpartition("-")[0] or "other"
