"""B-SA: Farrell's Arrow and Syoen's Mask, the Great Artefacts of Stormgates for battles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import GAME, Table

AROUND = ["3,3", "3,4", "3,5", "4,3", "4,5", "5,3", "5,4", "5,5"]


def archer(**given: Any) -> Table:
    """Player 1 stands on the ruin in the middle of the board with the Arrow."""
    p1 = {"hand": ["farrells_arrow"], "heroes": ["4,4", ""]} | given.pop("p1", {})
    return Table(players=2, p1=p1, **given)


def attacks(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("attack")]


def test_the_seven_new_great_artefacts_are_shuffled_with_the_old_ones() -> None:
    """B-SA-01, B-BASE-54"""
    face_up: set[str] = set()
    for seed in range(12):
        table = Table(new={"players": 6, "seed": seed})
        everyone = [*table["great_artefacts"], *table["stock.rest"]]
        assert len(set(everyone)) == len(everyone) == 10 + 7
        face_up |= set(table["great_artefacts"])
    assert {"farrells_arrow", "hammer_of_strato"} <= face_up


def test_the_arrow_starts_an_attack_and_recruits_as_a_weapon_does() -> None:
    """B-SA-02"""
    table = archer(p1={"hand": ["farrells_arrow", "2 supply"]})
    assert "attack ruin 4,4 nobody" in table.options
    table.do("recruit 2,2 2")
    assert table["p1.heroes"] == ["4,4", "2,2"]
    assert table["p1.table"] == ["farrells_arrow", "supply", "supply"]


def test_the_arrow_has_strength_two_in_attack_and_in_defence() -> None:
    """B-SA-03: each total has a morale bonus of 1 besides."""
    attacker = archer(p2={"heroes": ["4,4", ""]}).do("attack heroes 4,4 p2")
    assert attacker.battle["attack"] == 2 + 1
    defender = Table(
        players=2,
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        p2={"hand": ["farrells_arrow"], "heroes": ["4,4", ""]},
    )
    defender.do("attack heroes 4,4 p2", "finish", "lay farrells_arrow")
    assert defender.battle["defence"] == 2 + 1


def test_with_the_arrow_the_own_field_may_be_attacked_as_usual() -> None:
    """B-SA-04, B-BASE-42"""
    table = archer(board={"4,4": {"card": "city", "owner": 2}})
    assert "attack city 4,4 p2" in table.options


@pytest.mark.parametrize("field", AROUND)
def test_the_arrow_reaches_each_of_the_eight_fields_around_the_hero(field: str) -> None:
    """B-SA-05, B-RULING-43: a card lies there, but no road leads to it."""
    road = {"card": "road", "shape": "curve", "turned": 1}
    table = archer(board={field: road}, p2={"heroes": [field, ""]})
    assert f"attack heroes {field} p2" in table.options


def test_the_arrow_reaches_no_further() -> None:
    """B-SA-05"""
    table = archer(p2={"heroes": ["2,4", ""]})
    assert attacks(table) == ["attack ruin 4,4 nobody"]


def test_another_weapon_does_not_reach_the_fields_around() -> None:
    """B-SA-05, B-BASE-42"""
    table = archer(board={"4,5": {"card": "city", "owner": 2}}, p1={"hand": ["weapon.baerfolk"]})
    assert attacks(table) == ["attack ruin 4,4 nobody"]


def test_only_the_card_that_starts_the_line_makes_an_attack_ranged() -> None:
    """B-RULING-43: the Weapon cannot start the attack on the next field."""
    table = archer(
        board={"4,5": {"card": "city", "owner": 2}},
        p1={"hand": ["farrells_arrow", "weapon.baerfolk"]},
    )
    table.do("attack city 4,5 p2")
    assert table.battle["attack_line"] == ["farrells_arrow"]
    assert "lay weapon.baerfolk" in table.options


def test_everybody_sees_whether_an_attack_is_ranged() -> None:
    """B-SA-05, B-SA-06"""
    for attack, ranged in (("city 4,5 p2", True), ("ruin 4,4 nobody", False)):
        table = archer(
            board={"4,5": {"card": "city", "owner": 2}}, p1={"hand": ["farrells_arrow"]}
        ).do(f"attack {attack}")
        for viewer in (0, 1):
            battles: Any = GAME.view(table.state, viewer)["battles"]
            assert battles[0]["ranged"] is ranged


def test_in_a_ranged_attack_each_side_has_the_bonus_of_its_own_card() -> None:
    """B-SA-06, B-SA-07, B-BASE-46: both stand on their home terrain."""
    woods = {"card": "road", "terrain": "verdant_woods"}
    table = archer(
        board={"3,3": woods, "3,4": {"card": "city", "terrain": "rocky_mountains", "owner": 2}},
        p1={"heroes": ["3,3", ""]},
    )
    table.do("attack city 3,4 p2")
    assert (table.battle["attack"], table.battle["defence"]) == (2 + 1 + 1, 1 + 1)


@pytest.mark.parametrize(
    ("hero", "city", "attack", "defence"),
    [
        ("red_canyons", "verdant_woods", 2 + 1, 3),
        ("verdant_woods", "red_canyons", 2 + 1 + 1, 3),
        ("rocky_mountains", "rocky_mountains", 2 + 1, 3 + 1),
    ],
)
def test_in_a_ranged_attack_nobody_has_the_bonus_of_the_other_card(
    hero: str, city: str, attack: int, defence: int
) -> None:
    """B-SA-06, B-SA-07"""
    table = archer(
        board={
            "3,3": {"card": "road", "terrain": hero},
            "3,4": {"card": "city", "terrain": city, "owner": 2, "level": 3},
        },
        p1={"heroes": ["3,3", ""], "hand": ["farrells_arrow", "tribesman.baerfolk"]},
    )
    table.do("attack city 3,4 p2")
    assert (table.battle["attack"], table.battle["defence"]) == (attack, defence)


def test_after_a_ranged_victory_the_hero_stays_and_the_city_is_marked() -> None:
    """B-RULING-43, B-BASE-50"""
    table = archer(board={"3,5": {"card": "city", "owner": 2, "level": 2}})
    table.do("attack city 3,5 p2", "finish")
    assert table["board.3,5.owner"] == 1
    assert table["board.3,5.level"] == 2
    assert table["p1.heroes"] == ["4,4", ""]


def test_after_a_ranged_defeat_the_hero_is_lost() -> None:
    """B-RULING-43, B-BASE-47"""
    table = archer(board={"3,5": {"card": "city", "owner": 2, "level": 4}})
    table.do("attack city 3,5 p2", "finish")
    assert table["board.3,5.owner"] == 2
    assert table["p1.heroes"] == ["", ""]


# --- Syoen's Mask


def masked(*line: str, mask: str = "p2", **given: Any) -> Table:
    """Player 1 attacks player 2 on the ruin; his line holds a Weapon and these cards."""
    hands = {"p1": ["weapon.baerfolk", *line], "p2": ["lord.cloudborn", "chief.cloudborn"]}
    hands[mask] = [*hands[mask], "syoens_mask"]
    table = Table(
        players=2,
        p1={"hand": hands["p1"], "heroes": ["4,4", ""]},
        p2={"hand": hands["p2"], "heroes": ["4,4", ""]},
        **given,
    )
    return table.do("attack heroes 4,4 p2", *(f"lay {card}" for card in line), "finish")


def test_the_mask_takes_up_to_two_units_of_strength_three_together() -> None:
    """B-SA-21, B-RULING-47: two units with the sum 3."""
    table = masked("tribesman.baerfolk", "chief.baerfolk", "lord.emberians")
    attack = table.battle["attack"]
    table.do("lay syoens_mask")
    assert "name lord.emberians line" not in table.options
    table.do("name tribesman.baerfolk line", "name chief.baerfolk line")
    assert table.battle["attack"] == attack - 3
    assert table.battle["defence_line"] == [
        "syoens_mask", "tribesman.baerfolk@1", "chief.baerfolk@1"
    ]  # fmt: skip
    assert table.battle["defence"] == 3 + 1


def test_the_mask_takes_no_third_unit_and_nothing_beyond_the_sum() -> None:
    """B-SA-21, B-RULING-47"""
    three = masked("tribesman.baerfolk", "tribesman.emberians", "tribesman.cloudborn")
    three.do("lay syoens_mask", "name tribesman.baerfolk line", "name tribesman.emberians line")
    assert not [option for option in three.options if option.startswith("name")]
    priest = masked("priest.baerfolk", "tribesman.baerfolk")
    priest.do("lay syoens_mask", "name priest.baerfolk line")
    assert not [option for option in priest.options if option.startswith("name")]


def test_fewer_units_may_be_taken_and_morale_is_counted_anew() -> None:
    """B-RULING-47"""
    table = masked("tribesman.emberians", "tribesman.baerfolk")
    assert table.battle["attack"] == 3  # two factions: no morale
    table.do("lay syoens_mask", "name tribesman.emberians line", "finish")
    assert table.battle["attack"] == 2 + 1
    assert table.battle["defence"] == 1 + 1


def test_only_cards_printed_as_units_are_taken() -> None:
    """B-RULING-47: neither the Weapon nor a transformed card."""
    table = masked("supply>chief", "tribesman.baerfolk")
    table.do("lay syoens_mask")
    assert [option for option in table.options if option.startswith("name")] == [
        "name tribesman.baerfolk line"
    ]


def test_a_hypnotised_fanatic_counts_its_basic_strength_and_stays_doubled() -> None:
    """B-RULING-47"""
    table = Table(
        players=2,
        fanatics=True,
        p1={
            "hand": ["weapon.baerfolk", "priest.fanatics", "2 supply"],
            "heroes": ["4,4", ""],
        },
        p2={"hand": ["syoens_mask"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p2", "lay priest.fanatics", "sacrifice supply", "finish")
    assert table.battle["attack"] == 1 + 6 + 1
    table.do("lay syoens_mask", "name priest.fanaticsx2 line")
    assert table.battle["defence"] == 6 + 1


def test_a_hypnotised_unit_cannot_be_promoted() -> None:
    """B-RULING-47"""
    table = Table(
        players=2,
        p1={"hand": ["weapon.baerfolk", "tribesman.baerfolk"], "heroes": ["4,4", ""]},
        p2={
            "hand": ["syoens_mask", "title.cloudborn", "tribesman.cloudborn"],
            "heroes": ["4,4", ""],
        },
    )
    table.do("attack heroes 4,4 p2", "lay tribesman.baerfolk", "finish")
    table.do("lay syoens_mask", "name tribesman.baerfolk line", "lay title.cloudborn")
    assert table.options == ["name tribesman.cloudborn"]


@pytest.mark.parametrize("mask", ["p1", "p2"])
def test_after_the_battle_hypnotised_units_go_to_their_owners_refuge(mask: str) -> None:
    """B-SA-22, B-RULING-47: attacker and defender may play the Mask."""
    table = masked("tribesman.baerfolk", "chief.baerfolk", mask=mask)
    if mask == "p2":
        table.do("lay syoens_mask", "name chief.baerfolk line", "finish", "finish")
        assert table["p1.refuge"] == ["chief.baerfolk"]
        assert table["p1.table"] == ["tribesman.baerfolk", "weapon.baerfolk"]
        assert table["p2.refuge"] == ["syoens_mask"]
        return
    table.do("lay chief.cloudborn", "lay lord.cloudborn", "finish")
    table.do("lay syoens_mask", "name chief.cloudborn line", "finish")
    assert table["p2.heroes"] == ["", ""]
    assert "chief.cloudborn" in table["p2.refuge"]
    assert table["p1.table"] == [
        "chief.baerfolk", "syoens_mask", "tribesman.baerfolk", "weapon.baerfolk"
    ]  # fmt: skip
