"""The server behind Caddy and behind nginx, with the files of deploy/."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.deploy import proxies
from tests.deploy.proxies import PROXIES, Certificate, Proxy
from tests.ports import free_port
from tests.server.patience import PATIENCE
from tests.server.processes.running import Server, served

TABLES = 3  # that an address may open
PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
XIBALBA = {"game": "xibalba", "seats": PEOPLE}

Json = dict[str, Any]


@dataclass
class Site:
    """A server behind a proxy; the server can be stopped and started again."""

    proxy: Proxy
    own: Certificate
    port: int
    folder: Path
    server: Server | None = None
    stack: ExitStack | None = None

    def start(self, *more: str) -> None:
        database = f"sqlite:///{self.folder}/tables.db"
        self.stack = ExitStack()
        limits = {"NEW_TABLES": f"0.0001/{TABLES}"}
        trusting = more or ("--proxies", "127.0.0.1")
        arguments = ("--port", str(self.port), *trusting)
        running = served(database, self.folder / "server.log", *arguments, **limits)
        self.server = self.stack.enter_context(running)

    def stop(self) -> None:
        assert self.server is not None
        assert self.stack is not None
        self.server.stop()
        self.stack.close()

    def client(self, address: str) -> httpx.Client:
        """Somebody with an address of their own."""
        transport = httpx.HTTPTransport(verify=self.own.trusted(), local_address=address)
        return httpx.Client(transport=transport, base_url=self.proxy.address, timeout=PATIENCE)

    def notices(self) -> list[str]:
        ready = httpx.get(f"http://127.0.0.1:{self.port}/health/ready", timeout=PATIENCE)
        return cast("list[str]", ready.json()["notices"])

    def at(self, table: str) -> connect:
        address = f"wss://localhost:{self.proxy.port}/api/tables/{table}/live"
        return connect(address, ssl=self.own.trusted(), max_size=None, origin=None)


@pytest.fixture(params=sorted(PROXIES))
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    own = proxies.certificate(tmp_path)
    port = free_port()
    (tmp_path / "proxy").mkdir()
    start: Any = PROXIES[request.param]
    with start(port, own, tmp_path / "proxy") as proxy:
        site = Site(proxy, own, port, tmp_path)
        site.start()
        try:
            yield site
        finally:
            assert site.stack is not None
            site.stack.close()


async def hear(socket: ClientConnection, kind: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


def new_match(client: httpx.Client) -> tuple[str, list[str]]:
    opened = client.post("/api/tables", json=XIBALBA).json()
    table = opened["table"]["id"]
    token = {"X-Table-Token": opened["host_token"]}
    assert client.post(f"/api/tables/{table}/start", headers=token).status_code == 200
    return table, list(opened["seat_tokens"].values())


async def hello(socket: ClientConnection, token: str) -> Json:
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    return await hear(socket, "welcome")


async def play(site: Site, table: str, tokens: list[str], request: str) -> int:
    """Whoever is asked answers; the number of the record."""
    for token in tokens:
        async with site.at(table) as socket:
            welcome = await hello(socket, token)
            if welcome["decisions"]:
                decision = welcome["decisions"][0]
                act = {"type": "act", "request": request, "decision": decision["id"]}
                await socket.send(json.dumps(act | {"action": decision["actions"][0]}))
                return int((await hear(socket, "accepted"))["seq"])
    raise AssertionError("nobody is asked")


def test_a_match_is_played_through_tls_and_nothing_looks_wrong(site: Site) -> None:
    with site.client("127.0.0.2") as client:
        table, tokens = new_match(client)
        assert asyncio.run(play(site, table, tokens, "one")) > 0
        page = client.get("/")
        assert page.status_code == 200
        assert "strict-transport-security" in page.headers  # the server knows that it was TLS
        plain = httpx.get(f"http://localhost:{site.proxy.http_port}/", follow_redirects=False)
        assert plain.status_code in {301, 308}
        assert plain.headers["location"].startswith("https://localhost")
        # A page of this site may write, one of another site may not
        for origin, status in ((site.proxy.address, 201), ("https://evil.example", 403)):
            answer = client.post("/api/tables", json=XIBALBA, headers={"Origin": origin})
            assert answer.status_code == status, origin
    assert site.notices() == []


def test_limits_count_clients_and_not_the_proxy_nor_what_they_say_of_themselves(
    site: Site,
) -> None:
    with site.client("127.0.0.2") as one, site.client("127.0.0.3") as other:
        for number in range(TABLES):
            said = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": "for=192.0.2.9"}
            assert one.post("/api/tables", json=XIBALBA, headers=said).status_code == 201
        refused = one.post("/api/tables", json=XIBALBA, headers={"X-Forwarded-For": "192.0.2.77"})
        assert (refused.status_code, refused.json()["rule"]) == (429, "T-RATE-01")
        assert other.post("/api/tables", json=XIBALBA).status_code == 201


def test_a_body_that_is_too_large_does_not_get_past_the_proxy(site: Site) -> None:
    with site.client("127.0.0.2") as client:
        refused = client.post("/api/tables", content=b"x" * 5_000_000)
        assert refused.status_code == 413
        assert "rule" not in refused.text  # the proxy said so, not the server
        assert client.get("/api/games").status_code == 200


def test_a_server_is_restarted_behind_its_proxy_and_the_match_goes_on(site: Site) -> None:
    with site.client("127.0.0.2") as client:
        table, tokens = new_match(client)
        first = asyncio.run(play(site, table, tokens, "one"))

        async def watch_the_end() -> None:
            async with site.at(table) as socket:
                await hello(socket, tokens[0])
                await asyncio.to_thread(site.stop)
                assert (await hear(socket, "bye"))["reason"] == "server-stops"

        asyncio.run(watch_the_end())
        assert client.get(f"/api/tables/{table}").status_code == 502
        site.start()
        begun = monotonic()
        while client.get(f"/api/tables/{table}").status_code != 200:
            assert monotonic() - begun < PATIENCE
            sleep(0.1)
        assert asyncio.run(play(site, table, tokens, "two")) == first + 1
    # The link of a table is an invitation: neither of the two writes it down
    assert table not in (site.folder / "server.log").read_text()
    assert table not in site.proxy.written()


def test_a_server_that_does_not_know_its_proxy_notices_with_the_first_request(site: Site) -> None:
    site.stop()
    site.start("--log-level", "warning")
    assert site.notices() == []
    with site.client("127.0.0.2") as client:
        assert client.get("/api/games").status_code == 200
    assert site.notices() == ["proxy-unknown"]
    lines = (site.folder / "server.log").read_text().splitlines()
    told = [json.loads(line) for line in lines if '"notice"' in line]
    assert [(line["notice"], line["address"]) for line in told] == [("proxy-unknown", "127.0.0.1")]
