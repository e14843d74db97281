"""Events of the Scarlet Cellar."""

from tests.games.xibalba.cards.shop import begin_turn, shop


def test_a_time_bomb_destroys_a_chosen_addon_of_a_chosen_opponent() -> None:
    table = shop(
        "time_bomb",
        players=3,
        p1={"field1": ["pipeline"]},
        p2={"field1": ["tracker", "fence"], "field2": ["bastion_wall"], "level": 2},
        p3={"field1": ["oil_well"]},
    )
    table.do("buy event1")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p2")
    table.refuses("destroy p3 1", "X-CARD-35")
    table.do("destroy p2 1")
    assert table["p2.field1"] == ["tracker"]  # the next card becomes active
    assert table["discard.civilian"] == ["fence"]
    assert table["p1.field1"] == ["pipeline"]


def test_a_time_bomb_without_a_target_may_be_bought_for_nothing() -> None:
    table = shop("time_bomb", p1={"field1": ["oil_well"]})
    assert table.do("buy event1")["p1.resources"] == 10 - 3
    assert table["p1.field1"] == ["oil_well"]


def test_a_time_bomb_cannot_reach_a_structure_under_inspection() -> None:
    foe = {"field1": ["oil_well"], "field2": ["safety_inspector"], "level": 2}
    table = shop("time_bomb", p2=foe)
    table.do("buy event1")  # the inspector is the only possible target
    assert (table["p2.field1"], table["p2.field2"]) == (["oil_well"], [])


def test_a_general_strike_costs_every_player_three_resources() -> None:
    table = shop("general_strike", players=3, p2={"resources": 9}, p3={"resources": 2})
    table.do("buy event1")
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [10 - 2 - 3, 6, 0]


def test_a_vaulted_granary_helps_against_the_general_strike_of_others_only() -> None:
    granary = {"resources": 9, "field1": ["vaulted_granary"]}
    table = shop("general_strike", p2=granary)
    assert table.do("buy event1")["p2.resources"] == 9
    own = shop("general_strike", p1=granary)
    assert own.do("buy event1")["p1.resources"] == 9 - 2 - 3


BUILT = {"field1": ["oil_well"], "field2": ["strike_leader"], "level": 2, "resources": 9}


def test_a_blackout_switches_off_the_structures_of_all_opponents() -> None:
    table = shop(
        "blackout",
        players=3,
        p1={"field1": ["bastion_wall"], "base": {"productivity": [2, 2, 2, 2]}},
        p2=BUILT,
        p3={"field1": ["watchtower"]},
    )
    assert table["p2.now.productivity"] == 1 + 1
    table.do("buy event1")
    assert table["p2.now.productivity"] == 1
    assert table["p1.now.resistance"] == 3 + 2  # own structures work
    assert table["p1.now.productivity"] == 2 - 1  # and so do civilians of opponents


def test_a_blackout_covers_structures_bought_later_and_ends_with_the_next_turn() -> None:
    market = {"structure": ["bastion_wall", "watchtower"]}
    table = shop("blackout", market=market, p2={**BUILT, "field2": []})
    table.do("buy event1", "end")
    assert table["p2.resources"] == 9 + 1  # without the oil well
    begin_turn(table)
    table.do("buy structure1 2")
    assert table["p2.now.resistance"] == 4
    table.do("end")
    assert table["p2.now.resistance"] == 4 + 2
    assert table["p2.now.productivity"] == 1 + 1


def test_a_structure_in_a_blackout_cannot_be_activated() -> None:
    table = shop("blackout", p2={"field1": ["serum_works"], "resources": 5})
    table.do("buy event1", "end")
    begin_turn(table)
    table.refuses("activate 1", "X-CARD-05")


def test_a_show_trial_destroys_a_soldier_and_pays_its_owner() -> None:
    table = shop(
        "show_trial",
        players=3,
        p2={"warhost": ["Bob(1/1/1)", "Guard(3/9/1)"], "resources": 1},
        p3={"warhost": ["Raider(3/3/1)"], "resources": 1},
    )
    table.do("buy event1", "opponent p2")
    assert table["p2.warhost"] == ["Bob(1/1/1)"]
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [10 - 3, 1 + 2, 1]
    assert table["p1.paragon"] == 0


def test_a_show_trial_without_a_defendant_pays_nobody() -> None:
    table = shop("show_trial", p1={"warhost": ["Guard(3/3/1)"]}, p2={"resources": 1})
    table.do("buy event1")
    assert table["p2.resources"] == 1
    assert table["p1.warhost"] == ["Guard(3/3/1)"]


def test_a_show_trial_reaches_no_soldier_in_the_ark() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 9}
    table = shop("show_trial", ark=ark, p2={"resources": 1}).do("buy event1")
    assert (table["ark.soldier"], table["p2.resources"]) == ("Idol(0/1/0)", 1)
