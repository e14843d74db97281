"""The server hands out the client for browsers, if it has one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.http.limits import Rate
from tests.server.site import CHEAP, UNLIMITED, Client

PAGE = b"<!doctype html><title>Stormark</title>"
SCRIPT = b"console.log('hello');"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(PAGE)
    (built / "manifest.webmanifest").write_text('{"name": "Stormark"}')
    (built / "sw.js").write_bytes(SCRIPT)
    (built / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(b"gzip")
    (built / "assets" / "font-3c4d.woff2").write_bytes(b"wOF2")
    return built


@pytest.fixture
def browser(tmp_path: Path, folder: Path) -> Iterator[Client]:
    settings = {**CHEAP, **UNLIMITED, "requests": Rate(0.0001, 5)}
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", **settings)
    with TestClient(create_app(config, folder)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/rules/X-ARK-03", "/apiary"])
def test_every_place_within_the_client_gets_its_page(browser: Client, path: str) -> None:
    response = browser.get(path)
    assert (response.status_code, response.content) == (200, PAGE)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_the_page_may_only_load_from_its_own_server(browser: Client) -> None:
    policy = browser.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "connect-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert browser.get("/sw.js").headers["content-security-policy"] == policy


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", "/health/none", "/assets/old-9.js", "/robots.txt"]
)
def test_what_is_missing_is_not_answered_with_a_page(browser: Client, path: str) -> None:
    response = browser.get(path)
    assert (response.status_code, response.json()["problem"]) == (404, "path-unknown")


def test_only_reading_leads_to_the_client(browser: Client) -> None:
    assert browser.post("/tables/abc").status_code == 404


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/font-3c4d.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_types(browser: Client, path: str, kind: str) -> None:
    response = browser.head(path)
    assert response.headers["content-type"] == kind
    assert response.headers["x-content-type-options"] == "nosniff"


def test_files_whose_names_change_with_their_content_are_kept_for_good(browser: Client) -> None:
    kept = browser.get("/assets/font-3c4d.woff2").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert browser.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("identity", None, SCRIPT),
    ],
)
def test_the_smallest_form_that_a_browser_takes_is_sent(
    browser: Client, accepted: str, encoding: str | None, body: bytes
) -> None:
    with browser.stream(
        "GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}
    ) as response:
        assert b"".join(response.iter_raw()) == body
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "accept-encoding"


def test_an_unchanged_page_is_not_sent_again(browser: Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/tables/abc", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_asking_for_the_head_gives_no_body(browser: Client) -> None:
    response = browser.head("/")
    assert (response.content, response.headers["content-length"]) == (b"", str(len(PAGE)))


def test_nothing_outside_of_the_folder_can_be_read(browser: Client, folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert b"secret" not in browser.get(path).content


def test_many_files_at_once_are_no_reason_to_be_refused(browser: Client) -> None:
    for _ in range(10):
        assert browser.get("/assets/font-3c4d.woff2").status_code == 200
    assert [browser.get("/api/games").status_code for _ in range(6)][-1] == 429


@pytest.mark.parametrize(("lang", "words"), [("en", "no client"), ("de-AT", "keine Oberfläche")])
def test_without_a_client_the_server_says_how_to_get_one(
    tmp_path: Path, lang: str, words: str
) -> None:
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", **CHEAP)
    with TestClient(create_app(config, tmp_path / "nothing")) as client:
        response = client.get("/", headers={"Accept-Language": lang})
    assert response.status_code == 404
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert words in response.text
    assert "make play" in response.text
