"""X-WIN: reaching the victory target."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.table import Table


def gift(who: str, amount: int, after: int = 0) -> dict[str, Any]:
    """An event that changes Paragon in one step, and perhaps in a second one."""
    effect: list[dict[str, Any]] = [{"op": "paragon", "amount": amount, "who": who}]
    if after:
        effect.append({"op": "paragon", "amount": after})
    return {"id": "gift", "type": "event", "phase": "ACTION", "effect": effect}


def with_gift(card: dict[str, Any], **given: Any) -> Table:
    whole: dict[str, Any] = {
        "players": 3,
        "target": 10,
        "p1": {"resources": 9},
        "cards": [card],
        "market": {"event": ["gift", ""]},
    }
    return Table(**{**whole, **given})


@pytest.mark.parametrize(("before", "wins"), [(7, False), (8, True), (9, True)])
def test_reaching_the_target_wins_at_once(before: int, wins: bool) -> None:
    """X-WIN-01: equal or higher."""
    table = Table(target=10, p1={"resources": 5, "paragon": before}, action_pool=["G2", "G1"])
    table.do("exchange G2")
    assert table.over is wins
    assert table.winner == (1 if wins else 0)
    assert table.said("win", seat=0, paragon=before + 2) is wins
    assert table.state.returns() == ([1.0, 0.0] if wins else [0.0, 0.0])


def test_control_income_wins_in_another_players_turn() -> None:
    """X-WIN-02, X-RULING-56: the check follows every change, whoever's turn it is."""
    table = Table(
        target=10,
        turn=2,
        p1={"paragon": 9},
        p2={"resources": 2},
        ark={"soldier": "Guard(3/2/1)", "owner": 1},
    )
    table.do("end", dice=["G1"])
    assert table.winner == 1


def test_the_effect_phase_can_bring_victory() -> None:
    """X-WIN-02: before any die of the pool is rolled."""
    table = Table(
        target=10,
        phase="start",
        p1={"paragon": 9, "field1": ["deep_drill"], "resources": 3},
    )
    table.do("resolve field1", dice=["G1"])
    assert table.winner == 1
    assert table["p1.resources"] == 3  # the second part of the effect is not carried out


def test_nothing_happens_after_a_victory() -> None:
    """X-WIN-03: no income, no further roll, no turn; every command is refused."""
    table = Table(
        target=10,
        p1={"resources": 9, "paragon": 9, "warhost": ["Guard(4/4/1)"], "field1": ["wanted_board"]},
        ark={"soldier": "Bob(1/1/1)", "owner": 2, "life": 4},
        action_pool=["A", "A"],
    )
    table.do("attack ark A", dice=["G1"])
    assert table.over
    assert table.events[-1].verb == "win"
    assert table["p1.resources"] == 9  # wanted_board would have paid
    assert table["turn"] == 1
    table.refuses("end", "X-WIN-03")
    for number in (1, 2):
        answer = table.act(Action("end"), by=number)
        assert isinstance(answer, Refusal)
        assert answer.rule == "X-WIN-03"


def test_a_victory_in_the_middle_of_an_attack_ends_everything() -> None:
    """X-WIN-03: the loot wins, the effect after a successful attack is not applied."""
    table = Table(
        target=10,
        p1={"resources": 0, "paragon": 9},
        p2={"paragon": 5, "resources": 9},
        ark={"soldier": "highway_raider", "owner": 1},
        action_pool=["A"],
    )
    table.do("attack p2 A", dice=["G1"])
    assert table.winner == 1
    assert table["p2.resources"] == 9


def test_all_dice_of_one_roll_are_one_step() -> None:
    """X-WIN-04: both dice are added before the check, so both count."""
    table = Table(
        target=10,
        turn=2,
        p1={"paragon": 9},
        p2={"resources": 2},
        ark={"soldier": "Guard(3/2/2)", "owner": 1},
    )
    table.do("end", dice=["G1", "G2"])
    assert table["p1.paragon"] == 12
    assert table.said("paragon", seat=0, change=3, total=12)


@pytest.mark.parametrize(
    ("turn", "paragon", "winner"),
    [
        (1, (9, 9, 9), 1),
        (2, (9, 9, 9), 2),
        (3, (9, 9, 9), 3),
        (1, (0, 9, 9), 2),
        (2, (9, 0, 9), 3),
        (3, (0, 9, 0), 2),
        (2, (9, 0, 0), 1),
        (3, (9, 9, 0), 1),
    ],
)
def test_of_several_at_the_target_the_first_from_the_current_player_wins(
    turn: int, paragon: tuple[int, int, int], winner: int
) -> None:
    """X-WIN-05, X-RULING-56: the current player, else clockwise; exactly one."""
    players = {
        f"p{number}": {"resources": 9, "paragon": value} for number, value in enumerate(paragon, 1)
    }
    table = with_gift(gift("all", 1), turn=turn, **players)
    table.do("buy event1")
    assert table.winner == winner
    assert sum(table.state.returns()) == 1.0
    assert [event.verb for event in table.events].count("win") == 1


def test_victim_and_attacker_change_before_the_check() -> None:
    """X-WIN-06: the victim stands at the target minus nothing, then loses two."""
    table = Table(
        target=10,
        p1={"resources": 9, "paragon": 8},
        p2={"paragon": 9},
        ark={"soldier": "Guard(4/2/1)", "owner": 1},
        action_pool=["A"],
    )
    table.do("attack p2 A", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (10, 7)
    assert table.winner == 1
    order = [event.verb for event in table.events if event.verb in ("paragon", "win")]
    assert order == ["paragon", "paragon", "win"]


def test_a_victim_loses_all_of_it_although_the_attackers_tracker_is_full() -> None:
    """X-WIN-06, X-RULING-56: 39 and 2 make 40, and the victim has lost 2."""
    table = Table(
        target=40,
        p1={"resources": 9, "paragon": 39},
        p2={"paragon": 9},
        ark={"soldier": "Guard(4/2/1)", "owner": 1},
        action_pool=["A"],
    )
    table.do("attack p2 A", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (40, 7)


def test_one_part_for_several_players_is_one_step() -> None:
    """X-WIN-07: player 2 reaches the target first in order, but the current player wins."""
    table = with_gift(gift("all", 2), turn=3, p3={"resources": 9, "paragon": 8}, p1={"paragon": 9})
    table.do("buy event1")
    assert table["p1.paragon"] == 11
    assert table.winner == 3


def test_the_parts_of_one_effect_are_checked_one_after_the_other() -> None:
    """X-WIN-07: an opponent wins by the first part; the second is not carried out."""
    table = with_gift(
        gift("each_opponent", 1, after=9), p1={"resources": 9, "paragon": 5}, p3={"paragon": 9}
    )
    table.do("buy event1")
    assert table.winner == 3
    assert table["p1.paragon"] == 5


def test_all_players_roll_before_anything_is_booked() -> None:
    """X-WIN-07, X-CARD-36: all_or_nothing rolls for each opponent in order, then checks."""
    table = with_gift(
        gift("all", 1),
        market={"event": ["all_or_nothing", ""]},
        p2={"paragon": 9},
        p3={"paragon": 9},
    )
    table.do("buy event1", dice=["G1", "G1"])  # the own two dice are never rolled
    assert table.winner == 2
    assert (table["p2.paragon"], table["p3.paragon"]) == (10, 10)


def test_conceding_does_not_exist() -> None:
    """X-RULING-62: nobody leaves the game; the number of players is fixed."""
    table = Table(p1={"resources": 9})
    for word in ("concede", "resign", "leave"):
        table.refuses(word, "K-FORM-01")
