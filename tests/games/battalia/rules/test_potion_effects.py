"""B-BILK: what the six potions do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.potions import drinks, owning, table_of, to_act
from tests.games.battalia.table import Table


def test_berserker_draws_two_random_cards_of_the_defenders_hand() -> None:
    """B-BILK-23, B-RULING-66: before he acts; they go to his Refuge."""
    table = table_of(
        p1=owning("berserker", turned=1, hand=["weapon.baerfolk"], heroes=["4,4", ""]),
        p2={"hand": ["lord.cloudborn", "chief.cloudborn", "supply"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p2")
    assert table.options == ["rage", "pass"]
    table.do("rage", dice=["1", "1"])
    assert len(table["p2.hand"]) == 1
    assert len(table["p2.refuge"]) == 2
    assert table["p1.potions.berserker.empty"] is True
    assert table.asks == (1, "opening")


def test_berserker_takes_what_is_there_and_never_works_on_guards() -> None:
    """B-RULING-66: only in an attack of the owner on a player."""
    p1 = owning("berserker", turned=1, hand=["weapon.baerfolk"], heroes=["4,4", ""])
    table = table_of(p1=p1, p2={"hand": ["supply"], "heroes": ["4,4", ""]})
    table.do("attack heroes 4,4 p2").do("rage", dice=["1"])
    assert table["p2.hand"] == []
    guards = table_of(p1=p1).do("attack ruin 4,4 nobody")
    assert guards.asks == (1, "opening")
    defending = table_of(
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        p2=owning("berserker", turned=1, heroes=["4,4", ""], hand=["supply"]),
    )
    defending.do("attack heroes 4,4 p2")
    assert defending.asks == (1, "opening")


def test_frosthand_switches_off_a_line_and_its_cards_are_lost() -> None:
    """B-BILK-24, B-RULING-67: a road is not built, the cards go to the Refuge."""
    table = table_of(p1={"hand": ["2 tribesman.baerfolk"]}, p2=owning("frosthand", turned=1))
    table.do("road straight", "site 2,3 1", "freeze")
    assert table["board.2,3.card"] == "empty"
    assert table["p1.refuge"] == ["tribesman.baerfolk"] * 2
    assert table["p1.table"] == []
    assert table["p2.potions.frosthand.empty"] is True
    assert table.asks == (1, "act")


def test_frosthand_stops_a_movement() -> None:
    """B-BILK-24, B-RULING-67"""
    table = table_of(
        board={"2,3": {"card": "road", "turned": 1}},
        p1={"hand": ["supply"]},
        p2=owning("frosthand", turned=1),
    )
    table.do("move 1", "lay supply", "go", "freeze")
    assert table["p1.heroes"][0] == "2,2"
    assert table["p1.refuge"] == ["supply"]


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (["weapon.baerfolk", "2 supply"], "recruit 2,2 2"),
        (["title.baerfolk", "chief.baerfolk"], "promote title.baerfolk"),
        (["amulet.baerfolk", "chief.baerfolk"], "amulet amulet.baerfolk"),
        (["horn_of_baldur"], "great horn_of_baldur"),
    ],
)
def test_frosthand_freezes_every_kind_of_line(hand: list[str], move: str) -> None:
    """B-BILK-24, B-RULING-65, B-RULING-67: the played cards are lost without effect."""
    p1 = {"hand": hand, "nation": ["6 chest"]}
    table = table_of(p1=p1, p2=owning("frosthand", turned=1)).do(move)
    assert table.asks == (2, "window")
    assert table["p1.table"]
    table.do("freeze")
    assert table["p1.table"] == []
    assert table["p1.heroes"] == ["2,2", ""]
    assert "chest" not in table["p1.hand"]
    assert table.asks == (1, "act")


def test_a_frozen_hiding_hides_nothing_and_a_frozen_tribute_brings_nothing() -> None:
    """B-RULING-67: the card in Limbo stays there."""
    frost = owning("frosthand", turned=1)
    hiding = table_of(p1={"hand": ["chest", "lord.baerfolk"]}, p2=frost).do("hide chest", "freeze")
    assert hiding["limbo"] == ["chest"]
    assert hiding["p1.ambush"] == []
    tribute = table_of(
        metamorpha=True,
        npcs={"metamorpha": "6,6"},
        p1={"hand": ["supply"], "heroes": ["6,6", ""]},
        p2=frost,
    )
    tribute.do("tribute 1", "name supply", "freeze")
    assert tribute["board.2,2.level"] == 1
    assert tribute["p1.refuge"] == ["supply"]
    assert tribute.asks == (1, "act")


def test_a_frozen_branched_line_is_frozen_as_a_whole() -> None:
    """B-RULING-67: sacrifices already made stay in Limbo."""
    table = table_of(
        fanatics=True,
        p1={"hand": ["chief.fanatics", "4 supply"]},
        p2=owning("frosthand", turned=1),
    )
    table.do("hire tribesman")
    while table.asks[0] == 1 and table.asks[1] != "act":
        branch = [option for option in table.options if option == "hire tribesman"]
        table.do(branch[0] if branch else table.options[0])
    table.do("freeze")
    assert table["limbo"] == ["supply"]
    assert not [card for card in table["p1.refuge"] if card.startswith("tribesman")]


def test_a_frozen_attack_does_not_take_place_and_no_hero_is_lost() -> None:
    """B-RULING-67"""
    table = table_of(
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        p2=owning("frosthand", turned=1, heroes=["4,4", ""], hand=["lord.cloudborn"]),
    )
    table.do("attack heroes 4,4 p2", "finish", "freeze")
    assert table["now.battles"] == []
    assert table["p1.heroes"] == ["4,4", ""]
    assert table["p2.heroes"] == ["4,4", ""]
    assert table["p1.refuge"] == ["weapon.baerfolk"]


def test_after_a_frozen_defence_line_level_and_terrain_still_count() -> None:
    """B-RULING-67: the battle goes on."""
    table = table_of(
        board={"6,6": {"card": "city", "terrain": "rocky_mountains", "owner": 2, "level": 3}},
        p1=owning("frosthand", turned=1, hand=["weapon.baerfolk", "lord.baerfolk"],
                  heroes=["6,6", ""]),
        p2={"hand": ["lord.cloudborn", "chief.cloudborn", "priest.cloudborn"],
            "heroes": ["", ""]},
    )  # fmt: skip
    table.do("attack city 6,6 p2", "lay lord.baerfolk", "finish")
    table.do("lay lord.cloudborn", "finish", "freeze")
    assert table.battle["defence_line"] == []
    assert table.battle["defence"] == 3 + 1
    assert table.asks[0] == 2
    assert "lay chief.cloudborn" in table.options
    assert table["p2.refuge"] == ["lord.cloudborn"]


def test_frosthand_does_not_freeze_lines_of_the_own_team() -> None:
    """B-BILK-24: an opponent's line."""
    table = Table(
        players=4,
        bilkarr=True,
        p1={"hand": ["2 tribesman.baerfolk"]},
        p3=owning("frosthand", turned=1),
    )
    sites = [option for option in table.do("road straight", by=1).options if "site" in option]
    table.do(sites[0], by=1)
    assert not [option for option in table.options if option == "freeze"]


