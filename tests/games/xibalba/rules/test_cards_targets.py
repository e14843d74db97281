"""X-CARD-19, X-CARD-20, X-CARD-35: what an effect can be carried out on."""

from __future__ import annotations

from tests.games.xibalba.rules.made_up import event, gain
from tests.games.xibalba.table import Table

# --- impossible and partly possible effects


def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    """X-CARD-19, X-RULING-11: paragon_acolyte needs control of the Ark."""
    table = Table(phase="effect", p1={"field1": ["paragon_acolyte"]})
    assert table.asks == (1, "split-pool")
    both = Table(phase="effect", p1={"field1": ["paragon_acolyte"], "field2": ["quartermaster"]})
    assert both.options == ["resolve field2"]
    both.refuses("resolve field1", "X-CARD-19")


def test_one_impossible_part_does_not_hold_up_the_others() -> None:
    """X-CARD-19, X-CARD-20: mole finds no resources to take and scouts all the same."""
    table = Table(phase="effect", p1={"warhost": ["mole"]}, p2={"resources": 0})
    table.do("resolve warhost")
    assert table.asks == (1, "scout")


def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """X-CARD-20, X-RULING-11: train_robbery takes the 2 resources that are there."""
    table = Table(p1={"resources": 9}, p2={"resources": 2}, market={"event": ["train_robbery", ""]})
    table.do("buy event1")
    assert (table["p1.resources"], table["p2.resources"]) == (9 - 4 + 2, 0)


def test_more_cards_than_there_are_cannot_be_destroyed() -> None:
    """X-CARD-20"""
    fire = event("fire", {"op": "destroy_addon", "from": "opponent", "kind": "any", "count": 4})
    table = Table(
        p1={"resources": 9},
        p2={"level": 2, "field1": ["tracker", "fence"], "field2": ["oil_well"]},
        cards=[fire],
        market={"event": ["fire", ""]},
    )
    table.do("buy event1", "destroy p2 1", "destroy p2 2")  # the last one goes by itself
    assert (table["p2.field1"], table["p2.field2"]) == ([], [])
    assert table.asks == (1, "act")


# --- targets


def test_a_chosen_player_must_be_one_on_whom_the_effect_can_be_carried_out() -> None:
    """X-CARD-35: player 2 has nothing, player 3 a granary, players 4 and 1 remain."""
    table = Table(
        players=4,
        p1={"resources": 9},
        p2={"resources": 0},
        p3={"resources": 9, "field1": ["vaulted_granary"]},
        p4={"resources": 9},
        market={"event": ["train_robbery", ""]},
    )
    table.do("buy event1")  # one is left, and taken without a question
    assert table["p4.resources"] == 6
    assert table["p3.resources"] == 9


def test_the_controller_chooses_among_the_possible_players() -> None:
    """X-CARD-35"""
    table = Table(
        players=4,
        p1={"resources": 9},
        p2={"resources": 9},
        p3={"resources": 0},
        p4={"resources": 9},
        market={"event": ["train_robbery", ""]},
    )
    table.do("buy event1")
    assert table.asks == (1, "choose-opponent")
    assert table.options == ["opponent p2", "opponent p4"]
    table.refuses("opponent p3", "X-CARD-35")
    table.do("opponent p4")
    assert table["p4.resources"] == 6


def test_a_protected_card_cannot_be_chosen() -> None:
    """X-CARD-35, X-RULING-67: safety_inspector keeps structures from every destruction."""
    table = Table(
        p1={"resources": 5},
        p2={
            "level": 3,
            "field1": ["safety_inspector"],
            "field2": ["oil_well"],
            "field3": ["fence"],
        },
        ark={"soldier": "Chief(9/3/1)", "owner": 1, "life": 7},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert table.options == ["destroy p2 1", "destroy p2 3", "pass"]
    table.refuses("destroy p2 2", "X-CARD-35")


def test_a_card_protected_from_effects_is_no_target_of_one() -> None:
    """X-CARD-35: safe_house; an attack may still destroy it (X-DESTROY-03)."""
    table = Table(
        players=3,
        p1={"resources": 9},
        p2={"level": 2, "field1": ["tracker"], "field2": ["safe_house"]},
        p3={"field1": ["fence"]},
        market={"event": ["time_bomb", ""]},
        ark={"soldier": "Chief(9/3/1)", "owner": 1, "life": 7},
        action_pool=["A"],
    )
    table.do("buy event1")
    assert table["p3.field1"] == []
    table.do("attack p2 A")
    assert table.options == ["destroy p2 1", "destroy p2 2", "pass"]


def test_a_die_that_is_chosen_must_be_one_that_the_effect_can_change() -> None:
    """X-CARD-35"""
    table = Table(p1={"resources": 9, "field1": ["core_sampler"]}, action_pool=["R3", "R2"])
    table.do("activate 1")
    table.refuses("die R2 G1", "X-CARD-35")
    table.do("die R3 G1")
    assert table["action_pool"] == ["R2", "G1"]


def test_an_answer_that_is_not_offered_is_refused_with_the_rule_it_breaks() -> None:
    """X-CARD-34, X-CARD-35, X-RULING-67: money_changer without the resources for its first part."""
    table = Table(
        p1={
            "resources": 9,
            "paragon": 1,
            "level": 2,
            "field1": ["tracker"],
            "field2": ["oil_well"],
        },
        cards=[
            event(
                "offer",
                {
                    "op": "choose",
                    "options": [
                        [{"op": "paragon", "amount": 1, "pay": {"resources": 20}}],
                        [gain(1)],
                        [gain(2)],
                    ],
                },
            ),
            event("gift", {"op": "gain_card", "kind": "civilian", "from": "deck"}),
        ],
        market={"event": ["offer", "gift"]},
    )
    table.do("buy event1")
    assert table.options == ["option 2", "option 3"]
    table.refuses("option 1", "X-CARD-34")
    table.refuses("opponent p2", "X-ACTION-12")
    table.do("option 3", "upgrade 3", "buy event2")
    assert table.options == ["place 1", "place 3"]
    table.refuses("place 2", "X-BUY-07")
    table.refuses("place 4", "X-BUY-08")
