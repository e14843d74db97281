"""X-UPGRADE: upgrading the base."""

from __future__ import annotations

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("level", "cost"), [(1, 4), (2, 6), (3, 8)])
def test_the_next_level_costs_what_the_base_says(level: int, cost: int) -> None:
    """X-UPGRADE-01, X-EX-34: exactly one level; the full price opens exactly one field."""
    table = Table(p1={"resources": cost, "level": level}, p2={"resources": 0}, ark={"soldier": ""})
    table.do(f"upgrade {level + 1}", dice=[])
    assert table["p1.level"] == level + 1
    assert table["p1.resources"] == 0
    assert table.said("level", seat=0, level=level + 1)
    assert table.said("action", action="upgrade", price=cost)
    poor = Table(p1={"resources": cost - 1, "level": level})
    poor.refuses(f"upgrade {level + 1}", "X-ACTION-07")


def test_only_in_the_own_action_phase() -> None:
    """X-UPGRADE-01, X-ACTION-10: neither before it nor in another player's turn."""
    table = Table(phase="dice", p1={"resources": 25}, p2={"resources": 25})
    table.refuses("upgrade 2", "X-ACTION-10")
    answer = table.act(Action("upgrade", {"level": 2}), by=2)
    assert isinstance(answer, Refusal)
    assert answer.rule == "X-TURN-11"


@pytest.mark.parametrize("level", [0, 1, 3, 4])
def test_no_level_is_skipped_and_none_taken_back(level: int) -> None:
    """X-UPGRADE-02, X-EX-35: from level 1 only to level 2."""
    table = Table(p1={"resources": 25})
    table.refuses(f"upgrade {level}", "X-UPGRADE-02")
    assert [option for option in table.options if "upgrade" in option] == ["upgrade 2"]


def test_one_upgrade_per_own_round() -> None:
    """X-UPGRADE-03, X-RULING-43: the next one after the own next turn has begun."""
    table = Table(p1={"resources": 25}, p2={"resources": 0}, ark={"soldier": ""})
    table.do("upgrade 2")
    table.refuses("upgrade 3", "X-UPGRADE-03")
    assert table["p1.resources"] == 21
    table.do("end", "split 4 2", dice=["-"] * 6).do("keep all")
    table.do("split 4 2", dice=["-"] * 6).do("keep all")
    assert table["turn"] == 1
    table.do("upgrade 3")
    assert table["p1.level"] == 3


def test_a_card_may_allow_one_more() -> None:
    """X-UPGRADE-03: mobilisation_order allows two levels this turn, three resources cheaper."""
    table = Table(p1={"resources": 25}, market={"event": ["mobilisation_order", ""]})
    table.do("buy event1", "upgrade 2", "upgrade 3")
    assert table["p1.level"] == 3
    assert table["p1.resources"] == 25 - 3 - 1 - 3
    table.refuses("upgrade 4", "X-UPGRADE-03")


def test_level_four_is_the_last() -> None:
    """X-UPGRADE-04: there is nothing beyond."""
    table = Table(p1={"resources": 25, "level": 4})
    table.refuses("upgrade 4", "X-UPGRADE-04")
    table.refuses("upgrade 1", "X-UPGRADE-04")
    table.refuses("upgrade 5", "K-FORM-01")
    assert not any("upgrade" in option for option in table.options)


def test_the_new_field_can_be_used_at_once() -> None:
    """X-UPGRADE-05: in the same action phase."""
    table = Table(
        p1={"resources": 25, "field1": ["watchtower"]}, market={"civilian": ["stonemason", ""]}
    )
    table.refuses("buy civilian1 2", "X-BUY-09")
    table.do("upgrade 2", "buy civilian1 2")
    assert table["p1.field2"] == ["stonemason#1"]


def test_the_new_resistance_counts_at_once() -> None:
    """X-UPGRADE-06: also in the turn of the upgrade."""
    table = Table(p1={"resources": 25, "base": {"resistance": [2, 9, 9, 9]}})
    assert table["p1.now.resistance"] == 2
    assert table.do("upgrade 2")["p1.now.resistance"] == 9


def test_the_new_productivity_waits_for_the_next_effect_phase() -> None:
    """X-UPGRADE-07: nothing now, the new value at the start of the next turn."""
    table = Table(
        p1={"resources": 6, "base": {"productivity": [0, 3, 3, 3]}},
        p2={"resources": 0},
        ark={"soldier": ""},
    )
    table.do("upgrade 2")
    assert table["p1.resources"] == 2
    table.do("end", "split 4 2", dice=["-"] * 6).do("keep all")
    assert table["turn"] == 1
    assert table["p1.resources"] == 5
    assert table.said("resources", seat=0, change=3, cause="productivity")


def test_cards_on_a_field_that_is_locked_again_stay_active() -> None:
    """X-RULING-61: they count, but nothing may be placed on them until the field is unlocked."""
    table = Table(
        p1={"resources": 25, "field1": ["watchtower"], "field2": ["bastion_wall", "serum_works"]},
        market={"structure": ["oil_well", ""]},
    )
    table.refuses("buy structure1 2", "X-BUY-08")
    table.do("activate 2", "discard field2")
    assert table["p1.now.resistance"] == 5  # bastion_wall
    table.do("upgrade 2", "buy structure1 2")
    assert table["p1.field2"] == ["bastion_wall", "oil_well"]
