"""Packs that their owners share: who sees them, who withdraws them, and how many there are."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from stormark.games.registry import pack_format
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import checked_pack
from stormark.server.retention.rules import RULES
from stormark.server.storage.shared_packs import WITHDRAWN
from stormark.server.workshop.sharing import changes_of
from tests.server.api.test_packs import brought, disowned, hidden_table, kept
from tests.server.moderation.offices import done, logged_in, operator
from tests.server.replays.matches import in_database
from tests.server.site import Client, refusal, site

SHARED = "/api/shared-packs"
MISTFOLK = """
[boards.marsh]
sides = ["mistfolk"]
[factions.mistfolk]
board = "marsh"
name_de = "Nebelvolk"
[cards.bomber]
faction = "mistfolk"
"""


def shared(client: Client, content: str, game: str = "battalia") -> Any:
    return client.post(SHARED, json={"game": game, "pack": content})


def by_token(token: str) -> dict[str, str]:
    return {"X-Share-Token": token}


def test_a_pack_is_seen_by_its_hash_only_while_its_owner_shares_it(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        content = brought(client, 4).json()["hash"]
        link = f"{SHARED}/{content}"
        assert refusal(client.get(link)) == (404, "T-PACK-01")
        answer = shared(client, content)
        assert answer.status_code == 201
        token = answer.json()["token"]
        disowned(tmp_path)
        told = client.get(link).json()
        assert (told["hash"], told["game"], told["own"]) == (content, "battalia", False)
        assert client.get(f"/api/games/battalia/pack?pack={content}").status_code == 200
        assert client.post("/api/tables", json={"game": "battalia", "pack": content}).is_success
        assert client.get(link, headers=by_token(token)).json()["own"]
        assert refusal(client.delete(link)) == (404, "T-PACK-01")
        assert client.delete(link, headers=by_token("guessed")).status_code == 404
        assert client.delete(link, headers=by_token(token)).status_code == 204
        assert refusal(client.get(link)) == (404, "T-PACK-01")


def test_what_is_shared_says_what_changed_and_nothing_of_its_owner(tmp_path: Path) -> None:
    text = '# by Ada\n[pack]\nname = "Dear Lords"\n[units.lord.hire]\nsupply = 4\n'
    with site(tmp_path) as client, logged_in(client, "Ada") as (ada, _):
        content = ada.post("/api/games/battalia/packs", json={"text": text}).json()["hash"]
        assert shared(ada, content).json() == {"hash": content, "token": ""}
        told = client.get(f"{SHARED}/{content}").json()
        assert "Ada" not in json.dumps(told)
        assert told["name"] == "Dear Lords"
        assert tomllib.loads(told["text"])["units"] == {"lord": {"hire": {"supply": 4}}}
        assert ada.get(f"{SHARED}/{content}").json()["own"]
        assert ada.delete(f"{SHARED}/{content}").status_code == 204


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("xibalba", "[cards.bomber]\ncost = 9\n[cards.forger]\nremove = true\n"),
        ("xibalba", "[cards.own_one]\n"),
        ("xibalba", MISTFOLK),
        ("battalia", '[factions.baerfolk]\nen = "Bears"\n'),
        ("battalia", Path("examples/mistfolk.toml").read_text(encoding="utf-8")),
        ("battalia", "[turn.hand_size]\nvalue = 7\n"),  # no card or faction: it stays whole
    ],
)
def test_a_copy_of_what_is_shared_is_the_same_pack(game: str, text: str) -> None:
    if "own_one" in text:
        card = {**pack_format(game).tables(None)["cards"]["bomber"], "name_en": "Own"}
        text = json.dumps({"cards": {"own_one": {k: v for k, v in card.items() if k != "id"}}})
    pack = checked_pack(game, text)
    changes = changes_of(game, pack.text)
    assert checked_pack(game, changes.text).hash == pack.hash
    assert (len(changes.text) < 2000) == ("hand_size" not in text)


def test_only_whoever_brought_a_pack_shares_it(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        content = brought(client, 4).json()["hash"]
        hidden_table(client, content)
        disowned(tmp_path)
        assert refusal(shared(client, content)) == (404, "T-PACK-01")
        assert refusal(shared(client, "0" * 64)) == (404, "T-PACK-01")
        own = client.get("/api/games").json()
        base = next(game["pack"] for game in own if game["id"] == "battalia")
        assert refusal(shared(client, base)) == (409, "T-SHARE-03")
        other = brought(client, 5).json()["hash"]
        assert refusal(shared(client, other, "xibalba")) == (404, "T-PACK-01")


def test_a_guest_shares_a_few_packs_and_a_shared_one_does_not_make_room(tmp_path: Path) -> None:
    with site(tmp_path, shared_packs=1, packs=2) as client:
        first, second = (brought(client, supply).json()["hash"] for supply in (4, 5))
        token = shared(client, first).json()["token"]
        assert shared(client, first).status_code == 201  # once more is no more
        assert refusal(shared(client, second)) == (409, "T-SHARE-02")
        assert brought(client, 6).status_code == 201
        assert client.get(f"{SHARED}/{first}").status_code == 200
        assert kept(tmp_path) == 2
        assert client.delete(f"{SHARED}/{first}", headers=by_token(token)).status_code == 204


def test_an_operator_withdraws_a_pack_for_everybody(tmp_path: Path) -> None:
    with site(tmp_path) as client, operator(client) as olga:
        content = brought(client, 4).json()["hash"]
        shared(client, content)
        listed = olga.get("/api/admin/packs").json()
        assert [(one["hash"], one["game"], one["shares"]) for one in listed] == [
            (content, "battalia", 1)
        ]
        done(olga, "withdraw_pack", pack=content)
        assert olga.get("/api/admin/packs").json() == []
        assert client.get(f"{SHARED}/{content}").status_code == 404
        entry = olga.get("/api/admin/audit").json()["entries"][0]
        assert (entry["action"], entry["details"]["pack"]) == ("withdraw_pack", content)


def test_what_an_operator_withdrew_is_not_shared_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(tmp_path) as client, operator(client) as olga:
        content, other = (brought(client, supply).json()["hash"] for supply in (4, 5))
        shared(client, content)
        done(olga, "withdraw_pack", pack=content)
        again = shared(client, content)
        assert refusal(again) == (409, "T-SHARE-04")
        assert again.json()["params"] == {"days": 30}
        assert shared(client, other).status_code == 201
        later = now_ms() + WITHDRAWN
        monkeypatch.setattr("stormark.server.workshop.sharing.now_ms", lambda: later)
        assert shared(client, content).status_code == 201


def test_only_operators_see_what_is_shared(tmp_path: Path) -> None:
    with site(tmp_path) as client, logged_in(client, "Ada") as (ada, _):
        assert client.get("/api/admin/packs").status_code == 401
        assert refusal(ada.get("/api/admin/packs"))[1] == "T-ADMIN-01"


def test_what_was_shared_long_ago_goes_and_the_pack_after_it(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        content = brought(client, 4).json()["hash"]
        shared(client, content)
        disowned(tmp_path)

    def swept(connection: Connection, before: int) -> list[str]:
        gone = []
        for rule in RULES:
            if rule.setting in ("shared_days", "pack_days"):
                keys = [tuple(row) for row in connection.execute(rule.due(connection, before))]
                if keys:
                    gone.append(rule.setting)
        return gone

    def sweep(connection: Connection) -> None:
        (rule,) = (rule for rule in RULES if rule.setting == "shared_days")
        keys = [tuple(row) for row in connection.execute(rule.due(connection, 2**50))]
        rule.drop(connection, keys)

    assert in_database(tmp_path, lambda c: swept(c, 1)) == []
    assert in_database(tmp_path, lambda c: swept(c, 2**50)) == ["shared_days"]
    in_database(tmp_path, sweep)
    assert in_database(tmp_path, lambda c: swept(c, 2**50)) == ["pack_days"]