@pytest.mark.parametrize("card", ["supply", "horn_of_baldur", "queen.baerfolk", "stardust"])
def test_eclipse_makes_any_hand_card_a_joker(card: str) -> None:
    """B-BILK-25, B-RULING-68: a Supply card, a unit or an artefact."""
    table = table_of(p1=owning("eclipse", turned=1, hand=[card, "tribesman.baerfolk"]))
    table.do(f"eclipse {card}")
    assert [option.removeprefix("form ") for option in table.options] == [
        "tribesman", "chief", "priest", "lord", "supply",
        "tools", "horse", "weapon", "tent", "title", "scroll", "amulet",
    ]  # fmt: skip
    table.do("form tribesman", "road straight", "site 2,3 1", "lay tribesman.baerfolk")
    assert table["board.2,3.card"] == "road"


def test_a_fanatic_as_joker_needs_no_sacrifice() -> None:
    """B-RULING-68"""
    table = table_of(
        fanatics=True,
        p1=owning("eclipse", turned=1, hand=["lord.fanatics", "tribesman.baerfolk"]),
    )
    table.do("eclipse lord.fanatics", "form tribesman", "road straight", "site 2,3 1")
    table.do("lay tribesman.baerfolk")
    assert table["board.2,3.card"] == "road"
    assert table["limbo"] == []


