"""The base pack is complete, and loading fills in what the rules fill in."""

from __future__ import annotations

from collections import Counter

from stormark.games.xibalba.pack import CardDef, Item, Scaled, base_pack, check_pack_file, load_pack
from stormark.games.xibalba.pack.read import BASE_PACK

PACK = base_pack()


def find(card_id: str) -> CardDef:
    return next(card for card in PACK.cards if card.id == card_id)


def test_the_base_pack_has_no_problem() -> None:
    assert check_pack_file(BASE_PACK) == []


def test_the_base_pack_is_loaded_once() -> None:
    assert load_pack() is load_pack(None)
    assert load_pack(BASE_PACK) == PACK


def test_there_are_160_different_cards_and_176_with_copies() -> None:
    assert len(PACK.cards) == 160
    assert len({card.id for card in PACK.cards}) == 160
    assert sum(card.copies for card in PACK.cards) == 176


def test_every_type_has_the_printed_number_of_cards() -> None:
    counts: Counter[str] = Counter()
    for card in PACK.cards:
        counts[card.type] += card.copies
    assert counts == {"soldier": 64, "civilian": 48, "structure": 32, "event": 32}


def test_every_faction_has_the_same_number_of_cards_of_each_type() -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for card in PACK.cards:
        counts[card.faction, card.type] += card.copies
    shares = {"soldier": 8, "civilian": 6, "structure": 4, "event": 4}
    assert counts == {(f.id, kind): n for f in PACK.factions for kind, n in shares.items()}


def test_the_printed_values_add_up() -> None:
    assert sum(card.cost * card.copies for card in PACK.cards) == 658
    soldiers = [card for card in PACK.cards if card.type == "soldier"]
    sums = (
        sum(card.power * card.copies for card in soldiers),
        sum(card.resistance * card.copies for card in soldiers),
        sum(card.paragon * card.copies for card in soldiers),
    )
    assert sums == (191, 219, 77)


def test_four_names_come_from_the_manuals() -> None:
    names = {card.name["en"] for card in PACK.cards if card.manual_card}
    assert names == {"Bomber", "Gunslinger", "Flamergirl", "Smuggler"}


def test_four_boards_have_two_factions_each() -> None:
    assert len(PACK.boards) == 4
    assert [side for board in PACK.boards for side in board.sides] == [f.id for f in PACK.factions]


def test_dice_have_the_faces_of_the_rules() -> None:
    assert PACK.dice["resource"].faces == (
        *("blank", "blank", "resource_1", "resource_1", "resource_2", "resource_3"),
    )
    assert PACK.dice["attack"].faces == ("blank",) * 3 + ("attack", "attack", "critical")
    assert PACK.dice["paragon"].faces == ("blank",) * 3 + ("paragon_1", "paragon_1", "paragon_2")
    assert [die.count for die in PACK.dice.values()] == [4, 4, 2]


def test_defaults_of_parameters_are_filled_in() -> None:
    gains = [item for card in PACK.cards for item in card.effect if item.op == "resources"]
    assert {item.params["who"] for item in gains} > {"you"}
    assert all("who" in item.params for item in gains)


def test_counted_amounts_are_values_of_their_own() -> None:
    amounts = [item.params.get("amount") for card in PACK.cards for item in card.effect]
    assert Scaled("structures", 1, 3) in amounts
    assert Scaled("base_level", 2) in amounts


def test_lists_inside_items_hold_items() -> None:
    results = find("gambler").effect[0].params["results"]
    assert isinstance(results, dict)
    assert results["critical"] == (
        Item("resources", "", {"amount": 4, "who": "you"}, {}, {}, 0, False, ""),
    )
