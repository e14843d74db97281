"""How others find a table."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server.site import Client, by, opened, person, refusal, site


def test_the_link_is_the_one_whoever_asks_has_found(client: Client) -> None:
    table = opened(client)["table"]["id"]
    path = f"/api/tables/{table}/invitation"
    there = client.get(path, headers={"Host": "play.example.org"}).json()
    assert there == {"link": f"http://play.example.org/table/{table}", "local": False}
    here = client.get(path, headers={"Host": "127.0.0.1:8000"}).json()
    assert here == {"link": f"http://127.0.0.1:8000/table/{table}", "local": True}


def test_where_the_server_knows_its_address_the_link_never_says_another(tmp_path: Path) -> None:
    with site(tmp_path, url="http://192.168.1.7:8000") as client:
        table = opened(client)["table"]["id"]
        path = f"/api/tables/{table}/invitation"
        told = client.get(path, headers={"Host": "127.0.0.1:8000"}).json()
    assert told == {"link": f"http://192.168.1.7:8000/table/{table}", "local": False}


def test_the_code_is_a_picture_of_the_link(client: Client) -> None:
    table = opened(client)["table"]["id"]
    answer = client.get(f"/api/tables/{table}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    picture = ElementTree.fromstring(answer.content)
    assert picture.tag.endswith("svg")
    assert "viewBox" in picture.attrib
    assert len(list(picture)) == 2  # the light ground and the dark modules
    assert b"style" not in answer.content  # the page allows no styles of strangers
    other = opened(client)["table"]["id"]
    assert client.get(f"/api/tables/{other}/invitation.svg").content != answer.content


@pytest.mark.parametrize("what", ["invitation", "invitation.svg"])
def test_there_is_no_invitation_to_no_table(client: Client, what: str) -> None:
    assert refusal(client.get(f"/api/tables/nowhere/{what}")) == (404, "T-TABLE-01")


def test_an_odd_name_of_the_server_is_no_link(client: Client) -> None:
    table = opened(client)["table"]["id"]
    for host in ("a b", "x" * 400, '"><script>'):
        answer = client.get(f"/api/tables/{table}/invitation", headers={"Host": host})
        assert answer.status_code == 400


def test_the_personal_link_of_a_seat_is_for_whoever_holds_it(client: Client) -> None:
    told = opened(client, person("Ada"), person("Ben"))
    table, tokens = told["table"]["id"], told["seat_tokens"]
    path = f"/api/tables/{table}/seats/0/link"
    answer = client.post(path, headers={**by(tokens["0"]), "Host": "play.example.org"})
    link = f"http://play.example.org/table/{table}#seat.0.{tokens['0']}"
    assert answer.json()["link"] == link
    assert ElementTree.fromstring(answer.json()["code"]).tag.endswith("svg")
    assert answer.headers["cache-control"] == "no-store"
    assert "#" not in str(answer.request.url), "what servers write into logs names no token"
    for token in (tokens["1"], told["host_token"], "nonsense"):
        assert refusal(client.post(path, headers=by(token))) == (403, "T-TOKEN-01")
