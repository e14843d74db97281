"""X-ACTION: the action phase."""

from __future__ import annotations

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.rules.made_up import addon, event, gain, verbs
from tests.games.xibalba.table import Table

ARK = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def test_dice_actions_common_actions_and_card_effects_mix_in_any_order() -> None:
    """X-ACTION-01"""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(1/2/1)"], "field1": ["well"]},
        cards=[addon("well", "ACTION", gain(1))],
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["R1", "A", "A", "G1"],
    )
    table.do("discard soldier1", "attack ark A", "activate 1", "gather R1")
    table.do("weapon_technology", "exchange G1", "attack ark C")
    assert table["p1.resources"] == 5 - 1 + 1 + 1 - 2
    assert table["p1.paragon"] == 1
    assert table["ark.life"] == 9 - 1 - 2


@pytest.mark.parametrize(
    ("move", "cost", "dice"),
    [
        ("discard soldier1", 1, []),
        ("tactical_assault", 3, ["A"]),
        ("harvest", 4, ["G1"]),
        ("weapon_technology", 2, []),
        ("pharmaceuticals", 2, []),
        ("buy event1", 3, []),
    ],
)
def test_an_action_may_be_repeated_as_often_as_it_is_paid(
    move: str, cost: int, dice: list[str]
) -> None:
    """X-ACTION-02"""
    table = Table(
        p1={"resources": 3 * cost + 1},
        cards=[event(name, gain(1, who="opponent"), cost=3) for name in ("day1", "day2", "day3")],
        market={"event": ["day1", ""]},
        deck={"event": ["day2", "day3"]},
        ark=ARK | {"life": 2},
        action_pool=["A", "A", "A"],
    )
    for _ in range(3):
        table.do(move, dice=dice)
    assert table["p1.resources"] == 1


def test_a_base_upgrade_is_the_one_action_that_is_not_repeated() -> None:
    """X-ACTION-02"""
    table = Table(p1={"resources": 25}).do("upgrade 2")
    table.refuses("upgrade 3", "X-UPGRADE-03")


@pytest.mark.parametrize(
    ("move", "faces"),
    [("gather R2", ["R2"]), ("exchange G1", ["G1"]), ("attack p2 AC", ["A", "C"])],
)
def test_dice_used_for_an_action_leave_the_action_pool_for_this_turn(
    move: str, faces: list[str]
) -> None:
    """X-ACTION-03, X-ACTION-13"""
    table = Table(p1={"resources": 5}, ark=ARK, action_pool=["R2", "G1", "A", "C", "R-"])
    table.do(move, dice=["-"] if move.startswith("attack") else [])
    assert sorted(table["used_dice"]) == sorted(faces)
    assert sorted([*table["action_pool"], *faces]) == sorted(["R2", "G1", "A", "C", "R-"])
    rule = {"g": "X-GATHER-01", "e": "X-LOOT-05", "a": "X-ATTACK-01"}[move[0]]
    table.refuses(move, rule)


def test_a_player_may_end_the_phase_with_usable_dice_left() -> None:
    """X-ACTION-04"""
    table = Table(p1={"resources": 9}, ark=ARK, action_pool=["R3", "A"])
    table.do("end", dice=["-"])
    assert table["turn"] == 2
    assert table["p1.resources"] == 9
    assert table["action_pool"] == []


def test_any_die_may_be_removed_unused_and_is_then_gone() -> None:
    """X-ACTION-05, X-ACTION-13"""
    table = Table(p1={"resources": 9}, action_pool=["R3", "A", "R-", "G2"])
    table.do("remove R3", "remove R-", "remove G2")
    assert table["action_pool"] == ["A"]
    assert table["used_dice"] == ["R-", "R3", "G2"]
    assert (table["p1.resources"], table["p1.paragon"]) == (9, 0)
    table.refuses("gather R3", "X-GATHER-01")
    table.refuses("remove R3", "X-ACTION-05")


@pytest.mark.parametrize("blank", ["R-", "A-", "G-"])
def test_a_blank_cannot_be_used_and_stays_until_it_is_removed(blank: str) -> None:
    """X-ACTION-06"""
    table = Table(p1={"resources": 9}, ark=ARK, action_pool=[blank, "A"])
    using = [option for option in table.options if blank in option.split()]
    assert using == [f"remove {blank}"]
    table.refuses(f"gather {blank}", "X-GATHER-04")
    table.refuses(f"exchange {blank}", "X-LOOT-07" if blank == "G-" else "X-LOOT-05")
    table.do("discard soldier1")
    assert blank in table["action_pool"]


