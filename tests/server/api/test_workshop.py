"""The workshop: what a form offers, and what is said of a draft."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from stormark.games.registry import pack_format
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.registry import OPERATIONS
from stormark.kernel.packs.report import MOST_PROBLEMS
from stormark.server.content.games import LARGEST
from stormark.server.http.limits import Rate
from stormark.server.storage.schema import packs as stored
from tests.server.replays.matches import in_database
from tests.server.site import Client, Json, at_table, heard, site

DRAFT = {"cards": {"line_fusilier": {"cost": 99, "name_en": ""}}}


def path_of(game: str, rest: str) -> str:
    return f"/api/games/{game}/workshop/{rest}"


def reviewed(client: Client, game: str, draft: object) -> Any:
    return client.post(path_of(game, "review"), json={"text": json.dumps(draft)})


def labels(form: Json) -> list[str]:
    return [field["label"] for section in form["sections"] for field in section["fields"]]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_form_offers_fields_in_both_languages_for_all_cards_and_for_factions(
    tmp_path: Path, game: str
) -> None:
    with site(tmp_path) as client:
        english = client.get(path_of(game, "form/en")).json()
        german = client.get(path_of(game, "form/de")).json()
    ids = tuple(section["id"] for section in english["sections"])
    assert ids == (*pack_format(game).cards, "factions")
    assert [section["of"] for section in english["sections"]][-2:] == ["card", "faction"]
    assert len(labels(english)) == len(labels(german))
    assert labels(english) != labels(german)


def test_a_form_is_kept_by_clients(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        first = client.get(path_of("xibalba", "form/en"))
        tag = {"If-None-Match": first.headers["etag"]}
        assert client.get(path_of("xibalba", "form/en"), headers=tag).status_code == 304


def test_a_draft_begins_with_what_cards_do(tmp_path: Path) -> None:
    """Or whoever changes an effect would begin with none, and lose it."""
    with site(tmp_path) as client:
        base = client.get(path_of("xibalba", "base")).json()
        shown = client.get("/api/games/xibalba/pack").json()
        other = client.get(path_of("battalia", "base")).json()
        assert other == client.get("/api/games/battalia/pack").json()
    written = pack_format("xibalba").tables(None)["cards"]
    assert {card["id"]: card["effect"] for card in base["cards"]} == {
        name: card["effect"] for name, card in written.items()
    }
    assert [{**card, "effect": None} for card in base["cards"]] == [
        {**card, "effect": None} for card in shown["cards"]
    ]


def test_every_field_of_a_form_may_be_written_into_a_pack(tmp_path: Path) -> None:
    """The base pack's own values, repeated field by field, are a pack."""
    tables = pack_format("battalia").tables(None)
    with site(tmp_path) as client:
        form = client.get(path_of("battalia", "form/en")).json()
        draft: dict[str, Any] = {}
        for section in form["sections"]:
            for field in section["fields"]:
                entry = field["entry"] or "baerfolk"
                value: Any = tables[section["id"]][entry]
                holder = draft.setdefault(section["id"], {}).setdefault(entry, {})
                *outer, last = field["path"].split(".")
                for key in outer:
                    value, holder = value[key], holder.setdefault(key, {})
                holder[last] = value[last]
        answer = reviewed(client, "battalia", draft).json()
    assert answer["problems"] == []
    assert answer["hash"]


FACTIONS = {
    "xibalba": {"name_de": "Nebelvolk", "board": "marsh"},
    "battalia": {"de": "Nebelvolk"},
}
BOARDS = {"xibalba": {"boards": {"marsh": {"sides": ["mistfolk"]}}}, "battalia": {}}


def with_faction(game: str, form: Json, **more: object) -> Json:
    """A draft with a new faction: what a blank one of the form has, and its name."""
    (section,) = (one for one in form["sections"] if one["of"] == "faction")
    faction = {**section["blank"], **FACTIONS[game], **more}
    return {**BOARDS[game], "factions": {"mistfolk": faction}}


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_new_faction_that_begins_as_the_form_says_is_tried_out_at_once(
    tmp_path: Path, game: str
) -> None:
    with site(tmp_path) as client:
        draft = with_faction(game, client.get(path_of(game, "form/de")).json())
        review = reviewed(client, game, draft).json()
        assert review["problems"] == []
        text = json.dumps(draft)
        brought = client.post(f"/api/games/{game}/packs", json={"text": text}).json()
        assert brought["hash"] == review["hash"]
        data = {"section": "factions", "card": "mistfolk", "name": "Ada", "pack": review["hash"]}
        opened = client.post(path_of(game, "trials"), json=data).json()
        token = {"X-Table-Token": opened["host_token"]}
        client.post(f"/api/tables/{opened['table']['id']}/start", headers=token)
        with at_table(client, opened["table"]["id"], opened["seat_tokens"]["0"]) as socket:
            view = heard(socket, "welcome")["view"]
    assert view["players"][0]["faction"] == "mistfolk"


