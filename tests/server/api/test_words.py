"""What goes wrong is said in the language of whoever asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.server.http.limits import Rate
from tests.server.site import Client, opened, person, site

PATH = "/api/games/xibalba/options"


@pytest.mark.parametrize(
    ("query", "header", "words"),
    [
        ("?lang=de", None, "T-TABLE-01: Diesen Tisch gibt es nicht."),
        ("", "de-AT,de;q=0.9,en;q=0.8", "T-TABLE-01: Diesen Tisch gibt es nicht."),
        ("?lang=en", "de", "T-TABLE-01: There is no such table."),
        ("", "fr", ""),
        ("?lang=fr", "de", ""),
        ("", None, ""),
    ],
)
def test_a_refusal_is_said_in_the_language_that_is_asked_for(
    client: Client, query: str, header: str | None, words: str
) -> None:
    headers = {} if header is None else {"Accept-Language": header}
    response = client.get(f"/api/tables/none{query}", headers=headers)
    assert (response.json()["rule"], response.json()["text"]) == ("T-TABLE-01", words)


def test_a_rule_of_a_game_is_said_in_its_words(client: Client) -> None:
    """X-SETUP-01: for 2 to 4 players."""
    response = client.post(f"{PATH}?lang=en", json={"options": {"players": 5}})
    assert response.json()["text"].splitlines()[-1].startswith("X-SETUP-01: ")


def test_bad_input_is_said_with_its_place(client: Client) -> None:
    body = client.post(f"{PATH}?lang=de", json={"options": {"mode": "chess"}}).json()
    assert body["text"].startswith("options.mode: ")
    assert "chess" in body["text"]


def test_every_flaw_of_a_pack_is_said(client: Client) -> None:
    text = "nonsense = 1\n[more]\n"
    path = "/api/games/xibalba/packs?lang=de"
    body = client.post(path, json={"text": text}).json()
    assert len(body["flaws"]) > 1
    assert all(flaw["text"].startswith(flaw["place"]) for flaw in body["flaws"])


def test_parameters_stand_in_the_words(client: Client) -> None:
    made = opened(client, person("Ada"))
    path = f"/api/tables/{made['table']['id']}/seats/0?lang=en"
    body = client.post(path, json={"name": "Ben"}).json()
    assert body["text"] == "T-SEAT-01: Seat 1 is not free."


@pytest.mark.parametrize("path", ["/api/none", "/api/tables?limit=0"])
def test_what_the_framework_refuses_is_said_too(client: Client, path: str) -> None:
    response = client.get(path, headers={"Accept-Language": "de"})
    assert response.status_code >= 400
    assert response.json()["text"]


def test_what_the_gate_refuses_is_said_too(tmp_path: Path) -> None:
    with site(tmp_path, requests=Rate(0.001, 1)) as client:
        client.get("/api/games")
        body = client.get("/api/games?lang=en").json()
    assert body["text"].startswith("T-RATE-01: That was too much at once; please wait ")
