"""Traces: where time goes, across processes, and nothing about anybody."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from stormark.kernel.refusal import InputError
from stormark.server.config import Config, read_config
from stormark.server.operations import tracing as module
from stormark.server.operations.tracing import NOT_RECORDED, Tracing, check, tracing
from tests.server.patience import PATIENCE
from tests.server.site import at_table, bot, by, heard, opened, person, say, site

COLLECTOR = "http://127.0.0.1:9/v1/traces"
TRACED: dict[str, Any] = {"traces": COLLECTOR}


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemorySpanExporter]:
    """What a server in this process sends, once it has stopped."""
    exporter = InMemorySpanExporter()
    start = Tracing.start
    monkeypatch.setattr(Tracing, "start", lambda self, config: start(self, config, exporter))
    yield exporter
    exporter.clear()


def facts(span: ReadableSpan) -> dict[str, Any]:
    return {key.removeprefix("stormark."): value for key, value in (span.attributes or {}).items()}


def named(spans: Sequence[ReadableSpan], name: str, **wanted: Any) -> ReadableSpan:
    found = [one for one in spans if one.name == name and wanted.items() <= facts(one).items()]
    assert found, [(one.name, facts(one)) for one in spans]
    return found[0]


def is_within(inner: ReadableSpan, outer: ReadableSpan) -> bool:
    assert inner.context is not None
    assert outer.context is not None
    same = inner.context.trace_id == outer.context.trace_id
    return same and inner.parent is not None and inner.parent.span_id == outer.context.span_id


def children(spans: Sequence[ReadableSpan], of: ReadableSpan, name: str) -> list[ReadableSpan]:
    return [one for one in spans if one.name == name and is_within(one, of)]


def test_a_request_is_traced_by_its_route_with_its_work_on_the_database(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path, **TRACED) as client:
        table = opened(client, person("Ada"), person("Ben"))
        client.get(f"/api/tables/{table['table']['id']}")
        client.get("/api/tables/nobody")
    spans = recorded.get_finished_spans()
    shown = named(spans, "http request", route="/api/tables/{table}", status=200, method="GET")
    assert children(spans, shown, "database look") or children(spans, shown, "database run")
    named(spans, "http request", status=404)


def test_a_message_is_traced_by_its_type_and_answer(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path, **TRACED) as client:
        table = opened(client, person("Ada"), person("Ben"))
        client.post(f"/api/tables/{table['table']['id']}/start", headers=by(table["host_token"]))
        token = table["seat_tokens"]["0"]
        with at_table(client, table["table"]["id"], token) as socket:
            heard(socket, "welcome")
            say(socket, "leave", request="away")
            heard(socket, "accepted")
    spans = recorded.get_finished_spans()
    left = named(spans, "socket message", message="leave", answer="accepted", game="xibalba")
    assert left.parent is None
    assert children(spans, left, "database run")


def test_a_heavy_question_shows_the_process_that_worked_on_it(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path, **TRACED, heavy_workers=1) as client:
        assert client.post("/api/games/xibalba/packs", json={"text": "no pack"}).status_code == 400
    spans = recorded.get_finished_spans()
    asked = named(spans, "heavy question", question="CheckPack")
    assert is_within(asked, named(spans, "http request", status=400))
    (work,) = children(spans, asked, "work")
    assert facts(work)["process"] != os.getpid()
    assert (work.start_time or 0) <= (work.end_time or 0)


def test_a_bot_shows_the_process_that_thought(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path, **TRACED) as client:
        table = opened(client, person("Ada"), bot("random"))
        client.post(f"/api/tables/{table['table']['id']}/start", headers=by(table["host_token"]))
        token = table["seat_tokens"]["0"]
        with at_table(client, table["table"]["id"], token) as socket:
            heard(socket, "welcome")
            say(socket, "leave", request="away")  # now both seats are bots'
            while heard(socket, "update")["by"] != 1:
                pass
    spans = recorded.get_finished_spans()
    thought = named(spans, "bot", bot="random", game="xibalba")
    assert children(spans, thought, "work")


def test_nothing_about_anybody_is_in_a_trace(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path, **TRACED) as client:
        client.post("/api/people", json={"name": "Ada", "password": "lovelace-1815"})
        table = opened(client, person("Grace"), person("Ben"), password="open sesame")
        name, first = table["table"]["id"], table["seat_tokens"]["0"]
        client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
        with at_table(client, name, first) as socket:  # dice decide who begins
            begins = heard(socket, "welcome")["view"]["deciding"][0]
        token = table["seat_tokens"][str(begins)]
        with at_table(client, name, token, lang="en") as socket:
            decision = heard(socket, "welcome")["decisions"][0]
            say(socket, "say", request="hi", text="a word in secret")
            heard(socket, "done")
            action = {key: decision["actions"][0][key] for key in ("verb", "args")}
            say(socket, "act", request="first", decision=decision["id"], action=action)
            heard(socket, "accepted")
        secrets = [name, token, table["host_token"], "Ada", "Grace", "lovelace", "sesame"]
        secrets += [
            "secret",
            "testclient",
            f'"{decision["id"]}"',
            client.cookies["stormark_session"],
        ]
    told = "\n".join(span.to_json() for span in recorded.get_finished_spans())
    assert "socket message" in told
    assert [secret for secret in secrets if secret in told] == []


def test_an_error_is_told_by_its_class() -> None:
    exporter, own = InMemorySpanExporter(), Tracing()

    async def work() -> None:
        own.start(Config("sqlite:///x", **TRACED), exporter)
        try:
            with own.span("work"):
                raise ValueError("a secret")
        finally:
            await own.stop()

    with pytest.raises(ValueError, match="secret"):
        asyncio.run(work())
    (span,) = exporter.get_finished_spans()
    assert (span.status.description, span.events) == ("ValueError", ())


def test_without_the_setting_nothing_is_recorded(
    tmp_path: Path, recorded: InMemorySpanExporter
) -> None:
    with site(tmp_path) as client:
        client.get("/api/games")
        with tracing.span("anything", game="xibalba") as span:
            assert span is NOT_RECORDED
    assert recorded.get_finished_spans() == ()


def test_a_server_without_the_setting_does_not_load_opentelemetry() -> None:
    program = (
        "import sys, stormark.server.app\n"
        "print([name for name in sys.modules if name.startswith('opentelemetry')])"
    )
    environment = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment,
        timeout=PATIENCE * 2,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_the_setting_without_the_packages_is_an_error_that_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    check(Config("sqlite:///x"))
    with pytest.raises(InputError) as caught:
        check(Config("sqlite:///x", **TRACED))
    assert (caught.value.problem, caught.value.place) == ("serve-telemetry", "STORMARK_TRACES")


@pytest.mark.parametrize(
    ("variable", "value", "problem"),
    [
        ("STORMARK_TRACES", "127.0.0.1:4318", "serve-traces"),
        ("STORMARK_TRACES", "http://name:password@host", "serve-traces"),
        ("STORMARK_TRACE_PERCENT", "0", "number-range"),
        ("STORMARK_TRACE_PERCENT", "101", "number-range"),
    ],
)
def test_wrong_settings_are_named(variable: str, value: str, problem: str) -> None:
    with pytest.raises(InputError) as caught:
        read_config({variable: value}, {}, "sqlite:///x")
    assert (caught.value.problem, caught.value.place) == (problem, variable)
    assert "password" not in str(caught.value.params)
