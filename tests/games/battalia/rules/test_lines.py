"""B-LINE: paying for actions with lines of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

CITY_SITE = {"2,3": {"card": "road", "shape": "x"}}  # a city may be built behind it


def holding(*hand: str, **given: Any) -> Table:
    """Player 1 with this hand; other keys describe the position."""
    p1 = {"faction": "baerfolk", "hand": list(hand), **given.pop("p1", {})}
    return creation(p1=p1, **given)


# --- cards of a line


def test_a_line_is_laid_face_up_and_is_one_action() -> None:
    """B-LINE-01."""
    table = holding("chief.cloudborn", "4 supply").do("hire priest")
    (line,) = [event for event in table.events if event.verb == "line"]
    assert line.audience == -1
    assert line.args["cards"] == ["chief.cloudborn", "supply", "supply"]
    assert sum(event.verb == "gained" for event in table.events) == 2  # the unit, its Supply


def test_the_cards_come_from_hand_ambush_or_an_opened_tent() -> None:
    """B-LINE-02."""
    table = holding("supply", p1={"ambush": ["chief.cloudborn", "supply"]})
    table.do("hire priest", "lay supply")
    assert table["p1.table"] == ["chief.cloudborn", "supply", "supply"]
    assert table["p1.ambush"] == []
    stored = holding("2 supply", p1={"tents": [["tent.cloudborn", "chief.cloudborn"]]})
    stored.refuses("hire priest", "B-HIRE-02")
    stored.do("open 1", "hire priest")
    assert "chief.cloudborn" in stored["p1.table"]


def test_other_cards_cannot_be_laid() -> None:
    """B-LINE-02: not those of Nation, Refuge or another player."""
    p1 = {"nation": ["lord.cloudborn"], "refuge": ["priest.cloudborn"]}
    table = holding("2 supply", "horse.cloudborn", p1=p1)
    assert lines(table, "hire") == []
    table = holding("chief.cloudborn", "chief.emberians", "2 supply", p1=p1).do("hire priest")
    for card in ("lord.cloudborn", "priest.cloudborn"):
        table.refuses(f"lay {card}", "B-LINE-02")


def test_a_card_lies_in_one_line_a_turn() -> None:
    """B-LINE-03, B-LINE-05."""
    table = holding("chief.cloudborn", "6 supply").do("hire tribesman")
    assert table["p1.table"] == ["chief.cloudborn", "supply"]
    table.refuses("hire tribesman", "B-HIRE-02")


def test_a_line_is_completed_before_the_next_begins() -> None:
    """B-LINE-04."""
    table = holding("chief.cloudborn", "chief.emberians", "6 supply").do("hire priest")
    for other in ("hire chief", "buy tools", "done", "hide supply"):
        table.refuses(other, "B-LINE-04")
    table.do("lay chief.emberians", "buy tools")


def test_cards_of_a_line_stay_on_the_table_until_the_end_of_the_turn() -> None:
    """B-LINE-05, B-HIRE-03."""
    table = holding("2 chief.cloudborn", "3 supply", p1={"nation": ["6 tribesman.cloudborn"]})
    table.do("hire priest", "buy tools")
    played = ["chief.cloudborn", "chief.cloudborn", "supply", "supply", "supply"]
    assert table["p1.table"] == played
    assert "chief.cloudborn" not in table["p1.refuge"]
    table.do("done")
    assert table["p1.table"] == []
    assert table["p1.refuge"].count("chief.cloudborn") == 2


def test_surplus_of_a_stardust_is_lost() -> None:
    """B-LINE-06."""
    hand = ["2 tribesman.baerfolk", "stardust"]
    table = Table(players=2, p1={"faction": "baerfolk", "hand": hand}).do("hire tribesman")
    assert table["p1.table"] == ["stardust", "tribesman.baerfolk"]
    table.refuses("hire tribesman", "B-HIRE-02")


def test_surplus_steps_of_a_horse_are_lost() -> None:
    """B-LINE-06, B-CEX-25."""
    board = {f"2,{column}": {"card": "road", "shape": "straight", "turned": 1}
             for column in (3, 4, 5)}  # fmt: skip
    table = holding("horse.cloudborn", board=board)
    table.do("move 1", "lay horse.cloudborn", "go", "step 2,3", "step 2,4", "stop")
    table.refuses("move 1", "B-MOVE-03")


def test_an_incomplete_line_is_refused_and_no_card_moves() -> None:
    """B-LINE-07: `refuses` compares the whole position."""
    holding("chief.cloudborn", "supply").refuses("hire priest", "B-HIRE-02")
    holding("2 chief.cloudborn").refuses("buy tools", "B-BUY-02")
    table = holding("priest.cloudborn", "priest.emberians", "3 supply").do("hire lord")
    table.refuses("finish", "B-LINE-07")
    table.refuses("lay supply", "B-HIRE-02")


LINES: list[tuple[list[str], str]] = [
    (["tribesman.baerfolk", "supply"], "hire tribesman"),
    (["tribesman.baerfolk", "supply"], "buy tools"),
    (["tribesman.baerfolk", "tribesman.cloudborn"], "road straight"),
    (["tools.baerfolk"], "road curve"),
    (["tools.baerfolk", "supply"], "road t"),
    (["tribesman.baerfolk", "tribesman.cloudborn", "supply"], "road x"),
    (["chief.baerfolk", "chief.cloudborn", "chief.emberians"], "city x chief"),
    (["chief.baerfolk", "chief.cloudborn"], "upgrade 2,2 chief"),
    (["supply"], "move 1"),
    (["horse.cloudborn"], "move 1"),
    (["weapon.cloudborn", "supply", "supply"], "recruit 2,2 2"),
    (["tent.cloudborn", "horse.emberians"], "pitch tent.cloudborn"),
    (["title.cloudborn", "chief.cloudborn"], "promote title.cloudborn"),
    (["amulet.cloudborn", "supply"], "amulet amulet.cloudborn"),
    (["horse.cloudborn", "weapon.cloudborn"], "hide horse.cloudborn"),
]


@pytest.mark.parametrize(("hand", "action"), LINES, ids=[line[1] for line in LINES])
def test_every_action_has_its_line(hand: list[str], action: str) -> None:
    """B-LINE-08, B-CRULING-08: with all its cards it is offered, with one less it is not."""
    board = {**CITY_SITE, "3,3": {"card": "empty"}}
    assert action in holding(*hand, board=board).options
    for missing in range(len(hand)):
        rest = hand[:missing] + hand[missing + 1 :]
        assert action not in holding(*rest, board=board).options, hand[missing]


def test_an_attack_is_a_line_with_a_weapon() -> None:
    """B-LINE-08, B-CRULING-08."""
    at_city = {"heroes": ["4,1", ""]}
    fighter = holding("weapon.cloudborn", "lord.cloudborn", p1=at_city)
    assert lines(fighter, "attack") == ["city 4,1 nobody"]
    assert lines(holding("lord.cloudborn", "horse.cloudborn", p1=at_city), "attack") == []


@pytest.mark.parametrize("card", ["scroll.cloudborn", "book_of_crea"])
def test_doubling_joins_the_line_of_its_unit(card: str) -> None:
    """B-LINE-08: the Scroll or Book lies in that line and starts none."""
    alone = holding(card, "horse.cloudborn")
    assert not [o for o in alone.options if card in o and not o.startswith("hide")]
    table = holding(card, "lord.cloudborn", board={"2,2": {"level": 3}})
    table.do("upgrade 2,2 lord")
    if "finish" in table.options:
        table.do("finish")
    assert table["p1.table"] == sorted([card, "lord.cloudborn"])


def test_the_order_of_cards_in_a_line_means_nothing() -> None:
    """B-CRULING-08."""
    results = []
    for first, second in (("baerfolk", "cloudborn"), ("cloudborn", "baerfolk")):
        table = holding("priest.baerfolk", "priest.cloudborn", board={"2,2": {"level": 2}})
        table.do("upgrade 2,2 priest", f"lay priest.{first}")
        if lines(table, "lay"):
            table.do(f"lay priest.{second}")
        results.append((table["board"], table["p1.table"]))
    assert results[0] == results[1]


def test_higher_ranks_serve_only_where_the_rule_says_so() -> None:
    """B-LINE-09."""
    assert "hire tribesman" in holding("lord.cloudborn", "supply").options
    assert "buy tools" in holding("lord.cloudborn", "supply").options
    assert lines(holding("tribesman.cloudborn", "chief.cloudborn"), "road") == []
    assert lines(holding("2 chief.cloudborn"), "road") == []
    mixed = holding("2 chief.cloudborn", "priest.cloudborn", board=CITY_SITE)
    assert lines(mixed, "city") == []
    assert lines(holding("chief.cloudborn", "priest.cloudborn"), "upgrade") == []


def test_a_higher_rank_cannot_be_laid_where_the_rank_is_exact() -> None:
    """B-LINE-09: although the line could be completed with others."""
    road = holding("2 tribesman.cloudborn", "2 tribesman.emberians", "chief.cloudborn")
    road.do("road straight", "site 2,3 1").refuses("lay chief.cloudborn", "B-ROAD-02")
    hand = ["chief.cloudborn", "2 chief.emberians", "lord.cloudborn"]
    holding(*hand).do("upgrade 2,2 chief").refuses("lay lord.cloudborn", "B-UPGRADE-01")


# --- doubled units


def test_a_doubled_unit_counts_as_two_cards_of_its_rank() -> None:
    """B-LINE-10, B-LINE-11, B-CRULING-09, B-CEX-19: in one line both count."""
    table = holding("lord.cloudborn", "scroll.cloudborn", board={"2,2": {"level": 3}})
    table.do("upgrade 2,2 lord")
    assert table["board"]["2,2"]["level"] == 4
    assert lines(holding("chief.cloudborn", "scroll.cloudborn"), "upgrade") == ["2,2 chief"]


def test_a_doubled_tribesman_and_another_unit_build_a_city() -> None:
    """B-LINE-11: two virtual cards and one more of the same rank."""
    hand = ["tribesman.cloudborn", "tribesman.emberians", "scroll.cloudborn"]
    table = holding(*hand, board=CITY_SITE)
    assert "city x tribesman" in table.options
    wrong = ["tribesman.cloudborn", "chief.emberians", "scroll.cloudborn"]
    assert lines(holding(*wrong, board=CITY_SITE), "city") == []


def test_both_virtual_cards_have_the_faction_of_the_unit() -> None:
    """B-LINE-10: so the morale bonus stays."""
    hand = ["weapon.cloudborn", "priest.cloudborn", "scroll.cloudborn"]
    table = holding(*hand, p1={"heroes": ["4,1", ""]}).do("attack city 4,1 nobody")
    table.do("lay priest.cloudborn", "lay scroll.cloudborn", "name priest.cloudborn line")
    assert table.battle["attack"] == 1 + 3 + 3 + 1


def branching(*hand: str, **given: Any) -> Table:
    """A doubled Lord has hired a Tribesman, and the line may branch."""
    table = holding("lord.cloudborn", "scroll.cloudborn", "supply", *hand, **given)
    return table.do("hire tribesman", "double lord.cloudborn hand scroll.cloudborn")


def test_a_branched_line_is_one_action_per_virtual_card() -> None:
    """B-LINE-12, B-CRULING-09, B-CEX-20: each branch has further cards of its own."""
    table = holding("lord.cloudborn", "scroll.cloudborn", "3 supply")
    table.do("hire chief", "double lord.cloudborn hand scroll.cloudborn", "buy title")
    assert table["p1.table"] == sorted([*["supply"] * 3, "lord.cloudborn", "scroll.cloudborn"])
    gained = [card.partition(".")[0] for card in table["p1.refuge"]]
    assert sorted(gained) == ["chief", "supply", "title"]
    assert table.asks == (1, "act")


def test_a_scroll_gives_two_branches_and_the_book_three() -> None:
    """B-LINE-12, B-GA-19."""
    two = branching("4 supply").do("hire tribesman")
    assert two.asks == (1, "act")
    three = holding("lord.cloudborn", "book_of_crea", "5 supply")
    three.do("hire tribesman", "double lord.cloudborn hand book_of_crea")
    three.do("hire tribesman", "hire tribesman")
    assert three.asks == (1, "act")
    assert sum("tribesman" in card for card in three["p1.refuge"]) == 3


def test_virtual_cards_are_distributed_freely() -> None:
    """B-LINE-12: two copies in one branch, the third in the other."""
    table = holding("lord.cloudborn", "book_of_crea", "supply", board={"2,2": {"level": 1}})
    table.do("upgrade 2,2 lord", "hire tribesman")
    assert table["board"]["2,2"]["level"] == 2
    assert sum("tribesman" in card for card in table["p1.refuge"]) == 1


def test_two_doubled_units_still_give_two_branches() -> None:
    """B-LINE-12, B-ART-18: four virtual Lords raise a city twice, in two branches."""
    hand = ["2 lord.cloudborn", "2 scroll.cloudborn"]
    table = holding(*hand, board={"2,2": {"level": 2}}).do("upgrade 2,2 lord")
    table.do("double lord.cloudborn hand scroll.cloudborn")
    table.do("double lord.cloudborn hand scroll.cloudborn", "upgrade 2,2 lord")
    assert table["board"]["2,2"]["level"] == 4
    assert table.asks == (1, "act")


def test_a_unit_doubled_in_the_second_branch_adds_no_third() -> None:
    """B-LINE-12: at most as many branches as one unit has copies."""
    board = {**CITY_SITE, "2,2": {"level": 1}}
    hand = ["2 lord.cloudborn", "2 scroll.cloudborn", "6 supply"]
    table = holding(*hand, board=board).do("hire tribesman")
    table.do("double lord.cloudborn hand scroll.cloudborn", "upgrade 2,2 lord")
    table.do("double lord.cloudborn hand scroll.cloudborn")
    assert table.asks == (1, "act")


def test_nothing_comes_between_the_branches() -> None:
    """B-LINE-13: and none of them takes effect before all are laid."""
    table = branching("chief.emberians", "4 supply")
    assert table["p1.refuge"] == []
    for other in ("done", "hide supply", "move 1"):
        table.refuses(other, "B-LINE-13")
    table.do("finish")


def test_a_branch_finds_what_the_branch_before_it_did() -> None:
    """B-LINE-13: the second road continues the first one and cannot lie in its place."""
    table = holding("3 tribesman.cloudborn", "scroll.cloudborn", "2 supply")
    table.do("road x", "site 2,3", "double tribesman.cloudborn hand scroll.cloudborn")
    table.do("lay tribesman.cloudborn", "road x")
    assert "2,3" not in lines(table, "site")
    table.do("site 2,4")
    assert [table["board"][field]["card"] for field in ("2,3", "2,4")] == ["road", "road"]


def test_the_last_card_of_a_stack_serves_one_branch() -> None:
    """B-LINE-13, B-HIRE-08."""
    p2 = {"refuge": [f"3 lord.{name}" for name in ("baerfolk", "emberians")]
          + ["lord.cloudborn"]}  # fmt: skip
    table = holding("lord.cloudborn", "scroll.cloudborn", "6 supply", p2=p2)
    assert len(table["stock.lord"]) == 1
    table.do("hire lord", "double lord.cloudborn hand scroll.cloudborn")
    assert "lord" not in lines(table, "hire")
    table.refuses("hire lord", "B-HIRE-08")


def test_a_virtual_lord_serves_no_line_of_another_rank() -> None:
    """B-LINE-09, B-LINE-10: neither a road nor a city of Tribesmen, nor two Chiefs."""
    table = branching("2 tribesman.baerfolk", "chief.baerfolk", "4 supply", board=CITY_SITE)
    assert "hire tribesman" in table.options
    assert [*lines(table, "road"), *lines(table, "city"), *lines(table, "upgrade")] == []


def test_no_city_is_raised_above_the_rank_of_its_branch() -> None:
    """B-LINE-13, B-UPGRADE-01."""
    table = holding("3 lord.cloudborn", "scroll.cloudborn", board={"2,2": {"level": 3}})
    table.do("upgrade 2,2 lord", "double lord.cloudborn hand scroll.cloudborn")
    table.do("lay lord.cloudborn")
    assert table["board"]["2,2"]["level"] == 4
    assert lines(table, "upgrade") == []


def test_one_stardust_does_not_pay_for_two_branches() -> None:
    """B-LINE-14, B-CEX-20."""
    hand = ["lord.baerfolk", "scroll.baerfolk", "stardust"]
    table = Table(players=2, p1={"faction": "baerfolk", "hand": hand})
    table.do("hire tribesman")
    assert table.asks == (1, "lay")
    table.do("double lord.baerfolk hand scroll.baerfolk")
    assert table.asks == (1, "act")
    assert table["p1.table"] == ["lord.baerfolk", "scroll.baerfolk", "stardust"]


def test_a_virtual_card_that_is_not_used_is_lost() -> None:
    """B-LINE-15, B-CEX-21."""
    table = branching("4 supply").do("finish")
    assert sum("tribesman" in card for card in table["p1.refuge"]) == 1
    table.refuses("hire tribesman", "B-HIRE-02")


def test_a_unit_that_is_not_doubled_starts_no_branch() -> None:
    """B-LINE-16."""
    table = holding("lord.cloudborn", "scroll.cloudborn", "4 supply")
    table.do("hire tribesman", "lay lord.cloudborn")
    assert table.asks == (1, "act")
    assert table["p1.hand"].count("scroll.cloudborn") == 1


def test_no_branch_is_an_attack() -> None:
    """B-LINE-17."""
    table = branching("weapon.cloudborn", "2 supply", p1={"heroes": ["4,1", ""]})
    assert lines(table, "attack") == []
    table.refuses("attack city 4,1 nobody", "B-LINE-17")


def test_a_battle_line_never_branches() -> None:
    """B-LINE-17: the copies of a doubled unit fight and do nothing else."""
    hand = ["weapon.cloudborn", "lord.cloudborn", "scroll.cloudborn", "3 supply"]
    table = holding(*hand, p1={"heroes": ["4,1", ""]}).do("attack city 4,1 nobody")
    table.do("lay lord.cloudborn", "lay scroll.cloudborn", "name lord.cloudborn line")
    assert table.asks[1] == "opening"
    assert lines(table, "hire") == lines(table, "buy") == []
    table.do("finish")
    assert lines(table, "hire") == []
