"""Factions that a pack adds to the six (B-RULING-127)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from stormark.bots.registry import make_bot
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import PACK_FORMAT, check_pack, load_pack
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import Kit, seed_bytes
from stormark.kernel.game import Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io
from stormark.lab.playing import play_out
from stormark.text import Speaker
from tests.games.battalia.table import GAME, Table

PACK = Path(__file__).parents[4] / "examples/mistfolk.toml"
SEVEN = Battalia(load_pack(PACK))
WHOLE = {"terrain": "protojungle", "en": "Mistfolk"}
OTHERS = ["cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed"]


def chosen(*sets: str, **options: Any) -> Setup:
    setup = SEVEN.setup({"players": 2, "sets": [*sets], **options})
    assert isinstance(setup, Setup)
    return setup


# --- what a pack says


def problems(**entry: Any) -> list[tuple[str, str]]:
    name = entry.pop("called", "mistfolk")
    found = check_pack({"factions": {name: entry}}, "pack")
    return [(problem.message.removeprefix("pack-"), problem.path) for problem in found]


def test_a_name_in_one_language_and_a_terrain_are_enough() -> None:
    assert problems(terrain="frost_fields", de="Nebelvolk") == []
    mistfolk = SEVEN.pack.factions[-1]
    assert (mistfolk.id, mistfolk.number, mistfolk.terrain) == ("mistfolk", 1, "verdant_woods")
    assert mistfolk.colour == SEVEN.pack.factions[0].colour
    assert mistfolk.element["de"] == "Nebel"


def test_a_whole_pack_with_a_newcomer_can_be_read_again(tmp_path: Path) -> None:
    """Servers keep packs whole."""
    whole = PACK_FORMAT.data(PACK_FORMAT.tables(PACK))
    assert whole["factions"]["mistfolk"]["colour"] == {"en": "green", "de": "grün"}
    path = tmp_path / "whole.json"
    path.write_text(json.dumps(whole))
    assert load_pack(path) == SEVEN.pack


@pytest.mark.parametrize(
    ("entry", "message", "place"),
    [
        ({"de": "Nebelvolk"}, "unknown-entry", "factions.mistfolk"),
        ({"called": "bearfolk", "de": "Bären"}, "unknown-entry-near", "factions.bearfolk"),
        ({"terrain": "moor", "en": "M"}, "unknown-word", "factions.mistfolk.terrain"),
        ({"terrain": "neutral", "en": "M"}, "unknown-word", "factions.mistfolk.terrain"),
        ({"terrain": "protojungle"}, "text-missing", "factions.mistfolk"),
        ({"terrain": "protojungle", "en": ""}, "text-empty", "factions.mistfolk.en"),
        ({**WHOLE, "gate": 7}, "unknown-key", "factions.mistfolk.gate"),
        ({**WHOLE, "element": {}}, "text-missing", "factions.mistfolk.element"),
        ({**WHOLE, "called": "mist2"}, "faction-id", "factions.mist2"),
        ({**WHOLE, "called": "unbound"}, "faction-id", "factions.unbound"),
    ],
)
def test_what_is_wrong_is_named(entry: dict[str, Any], message: str, place: str) -> None:
    assert problems(**entry) == [(message, place)]


def test_there_is_an_end_of_factions() -> None:
    many = {
        f"folk_{'a' * number}": {"terrain": "protojungle", "en": "F"} for number in range(1, 20)
    }
    (problem,) = check_pack({"factions": many}, "pack")
    assert (problem.message, problem.params["found"]) == ("pack-too-many-factions", 25)


def test_another_pack_can_change_a_newcomer(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(PACK.read_text(encoding="utf-8"), encoding="utf-8")
    second = '[pack]\nbased_on = "first.toml"\n[factions.mistfolk]\nen = "Moorfolk"\n'
    (tmp_path / "second.toml").write_text(second, encoding="utf-8")
    mistfolk = load_pack(tmp_path / "second.toml").factions[-1]
    assert mistfolk.name == {"en": "Moorfolk", "de": "Nebelvolk"}
    assert mistfolk.number == 1


# --- which factions are in a game


def test_factions_of_the_same_terrain_are_not_in_one_game() -> None:
    refusal = SEVEN.setup({"players": 2, "sets": ["mistfolk", "baerfolk", "islanders"]})
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "B-RULING-127"
    told = Speaker(SEVEN, "de").refusal(refusal)
    assert "Bärenvolk und Nebelvolk haben dasselbe Heimatgelände" in told


def test_the_six_alone_do_not_know_it() -> None:
    with pytest.raises(InputError) as caught:
        GAME.setup({"players": 2, "sets": ["mistfolk", "emberians", "islanders"]})
    assert caught.value.place == "options.sets[0]"


def test_the_creation_has_the_factions_of_the_first_four_terrains() -> None:
    setup = chosen("mistfolk", "emberians", "islanders", mode="creation")
    assert setup.options["mode"] == "creation"
    far = Battalia(load_pack(PACK))
    far.homes = {**far.homes, "mistfolk": 5}
    with pytest.raises(InputError):
        far.setup({"players": 2, "mode": "creation", "sets": ["mistfolk", *OTHERS[:2]]})


def test_without_a_choice_those_at_home_in_a_terrain_take_turns() -> None:
    setup = SEVEN.setup({"players": 6})
    assert isinstance(setup, Setup)
    drawn = []
    for seed in range(30):
        chance = KeyedChance(seed_bytes(seed), SEVEN.spec.streams)
        state = SEVEN.start(setup, Io(chance))
        drawn.append(state.rules.words.factions[0])
        assert list(state.rules.words.factions[1:]) == OTHERS
    assert {name: drawn.count(name) > 8 for name in drawn} == {"baerfolk": True, "mistfolk": True}


# --- whole games


def test_a_whole_game_keeps_every_promise() -> None:
    setup = chosen("mistfolk", "cloudborn", "emberians", mode="creation")
    report = Kit(SEVEN, every=400).run_game(setup.options, 1)
    assert report.decisions > 100


def test_six_play_a_whole_game_with_everything() -> None:
    modules = {"metamorpha": True, "bilkarr": True, "valley": "kings_bridge", "week_limit": 4}
    setup = chosen("mistfolk", *OTHERS, players=6, **modules)
    report = Kit(SEVEN).run_game(setup.options, 3, full=False)
    assert report.decisions > 1000


def test_bots_play_it_to_the_end() -> None:
    setup = chosen("mistfolk", "emberians", "islanders", mode="creation", week_limit=4)
    bots = [make_bot("greedy", seat, "battalia") for seat in range(2)]
    state, _ = play_out(SEVEN, setup, seed_bytes(5), bots, views=False)
    assert sum(state.returns()) == 1


def view(state: Any, viewer: int) -> JsonDict:
    return SEVEN.show(SEVEN.seen_by(state, viewer), viewer)


def test_its_cards_carry_its_name_everywhere() -> None:
    p1 = {"faction": "mistfolk", "hand": ["chief.mistfolk", "2 tribesman.mistfolk", "2 supply"]}
    table = Table(SEVEN, players=2, p1=p1, p2={"faction": "emberians"})
    state = table.state
    assert view(state, 0)["players"][0]["faction"] == "mistfolk"  # type: ignore[index, call-overload]
    assert "cohort mistfolk" in table.options
    table.do("cohort mistfolk")
    again = pickle.loads(pickle.dumps(table.state))
    assert SEVEN.describe(again) == SEVEN.describe(table.state)
    assert table["p1.faction"] == "mistfolk"
    assert "chief.mistfolk" in table["p1.hand"]
    assert Speaker(SEVEN, "de").card_name("chief.mistfolk") == "Häuptling (Nebelvolk)"
    assert "king.mistfolk" in table["now.royals"]


def test_positions_name_one_faction_of_a_terrain() -> None:
    with pytest.raises(InputError) as caught:
        Table(SEVEN, p1={"faction": "mistfolk"}, p2={"faction": "baerfolk"})
    assert caught.value.params["rule"] == "B-RULING-127"
    with pytest.raises(InputError):
        Table(SEVEN, p1={"faction": "mistfolk", "hand": ["chief.baerfolk"]})
