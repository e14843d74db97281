"""Heroes go where they can be paid for, lines are paid with what is worth least."""

from __future__ import annotations

from typing import Any

from stormark.kernel.planning import Goal
from stormark.kernel.plans import Plan, Plans, plans_for
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import take_all
from stormark.text.speaker import Speaker
from tests.games.battalia.rules.maps import creation, road
from tests.games.battalia.table import GAME, Table

ROW = {f"2,{column}": road("ew", terrain="red_canyons") for column in (3, 4, 5)}


def mover(*cards: str, **given: Any) -> Table:
    return creation(**{"p1": {"hand": [*cards]}, "board": ROW, **given})


def asked(at: Table, verb: str, **args: Any) -> Plans:
    return plans_for(GAME, GAME.seen_by(at.state, 0), 0, Goal(verb, args))


def plans(at: Table, verb: str, **args: Any) -> list[Plan]:
    return [*asked(at, verb, **args).plans]


def used(plan: Plan) -> list[str]:
    return sorted(piece.removeprefix("card:") for piece in plan.uses)


def carried_out(at: Table, plan: Plan) -> Table:
    taken = take_all(GAME, at.state, 0, plan.steps, GAME.scripted([]), foreseeable=True)
    assert not isinstance(taken, Refusal), (taken, plan)
    at.state = taken[-1].state
    return at


def test_a_hero_gets_a_way_to_every_field_that_his_cards_can_pay() -> None:
    found = plans(mover("3 supply"), "move", hero=1)
    ways = {str(plan.aim.args["field"]): used(plan) for plan in found}
    assert ways == {"2,3": ["supply"], "2,4": ["supply"] * 2, "2,5": ["supply"] * 3}


def test_each_way_leads_there_and_ends_there() -> None:
    for plan in plans(mover("2 supply", "horse.baerfolk"), "move"):
        at = carried_out(mover("2 supply", "horse.baerfolk"), plan)
        assert at["p1.heroes.0"] == plan.aim.args["field"]
        assert at.asks == (1, "act")
        assert sorted(at["p1.table"]) == used(plan)


def test_the_way_that_wastes_least_is_told_and_others_if_the_field_is_named() -> None:
    """A Horse makes three steps: for one it would be a waste, for three it is one card."""
    at = mover("3 supply", "horse.baerfolk")
    (near,) = [plan for plan in plans(at, "move") if plan.aim.args["field"] == "2,3"]
    assert used(near) == ["supply"]
    payments = [used(plan) for plan in plans(at, "move", hero=1, field="2,5")]
    assert payments[:2] == [["horse.baerfolk"], ["supply"] * 3]


def test_a_unit_of_the_lowest_rank_that_will_do_pays() -> None:
    at = creation(
        p1={"hand": ["lord.baerfolk", "chief.emberians", "tribesman.cloudborn", "4 supply"]}
    )
    payments = [used(plan) for plan in plans(at, "hire", rank="priest")]
    assert payments[0] == ["chief.emberians", "supply", "supply"]
    assert ["lord.baerfolk", "supply", "supply"] in payments


def test_cards_that_are_laid_without_asking_are_told_as_well() -> None:
    (plan,) = plans(creation(p1={"hand": ["chief.emberians", "2 supply"]}), "hire", rank="priest")
    assert [step.verb for step in plan.steps] == ["hire"]
    assert used(plan) == ["chief.emberians", "supply", "supply"]


def test_an_open_goal_lists_everything_that_can_be_hired() -> None:
    at = creation(p1={"hand": ["lord.baerfolk", "tribesman.cloudborn", "4 supply"]})
    ranks = [plan.aim.args["rank"] for plan in plans(at, "hire")]
    assert ranks[0] == "tribesman"  # the cheapest
    assert set(ranks) == {"tribesman", "chief", "priest", "lord"}


