"""Structures of the Prairie Outriders."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    effect_phase,
    in_ark,
    nothing_to_resolve,
    power,
    raided,
)
from tests.games.xibalba.cards.shop import rerolls_after_roll, shop
from tests.games.xibalba.table import Table


def test_a_hidden_corral_reorganizes_for_free_in_the_effect_phase() -> None:
    own = {"field1": ["hidden_corral"], "warhost": ["Bob(1/1/1)", "Guard(3/2/1)"], "resources": 0}
    table = effect_phase(p1=own)
    table.do("resolve field1", "use", "lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["Guard(3/2/1)", "Bob(1/1/1)"]
    assert table["p1.resources"] == 0
    assert table.asks == (1, "split-pool")


def test_an_effect_uncovered_by_a_hidden_corral_is_resolved_in_the_same_phase() -> None:
    own = {"field1": ["hidden_corral"], "field2": ["smuggler", "fence"], "level": 2}
    table = effect_phase(p1={**own, "resources": 3})
    table.do("resolve field1", "use", "lift field2.1 field2", "done")
    assert table.do("resolve field2")["p1.resources"] == 3 + 1


def test_a_hidden_corral_may_be_declined_and_needs_something_to_rearrange() -> None:
    own = {"field1": ["hidden_corral"], "warhost": ["Bob(1/1/1)", "Guard(3/2/1)"]}
    table = effect_phase(p1=own).do("resolve field1", "pass")
    assert table["p1.warhost"] == ["Bob(1/1/1)", "Guard(3/2/1)"]
    assert nothing_to_resolve(effect_phase(p1={"field1": ["hidden_corral"]}))


@pytest.mark.parametrize("owner", [0, 2])
def test_a_telegraph_office_gives_a_third_reroll_to_those_without_the_ark(owner: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": owner, "life": 9}
    table = Table(phase="dice", ark=ark, p1={"field1": ["telegraph_office"]})
    table.do("split 3 3")
    assert table.asks == (1, "resolve-dice")
    table.do("resolve field1", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    assert table.decision.about["rerolls"] == 3


def test_a_telegraph_office_is_silent_while_its_owner_controls_the_ark() -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 9}
    assert (
        rerolls_after_roll(Table(phase="dice", ark=ark, p1={"field1": ["telegraph_office"]})) == 2
    )


@pytest.mark.parametrize(("dice", "total"), [("A", 3), ("C", 3 + 2), ("CC", 6 + 4), ("AC", 6 + 2)])
def test_a_powder_magazine_makes_each_critical_hit_stronger(dice: str, total: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "life": 20}
    own = {"field1": ["powder_magazine"], "warhost": ["Guard(3/3/0)"]}
    table = Table(players=3, ark=ark, p1=own, action_pool=list(dice))
    assert power(table.do(f"attack ark {dice}")) == total


@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0)])
def test_a_destroyed_powder_magazine_takes_up_to_three_resources_along(
    before: int, after: int
) -> None:
    table = raided(3, p1={"field1": ["powder_magazine"], "resources": before})
    assert table.do("attack p1 A", "destroy p1 1")["p1.resources"] == after


def test_a_discarded_powder_magazine_does_not_explode() -> None:
    table = Table(p1={"field1": ["powder_magazine"], "resources": 5})
    assert table.do("discard field1")["p1.resources"] == 5 - 1


def test_a_wanted_board_pays_for_soldiers_destroyed_in_the_ark() -> None:
    table = at_ark("Guard(3/3/0)", life=3, p1={"field1": ["wanted_board"], "resources": 1})
    assert table.do("attack ark A")["p1.resources"] == 1 + 2


def test_a_wanted_board_pays_for_each_blocker_but_not_for_survivors_or_addons() -> None:
    own = {"field1": ["wanted_board"], "resources": 1}
    foe = {"warhost": ["Strong(1/9/0)", "Weak(1/1/0)", "Weak(1/2/0)"], "field1": ["fence"]}
    table = in_ark("Guard(3/3/0)", "A A A A", p1=own, p2=foe)
    table.do("attack p2 A", "block", "attack p2 A", "block")
    assert table["p1.resources"] == 1 + 2 + 2
    table.do("attack p2 A", "block", "attack p2 A", "pass", "destroy p2 1")
    assert table["p1.resources"] == 5


def test_a_wanted_board_pays_nothing_for_soldiers_destroyed_by_an_event() -> None:
    table = shop("show_trial", p1={"field1": ["wanted_board"]}, p2={"warhost": ["Weak(1/1/0)"]})
    assert table.do("buy event1")["p1.resources"] == 10 - 3