def test_a_card_effect_may_use_a_blank() -> None:
    """X-ACTION-06: melting_plant turns one."""
    table = Table(p1={"resources": 9, "field1": ["melting_plant"]}, action_pool=["R-"])
    table.do("activate 1", "die R- G1")
    assert table["action_pool"] == ["G1"]


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("discard soldier1", 1),
        ("reorganize", 1),
        ("pharmaceuticals", 2),
        ("weapon_technology", 2),
        ("tactical_assault", 3),
        ("harvest", 4),
        ("upgrade 2", 4),
    ],
)
def test_a_common_action_needs_its_full_cost(move: str, cost: int) -> None:
    """X-ACTION-07"""
    base = {"warhost": ["One(1/1/1)", "Two(1/1/1)"]}
    poor = Table(p1={"resources": cost - 1, **base}, ark=ARK, action_pool=["A"])
    poor.refuses(move, "X-ACTION-07")
    rich = Table(p1={"resources": cost, **base}, ark=ARK, action_pool=["A"])
    assert move in rich.options


def test_the_cost_is_paid_before_the_action_takes_effect() -> None:
    """X-ACTION-07"""
    table = Table(p1={"resources": 5}).do("harvest", dice=["G1"])
    assert verbs(table)[:3] == ["resources", "action", "roll"]
    assert table.said("resources", seat=0, change=-4, total=1, cause="payment")


def test_what_costs_nothing_is_possible_without_resources() -> None:
    """X-ACTION-07, X-CARD-01: a printed cost of 0 is not raised (X-CARD-30)."""
    table = Table(
        p1={"resources": 0, "costs": {"tactical_assault": 0}},
        cards=[event("gift", gain(2), cost=0)],
        market={"event": ["gift", ""]},
    )
    assert "buy event1" in table.options
    assert "tactical_assault" in table.options
    table.do("buy event1")
    assert table["p1.resources"] == 2


def test_the_phase_may_be_ended_at_any_time_but_not_before_a_block_decision() -> None:
    """X-ACTION-08, X-ACTION-12"""
    table = Table(
        p1={"resources": 5}, p2={"warhost": ["Guard(1/9/1)"]}, ark=ARK, action_pool=["A", "A"]
    )
    assert "end" in table.options
    table.do("attack p2 A")
    table.refuses("end", "X-ACTION-12", by=1)
    table.do("block").do("end", dice=["-"])
    assert table["turn"] == 2


def test_the_phase_may_not_be_ended_while_a_forced_effect_is_under_way() -> None:
    """X-ACTION-08, X-TURN-09"""
    table = Table(
        players=3,
        p1={"resources": 9},
        p2={"resources": 3},
        p3={"resources": 3},
        market={"event": ["train_robbery", ""]},
    )
    table.do("buy event1")
    assert table.asks == (1, "choose-opponent")
    table.refuses("end", "X-ACTION-12")


def test_the_phase_ends_by_itself_when_only_ending_or_removing_dice_is_left() -> None:
    """X-ACTION-09, X-RULING-26"""
    table = Table(p1={"resources": 0}, action_pool=["R1", "R-", "A", "C"])
    table.do("gather R1")
    assert table["turn"] == 1  # the gathered resource can still be spent
    table.do("discard soldier1")
    assert table["turn"] == 2
    assert table.said("spend", use="left", faces=["R-", "A", "C"])


@pytest.mark.parametrize(
    ("left", "more"),
    [
        ("activate 1", {"field1": ["well"]}),
        ("attack ark A", {"warhost": ["Guard(1/1/1)"]}),
        ("upgrade 2", {"resources": 1, "base": {"upgrade_cost": [1, 5, 7]}}),
    ],
)
def test_the_phase_goes_on_while_any_action_is_left(left: str, more: dict[str, object]) -> None:
    """X-ACTION-09"""
    table = Table(
        p1={"resources": 0, "costs": {"discard": 9}, **more},
        cards=[addon("well", "ACTION", gain(1))],
        market={"event": ["", ""], "civilian": ["", ""], "structure": ["", ""]},
        action_pool=["A", "R-"],
    )
    table.do("remove R-")
    assert table["turn"] == 1
    assert left in table.options


def test_the_automatic_end_asks_whether_an_effect_could_be_carried_out() -> None:
    """X-ACTION-09, X-RULING-67: an activation that could do nothing keeps nobody waiting."""
    table = Table(p1={"resources": 0, "field1": ["core_sampler"]}, action_pool=["R2", "R-"])
    table.do("remove R2")
    assert table["turn"] == 2


@pytest.mark.parametrize("phase", ["effect", "dice"])
@pytest.mark.parametrize(
    "move", ["gather R1", "harvest", "upgrade 2", "attack p2 A", "buy soldier1", "activate 1"]
)
def test_actions_are_possible_only_in_the_own_action_phase(phase: str, move: str) -> None:
    """X-ACTION-10, X-TURN-11"""
    table = Table(
        phase=phase,
        p1={"resources": 20, "field1": ["debt_collector"]},
        p2={"resources": 20},
        ark=ARK,
        action_pool=["R1", "A"],
    )
    table.refuses(move, "X-ACTION-10" if phase == "dice" else "X-EFFECT-06")
    table.refuses(move, "X-TURN-11", by=2)