def test_a_joker_is_no_universal_and_no_royal_card() -> None:
    """B-BILK-26: there is no form for them, nor for Stardust, Chest or Great Artefact."""
    table = table_of(p1=owning("eclipse", turned=1, hand=["supply"])).do("eclipse supply")
    for form in ("queen", "king", "stardust", "chest", "horn_of_baldur", "unbound"):
        assert f"form {form}" not in table.options


def test_the_joker_is_never_used_in_a_battle() -> None:
    """B-BILK-27: neither in a line nor for a retreat."""
    for form in ("weapon", "lord", "horse"):
        table = table_of(
            board={"4,5": {"card": "road", "turned": 1}, "4,6": {"card": "road", "turned": 1}},
            p1=owning("eclipse", turned=1, hand=["supply", "sword_of_elemag"],
                      heroes=["4,4", ""]),
            p2={"heroes": ["4,4", ""], "hand": ["lord.cloudborn"]},
        )  # fmt: skip
        table.do("eclipse supply", f"form {form}", "attack heroes 4,4 p2")
        assert table.options == ["finish"]
        table.do("finish", "lay lord.cloudborn", "finish")
        assert table.options == ["pass"]
    alone = table_of(
        p1=owning("eclipse", turned=1, hand=["supply"], heroes=["4,4", ""]),
        p2={"heroes": ["4,4", ""]},
    )
    alone.do("eclipse supply", "form weapon")
    assert not [option for option in alone.options if option.startswith("attack")]


