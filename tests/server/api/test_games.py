"""Games describe themselves; content packs are checked before anybody plays with them."""

from __future__ import annotations

import json

from tests.server.site import Client, at_table, by, heard, opened, person, refusal

PACK = "[units.lord.hire]\nsupply = 4\n"


def test_every_game_describes_its_options(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert sorted(games) == ["battalia", "xibalba"]
    options = {option["name"]: option for option in games["battalia"]["options"]}
    assert options["valley"]["words"] == ["none", "mountain_pass", "kings_bridge"]
    assert options["week_limit"]["special"] == [0]
    assert options["fanatics"] == {"name": "fanatics", "kind": "switch", "default": False}
    assert games["xibalba"]["bots"] == ["beginner", "casual", "skilled", "expert", "master"]
    assert games["xibalba"]["proposed_bot"] == "skilled"
    assert len(games["xibalba"]["characters"]) == 8
    character = {"id": "bersi", "name": "Bersi", "faction": "baerfolk", "style": "guardian"}
    assert games["battalia"]["characters"][0] == character


def test_options_are_completed_or_refused_without_opening_a_table(client: Client) -> None:
    path = "/api/games/xibalba/options"
    completed = client.post(path, json={"options": {"players": 4}})
    assert (completed.status_code, completed.json()["mode"]) == (200, "normal")
    assert refusal(client.post(path, json={"options": {"players": 5}})) == (409, "X-SETUP-01")
    unknown = client.post("/api/games/chess/options", json={})
    assert (unknown.status_code, unknown.json()["place"]) == (400, "game")


def test_the_recommended_time_is_that_of_the_options(client: Client) -> None:
    """B-TIMER-01, B-TIMER-02: 30 minutes per player in team mode, 15 more for each NPC."""

    def minutes(game: str, **options: object) -> object:
        response = client.post(f"/api/games/{game}/playing-time", json={"options": options})
        return response.json()["minutes"]

    assert minutes("battalia", players=6, metamorpha=True, bilkarr=True) == 210
    assert minutes("battalia", players=2) is None
    assert minutes("xibalba", players=2) is None
    path = "/api/games/battalia/playing-time"
    assert refusal(client.post(path, json={"options": {"players": 9}})) == (409, "B-COMP-01")


def test_every_flaw_of_a_pack_is_named_with_its_place(client: Client) -> None:
    text = "nonsense = 1\n[more]\n"
    response = client.post("/api/games/xibalba/packs", json={"text": text})
    assert response.status_code == 400
    flaws = response.json()["flaws"]
    assert len(flaws) > 1
    assert all(flaw["problem"].startswith("pack-") and flaw["place"] for flaw in flaws)


def test_a_table_plays_with_a_pack_that_its_host_brought_along(client: Client) -> None:
    added = client.post("/api/games/battalia/packs", json={"text": PACK})
    assert added.status_code == 201, added.text
    content = added.json()["hash"]
    shown = client.get(f"/api/games/battalia/packs/{content}").json()
    assert json.loads(shown["text"])["units"]["lord"]["hire"]["supply"] == 4
    table = opened(client, person("Ada"), person("Ben"), game="battalia", pack=content)
    name = table["table"]["id"]
    assert table["table"]["pack"] == content
    client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
    with at_table(client, name, table["seat_tokens"]["0"]) as ada:
        assert heard(ada, "welcome")["view"]


def test_nobody_plays_with_a_pack_that_is_not_there(client: Client) -> None:
    wanted = {"game": "xibalba", "pack": "0" * 64}
    assert refusal(client.post("/api/tables", json=wanted)) == (404, "T-PACK-01")
    assert refusal(client.get("/api/games/xibalba/packs/%00")) == (404, "T-PACK-01")
