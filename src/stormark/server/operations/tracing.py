"""Traces by OpenTelemetry, for whoever wants to see where the time goes; off unless asked for.

A span has a name and facts that are listed by name where they are told: routes, kinds and counts.
No address, person, table, token or text of anybody is among them, and no position of a game.
Exceptions are told by their class alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from time import time_ns
from typing import TYPE_CHECKING, Final, TypeAlias

from stormark.kernel.refusal import InputError
from stormark.server.config import Config, variable

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Span as RecordedSpan
    from opentelemetry.trace import Tracer

Fact: TypeAlias = str | int | float | bool

NEEDED: Final = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
SERVICE: Final = "stormark"
FLUSHING: Final = 5.0  # seconds for the last spans when the server stops


class Span:
    """Something that takes a while; this one is not recorded."""

    def fact(self, name: str, value: Fact) -> None:
        """Say something more about it."""


NOT_RECORDED: Final = Span()


class Traced(Span):
    """A span that is recorded."""

    def __init__(self, recorded: RecordedSpan) -> None:
        self._recorded = recorded

    def fact(self, name: str, value: Fact) -> None:
        self._recorded.set_attribute(_attribute(name), value)


class Tracing:
    """What is recorded in this process.  There is one: spans know their parents by context."""

    def __init__(self) -> None:
        self._provider: TracerProvider | None = None
        self._tracer: Tracer | None = None

    def start(self, config: Config, exporter: SpanExporter | None = None) -> None:
        """Begin to record, if the settings say where spans go."""
        if not config.traces:
            return
        check(config)
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
        from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased

        sampler = ParentBased(TraceIdRatioBased(config.trace_percent / 100))
        resource = Resource.create({"service.name": SERVICE})
        self._provider = TracerProvider(sampler=sampler, resource=resource, shutdown_on_exit=False)
        to = exporter or OTLPSpanExporter(endpoint=config.traces)
        self._provider.add_span_processor(BatchSpanProcessor(to))
        self._tracer = self._provider.get_tracer(SERVICE)

    async def stop(self) -> None:
        """Send what was recorded; nobody waits long for a collector that is away."""
        provider, self._provider, self._tracer = self._provider, None, None
        if provider is not None:
            await asyncio.wait(
                [asyncio.ensure_future(asyncio.to_thread(provider.shutdown))], timeout=FLUSHING
            )

    @contextmanager
    def span(self, name: str, *, inner: bool = False, **facts: Fact) -> Iterator[Span]:
        """Record what happens within; an `inner` one only as part of another."""
        tracer = self._tracer
        if tracer is None or (inner and not _inside()):
            yield NOT_RECORDED
            return
        from opentelemetry.trace import StatusCode

        attributes = {_attribute(fact): value for fact, value in facts.items()}
        with tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        ) as recorded:
            try:
                yield Traced(recorded)
            except BaseException as error:
                recorded.set_status(StatusCode.ERROR, type(error).__name__)
                raise

    def worked(self, seconds: float, process: int) -> None:
        """Another process worked on what is going on here, for so long until now.

        Workers have no way to the net: they tell how long they took, and it is recorded here.
        """
        if self._tracer is not None and _inside():
            ended = time_ns()
            began = ended - round(seconds * 1e9)
            facts = {_attribute("process"): process}
            self._tracer.start_span("work", attributes=facts, start_time=began).end(ended)


tracing: Final = Tracing()


def check(config: Config) -> None:
    """Raises InputError if spans are wanted and the packages for them are missing."""
    if config.traces and not all(map(_installed, NEEDED)):
        raise InputError("serve-telemetry", variable("traces"))


def _installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # a package above it is missing
        return False


def _inside() -> bool:
    from opentelemetry.trace import get_current_span

    return get_current_span().is_recording()


def _attribute(fact: str) -> str:
    return f"{SERVICE}.{fact}"
