"""B-SA: the Great Artefacts of Stormgates outside battles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table


def taken(table: Table) -> list[str]:
    """What may be taken next."""
    return [option.removeprefix("take ") for option in table.options if option != "finish"]


# --- Fortuna's Pouch


def test_the_pouch_brings_two_supply_cards_into_the_hand() -> None:
    """B-SA-08"""
    table = Table(players=2, p1={"hand": ["fortunas_pouch"]})
    supply = table["stock.supply"]
    table.do("great fortunas_pouch", "amount 2")
    assert table["p1.hand"] == ["supply", "supply"]
    assert table["stock.supply"] == supply - 2


@pytest.mark.parametrize("amount", [0, 1])
def test_the_pouch_may_bring_fewer(amount: int) -> None:
    """B-SA-08, B-RULING-114: “up to” lets the player stop earlier."""
    table = Table(players=2, p1={"hand": ["fortunas_pouch"]})
    table.do("great fortunas_pouch")
    assert table.asks == (1, "pouch")
    assert table.decision.about == {"great": "fortunas_pouch", "most": 2}
    assert table.options == ["amount 2", "amount 1", "amount 0"]
    table.refuses("amount 3", "B-RULING-114")
    assert table.do(f"amount {amount}")["p1.hand"] == ["supply"] * amount
    assert table.asks == (1, "act")


def test_the_pouch_takes_what_is_there() -> None:
    """B-SA-08: up to two."""
    table = Table(players=2, p1={"hand": ["fortunas_pouch"]}, stock={"supply": 1})
    table.do("great fortunas_pouch")
    assert table.options == ["amount 1", "amount 0"]
    assert table.do("amount 1")["p1.hand"] == ["supply"]


def test_the_supply_of_the_pouch_may_be_used_in_the_same_turn() -> None:
    """B-SA-09"""
    table = Table(players=2, p1={"hand": ["fortunas_pouch", "chief.baerfolk"]})
    assert "hire priest" not in table.options
    table.do("great fortunas_pouch", "amount 2", "hire priest")
    assert "supply" in table["p1.table"]


# --- Vigo's Standard


@pytest.mark.parametrize(
    ("card", "there", "most"),
    [
        ("tribesman", 9, 8),
        ("chief", 5, 4),
        ("priest", 3, 2),
        ("lord", 3, 2),
        ("weapon", 9, 8),
        ("horse", 9, 8),
    ],
)
def test_the_standard_fetches_one_kind_with_a_strength_of_eight(
    card: str, there: int, most: int
) -> None:
    """B-SA-10, B-RULING-44, B-EX-07: whatever the factions."""
    factions = ("baerfolk", "cloudborn", "emberians")
    refuge = [f"{card}.{factions[index % 3]}" for index in range(there)]
    table = Table(
        players=2, p1={"hand": ["vigos_standard"], "refuge": [*refuge, "queen.baerfolk", "supply"]}
    )
    table.do("great vigos_standard")
    for number in range(most):
        assert all(name.startswith((card, "queen")) for name in taken(table))
        table.do(f"take {next(name for name in taken(table) if name.startswith(card))}")
        assert number == most - 1 or "finish" in table.options
    assert len(table["p1.hand"]) == most
    assert table.asks == (1, "act")


def test_the_standard_fetches_no_other_artefact_with_the_first() -> None:
    """B-SA-10, B-RULING-44: Weapons and Horses are different kinds."""
    refuge = ["2 weapon.baerfolk", "horse.baerfolk", "tribesman.baerfolk"]
    table = Table(players=2, day=4, p1={"hand": ["vigos_standard"], "refuge": refuge})
    table.do("great vigos_standard", "take weapon.baerfolk")
    assert table.options == ["take weapon.baerfolk", "finish"]


def test_the_standard_fetches_a_queen_or_a_king_alone() -> None:
    """B-RULING-44: fewer cards may be taken as well."""
    p1 = {"hand": ["vigos_standard"], "refuge": ["queen.baerfolk", "king.baerfolk", "2 supply"]}
    table = Table(players=2, p1=p1).do("great vigos_standard")
    assert taken(table) == ["queen.baerfolk", "king.baerfolk"]
    table.do("take king.baerfolk")
    assert table["p1.hand"] == ["king.baerfolk"]
    stopped = Table(players=2, p1=p1).do("great vigos_standard", "finish")
    assert stopped["p1.hand"] == []


def test_only_cards_with_a_printed_strength_are_fetched() -> None:
    """B-RULING-44: neither Supply, nor Tools, nor another Great Artefact."""
    table = Table(
        players=2,
        p1={
            "hand": ["vigos_standard"],
            "refuge": ["supply", "tools.baerfolk", "sword_of_elemag", "tribesman.baerfolk"],
        },
    )
    assert taken(table.do("great vigos_standard")) == ["tribesman.baerfolk"]


def test_fanatics_count_their_printed_strength_and_belong_to_their_rank() -> None:
    """B-SA-11, B-RULING-44, B-EX-08: both Fanatic Priests are 6, not 12."""
    table = Table(
        players=2,
        fanatics=True,
        p1={"hand": ["vigos_standard"], "refuge": ["2 priest.fanatics", "priest.baerfolk"]},
    )
    table.do("great vigos_standard", "take priest.fanatics", "take priest.fanatics")
    assert table["p1.hand"] == ["priest.fanatics", "priest.fanatics"]
    mixed = Table(
        players=2,
        fanatics=True,
        p1={"hand": ["vigos_standard"], "refuge": ["tribesman.fanatics", "tribesman.baerfolk"]},
    )
    mixed.do("great vigos_standard", "take tribesman.fanatics", "take tribesman.baerfolk")
    assert len(mixed["p1.hand"]) == 2


def test_a_veterans_units_count_without_his_bonus() -> None:
    """B-SA-12"""
    table = Table(
        players=2,
        p1={
            "veteran": "veteran",
            "hand": ["vigos_standard"],
            "refuge": ["8 tribesman.baerfolk"],
        },
    )
    table.do("great vigos_standard", *["take tribesman.baerfolk"] * 8)
    assert len(table["p1.hand"]) == 8


def test_an_enlightened_weapon_counts_its_printed_strength() -> None:
    """B-SA-10, B-BASE-04"""
    for day in range(1, 8):
        table = Table(
            players=2,
            day=day,
            p1={"hand": ["vigos_standard"], "refuge": [*["3 weapon.baerfolk"], "3 weapon.cloudborn",
                                                       "3 weapon.emberians"]},
        )  # fmt: skip
        if table["now.enlightened"] == "weapon":
            table.do("great vigos_standard", *["take weapon.baerfolk"] * 3)
            table.do(*["take weapon.cloudborn"] * 3, *["take weapon.emberians"] * 2)
            assert len(table["p1.hand"]) == 8
            return
    raise AssertionError("no day enlightens Weapons")


# --- Vayl's Cloak

CITIES = {
    "2,2": {"card": "city", "owner": 1},
    "4,5": {"card": "city", "owner": 1},
    "3,3": {"card": "city", "owner": 1},
    "5,3": {"card": "city", "owner": 2},
    "5,4": {"card": "road", "shape": "straight"},
}


def cloaked(*fields: str) -> Table:
    p1 = {"hand": ["vayls_cloak"], "heroes": ["2,2", "5,4"]}
    table = Table(players=2, board=CITIES, p1=p1)
    return table.do("great vayls_cloak", *(f"at {field}" for field in fields))


def test_the_cloak_conceals_up_to_two_own_cities_in_reach_of_different_heroes() -> None:
    """B-SA-13, B-RULING-45: the city of player 2 is no choice."""
    table = cloaked()
    assert sorted(table.options) == ["at 2,2", "at 3,3", "at 4,5", "finish"]
    table.do("at 2,2", "at 4,5")
    assert table["p1.concealed"] == ["2,2", "4,5"]
    assert table.asks == (1, "act")


def test_the_cloak_conceals_a_teammates_city_in_reach_of_an_own_hero() -> None:
    """B-SA-13, B-RULING-45: not one of an opponent, nor one that only the teammate reaches."""
    p1 = {"hand": ["vayls_cloak"], "heroes": ["6,2", "6,6"]}
    table = Table(players=4, p1=p1, p3={"heroes": ["2,2", ""]}).do("great vayls_cloak", by=1)
    assert table.options_of(1) == ["at 6,2", "finish"]
    table.refuses("at 6,6", "B-RULING-45", by=1)
    table.do("at 6,2", by=1)
    assert table["p1.concealed"] == ["6,2"]
    table.do("done", by=3).do("done", by=1)
    attacker = {"hand": ["weapon.cloudborn"], "heroes": ["6,2", ""]}
    given: dict[str, Any] = {"players": 4, "turn": 2, "p1": {"concealed": ["6,2"]}}
    theirs = Table(p2=attacker, **given)
    theirs.refuses("attack city 6,2 p3", "B-SA-14", by=2)


def test_a_city_out_of_reach_is_not_concealed_and_one_city_is_enough() -> None:
    """B-SA-13"""
    table = Table(
        players=2,
        board={**CITIES, "6,6": {"card": "city", "owner": 1}},
        p1={"hand": ["vayls_cloak"], "heroes": ["2,2", ""]},
    )
    table.do("great vayls_cloak")
    assert table.options == ["at 2,2", "at 3,3", "finish"]
    table.do("at 3,3", "finish")
    assert table["p1.concealed"] == ["3,3"]


def test_a_concealed_city_cannot_be_attacked_but_entered_and_its_heroes_attacked() -> None:
    """B-SA-14, B-SA-17, B-RULING-45"""
    given: dict[str, Any] = {
        "players": 2,
        "turn": 2,
        "board": {**CITIES, "2,3": {"card": "road", "shape": "straight", "turned": 1}},
    }
    p2 = {"hand": ["weapon.cloudborn", "2 supply"], "heroes": ["2,2", ""]}
    open_city = Table(p2=p2, **given)
    assert "attack city 2,2 p1" in open_city.options
    table = Table(p1={"concealed": ["2,2"]}, p2=p2, **given)
    assert "attack city 2,2 p1" not in table.options
    assert "attack heroes 2,2 p1" in table.options
    p2["heroes"] = ["2,3", ""]
    passing = Table(p1={"concealed": ["2,2"]}, p2=p2, **given)
    passing.do("move 1", "lay supply", "go", "step 2,2")
    assert passing["p2.heroes"][0] == "2,2"


def test_concealment_ends_at_the_start_of_the_players_next_turn() -> None:
    """B-SA-15"""
    table = cloaked("2,2").do("finish", "done")
    assert table["turn"] == 2
    assert table["p1.concealed"] == ["2,2"]
    table.do("done")
    assert table["turn"] == 1
    assert table["p1.concealed"] == []


def test_the_cloak_is_no_card_for_battles() -> None:
    """B-SA-16, B-RULING-45: an announced attack is not interrupted."""
    table = Table(
        players=2,
        turn=2,
        p1={"hand": ["vayls_cloak", "3 lord.baerfolk"], "heroes": ["", ""]},
        p2={"hand": ["weapon.cloudborn", "lord.cloudborn"], "heroes": ["2,2", ""]},
    )
    table.do("attack city 2,2 p1", "lay lord.cloudborn", "finish")
    assert table.asks[0] == 1
    assert not [option for option in table.options if "vayls_cloak" in option]


# --- Ming's Crystal


def test_the_crystal_shows_twelve_cards_and_puts_six_on_top_in_chosen_order() -> None:
    """B-SA-18, B-SA-20"""
    top = ["lord.baerfolk", "priest.baerfolk", "chief.baerfolk", "tools.baerfolk", "9 supply"]
    nation = [*top[:4], "horse.baerfolk", "weapon.baerfolk", "6 supply", "2 lord.cloudborn"]
    table = Table(players=2, p1={"hand": ["mings_crystal"], "nation": nation})
    table.do("great mings_crystal", "amount 12")
    assert "take lord.cloudborn" not in table.options  # the thirteenth card is not seen
    wanted = [
        "weapon.baerfolk", "supply", "lord.baerfolk", "tools.baerfolk", "supply", "priest.baerfolk"
    ]  # fmt: skip
    table.do(*(f"take {card}" for card in wanted))
    assert table["p1.nation"][:6] == wanted
    assert sorted(table["p1.nation"][6:]) == sorted(
        ["chief.baerfolk", "horse.baerfolk", *["supply"] * 4, *["lord.cloudborn"] * 2]
    )


def test_the_cards_not_chosen_are_shuffled_with_the_rest_of_the_nation() -> None:
    """B-SA-20"""
    rest = ["tools", "horse", "weapon", "tent", "title", "scroll", "amulet"]
    factions = ("baerfolk", "cloudborn")
    nation = ["6 supply", *(f"{card}.{faction}" for card in rest for faction in factions)]
    table = Table(players=2, p1={"hand": ["mings_crystal"], "nation": nation})
    before = table["p1.nation"][6:]
    table.do("great mings_crystal", "amount 12", *["take supply"] * 6)
    after = table["p1.nation"][6:]
    assert after != before
    assert sorted(after) == sorted(before)


@pytest.mark.parametrize("count", [3, 6, 9])
def test_with_few_cards_the_crystal_takes_all_and_the_refuge_is_not_turned(count: int) -> None:
    """B-SA-19, B-RULING-46"""
    table = Table(
        players=2,
        p1={
            "hand": ["mings_crystal"],
            "nation": ["lord.baerfolk", f"{count - 1} supply"],
            "refuge": ["5 chief.baerfolk"],
        },
    )
    table.do("great mings_crystal")
    assert table.decision.about == {"great": "mings_crystal", "most": count}
    table.do(f"amount {count}", "take supply", "take lord.baerfolk")
    table.do(*["take supply"] * (min(count, 7) - 3))  # the last one is left to nobody's choice
    assert table.asks == (1, "act")
    assert table["p1.nation"] == ["supply", "lord.baerfolk", *["supply"] * (count - 2)]
    assert table["p1.refuge"] == ["chief.baerfolk"] * 5


@pytest.mark.parametrize(("amount", "seen"), [(0, []), (1, ["lord"]), (2, ["chief", "lord"])])
def test_the_crystal_looks_at_as_many_cards_as_the_player_likes(
    amount: int, seen: list[str]
) -> None:
    """B-SA-18, B-RULING-114: up to 12; all that he saw go back on top as he likes."""
    nation = ["lord.baerfolk", "chief.baerfolk", "priest.baerfolk", "9 supply"]
    table = Table(players=2, p1={"hand": ["mings_crystal"], "nation": nation})
    before = table["p1.nation"]
    table.do("great mings_crystal")
    assert table.asks == (1, "crystal-look")
    assert len(table.options) == 13
    table.do(f"amount {amount}")
    if amount > 1:
        assert sorted(taken(table)) == [f"{rank}.baerfolk" for rank in seen]
        table.do("take chief.baerfolk")
        assert table["p1.nation"] == ["chief.baerfolk", "lord.baerfolk", *before[2:]]
    else:
        assert table["p1.nation"] == before  # a single card leaves nothing to choose
    assert table.asks == (1, "act")
