"""A [given] that cannot be: refused with what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_run import run_scenario
from tests.games.xibalba.table import GAME

Given = Mapping[str, Json]


def problem(given: Given) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        GAME.position(given)
    return caught.value.problem, caught.value.place


WORDS: list[tuple[Given, str, str]] = [
    ({"player": 2}, "field-unknown", "given.player"),
    ({"p1": {"resource": 2}}, "field-unknown", "given.p1.resource"),
    ({"p1": {"base": {"power": 2}}}, "field-unknown", "given.p1.base.power"),
    ({"p1": {"costs": {"upgrade": 2}}}, "field-unknown", "given.p1.costs.upgrade"),
    ({"ark": {"lives": 2}}, "field-unknown", "given.ark.lives"),
    ({"market": {"soldiers": []}}, "field-unknown", "given.market.soldiers"),
    ({"deck": {"cards": []}}, "field-unknown", "given.deck.cards"),
    ({"lasting": [{"who": 1}]}, "field-unknown", "given.lasting[0].who"),
    (
        {"lasting": [{"card": "partisan#1", "players": [1], "value": 2}]},
        "field-unknown",
        "given.lasting[0].value",
    ),
    (
        {"lasting": [{"card": "war_bonds", "players": [1], "on": "mole"}]},
        "field-unknown",
        "given.lasting[0].on",
    ),
    ({"players": "2"}, "field-type", "given.players"),
    ({"p1": []}, "field-type", "given.p1"),
    ({"p1": {"warhost": "mole"}}, "field-type", "given.p1.warhost"),
    ({"p1": {"warhost": [1]}}, "field-type", "given.p1.warhost[0]"),
    ({"action_pool": [1]}, "field-type", "given.action_pool[0]"),
    ({"cards": [{"id": "x"}]}, "field-missing", "given.cards[0].type"),
    ({"cards": [{"type": "event"}]}, "field-missing", "given.cards[0].id"),
    ({"lasting": [{"players": [1]}]}, "field-missing", "given.lasting[0].card"),
    ({"lasting": [{"card": "mole"}]}, "field-missing", "given.lasting[0].players"),
    ({"mode": "hard"}, "argument-unknown", "given.mode"),
    ({"phase": "end"}, "argument-unknown", "given.phase"),
    ({"action_pool": ["A", "B"]}, "argument-unknown", "given.action_pool[1]"),
    ({"p1": {"faction": "nobody"}}, "argument-unknown", "given.p1.faction"),
    (
        {"cards": [{"id": "x", "type": "event", "faction": "nobody"}]},
        "argument-unknown",
        "given.cards[0].faction",
    ),
    (
        {"lasting": [{"card": "war_bonds", "players": [1], "until": "attack_end"}]},
        "argument-unknown",
        "given.lasting[0].until",
    ),
]
NUMBERS: list[tuple[Given, str]] = [
    ({"players": 1}, "given.players"),
    ({"players": 5}, "given.players"),
    ({"target": 0}, "given.target"),
    ({"target": 41}, "given.target"),
    ({"turn": 3}, "given.turn"),
    ({"turn_number": 0}, "given.turn_number"),
    ({"rerolls_used": -1}, "given.rerolls_used"),
    ({"p1": {"resources": 26}}, "given.p1.resources"),
    ({"p1": {"paragon": -1}}, "given.p1.paragon"),
    ({"p1": {"paragon": 20}, "target": 20}, "given.p1.paragon"),
    ({"p2": {"level": 5}}, "given.p2.level"),
    ({"p2": {"upgraded": 5}}, "given.p2.upgraded"),
    ({"p1": {"base": {"resistance": [3, 4, -5, 6]}}}, "given.p1.base.resistance[2]"),
    ({"p1": {"costs": {"harvest": 26}}}, "given.p1.costs.harvest"),
    ({"ark": {"life": 11}}, "given.ark.life"),
    ({"ark": {"life": 0}}, "given.ark.life"),
    ({"ark": {"owner": 3}}, "given.ark.owner"),
    ({"lasting": [{"card": "war_bonds", "players": [3]}]}, "given.lasting[0].players[0]"),
    ({"lasting": [{"card": "war_bonds", "players": [0]}]}, "given.lasting[0].players[0]"),
    ({"lasting": [{"card": "war_bonds", "item": 9, "players": [1]}]}, "given.lasting[0].item"),
    ({"lasting": [{"card": "war_bonds", "owner": 3, "players": [1]}]}, "given.lasting[0].owner"),
    ({"new": {"seed": -1}}, "given.new.seed"),
]
CARDS: list[tuple[Given, str, str]] = [
    ({"p1": {"warhost": ["nobody"]}}, "card-unknown", "given.p1.warhost[0]"),
    ({"p1": {"warhost": ["Guard(3/2)"]}}, "card-unknown", "given.p1.warhost[0]"),
    ({"lasting": [{"card": "nobody", "players": [1]}]}, "card-unknown", "given.lasting[0].card"),
    (
        {"lasting": [{"card": "partisan#1", "players": [1], "on": "nobody"}]},
        "card-unknown",
        "given.lasting[0].on",
    ),
    ({"p1": {"warhost": ["smuggler"]}}, "card-type", "given.p1.warhost[0]"),
    ({"ark": {"soldier": "oil_well"}}, "card-type", "given.ark.soldier"),
    ({"market": {"event": ["mole", ""]}}, "card-type", "given.market.event[0]"),
    (
        {"p1": {"warhost": ["mole"]}, "deck": {"soldier": ["mole"]}},
        "card-used-twice",
        "given.deck.soldier[0]",
    ),
    (
        {"p1": {"field1": ["smuggler", "smuggler", "smuggler"]}},
        "card-used-twice",
        "given.p1.field1[2]",
    ),
    ({"cards": [{"id": "mole", "type": "soldier"}]}, "card-id-taken", "given.cards[0].id"),
    ({"p1": {"field1": ["smuggler", "oil_well"]}}, "field-mixed", "given.p1.field1"),
    ({"p1": {"field2": ["mole"]}}, "field-mixed", "given.p1.field2"),
    ({"p1": {"field2": ["gusher"]}}, "field-mixed", "given.p1.field2"),
    ({"market": {"soldier": ["mole"]}}, "list-length", "given.market.soldier"),
    (
        {"mode": "apocalypse", "market": {"soldier": ["mole", "bomber"]}},
        "list-length",
        "given.market.soldier",
    ),
    ({"p1": {"base": {"upgrade_cost": [4]}}}, "list-length", "given.p1.base.upgrade_cost"),
    ({"p3": {}}, "player-unknown", "given.p3"),
]
BROKEN_RULES: list[tuple[Given, str, str]] = [
    ({"phase": "dice", "dice_pool": ["R1"] * 5}, "given.dice_pool", "X-DICE-04"),
    ({"phase": "dice", "dice_pool": ["A"] * 5}, "given.dice_pool", "X-DICE-04"),
    ({"phase": "dice", "dice_pool": ["G1"]}, "given.dice_pool", "X-DICE-06"),
    ({"dice_pool": ["R1"]}, "given.dice_pool", "X-DICE-20"),
    (
        {"phase": "dice", "dice_pool": ["R1"], "rerolls_used": 2},
        "given.rerolls_used",
        "X-DICE-16",
    ),
    (
        {"p1": {"faction": "bastion"}, "p2": {"faction": "outrider"}},
        "given.p2.faction",
        "X-SETUP-08",
    ),
    ({"new": {"players": 5}}, "given.new", "X-SETUP-01"),
    ({"new": {"target": 41}}, "given.new", "X-SETUP-15"),
    ({"new": {"factions": ["bastion", "outrider"]}}, "given.new", "X-SETUP-08"),
]


@pytest.mark.parametrize(("given", "message", "place"), WORDS)
def test_unknown_words_and_wrong_types_are_refused(given: Given, message: str, place: str) -> None:
    assert problem(given) == (message, place)


@pytest.mark.parametrize(("given", "place"), NUMBERS)
def test_numbers_out_of_range_are_refused(given: Given, place: str) -> None:
    assert problem(given) == ("number-range", place)


@pytest.mark.parametrize(("given", "message", "place"), CARDS)
def test_cards_that_cannot_lie_there_are_refused(given: Given, message: str, place: str) -> None:
    assert problem(given) == (message, place)


@pytest.mark.parametrize(("given", "place", "rule"), BROKEN_RULES)
def test_a_position_that_breaks_a_rule_is_refused_with_it(
    given: Given, place: str, rule: str
) -> None:
    with pytest.raises(InputError) as caught:
        GAME.position(given)
    assert (caught.value.problem, caught.value.place) == ("given-refused", place)
    assert caught.value.params["rule"] == rule


def test_a_new_game_stands_alone_and_names_the_place_of_a_mistake() -> None:
    assert problem({"new": {"players": 2}, "turn": 2}) == ("given-new", "given.new")
    assert problem({"new": 2}) == ("given-new", "given.new")
    assert problem({"new": {"mode": "hard"}}) == ("argument-unknown", "given.new.mode")
    assert problem({"new": {"player": 2}}) == ("field-unknown", "given.new.player")
    assert problem({"new": {"factions": ["nobody"]}}) == (
        "argument-unknown",
        "given.new.factions[0]",
    )


def test_a_described_card_is_checked_like_a_card_of_a_pack() -> None:
    effect: Json = [{"op": "dance"}]
    assert problem({"cards": [{"id": "x", "type": "event", "effect": effect}]}) == (
        "pack-unknown-word",
        "given.cards[0].effect[0].op",
    )
    assert problem({"cards": [{"id": "x", "type": "event", "power": 2}]}) == (
        "pack-only-soldiers",
        "given.cards[0].power",
    )


def test_more_cards_than_the_rules_can_number_are_refused() -> None:
    cards: list[Json] = [{"id": f"card{number}", "type": "event"} for number in range(80)]
    assert problem({"cards": cards}) == ("pack-too-many-cards", "given.cards[74]")


def test_a_file_names_itself_and_the_place(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    head = 'game = "xibalba"\nrules = ["X-TURN-01"]\ntitle = { en = "t", de = "t" }\n'
    path.write_text(f"{head}[given]\np1.level = 7\n[then]\nturn = 1\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        run_scenario(path, {"xibalba": GAME})
    assert caught.value.place == f"{path}: given.p1.level"
    assert caught.value.params == {"found": 7, "low": 1, "high": 4}