def test_a_road_has_a_plan_for_every_site() -> None:
    at = creation(p1={"hand": ["tools.baerfolk", "2 tribesman.cloudborn", "supply"]})
    found = plans(at, "road", shape="straight")
    assert {(plan.aim.args["field"], plan.aim.args["turned"]) for plan in found} == {
        ("2,3", 1),
        ("3,2", 0),
    }
    for plan in found:
        after = carried_out(
            creation(p1={"hand": ["tools.baerfolk", "2 tribesman.cloudborn", "supply"]}), plan
        )
        assert after[f"board.{plan.aim.args['field']}.card"] == "road"


def test_a_field_alone_tells_what_can_be_built_there() -> None:
    at = creation(p1={"hand": ["tools.baerfolk", "supply"]})
    found = plans(at, "road", field="2,3")
    assert {plan.aim.args["field"] for plan in found} == {"2,3"}
    assert len({plan.aim.args["shape"] for plan in found}) > 1


def test_an_attack_comes_with_its_weapon() -> None:
    p1 = {"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "weapon.emberians", "lord.baerfolk"]}
    at = Table(
        players=4, extended=False, p1=p1, p2={"heroes": ["2,6", ""], "hand": ["lord.emberians"]}
    )
    found = plans(at, "attack", target="city", field="2,6")
    assert {tuple(used(plan)) for plan in found} == {("weapon.baerfolk",), ("weapon.emberians",)}


def test_a_jump_ends_a_plan_because_the_storm_answers() -> None:
    """B-GATE-17: what it does is chance."""
    at = Table(p1={"hand": ["4 supply"]}, extended=False)
    gates = [field for field, card in at["board"].items() if card["card"] == "gate"]
    p1 = {"hand": ["4 supply"], "heroes": [gates[0], ""]}
    jumps = [
        plan
        for plan in plans(Table(p1=p1, extended=False), "move")
        if any(step.verb == "jump" for step in plan.steps)
    ]
    assert jumps
    assert all(plan.steps[-1].verb == "jump" for plan in jumps)


def test_plans_are_said_with_their_field_in_both_languages() -> None:
    at = mover("supply")
    found = asked(at, "move")
    assert found.asked is not None
    for lang in ("en", "de"):
        text = Speaker(GAME, lang).plan(found.plans[0], found.asked, GAME.view(at.state, 0))
        assert "2,3" in text
    built = creation(p1={"hand": ["tools.baerfolk", "supply"]})
    found = asked(built, "road", shape="straight")
    assert found.asked is not None
    said = Speaker(GAME, "en").plan(found.plans[0], found.asked, GAME.view(built.state, 0))
    assert "Field 2,3, roads " in said


def test_hiding_proposes_the_card_that_is_worth_least() -> None:
    """Which card is hidden is asked when the other one lies in Limbo, where all can see it."""
    at = creation(p1={"hand": ["lord.baerfolk", "2 supply", "chief.baerfolk"]})
    found = plans(at, "hide")
    assert [used(plan) for plan in found] == [["supply"], ["chief.baerfolk"], ["lord.baerfolk"]]
    assert carried_out(at, found[0]).asks == (1, "hide-card")


def test_what_lies_in_ambush_pays_only_where_the_hand_does_not() -> None:
    """Three cards of the hand rather than one that is hidden; what is hidden is said to be."""
    hidden = {"hand": ["3 supply"], "ambush": ["horse.baerfolk"]}
    at = creation(p1=hidden, board=ROW)
    first, *others = plans(at, "move", hero=1, field="2,5")
    assert first.uses == ("card:supply",) * 3
    assert others[0].uses == ("ambush:horse.baerfolk",)


def test_a_card_of_the_ambush_is_told_although_it_is_laid_without_asking() -> None:
    at = creation(p1={"hand": ["2 supply"], "ambush": ["chief.emberians"]})
    found = asked(at, "hire", rank="priest")
    (plan,) = found.plans
    assert [step.verb for step in plan.steps] == ["hire"]
    assert sorted(plan.uses) == ["ambush:chief.emberians", "card:supply", "card:supply"]
    for lang, word in (("en", "(ambush)"), ("de", "(Versteck)")):
        assert word in Speaker(GAME, lang).piece("ambush:chief.emberians")
