"""B-BILK: when potions are drunk, and how long they last."""

from __future__ import annotations

from tests.games.battalia.rules.potions import drinks, owning, table_of, to_act
from tests.games.battalia.table import Table

# --- when


def test_a_potion_may_be_drunk_between_the_steps_of_the_own_turn() -> None:
    """B-BILK-17, B-RULING-65: window (a); it is no action line."""
    table = table_of(p1=owning("colossus", hand=["supply"]))
    table.do("drink colossus")
    assert table["p1.potions.colossus.turned"] == 1
    assert "mulligan" in table.options  # nothing has been done yet


def test_everybody_may_drink_at_the_start_and_the_end_of_a_turn() -> None:
    """B-BILK-17, B-RULING-65: windows (b) and (e), in another player's turn too."""
    table = table_of(p2=owning("colossus")).do("done")
    assert drinks(table, 2) == ["drink colossus"]  # the end of player 1's turn
    assert table["turn"] == 1
    table.do("pass")
    assert table["turn"] == 2
    assert table.asks == (2, "window")  # the start of his own
    day = table_of(turn=2, p2=owning("colossus")).do("done", "pass")
    assert day["day"] == 2
    assert drinks(day, 2) == ["drink colossus"]  # after the start-of-day sequence
    day.do("pass")
    assert drinks(day, 2) == ["drink colossus"]  # the start of player 1's turn


def test_the_first_player_is_asked_like_all_others() -> None:
    """B-RULING-65"""
    table = table_of(p1=owning("colossus")).do("done")
    assert drinks(table, 1) == ["drink colossus"]  # the end of his own turn
    table.do("pass")
    assert drinks(table, 1) == ["drink colossus"]  # the start of player 2's


def test_owners_are_asked_clockwise_from_the_active_player() -> None:
    """B-RULING-65"""
    table = Table(
        players=4,
        team_mode=False,
        bilkarr=True,
        turn=3,
        p1=owning("colossus"),
        p2=owning("brotherhood"),
        p4=owning("eclipse"),
    )
    table.do("done")
    asked = []
    for _ in range(3):
        asked.append(table.asks[0])
        table.do("pass")
    assert asked == [4, 1, 2]


def test_a_team_turn_asks_clockwise_from_its_first_member() -> None:
    """B-RULING-65, B-TEAM-09: players 1 and 3 begin the day, and end their turn."""
    table = Table(
        players=4, bilkarr=True, turn=2, p2=owning("brotherhood"), p4=owning("eclipse")
    ).do("done", "done")
    asked = []
    while table["day"] == 1 or table.asks[1] != "act":
        asked.append(table.asks[0])
        table.do("pass")
    assert asked == [2, 4, 2, 4, 2, 4]  # the end of the turn, the day, the next turn
    table.do("done", by=3).do("done", by=1)
    assert table.asks == (2, "window")


def test_a_potion_may_be_drunk_when_an_attack_is_announced() -> None:
    """B-BILK-17, B-RULING-65: window (c); the effect starts immediately (B-BILK-18)."""
    table = table_of(
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        p2=owning("colossus", heroes=["4,4", ""]),
    )
    table.do("attack heroes 4,4 p2")
    assert table.asks == (2, "window")
    table.do("drink colossus")
    assert table.battle["defence"] == 4


def test_a_potion_may_be_drunk_when_a_line_is_complete() -> None:
    """B-BILK-17, B-RULING-65: window (d), before the line takes effect."""
    table = table_of(p1={"hand": ["2 tribesman.baerfolk"]}, p2=owning("colossus"))
    table.do("road straight", "site 2,3 1")
    assert table.asks == (2, "window")
    assert table["board.2,3.card"] == "empty"
    table.do("pass")
    assert table["board.2,3.card"] == "road"


def test_an_open_battle_is_influenced_only_in_its_own_windows() -> None:
    """B-RULING-65: while the attacker lays his opening nobody else is asked."""
    table = table_of(
        p1={"hand": ["weapon.baerfolk", "chief.baerfolk"], "heroes": ["4,4", ""]},
        p2=owning("colossus", heroes=["4,4", ""], hand=["lord.cloudborn"]),
    )
    table.do("attack heroes 4,4 p2", "pass")
    assert table.deciding == [1]
    table.refuses("drink colossus", "B-BATTLE-23", by=2)
    table.do("finish")
    assert drinks(table, 2) == ["drink colossus"]


# --- how long


def test_the_marker_turns_once_a_day_and_the_effect_lasts_three_days() -> None:
    """B-BILK-18, B-BILK-19, B-BILK-20, B-BILK-21, B-EX-15"""
    table = table_of(day=3, p1=owning("colossus", hand=["supply"]))
    table.do("drink colossus")
    assert table["p1.potions.colossus.turned"] == 1  # 90 degrees on day 3
    assert to_act(table, 4)["p1.potions.colossus.turned"] == 2
    assert to_act(table, 5)["p1.potions.colossus.turned"] == 3
    to_act(table, 6)
    assert table["p1.potions"] == {}  # upright again: back with Bilkarr


def test_markers_turn_while_bilkarr_rests_or_is_not_in_play() -> None:
    """B-BILK-20"""
    resting = table_of(
        turn=2, p1=owning("colossus", turned=1), npcs={"bilkarr": "2,4", "rests": True}
    )
    resting.do("done")
    assert resting["npcs.bilkarr"] == "2,4"
    assert resting["p1.potions.colossus.turned"] == 2
    absent = table_of(turn=2, p1=owning("colossus", turned=1)).do("done")
    assert absent["p1.potions.colossus.turned"] == 2


def test_a_potion_that_is_used_up_can_be_bought_again() -> None:
    """B-BILK-21, B-BILK-14"""
    table = table_of(
        turn=2,
        p1=owning("colossus", turned=3),
        p2={"heroes": ["6,6", ""], "hand": ["2 supply"], "nation": ["6 supply"]},
        npcs={"bilkarr": "6,6", "rests": True},
    )
    table.refuses("potion colossus", "B-BILK-14")
    table.do("done", "done")
    assert "potion colossus" in table.options


def test_a_potion_works_only_after_it_was_drunk() -> None:
    """B-BILK-18, B-RULING-65"""
    hand = ["weapon.baerfolk", "tribesman.baerfolk", "supply"]
    p1 = owning("berserker", "eclipse", hand=hand, heroes=["6,6", ""])
    table = table_of(p1=p1, p2=owning("frosthand", hand=["supply"]))
    assert not [option for option in table.options if option.startswith("eclipse")]
    table.do("hire tribesman")
    assert table.asks[0] == 1  # his own potions could be drunk
    table.do("pass")
    assert table.options == ["drink frosthand", "pass"]
    table.do("pass", "attack city 6,6 p2")
    assert table.asks == (1, "window")
    assert "rage" not in table.options


def test_a_potion_that_works_once_a_day_is_empty_until_the_next_day() -> None:
    """B-BILK-22"""
    table = table_of(p1=owning("eclipse", turned=1, hand=["2 supply"]))
    table.do("eclipse supply", "form lord")
    assert table["p1.potions.eclipse"] == {"turned": 1, "empty": True}
    assert not [option for option in table.options if option.startswith("eclipse")]
    to_act(table, 2)
    assert table["p1.potions.eclipse"] == {"turned": 2, "empty": False}
