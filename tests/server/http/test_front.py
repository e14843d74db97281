"""Proxies whose word is taken, and wrong settings that are noticed."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.config import Config, read_config
from stormark.server.http.front import NOTICES, SHOWN, Front
from stormark.server.operations.logs import JsonLines
from tests.server.site import site

PROXY = "10.0.0.7"
GOOD = {"host": "play.example", "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}


class Behind:
    """A front, and what came through it."""

    def __init__(self, **settings: Any) -> None:
        self.at = 0.0
        self.let_in: list[Any] = []
        config = Config("sqlite:///x", **{"host": "0.0.0.0", "proxies": (PROXY,), **settings})
        self.front = Front(config, self._inside, lambda: self.at)

    async def _inside(self, scope: Any, *_: Any) -> None:
        self.let_in.append(scope)

    def ask(
        self, headers: dict[str, str], peer: str = PROXY, path: str = "/api/games", **more: Any
    ) -> list[str]:
        """What looks wrong after a request."""
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "client": (peer, 4711),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            **more,
        }
        asyncio.run(self.front(scope, None, None))
        return self.front.notices()


def test_a_known_proxy_says_for_whom_it_asks_and_nothing_looks_wrong() -> None:
    behind = Behind()
    assert behind.ask(GOOD) == []
    assert (behind.let_in[0]["client"][0], behind.let_in[0]["scheme"]) == ("192.0.2.1", "https")


@pytest.mark.parametrize(
    ("settings", "notices"),
    [
        ({"host": "127.0.0.1", "proxies": ()}, []),
        ({"host": "localhost", "proxies": ("127.0.0.1",)}, []),
        ({"host": "::1", "proxies": ("10.0.0.7", "::1")}, []),
        ({"host": "0.0.0.0", "proxies": ()}, ["open-network"]),
        ({"host": "::", "proxies": ()}, ["open-network"]),
        ({"host": "192.0.2.9", "proxies": ()}, ["open-network"]),
        ({"host": "127.0.0.1", "proxies": ("10.0.0.0/8",)}, ["proxies-elsewhere"]),
    ],
)
def test_settings_that_cannot_be_right_are_noticed_at_the_start(
    settings: dict[str, Any], notices: list[str]
) -> None:
    assert Behind(**settings).front.notices() == notices


def without(*names: str) -> dict[str, str]:
    return {name: value for name, value in GOOD.items() if name not in names}


PAGE = {"origin": "https://play.example", "sec-fetch-site": "same-origin"}


@pytest.mark.parametrize(
    ("asked", "notices"),
    [
        ({"headers": GOOD, "peer": "10.0.0.8"}, ["proxy-unknown"]),
        ({"headers": {"forwarded": "for=192.0.2.1"}, "peer": "10.0.0.8"}, ["proxy-unknown"]),
        ({"headers": {"host": "play.example"}, "peer": "10.0.0.8"}, []),
        ({"headers": without("x-forwarded-for")}, ["client-unknown"]),
        ({"headers": without("x-forwarded-proto")}, ["scheme-unknown"]),
        ({"headers": {}, "path": "/health/ready"}, []),
        ({"headers": {}, "path": "/metrics"}, []),
        ({"headers": GOOD | PAGE}, []),
        ({"headers": GOOD | PAGE | {"host": "10.0.0.9:8000"}}, ["host-changed"]),
        (
            {
                "headers": GOOD
                | {"host": "server", "origin": "https://a.example", "x-forwarded-host": "a.example"}
            },
            ["host-changed"],
        ),
        (
            {"headers": GOOD | {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}},
            [],
        ),
        ({"headers": GOOD, "path": "/api/tables/x/live"}, ["sockets-cut"]),
        ({"headers": GOOD, "path": "/api/tables/x/live", "type": "websocket"}, []),
        ({"headers": {}, "path": "/api/tables/x/live", "peer": "192.0.2.1"}, []),
    ],
)
def test_a_request_gives_wrong_settings_away(asked: dict[str, Any], notices: list[str]) -> None:
    assert Behind().ask(**asked) == notices


def test_the_machine_itself_may_ask_past_its_proxy() -> None:
    local = {"host": "127.0.0.1", "proxies": ("127.0.0.1",)}
    asked = {"host": "127.0.0.1:8000"}
    assert Behind(**local).ask(asked, "127.0.0.1") == []
    assert Behind(**local).ask(asked, "127.0.0.1", http_version="1.0") == ["client-unknown"]
    assert Behind(**local).ask({"host": "play.example"}, "127.0.0.1") == ["client-unknown"]


def test_a_notice_is_logged_once_and_shown_until_it_is_mended(
    caplog: pytest.LogCaptureFixture,
) -> None:
    behind = Behind(proxies=())
    with caplog.at_level(logging.WARNING):
        behind.front.started()
        behind.ask(GOOD, "172.18.0.3")
        behind.ask(GOOD, "172.18.0.4")
    told = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [line["notice"] for line in told] == ["open-network", "proxy-unknown"]
    assert all(line["meaning"] == NOTICES[line["notice"]] for line in told)
    assert told[1]["address"] == "172.18.0.3"
    behind.at = SHOWN + 1
    assert behind.front.notices() == ["open-network"]


def test_the_address_of_somebody_on_the_net_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        Behind().ask(GOOD, "8.8.8.8")
    assert "8.8.8.8" not in JsonLines().format(caplog.records[0])


def test_a_proxy_is_named_by_its_address() -> None:
    proxies = "127.0.0.1, 10.1.0.0/16,::1"
    config = read_config({}, {"proxies": proxies}, "sqlite:///x")
    assert config.proxies == ("127.0.0.1", "10.1.0.0/16", "::1")
    for wrong in ("caddy", "*", "10.1.0.1/16", "127.0.0.1:80"):
        with pytest.raises(InputError) as caught:
            read_config({}, {"proxies": wrong}, "sqlite:///x")
        assert (caught.value.problem, caught.value.params) == ("serve-proxy", {"found": wrong})


def test_whoever_asks_whether_the_server_is_ready_is_told_what_looks_wrong(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        assert client.get("/health/ready").json()["notices"] == []
        client.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
        assert client.get("/health/ready").json()["notices"] == ["proxy-unknown"]
    with site(tmp_path, host="0.0.0.0") as client:
        assert client.get("/health/ready").json()["notices"] == ["open-network"]