def test_eclipse_is_not_offered_in_a_battle() -> None:
    """B-BILK-27, B-RULING-68"""
    table = table_of(
        p1=owning("eclipse", turned=1, hand=["weapon.baerfolk", "supply"], heroes=["4,4", ""]),
        p2={"heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p2")
    assert not [option for option in table.options if option.startswith("eclipse")]


def test_brotherhood_protects_its_drinker_and_forbids_him_every_attack() -> None:
    """B-BILK-28, B-RULING-69: neutral objects included."""
    fighters = {
        "p1": {"hand": ["weapon.baerfolk"], "heroes": ["6,6", "4,4"]},
        "p2": {"heroes": ["6,6", "4,4"]},
    }
    free = table_of(**fighters)
    attacks = [option for option in free.options if option.startswith("attack")]
    assert sorted(attacks) == [
        "attack city 6,6 p2", "attack heroes 4,4 p2", "attack heroes 6,6 p2",
        "attack ruin 4,4 nobody",
    ]  # fmt: skip
    fighters["p2"] |= owning("brotherhood", turned=1)
    protected = table_of(**fighters)
    left = [option for option in protected.options if option.startswith("attack")]
    assert left == ["attack ruin 4,4 nobody"]
    protected.refuses("attack city 6,6 p2", "B-BILK-28")
    fighters["p2"].pop("potions")
    fighters["p1"] |= owning("brotherhood", turned=1)
    peaceful = table_of(**fighters)
    assert not [option for option in peaceful.options if option.startswith("attack")]
    peaceful.refuses("attack ruin 4,4 nobody", "B-BILK-28")


def test_brotherhood_does_not_stop_an_announced_attack() -> None:
    """B-RULING-69"""
    table = table_of(
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        p2=owning("brotherhood", heroes=["4,4", ""]),
    )
    table.do("attack heroes 4,4 p2", "drink brotherhood", "finish")
    assert table["p2.heroes"] == ["", ""]


def duel(p1: dict[str, Any], p2: dict[str, Any]) -> Table:
    p1 = {"hand": ["weapon.baerfolk", "tribesman.cloudborn"], "heroes": ["4,4", ""]} | p1
    return table_of(p1=p1, p2={"heroes": ["4,4", ""]} | p2).do("attack heroes 4,4 p2")


def test_colossus_adds_four_once_per_battle_attacking_and_defending() -> None:
    """B-BILK-29, B-RULING-70"""
    assert duel(owning("colossus", turned=1), {}).battle["attack"] == 1 + 1 + 4
    assert duel({}, owning("colossus", turned=2)).battle["defence"] == 4
    both = table_of(
        p1=owning("colossus", turned=1, hand=["weapon.baerfolk"], heroes=["4,4", "4,4"]),
        p2={"heroes": ["4,4", ""]},
    )
    both.do("attack heroes 4,4 p2", "heroes 3")
    assert both.battle["attack"] == 1 + 2 + 4


def test_weakness_takes_four_from_its_victim_but_never_below_zero() -> None:
    """B-BILK-30, B-RULING-70"""
    assert duel(owning("weakness", turned=1), {}).battle["attack"] == 0
    assert duel(owning("weakness", "colossus", turned=1), {}).battle["attack"] == 2
    weak = duel({}, owning("weakness", turned=1, hand=["lord.cloudborn", "priest.cloudborn"]))
    weak.do("finish", "lay lord.cloudborn", "lay priest.cloudborn")
    assert weak.battle["defence"] == 4 + 3 + 1 - 4


def test_colossus_and_weakness_do_nothing_before_they_are_drunk() -> None:
    """B-BILK-18, B-BILK-29, B-BILK-30"""
    table = table_of(
        p1=owning("colossus", hand=["weapon.baerfolk"], heroes=["4,4", ""]),
        p2=owning("weakness", hand=["lord.cloudborn"], heroes=["4,4", ""]),
    )
    table.do("attack heroes 4,4 p2", "pass", "pass", "finish")
    assert table.battle["attack"] == 1 + 1
    table.do("pass", "pass", "lay lord.cloudborn")
    assert table.battle["defence"] == 4 + 1


def test_the_weakness_marker_lies_with_its_victim_and_returns_to_bilkarr() -> None:
    """B-BILK-30, B-RULING-71: it cannot be refused; nobody is weak before it is drunk."""
    table = table_of(p1=owning("weakness", hand=["supply"]))
    assert drinks(table, 1) == ["drink weakness p2"]
    table.do("drink weakness p2")
    assert table["p1.potions"] == {}
    assert table["p2.potions"] == {"weakness": {"turned": 1, "empty": False}}
    to_act(table, 4)
    assert table["p1.potions"] == table["p2.potions"] == {}


def test_lost_battles_and_heroes_never_cost_potions() -> None:
    """B-RULING-71"""
    table = duel({}, owning("brotherhood", "frosthand"))
    while table["now.battles"]:
        table.do("pass" if table.options[-1] == "pass" else "finish")
    assert table["p2.heroes"] == ["", ""]
    assert sorted(table["p2.potions"]) == ["brotherhood", "frosthand"]


def test_berserker_rages_before_the_defender_names_heroes() -> None:
    """B-RULING-117, B-BILK-23: before he takes any action."""
    p1 = owning("berserker", turned=1, hand=["weapon.baerfolk"], heroes=["6,6", ""])
    p2 = {"heroes": ["6,6", ""], "hand": ["lord.cloudborn", "chief.cloudborn", "supply"]}
    table = table_of(p1=p1, p2=p2).do("attack city 6,6 p2")
    assert table.asks == (1, "window")
    assert table.options == ["rage", "pass"]
    table.do("rage", dice=["1", "1"])
    assert table.asks == (2, "defending-heroes")
    assert table["p2.hand"] == ["supply"]


def test_berserker_rages_before_attacked_heroes_are_named() -> None:
    """B-RULING-117, B-RULING-129: the same order as for an attacked city."""
    p1 = owning("berserker", turned=1, hand=["weapon.baerfolk"], heroes=["6,6", ""])
    p2 = {"heroes": ["6,6", "6,6"], "hand": ["lord.cloudborn", "supply"]}
    table = table_of(p1=p1, p2=p2).do("attack heroes 6,6 p2")
    assert table.asks == (1, "window")
    table.do("pass")
    assert table.asks == (2, "defending-heroes")