def test_a_card_effect_may_allow_an_action_in_another_phase() -> None:
    """X-ACTION-10: hidden_corral re-organizes in the effect phase."""
    table = Table(
        phase="effect",
        p1={"warhost": ["One(1/1/1)", "Two(1/1/1)"], "field1": ["hidden_corral"]},
    )
    table.do("resolve field1", "use", "lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["Two(1/1/1)", "One(1/1/1)"]
    assert table.asks == (1, "split-pool")


def test_a_command_of_several_moves_is_refused_as_a_whole() -> None:
    """X-ACTION-11, X-RULING-27: the first die is not gathered if the second is not there."""
    table = Table(p1={"resources": 3}, action_pool=["R1"])
    table.refuses("gather R1 R3", "X-GATHER-01")
    table.refuses("gather R1; discard soldier1; harvest", "X-ACTION-07")
    assert table["p1.resources"] == 3
    assert table["action_pool"] == ["R1"]


def test_a_refusal_names_its_rule_and_its_reason() -> None:
    """X-RULING-27"""
    refusal = Table(p1={"resources": 3}).act(Action("harvest"), by=1)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "X-ACTION-07"
    assert refusal.params == {"price": 4, "resources": 3}


def test_while_a_choice_is_pending_every_other_command_is_refused() -> None:
    """X-ACTION-12, X-RULING-28"""
    table = Table(
        players=3,
        p1={"resources": 9},
        p2={"warhost": ["Guard(1/9/1)"], "resources": 9, "field1": ["tracker"]},
        p3={"resources": 9},
        ark=ARK,
        action_pool=["A", "R1"],
    )
    table.do("attack p2 A")
    assert table.asks == (2, "block")
    table.refuses("gather R1", "X-ACTION-12", by=1)
    table.refuses("block", "X-ACTION-12", by=1)
    table.refuses("harvest", "X-ACTION-12", by=2)
    table.refuses("destroy p1 1", "X-ACTION-12", by=2)
    table.refuses("block", "X-TURN-11", by=3)
    table.do("pass", by=2).do("pass", dice=["-"], by=1)
    assert table.asks == (1, "act")


def test_used_dice_lie_beside_the_base_until_the_turn_ends() -> None:
    """X-ACTION-13, X-RULING-60: a used die is gone until the next dice phase."""
    table = Table(p1={"resources": 3}, action_pool=["R1", "R2", "R-"])
    table.do("gather R1", "remove R2")
    assert table["used_dice"] == ["R1", "R2"]
    for viewer in (0, 1):
        dice = table.game.view(table.state, viewer)["dice"]
        assert isinstance(dice, dict)
        assert dice["spent"] == ["R1", "R2"]
    table.do("end")
    assert table["used_dice"] == []


def test_a_turned_die_has_the_type_of_the_symbol_it_shows() -> None:
    """X-ACTION-14, X-RULING-69: a resource die turned into an A is an attack die."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(2/1/1)"], "field1": ["forge"], "field2": ["urn"]},
        cards=[
            addon(
                "forge",
                "ACTION",
                {"op": "turn_die", "from": "resource_1", "to": "attack", "count": 1},
            ),
            addon(
                "urn",
                "ACTION",
                {"op": "reroll_pool", "die": "attack", "face": "any", "count": 1},
            ),
        ],
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["R1", "R2"],
    )
    table.do("activate 1", "die R1 A")
    assert table["action_pool"] == ["R2", "A"]
    table.refuses("gather R1", "X-GATHER-01")
    table.do("weapon_technology")
    assert table["action_pool"] == ["R2", "C"]
    table.do("activate 2")
    assert table.options == ["die C C", "done"]  # the R2 is no attack die
    table.do("die C C", dice=["A"])
    table.do("attack ark A")
    assert table["ark.life"] == 7


@pytest.mark.parametrize(("face", "blank"), [("R2", "R-"), ("A", "A-"), ("G1", "G-")])
def test_a_die_turned_to_a_blank_keeps_the_type_it_had(face: str, blank: str) -> None:
    """X-ACTION-14"""
    table = Table(
        p1={"resources": 9, "field1": ["fog"]},
        cards=[
            addon("fog", "ACTION", {"op": "turn_die", "from": "any", "to": "blank", "count": 1})
        ],
        action_pool=[face],
    )
    table.do("activate 1", f"die {face} {blank}")
    assert table["action_pool"] == [blank]


def test_a_symbol_added_by_an_effect_counts_as_a_die() -> None:
    """X-ACTION-14: the A of ambush_at_the_ford can be turned, the C can attack."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(2/1/1)"]},
        market={"event": ["ambush_at_the_ford", ""]},
        ark={"soldier": "Bob(1/1/1)", "life": 9},
    )
    table.do("buy event1")
    assert table["action_pool"] == ["A", "C"]
    table.do("weapon_technology", "attack ark CC")
    assert table["ark.life"] == 9 - 6
    assert table["used_dice"] == ["C", "C"]
