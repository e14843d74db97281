"""Whatever costs resources gathers the dice that it needs, and none in vain."""

from __future__ import annotations

from typing import Any

from stormark.kernel.planning import Goal
from stormark.kernel.plans import Plan, plans_for
from stormark.text.speaker import Speaker
from tests.games.xibalba.table import GAME, Table

MARKET = {"soldier": ["gunslinger", "iron_hussar"], "civilian": ["quartermaster", "tracker"]}


def table(*dice: str, resources: int = 0, **given: Any) -> Table:
    p1 = {"resources": resources, "warhost": ["Recruit(1/1/1)"], **given.pop("p1", {})}
    return Table(market=MARKET, action_pool=[*dice], p1=p1, **given)


def plans(at: Table, verb: str, **args: Any) -> list[Plan]:
    return [*plans_for(GAME, GAME.seen_by(at.state, 0), 0, Goal(verb, args)).plans]


def used(plan: Plan) -> list[str]:
    return sorted(piece.removeprefix("face:") for piece in plan.uses)


def test_buying_gathers_exactly_what_is_missing() -> None:
    """The gunslinger costs 5: 3 + 2 fits, 3 + 3 would waste a resource."""
    cheapest, *others = plans(table("R3", "R3", "R2", "A"), "buy", slot="soldier.1")
    assert [step.verb for step in cheapest.steps] == ["gather", "gather", "buy"]
    assert used(cheapest) == ["R2", "R3"]
    assert [used(plan) for plan in others] == [["R3", "R3"]]  # no die more than it takes


def test_of_two_ways_without_waste_the_one_with_fewer_dice_comes_first() -> None:
    first, second, *_ = plans(table("R1", "R1", "R2", resources=3), "buy", slot="soldier.1")
    assert [used(first), used(second)] == [["R2"], ["R1", "R1"]]


def test_what_can_be_paid_already_takes_no_dice() -> None:
    first = plans(table("R3", resources=5), "buy", slot="soldier.1")[0]
    assert ([step.verb for step in first.steps], first.uses) == (["buy"], ())


def test_what_all_dice_together_cannot_pay_has_no_plan() -> None:
    assert plans(table("R3", "R1"), "buy", slot="soldier.1") == []


def test_a_card_for_an_add_on_field_has_a_plan_for_every_field() -> None:
    at = table("R3", "R3", "R3", p1={"level": 3})
    found = plans(at, "buy", slot="civilian.1")
    assert {plan.aim.args["field"] for plan in found} == {1, 2, 3}
    assert len({tuple(used(plan)) for plan in found}) == 1  # the cheapest way to each


def test_an_open_goal_is_told_for_every_card() -> None:
    found = plans(table("R3", "R3", "R3", resources=9), "buy")
    assert {plan.aim.args["slot"] for plan in found} >= {"soldier.1", "soldier.2", "civilian.1"}


def test_common_actions_gather_as_well() -> None:
    found = plans(table("R3", "R2"), "upgrade")
    assert found
    assert all(plan.steps[-1].verb == "upgrade" and plan.uses for plan in found)


def test_attacks_with_fewer_dice_come_first_and_nothing_is_gathered_for_them() -> None:
    at = table("A", "A", "C", "R3", ark={"soldier": "mole", "owner": 2})
    found = plans(at, "attack", target="ark")
    assert [len(plan.uses) for plan in found] == sorted(len(plan.uses) for plan in found)
    assert used(found[-1]) == ["A", "A", "C"]
    assert all(len(plan.steps) == 1 for plan in found)


def test_a_plan_says_what_it_comes_to_and_what_it_uses() -> None:
    at = table("R3", "R2")
    found = plans_for(GAME, GAME.seen_by(at.state, 0), 0, Goal("buy", {"slot": "soldier.1"}))
    assert found.asked is not None
    view = GAME.view(at.state, 0)
    said = {
        lang: Speaker(GAME, lang).plan(found.plans[0], found.asked, view) for lang in ["en", "de"]
    }
    assert said["en"].startswith("Buy “")
    assert " – uses " in said["en"]
    assert " – verwendet " in said["de"]
