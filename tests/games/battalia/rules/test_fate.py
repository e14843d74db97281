"""B-FATE: Fate cards, and how many Great Artefacts a player may own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table

LORDS = ["lord.baerfolk", "lord.cloudborn", "lord.emberians"]


def at_the_ruin(fate: int, **given: Any) -> Table:
    """Player 1 has beaten the guards of the ruin and may choose; Fate card `fate` is on top."""
    fates = [f"fate_{number}" for number in (1, 2, 3)]
    fates.insert(0, fates.pop(fate - 1))
    p1 = {"hand": ["weapon.baerfolk", *LORDS], "heroes": ["4,4", ""]} | given.pop("p1", {})
    stock = {"fates": fates} | given.pop("stock", {})
    greats = {"great_artefacts": ["horn_of_baldur", "sword_of_elemag"]} | given
    table = Table(players=2, p1=p1, stock=stock, **greats)
    return table.do("attack ruin 4,4 nobody", *(f"lay {lord}" for lord in LORDS), "finish")


def by_storm(fate: int, **given: Any) -> Table:
    """Player 1 jumps; the storm brings him the Fate card `fate`."""
    p1 = {"hand": ["2 supply"], "heroes": ["2,4", ""]} | given.pop("p1", {})
    stock = {"storm": [5], "fates": [f"fate_{fate}"]} | given.pop("stock", {})
    table = Table(players=2, extended=False, p1=p1, stock=stock, **given)
    return table.do("move 1", "lay supply", "lay supply", "go", "jump 6,4")


def test_the_three_fate_cards_are_shuffled_in_the_setup() -> None:
    """B-FATE-01"""
    orders = {tuple(Table(new={"players": 2, "seed": seed})["stock.fates"]) for seed in range(9)}
    assert len(orders) > 1
    for order in orders:
        assert sorted(order) == ["fate_1", "fate_2", "fate_3"]


def test_nobody_sees_the_order_of_the_fate_cards() -> None:
    """B-FATE-01: the stack lies face down."""
    table = Table(players=2)
    other = Table(players=2, stock={"fates": ["fate_3", "fate_2", "fate_1"]})
    for viewer in (0, 1):
        assert table.game.view(table.state, viewer) == other.game.view(other.state, viewer)


@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_great_artefacts_as_players_lie_face_up(players: int) -> None:
    """B-FATE-02, B-BASE-54: in mode creation there is one more."""
    table = Table(new={"players": players})
    assert len(table["great_artefacts"]) == players
    if players <= 4:
        old = Table(new={"mode": "creation", "players": players})
        assert len(old["great_artefacts"]) == players + 1


def test_instead_of_a_face_up_great_artefact_a_fate_card_may_be_drawn() -> None:
    """B-FATE-03, B-BASE-52"""
    table = at_the_ruin(2)
    assert table.options == ["take sword_of_elemag", "take horn_of_baldur", "finish"]
    table.do("finish")
    assert table.said("fate", seat=0, fate="fate_2")
    assert table.options == ["fate 1", "fate 2"]


def test_a_used_fate_card_returns_and_the_stack_is_shuffled() -> None:
    """B-FATE-04, B-RULING-50, B-EX-33"""
    table = at_the_ruin(3, stock={"rest": ["book_of_crea"]})
    draws = table.state.draws[9]
    table.do("finish", "fate 1", "take book_of_crea")
    assert sorted(table["stock.fates"]) == ["fate_1", "fate_2", "fate_3"]
    assert table.state.draws[9] > draws


def test_a_kept_fate_card_does_not_return() -> None:
    """B-FATE-06, B-RULING-50, B-EX-33"""
    table = at_the_ruin(1).do("finish", "fate 1")
    assert sorted(table["stock.fates"]) == ["fate_2", "fate_3"]
    assert table["p1.refuge"] == ["fate_1"]


@pytest.mark.parametrize(("fate", "stardust"), [(1, 2), (2, 1), (3, 1)])
def test_exactly_one_alternative_is_carried_out(fate: int, stardust: int) -> None:
    """B-FATE-05, B-FATE-07, B-FATE-09, B-FATE-11: here the second, Stardust."""
    table = at_the_ruin(fate)
    rest = table["stock.rest"]
    left = table["stock.stardust"]
    table.do("finish", "fate 2")
    assert table["p1.refuge"] == ["stardust"] * stardust
    assert table["stock.stardust"] == left - stardust
    assert table["stock.rest"] == rest
    assert table.asks == (1, "act")


def test_fate_2_takes_the_top_of_the_rest_stack() -> None:
    """B-FATE-08"""
    table = at_the_ruin(2, stock={"rest": ["book_of_crea", "crown_of_titus"]})
    table.do("finish", "fate 1")
    assert table["p1.refuge"] == ["book_of_crea"]
    assert table["stock.rest"][0] == "crown_of_titus"


def test_fate_3_takes_any_card_of_the_rest_stack() -> None:
    """B-FATE-10"""
    table = at_the_ruin(3, stock={"rest": ["book_of_crea", "crown_of_titus"]})
    rest = table["stock.rest"]
    table.do("finish", "fate 1")
    assert sorted(option.removeprefix("take ") for option in table.options) == sorted(rest)
    table.do("take crown_of_titus")
    assert table["p1.refuge"] == ["crown_of_titus"]
    assert sorted([*table["stock.rest"], "crown_of_titus"]) == sorted(rest)


@pytest.mark.parametrize(("fate", "gain"), [(1, "fate_1"), (2, "book_of_crea")])
def test_what_a_storm_effect_draws_goes_to_the_hand(fate: int, gain: str) -> None:
    """B-RULING-50"""
    table = by_storm(fate, stock={"rest": ["book_of_crea"]}).do("fate 1")
    assert table["p1.hand"] == [gain]
    dust = by_storm(fate).do("fate 2")
    assert set(dust["p1.hand"]) == {"stardust"}


def test_an_alternative_that_cannot_be_carried_out_is_not_offered() -> None:
    """B-RULING-50: without Stardust the first is carried out; without both, nothing."""
    first = by_storm(2, stock={"stardust": 0, "rest": ["book_of_crea"]})
    assert first["p1.hand"] == ["book_of_crea"]
    nothing = by_storm(
        2, stock={"stardust": 0}, p1={"hand": ["2 supply"], "refuge": ["horn_of_baldur"]}
    )
    assert nothing["p1.hand"] == []
    assert len(nothing["stock.fates"]) == 3


def test_a_player_with_a_great_artefact_may_take_only_stardust() -> None:
    """B-RULING-49, B-BASE-55: a kept Fate 1 counts."""
    for owned in ("horn_of_baldur", "fate_1"):
        fate = 2
        table = at_the_ruin(
            fate,
            great_artefacts=["sword_of_elemag"],
            p1={"refuge": [owned]},
            stock={"fates": ["fate_2", "fate_3"]},
        )
        assert "stardust" in table["p1.refuge"]  # the only thing that was possible
        assert table["great_artefacts"] == ["sword_of_elemag"]


def test_in_a_valley_a_player_may_own_any_number() -> None:
    """B-RULING-49, B-VALLEY-36"""
    table = Table(
        players=4,
        valley="mountain_pass",
        team_mode=False,
        extended=False,
        p1={"hand": ["2 supply", "horn_of_baldur"], "refuge": ["fate_1"], "heroes": ["2,4", ""]},
        stock={"storm": [5], "fates": ["fate_2"], "rest": ["book_of_crea"]},
    )
    table.do("move 1", "lay supply", "lay supply", "go", "jump 6,4", "fate 1")
    assert table["p1.hand"] == ["book_of_crea", "horn_of_baldur"]


def test_face_up_great_artefacts_are_never_refilled() -> None:
    """B-RULING-52"""
    table = at_the_ruin(1).do("take horn_of_baldur")
    assert table["great_artefacts"] == ["sword_of_elemag"]
    assert table["p1.refuge"] == ["horn_of_baldur"]
    empty = at_the_ruin(1, great_artefacts=[])
    assert empty.options == ["fate 1", "fate 2"]  # only a Fate card could be drawn


# --- Fate 1 as a copy


def copyist(p2: dict[str, Any], **more: Any) -> Table:
    return Table(players=2, p1={"hand": ["fate_1"], **more}, p2=p2)


@pytest.mark.parametrize("zone", ["hand", "nation", "refuge", "ambush"])
def test_fate_1_copies_a_great_artefact_of_another_players_deck(zone: str) -> None:
    """B-FATE-06, B-RULING-51"""
    table = copyist({zone: ["horn_of_baldur"]}, nation=["6 supply"])
    table.do("great fate_1 5", "great horn_of_baldur%")
    assert "supply" in table["p1.hand"]
    assert table["p1.table"] == ["horn_of_baldur%"]
    table.do("done")
    assert "fate_1" in [*table["p1.hand"], *table["p1.refuge"], *table["p1.nation"]]


def test_without_a_great_artefact_of_another_player_fate_1_cannot_be_played() -> None:
    """B-RULING-51: an own one and those on the table do not count."""
    table = copyist({}, refuge=["horn_of_baldur"])
    assert not [option for option in table.options if option.startswith("great")]


def test_fate_1_is_chosen_anew_each_time() -> None:
    """B-RULING-51"""
    table = copyist({"hand": ["horn_of_baldur", "supply"], "refuge": ["fortunas_pouch"]})
    copies = [option for option in table.options if option.startswith("great fate_1")]
    assert copies == ["great fate_1 5", "great fate_1 12"]


def test_a_teammates_great_artefact_may_be_copied() -> None:
    """B-RULING-51"""
    table = Table(players=4, p1={"hand": ["fate_1"]}, p3={"hand": ["fortunas_pouch"]})
    table.do("great fate_1 12", "great fortunas_pouch%", "amount 2", by=1)
    assert table["p1.hand"] == ["supply", "supply"]


def test_a_copied_weapon_fights_like_the_original() -> None:
    """B-RULING-51: it is that Great Artefact in every respect."""
    table = Table(
        players=2,
        p1={"hand": ["fate_1"], "heroes": ["4,4", ""]},
        p2={"refuge": ["farrells_arrow"], "heroes": ["4,4", ""]},
    )
    table.do("great fate_1 11", "attack heroes 4,4 p2")
    assert table.battle["attack"] == 2 + 1


# --- Fate 1 in battle

WEAPON = "weapon.baerfolk"


def battle_of_fate(attacking: list[str], defending: list[str], **more: Any) -> Table:
    """Player 1 has attacked the hero of player 2 with a Weapon alone."""
    attacker = {"hand": [WEAPON, *attacking], "heroes": ["4,4", ""]} | more.pop("p1", {})
    defender = {"hand": defending, "heroes": ["4,4", ""]} | more.pop("p2", {})
    table = Table(**{"players": 3, "day": 4, "p1": attacker, "p2": defender} | more)
    table.do("attack heroes 4,4 p2")
    return table.do(f"lay {WEAPON}") if table.asks[1] == "weapon" else table


def test_a_defender_plays_fate_1_as_a_great_artefact_of_his_enemy() -> None:
    """B-RULING-111: the Shield counts 4 in defence, and 1 for morale."""
    table = battle_of_fate(["lord.baerfolk"], ["fate_1"], p1={"refuge": ["shield_of_britos"]})
    table.do("lay lord.baerfolk", "finish")
    assert table.options == ["lay shield_of_britos%", "pass"]
    table.do("lay shield_of_britos%")
    assert table.battle["defence"] == 4 + 1
    assert table["p2.hand"] == []
    table.do("pass")
    assert "fate_1" in table["p2.refuge"]


def test_an_attacker_plays_fate_1_in_the_middle_of_a_battle() -> None:
    """B-RULING-111, B-RULING-51: a copy of what lies in the other line, too."""
    table = battle_of_fate(["lord.baerfolk", "fate_1"], ["sword_of_elemag", "lord.cloudborn"])
    table.do("lay lord.baerfolk", "finish", "lay sword_of_elemag", "lay lord.cloudborn", "finish")
    assert table.options == ["lay sword_of_elemag%", "pass"]
    table.do("lay sword_of_elemag%")
    assert table.battle["attack"] == 1 + 4 + 4 + 1


def test_fate_1_works_as_the_mask_and_from_the_ambush() -> None:
    """B-RULING-111, B-SA-21"""
    p2 = {"hand": [], "ambush": ["fate_1"]}
    table = battle_of_fate(["priest.baerfolk"], [], p2=p2, p3={"nation": ["syoens_mask"]})
    table.do(
        "lay priest.baerfolk", "finish", "lay syoens_mask% ambush", "name priest.baerfolk line"
    )
    assert (table.battle["attack"], table.battle["defence"]) == (1 + 1, 3 + 1)


def test_fate_1_may_be_the_weapon_of_an_attack() -> None:
    """B-RULING-111, B-GA-10"""
    p1 = {"hand": [WEAPON, "fate_1"], "heroes": ["4,4", ""]}
    p2 = {"hand": ["supply"], "nation": ["sword_of_elemag"], "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, p1=p1, p2=p2).do("attack heroes 4,4 p2")
    assert table.options == [f"lay {WEAPON}", "lay sword_of_elemag%"]
    table.do("lay sword_of_elemag%")
    assert table.battle["attack"] == 4 + 1


def test_fate_1_is_no_peaceful_great_artefact_in_a_battle() -> None:
    """B-RULING-111, B-GA-08: only where the copied one could be played."""
    table = battle_of_fate(["fate_1"], ["supply"], p3={"nation": ["horn_of_baldur"]})
    assert table.options == ["finish"]
    table.refuses("lay horn_of_baldur%", "B-GA-08")
    table.refuses("lay sword_of_elemag%", "B-RULING-51")
    table.refuses("lay fate_1", "B-RULING-51")


def test_a_great_artefact_in_an_open_battle_line_is_owned() -> None:
    """B-RULING-112, B-RULING-49: at the ruin he may only draw a Fate card."""
    table = Table(
        players=2,
        hero_mode=False,
        day=4,
        p1={"hand": ["sword_of_elemag", "2 lord.baerfolk"], "heroes": ["4,4", ""]},
        great_artefacts=["horn_of_baldur", "book_of_crea"],
        stock={"fates": ["fate_2"]},
    )
    table.do("attack ruin 4,4 nobody", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table.said("fate")
    assert table["great_artefacts"] == ["book_of_crea", "horn_of_baldur"]
    assert table.said("gained", card="stardust")
