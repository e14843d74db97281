"""Spans of a running server reach a collector, and one that is away keeps nobody from stopping."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import ResourceSpans

from tests.server.processes.running import served

NOWHERE = "http://127.0.0.1:9/v1/traces"  # where nobody listens


class Collector(ThreadingHTTPServer):
    """Keeps what it is sent."""

    received: list[tuple[str, bytes]]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1/traces"

    def spans(self) -> list[ResourceSpans]:
        requests = [ExportTraceServiceRequest.FromString(body) for _, body in self.received]
        return [spans for request in requests for spans in request.resource_spans]


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Collector)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((self.path, body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *words: object) -> None:
        """Nobody reads it."""


@contextmanager
def collecting() -> Iterator[Collector]:
    with Collector(("127.0.0.1", 0), Handler) as collector:
        collector.received = []
        thread = Thread(target=collector.serve_forever)
        thread.start()
        yield collector
        collector.shutdown()
        thread.join()


def test_spans_reach_the_collector_before_the_server_has_stopped(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"
    with collecting() as collector:
        with served(database, log, TRACES=collector.url) as server:
            assert httpx.get(f"{server.address}/api/tables").status_code == 200
            server.stop()
        assert {path for path, _ in collector.received} == {"/v1/traces"}
        found = collector.spans()
    services = {
        attribute.value.string_value
        for spans in found
        for attribute in spans.resource.attributes
        if attribute.key == "service.name"
    }
    assert services == {"stormark"}
    names = {span.name for spans in found for scope in spans.scope_spans for span in scope.spans}
    assert {"http request", "database look"} <= names


def test_a_collector_that_is_away_keeps_nobody_from_playing_or_stopping(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"
    with served(database, log, TRACES=NOWHERE) as server:
        assert httpx.get(f"{server.address}/api/tables").status_code == 200
        server.stop()
