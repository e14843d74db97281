"""What clients show of a game besides a match."""

from __future__ import annotations

import json

import pytest

from stormark.games.registry import NAMES, load_game
from stormark.games.xibalba.pack.read import base_data
from stormark.text import Speaker
from tests.server.site import Client, refusal

PACK = "[units.lord.hire]\nsupply = 4\n"
every_game = pytest.mark.parametrize("game", NAMES)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


@every_game
@both_languages
def test_the_library_holds_everything_that_a_lookup_finds(
    client: Client, game: str, lang: str
) -> None:
    entries = client.get(f"/api/games/{game}/library/{lang}").json()
    texts = {(one["kind"], one["id"]): one["text"] for one in entries}
    assert len(texts) == len(entries)
    assert all(one["title"] and one["text"] for one in entries)
    speaker = Speaker(load_game(game), lang)
    rules = {rule: speaker.rule(rule) for rule in speaker.rules()}
    assert {i: texts[kind, i] for kind, i in texts if kind in ("rule", "ruling")} == rules
    for line in speaker.card_lines():
        assert texts[line.kind, line.id] == speaker.thing(line.kind, line.id)
    assert {kind for kind, _ in texts} >= {"term", "card", "faction"}


@pytest.mark.parametrize("path", ["library/de", "words/en", "content", "pack"])
@every_game
def test_a_client_keeps_what_it_has_until_it_changes(client: Client, game: str, path: str) -> None:
    first = client.get(f"/api/games/{game}/{path}")
    assert first.headers["cache-control"] == "public, no-cache"
    tag = first.headers["etag"]
    again = client.get(f"/api/games/{game}/{path}", headers={"If-None-Match": f"W/{tag}"})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = client.get(f"/api/games/{game}/{path}", headers={"If-None-Match": '"old"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_tables_with_a_pack_of_their_own_read_what_it_says(client: Client) -> None:
    added = client.post("/api/games/battalia/packs", json={"text": PACK}).json()["hash"]

    def texts(query: str) -> dict[tuple[str, str], str]:
        entries = client.get(f"/api/games/battalia/library/en{query}").json()
        return {(one["kind"], one["id"]): one["text"] for one in entries}

    def price(query: str) -> int:
        cards = client.get(f"/api/games/battalia/content{query}").json()["cards"]
        (lord,) = [card for card in cards if card["id"] == "lord.islanders"]
        return int(lord["price"]["supply"])

    own, brought = texts(""), texts(f"?pack={added}")
    assert {name for name in own if own[name] != brought[name]} == {("card", "lord")}
    assert (price(""), price(f"?pack={added}")) == (3, 4)


def test_a_table_shows_its_own_cards_with_names_and_texts(client: Client) -> None:
    base = client.get("/api/games/xibalba/pack").json()
    base["cards"][0] |= {"name_en": "Gate Keeper", "name_de": "Torwächterin", "cost": 9}
    first = base["cards"][0]
    data = base_data()
    cards = [{**card, "copies": card.get("copies", 1)} for card in data["cards"]]
    cards[0] |= {name: first[name] for name in ("name_en", "name_de", "cost")}
    text = json.dumps({"cards": cards})
    added = client.post("/api/games/xibalba/packs", json={"text": text}).json()["hash"]
    assert client.get(f"/api/games/xibalba/pack?pack={added}").json() == base


def test_corrections_of_battalia_are_shown_among_everything_else(client: Client) -> None:
    text = PACK + '[units.lord]\nen = "Earl"\nde = "Graf"\n'
    added = client.post("/api/games/battalia/packs", json={"text": text}).json()["hash"]
    wanted = client.get("/api/games/battalia/pack").json()
    wanted["units"]["lord"] |= {"en": "Earl", "de": "Graf"}
    wanted["units"]["lord"]["hire"]["supply"] = 4
    assert client.get(f"/api/games/battalia/pack?pack={added}").json() == wanted


@pytest.mark.parametrize("pack", ["0" * 64, "-"])
def test_a_pack_that_nobody_brought_is_not_found(client: Client, pack: str) -> None:
    for path in ("library/en", "words/en", "content", "pack"):
        response = client.get(f"/api/games/xibalba/{path}?pack={pack}")
        assert refusal(response) == (404, "T-PACK-01")


def test_a_language_nobody_translated_to_is_bad_input(client: Client) -> None:
    assert client.get("/api/games/xibalba/library/fr").status_code == 400
    assert client.get("/api/games/chess/words/en").status_code == 400


def test_what_packs_say_is_heavy_work_and_what_games_say_is_kept(client: Client) -> None:
    added = client.post("/api/games/battalia/packs", json={"text": PACK}).json()["hash"]
    heavy = client.app.state.services.heavy
    before = heavy.asked
    for path in ("library/de", "words/en", "content"):
        for _ in range(2):
            assert client.get(f"/api/games/battalia/{path}").status_code == 200
    assert heavy.asked == before
    for path in ("library/de", "words/en", "content"):
        for _ in range(2):
            assert client.get(f"/api/games/battalia/{path}?pack={added}").status_code == 200
    wanted = {"pack": added, "options": {"players": 2}}
    for path in ("options", "playing-time", "options"):
        assert client.post(f"/api/games/battalia/{path}", json=wanted).status_code == 200
    assert heavy.asked == before + 4  # each is answered once
