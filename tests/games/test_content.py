"""What is printed on cards and boards is that of the pack, and goes with what views say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stormark.games.battalia.game import Battalia
from stormark.games.registry import NAMES, load_game
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR

XIBALBA = Xibalba()
BATTALIA = Battalia()
PRINTED: Any = XIBALBA.content()
BOXES: Any = BATTALIA.content()
CARDS: Any = {card["id"]: card for card in BOXES["cards"]}


@pytest.mark.parametrize("name", NAMES)
def test_content_is_json_without_texts(name: str) -> None:
    """Names and texts come in a language; what is printed is the same in all of them."""
    content = load_game(name).content()
    assert json.loads(json.dumps(content)) == content
    assert not {"name", "name_en", "text_en", "effect_en"} & set(keys(content))


def keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for item in value.values() for key in keys(item))]
    return [key for item in value for key in keys(item)] if isinstance(value, list) else []


def test_cards_of_xibalba_are_as_the_pack_prints_them() -> None:
    shown = {card["id"]: card for card in PRINTED["cards"]}
    assert list(shown) == [card.id for card in XIBALBA.pack.cards]
    for card in XIBALBA.pack.cards:
        face = shown[card.id]
        for value in ("type", "faction", "cost", "phase", "copies", "edition"):
            assert face[value] == getattr(card, value)
        assert [item["op"] for item in face["effect"]] == [item.op for item in card.effect]
        values = [face.get(value) for value in ("power", "resistance", "paragon")]
        soldier = [card.power, card.resistance, card.paragon]
        assert values == (soldier if card.type == "soldier" else [None] * 3)


def test_factions_and_dice_of_xibalba_are_as_the_pack_prints_them() -> None:
    for shown, faction in zip(PRINTED["factions"], XIBALBA.pack.factions, strict=True):
        assert (shown["id"], shown["board"]) == (faction.id, faction.board)
        assert shown["action_costs"] == faction.action_costs
        assert [level["resistance"] for level in shown["levels"]] == [
            level.resistance for level in faction.levels
        ]
    assert PRINTED["dice"]["attack"] == {
        "count": XIBALBA.pack.dice["attack"].count,
        "faces": ["A-", "A-", "A-", "A", "A", "C"],
    }


def test_units_artefacts_and_great_artefacts_are_as_the_pack_prints_them() -> None:
    for unit in BATTALIA.pack.units:
        face = CARDS[f"{unit.id}.islanders"]
        assert (face["type"], face["rank"], face["faction"]) == ("unit", unit.rank, "islanders")
        assert face["price"] == {"rank": unit.recruiter_rank, "supply": unit.supply}
    for artefact in BATTALIA.pack.artefacts:
        price = {"rank": artefact.buyer_rank, "supply": artefact.supply}
        assert CARDS[f"{artefact.id}.baerfolk"]["price"] == price
    for great in BATTALIA.pack.great_artefacts:
        face = CARDS[great.id]
        assert (face["attack"], face["defence"]) == (great.attack, great.defence)


@pytest.mark.parametrize("options", BATTALIA.option_sets())
def test_the_layout_of_a_match_is_among_those_printed(options: dict[str, Any]) -> None:
    """B-CSETUP-08: which fields there are, and what lies on them at the beginning."""
    setup = BATTALIA.setup(options)
    assert isinstance(setup, Setup)
    view: Any = Match(BATTALIA, setup, bytes(32)).view(SPECTATOR)
    board = view["board"]
    (layout,) = [
        layout
        for layout in BOXES["layouts"]
        if layout["mode"] == view["options"]["mode"]
        and layout["players"] == view["seats"]
        and layout["valley"] == (view["options"]["valley"] != "none")
    ]
    assert (layout["rows"], layout["columns"]) == (board["rows"], board["columns"])
    assert not set(layout["missing"]) & set(board["fields"])
    assert len(layout["missing"]) + len(board["fields"]) == board["rows"] * board["columns"]
    for place in ("gate", "ruin"):
        lying = {name for name, field in board["fields"].items() if field["place"] == place}
        assert lying <= set(layout[f"{place}s"])


def test_terrain_cards_lead_where_their_shape_says() -> None:
    """A shape is given unturned; each way to turn it has as many exits."""
    exits = {shape["id"]: bin(shape["exits"]).count("1") for shape in BOXES["shapes"]}
    assert exits == {"dead_end": 1, "straight": 2, "curve": 2, "t": 3, "x": 4}
    assert {shape["id"]: shape["cities"] for shape in BOXES["shapes"]} == {
        **dict.fromkeys(exits, 0),
        **BATTALIA.pack.cities,
    }