def test_bounds_of_a_faction_in_the_form_are_those_of_the_checker(tmp_path: Path) -> None:
    """The highest number of each field can be played, one more is named beside it."""
    with site(tmp_path) as client:
        form = client.get(path_of("xibalba", "form/en")).json()
        numbers = [field for field in form["sections"][-1]["fields"] if field["kind"] == "number"]
        assert len(numbers) == 4 * 3 - 1 + 6  # the first level costs nothing
        for above in (0, 1):
            draft = with_faction("xibalba", form)
            faction = draft["factions"]["mistfolk"]
            for field in numbers:
                holder, last = placed(faction, field["path"])
                holder[last] = field["high"] + above
            problems = reviewed(client, "xibalba", draft).json()["problems"]
            paths = [f"factions.mistfolk.{field['path']}" for field in numbers]
            assert sorted(one["path"] for one in problems) == sorted(paths * above)


def placed(faction: Json, path: str) -> tuple[Json, str]:
    """The table that a field of a faction lies in, and its key there."""
    outer, _, last = path.partition(".")
    if outer.endswith("]"):
        return faction["levels"][int(outer[-2])], last
    return faction[outer], last


def test_a_home_is_offered_to_new_factions_alone_and_ids_fit(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        section = client.get(path_of("battalia", "form/en")).json()["sections"][-1]
    fresh = [field["path"] for field in section["fields"] if field["fresh"]]
    assert fresh == ["terrain"]
    assert section["open"]
    assert section["kept"]
    assert not section["digits"]
    assert section["taken"] == ["unbound", "fanatics"]


@pytest.mark.parametrize("workers", [0, 1])
def test_problems_of_a_draft_lead_to_their_fields_in_both_languages(
    tmp_path: Path, workers: int
) -> None:
    with site(tmp_path, heavy_workers=workers) as client:
        answer = reviewed(client, "xibalba", DRAFT)
    assert answer.status_code == 200
    found = {problem["path"]: problem["texts"] for problem in answer.json()["problems"]}
    assert sorted(found) == ["cards.line_fusilier.cost", "cards.line_fusilier.name_en"]
    said = found["cards.line_fusilier.cost"]
    assert said["en"] == "99 is out of range: from 0 to 25 is allowed."
    assert said["de"] == "99 liegt außerhalb des Bereichs; erlaubt ist 0 bis 25."
    assert answer.json()["hash"] == ""


def test_a_draft_that_can_be_played_has_the_hash_of_its_pack_and_is_not_kept(
    tmp_path: Path,
) -> None:
    draft = {"cards": {"line_fusilier": {"cost": 5}}}
    with site(tmp_path) as client:
        answer = reviewed(client, "xibalba", draft).json()
        assert answer["problems"] == []
        text = json.dumps(draft)
        count = select(func.count()).select_from(stored)
        assert in_database(tmp_path, lambda c: c.scalar(count)) == 0
        brought = client.post("/api/games/xibalba/packs", json={"text": text}).json()
    assert answer["hash"] == brought["hash"]


def test_a_text_that_says_something_else_than_its_effect_is_remarked_upon(tmp_path: Path) -> None:
    draft = {"cards": {"line_fusilier": {"text_en": "Roll 9 dice.", "text_de": "Wirf 9 Würfel."}}}
    with site(tmp_path) as client:
        answer = reviewed(client, "xibalba", draft).json()
    said = [(note["path"], note["texts"]["en"].partition(".")[0]) for note in answer["notes"]]
    assert said == [
        (f"cards.line_fusilier.text_{lang}", f"Text and effect {difference}")
        for lang in ("en", "de")
        for difference in ("give different numbers", "speak of different things")
    ]


@pytest.mark.parametrize("workers", [0, 1])
def test_what_cards_do_is_told_while_a_draft_has_problems(tmp_path: Path, workers: int) -> None:
    effect = [{"op": "resources", "amount": 7, "trigger": "harvest"}, {"op": "paragon"}]
    draft = {"cards": {"stonemason": {"effect": effect, "cost": 99}, "nobody": 3}}
    with site(tmp_path, heavy_workers=workers) as client:
        answer = reviewed(client, "xibalba", draft).json()
        other = reviewed(client, "battalia", {}).json()
        unreadable = client.post(path_of("xibalba", "review"), json={"text": "[cards"}).json()
    assert answer["problems"]
    assert answer["told"]["cards.stonemason"] == {
        "en": "When you harvest, gain 7 resources. Gain … Paragon.",
        "de": "Wenn du aberntest, erhältst du 7 Ressourcen. Du erhältst … Paragon.",
    }
    assert len(answer["told"]) == len(pack_format("xibalba").tables(None)["cards"])
    assert other["told"] == {}
    assert unreadable["told"]["cards.bastion_wall"]["en"] == "Your base has +2 Resistance."


def test_a_line_that_is_no_toml_is_named(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        answer = client.post(path_of("xibalba", "review"), json={"text": "[cards.x]\ncost = = 3"})
    (problem,) = answer.json()["problems"]
    assert problem["line"] == 2


def test_a_draft_has_bounds(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        many = {f"nonsense_{number}": 1 for number in range(3 * MOST_PROBLEMS)}
        assert len(reviewed(client, "xibalba", many).json()["problems"]) == MOST_PROBLEMS + 1
        long = client.post(path_of("xibalba", "review"), json={"text": "#" * (LARGEST + 1)})
        assert long.status_code == 400
        huge = client.post(path_of("xibalba", "review"), json={"text": "#" * (3 * LARGEST)})
        assert huge.status_code == 413
        assert client.get(path_of("chess", "form/en")).status_code == 400
        assert client.get(path_of("xibalba", "form/fr")).status_code == 400


def test_whoever_asks_too_much_waits(tmp_path: Path) -> None:
    with site(tmp_path, heavy_questions=0) as client:
        answer = reviewed(client, "xibalba", DRAFT)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def test_a_form_offers_every_operation_of_the_rules_with_its_parameters(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        effects = client.get(path_of("xibalba", "form/en")).json()["effects"]
    offered = {(one["op"], one["what"]): one for one in effects["operations"]}
    assert set(offered) == {(one.word, one.what) for one in OPERATIONS}
    for one in OPERATIONS:
        fields = offered[one.word, one.what]["fields"]
        assert [field["path"] for field in fields] == list(one.params)
    assert [field["path"] for field in effects["conditions"]] == list(CONDITIONS)


def test_every_value_that_a_form_offers_is_in_the_vocabulary(tmp_path: Path) -> None:
    """Items with the first word or highest number of each field are made of known words."""
    with site(tmp_path) as client:
        effects = client.get(path_of("xibalba", "form/en")).json()["effects"]
        items = [
            {
                "op": one["op"],
                **({"what": one["what"]} if one["what"] else {}),
                **{
                    field["path"]: field["words"][0]["word"] if field["words"] else field["high"]
                    for field in one["fields"]
                },
            }
            for one in effects["operations"]
            if not one["nested"]
        ]
        draft = {"cards": {"line_fusilier": {"effect": items}}}
        problems = reviewed(client, "xibalba", draft).json()["problems"]
    about_words = ("is not possible here", "out of range", "number is needed", "is missing")
    assert [p for p in problems if any(text in p["texts"]["en"] for text in about_words)] == []


@pytest.mark.parametrize(
    ("game", "section", "card", "seen"),
    [
        ("xibalba", "cards", "line_fusilier", "line_fusilier"),
        ("xibalba", "factions", "lazaret", "lazaret"),
        ("battalia", "units", "lord", "lord.baerfolk"),
        ("battalia", "great_artefacts", "wings_of_aviena", "wings_of_aviena"),
        ("battalia", "potions", "colossus", "colossus"),
        ("battalia", "storm_effects", "promote", '"verb": "jump"'),  # it is hidden until then
        ("battalia", "fate_cards", "fate_2", '"verb": "jump"'),
        ("battalia", "factions", "islanders", "tribesman.islanders"),
    ],
)
def test_a_card_is_tried_out_at_a_table_that_nobody_else_sees(
    tmp_path: Path, game: str, section: str, card: str, seen: str
) -> None:
    with site(tmp_path) as client:
        data = {"section": section, "card": card, "name": "Ada"}
        answer = client.post(path_of(game, "trials"), json=data)
        assert answer.status_code == 201
        opened = answer.json()
        table, token = opened["table"]["id"], {"X-Table-Token": opened["host_token"]}
        assert opened["table"]["settings"]["practice"]
        assert client.get("/api/tables").json()["tables"] == []
        started = client.post(f"/api/tables/{table}/start", headers=token)
        assert started.json()["status"] == "running"
        with at_table(client, table, opened["seat_tokens"]["0"]) as socket:
            told = heard(socket, "welcome")
        assert seen in json.dumps(told)


def test_only_cards_of_the_pack_are_tried_out_and_packs_of_others_are_not_known(
    tmp_path: Path,
) -> None:
    with site(tmp_path) as client:
        data = {"section": "cards", "card": "nobody", "name": "Ada"}
        unknown = client.post(path_of("xibalba", "trials"), json=data)
        assert (unknown.status_code, unknown.json()["problem"]) == (400, "trial-card")
        assert client.post(path_of("battalia", "trials"), json=data).status_code == 400
        foreign = client.post(path_of("xibalba", "trials"), json={**data, "pack": "0" * 64})
        assert foreign.status_code == 404


def test_new_trials_are_bounded_as_new_tables_are(tmp_path: Path) -> None:
    with site(tmp_path, new_tables=Rate(0.001, 1)) as client:
        data = {"section": "cards", "card": "line_fusilier", "name": "Ada"}
        answers = [client.post(path_of("xibalba", "trials"), json=data) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
