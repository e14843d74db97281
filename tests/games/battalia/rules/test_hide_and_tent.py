"""B-HIDE, B-TENT and B-LIMBO: keeping cards over turns, and losing them for good."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.json import Json
from tests.games.battalia.rules.maps import creation, road, starting
from tests.games.battalia.table import Table

TENT = "tent.baerfolk"


def holder(*cards: str, **more: Any) -> Table:
    """Player 1 holds these cards; a deck lies in his Nation. Day 1: Tents are not enlightened."""
    p1 = {"hand": [*cards], "nation": ["6 supply", "tribesman.baerfolk"], **more.pop("p1", {})}
    return creation(**{"day": 1, "p1": p1, **more})


def seen_by(table: Table, viewer: int, owner: int) -> dict[str, Json]:
    """What a player sees of a player."""
    view = table.game.view(table.state, viewer - 1)
    players = view["players"]
    assert isinstance(players, list)
    found = players[owner - 1]
    assert isinstance(found, dict)
    return found


# --- hiding


def test_the_ambush_has_three_places() -> None:
    """B-HIDE-01"""
    table = holder("2 supply", "lord.baerfolk", p1={"ambush": ["2 chief.baerfolk"]})
    table.do("hide supply", "name lord.baerfolk")
    assert len(table["p1.ambush"]) == 3
    full = holder("2 supply", "lord.baerfolk", p1={"ambush": ["3 chief.baerfolk"]})
    assert starting(full, "hide") == []


def test_hiding_a_card_puts_another_into_limbo() -> None:
    """B-HIDE-02, B-CRULING-37, B-CEX-33"""
    table = holder("lord.baerfolk", "tribesman.baerfolk", "supply")
    before = table["p1.now.deck"]
    table.do("hide supply")
    assert table.options == ["name tribesman.baerfolk", "name lord.baerfolk"]
    table.do("name lord.baerfolk")
    assert table["p1.ambush"] == ["lord.baerfolk"]
    assert table["p1.hand"] == ["tribesman.baerfolk"]
    assert table["limbo"] == ["supply"]
    assert table["p1.now.deck"] == before - 1


def test_hiding_needs_two_cards_in_the_hand() -> None:
    """B-HIDE-02"""
    assert starting(holder("supply"), "hide") == []


def test_cards_are_hidden_in_the_own_turn_as_often_as_places_allow() -> None:
    """B-HIDE-03"""
    table = holder("4 supply", "2 lord.baerfolk", "chief.baerfolk")
    for card in ("lord.baerfolk", "lord.baerfolk", "chief.baerfolk"):
        table.do("hide supply", f"name {card}")
    assert len(table["p1.ambush"]) == 3
    assert starting(table, "hide") == []
    waiting = creation(p2={"hand": ["2 supply"]})
    waiting.refuses("hide supply", "B-TURN-01", by=2)


@pytest.mark.parametrize(
    "card",
    ["supply", "tribesman.baerfolk", "lord.emberians", "weapon.baerfolk", "tent.baerfolk"],
)
def test_every_creation_card_may_be_hidden_and_be_put_into_limbo(card: str) -> None:
    """B-HIDE-04, B-HIDE-05"""
    hand = [card, "chief.cloudborn", "horse.emberians"]
    table = holder(*hand).do("hide chief.cloudborn", f"name {card}")
    assert table["p1.ambush"] == [card]
    table = holder(*hand).do(f"hide {card}", "name chief.cloudborn")
    assert table["limbo"] == [card]


@pytest.mark.parametrize("card", ["horn_of_baldur", "hammer_of_strato"])
def test_a_great_artefact_may_be_hidden_or_put_into_limbo(card: str) -> None:
    """B-GA-06, B-HIDE-04, B-HIDE-05"""
    table = holder(card, "2 supply").do("hide supply", f"name {card}")
    assert table["p1.ambush"] == [card]
    table = holder(card, "supply").do(f"hide {card}")
    assert table["limbo"] == [card]


def test_stardust_never_goes_to_limbo() -> None:
    """B-HIDE-05"""
    table = Table(p1={"hand": ["stardust", "chief.baerfolk"], "nation": ["tribesman.baerfolk"]})
    assert starting(table, "hide") == ["hide chief.baerfolk"]
    assert table.do("hide chief.baerfolk")["p1.ambush"] == ["stardust"]


def test_the_last_supply_card_and_the_last_unit_stay() -> None:
    """B-HIDE-06, B-CRULING-37, B-CEX-33"""
    p1 = {"hand": ["supply", "tribesman.baerfolk", "horse.baerfolk"]}
    assert starting(creation(p1=p1), "hide") == ["hide horse.baerfolk"]
    for place in ("nation", "refuge", "ambush", "table"):
        table = creation(p1={**p1, place: ["supply", "lord.baerfolk"]})
        assert len(starting(table, "hide")) == 3
    table = creation(p1={**p1, "tents": [[TENT, "supply", "lord.baerfolk"]]})
    assert len(starting(table, "hide")) == 3


def test_a_fanatic_may_cost_even_the_last_supply_card() -> None:
    """B-CRULING-37"""
    table = Table(fanatics=True, p1={"hand": ["tribesman.fanatics", "supply", "lord.baerfolk"]})
    assert "hide supply" not in table.options
    table.do("road straight")
    table.do(starting(table, "site")[0], "sacrifice supply")
    assert table["limbo"] == ["supply"]


def test_a_hidden_card_is_played_as_if_it_came_from_the_hand() -> None:
    """B-HIDE-07, B-HIDE-08"""
    table = holder("supply", p1={"ambush": ["tribesman.emberians"]}).do("hire tribesman")
    assert table["p1.ambush"] == []
    assert table["p1.table"] == ["supply", "tribesman.emberians"]


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("title.baerfolk", "promote title.baerfolk ambush"),
        ("amulet.baerfolk", "amulet amulet.baerfolk ambush"),
        (TENT, f"pitch {TENT} ambush"),
        ("horn_of_baldur", "great horn_of_baldur"),
    ],
)
def test_hidden_artefacts_are_played_from_the_ambush_too(card: str, move: str) -> None:
    """B-HIDE-07"""
    table = holder("chief.baerfolk", "supply", p1={"ambush": [card]})
    assert move in table.options
    table.do(move)
    assert table["p1.ambush"] == []


@pytest.mark.parametrize("card", ["scroll.baerfolk", "book_of_crea"])
def test_a_hidden_scroll_or_book_doubles_a_unit(card: str) -> None:
    """B-HIDE-07"""
    table = holder("chief.baerfolk", p1={"ambush": [card]})
    assert starting(table, "upgrade") == ["upgrade 2,2 chief"]
    table.do("upgrade 2,2 chief")
    assert table["board.2,2.level"] == 2
    assert table["p1.ambush"] == []
    assert sorted(table["p1.table"]) == sorted([card, "chief.baerfolk"])


def test_a_hidden_card_is_played_in_any_battle_of_its_owner() -> None:
    """B-HIDE-07, B-HIDE-08"""
    table = creation(
        p1={"hand": ["weapon.baerfolk", "chief.baerfolk"], "heroes": ["6,6", ""]},
        p2={"ambush": ["lord.cloudborn"]},
    )
    table.do("attack city 6,6 p2", "heroes 0", "lay chief.baerfolk", "finish")
    assert table.options == ["lay lord.cloudborn ambush", "pass"]
    table.do("lay lord.cloudborn ambush", "finish")
    assert table["p2.ambush"] == []
    assert table["p2.refuge"] == ["lord.cloudborn"]


def test_the_place_of_a_played_card_is_free_at_once() -> None:
    """B-HIDE-08"""
    ambush = {"ambush": ["tribesman.emberians", "2 lord.baerfolk"]}
    table = holder("3 supply", p1=ambush)
    assert starting(table, "hide") == []
    table.do("hire tribesman", "lay tribesman.emberians ambush")
    assert starting(table, "hide") == ["hide supply"]


def test_hidden_cards_never_come_back_into_the_hand() -> None:
    """B-HIDE-09"""
    table = holder("supply", p1={"ambush": ["lord.baerfolk"]})
    assert "lord.baerfolk" not in str([move for move in table.options if "ambush" not in move])
    table.do("done", "done")
    assert table["p1.ambush"] == ["lord.baerfolk"]


def test_opponents_see_how_many_cards_are_hidden_not_which() -> None:
    """B-HIDE-10"""
    table = holder(p1={"ambush": ["lord.baerfolk", "chief.emberians"]})
    assert seen_by(table, 2, 1)["ambush"] == 2
    other = holder(p1={"ambush": ["lord.emberians", "chief.baerfolk"]})
    assert table.game.view(table.state, 1)["players"] == other.game.view(other.state, 1)["players"]
    table = holder("supply", "lord.baerfolk").do("hide supply")
    assert "lord" not in str([event for event in table.events if event.verb == "hidden"])


# --- tents


def test_a_tent_is_pitched_with_another_card_of_the_hand() -> None:
    """B-TENT-01, B-CRULING-38"""
    table = holder(TENT, "lord.baerfolk", "supply").do(f"pitch {TENT}", "name lord.baerfolk")
    assert table["p1.tents"] == [[TENT, "lord.baerfolk"]]
    assert table["p1.hand"] == ["supply"]
    assert table.asks == (1, "act")
    assert starting(holder(TENT), "pitch") == []


def test_an_enlightened_tent_stores_one_or_two_cards() -> None:
    """B-TENT-02"""
    table = holder(TENT, "lord.baerfolk", "2 supply", day=4)
    table.do(f"pitch {TENT}", "name lord.baerfolk")
    assert "finish" in table.options
    table.do("name supply")
    assert table["p1.tents"] == [[TENT, "lord.baerfolk", "supply"]]
    assert table.asks == (1, "act")
    table = holder(TENT, "lord.baerfolk", "2 supply", day=4)
    table.do(f"pitch {TENT}", "name lord.baerfolk", "finish")
    assert table["p1.tents"] == [[TENT, "lord.baerfolk"]]


def test_a_pitched_tent_stays_over_turns() -> None:
    """B-TENT-03"""
    table = holder(TENT, "lord.baerfolk").do(f"pitch {TENT}", "name lord.baerfolk", "done", "done")
    assert table["p1.tents"] == [[TENT, "lord.baerfolk"]]
    assert "lord.baerfolk" not in table["p1.refuge"]


def test_every_card_but_a_great_artefact_may_be_stored() -> None:
    """B-TENT-04, B-GA-05"""
    others = ["supply", "tribesman.baerfolk", "tools.baerfolk", "tent.emberians"]
    table = holder(TENT, *others, "horn_of_baldur").do(f"pitch {TENT}")
    assert sorted(table.options) == sorted(f"name {card}" for card in others)
    assert starting(holder(TENT, "horn_of_baldur"), "pitch") == []


def test_opening_is_free_and_happens_between_lines() -> None:
    """B-TENT-05, B-TENT-06"""
    stored = {"tents": [[TENT, "lord.baerfolk", "supply"]]}
    table = holder("chief.baerfolk", p1=stored).do("open 1")
    assert sorted(table["p1.hand"]) == ["chief.baerfolk", "lord.baerfolk", "supply"]
    assert table["p1.tents"] == []
    board = {"2,3": road("ew")}
    table = holder("2 supply", p1=stored, board=board).do("move 1")
    assert starting(table, "open") == []


def test_in_a_battle_the_stored_cards_count_as_hand_cards() -> None:
    """B-TENT-07, B-CEX-34"""
    table = creation(
        p1={"hand": ["weapon.baerfolk", "chief.baerfolk"], "heroes": ["6,6", ""]},
        p2={"tents": [["tent.cloudborn", "priest.cloudborn"]], "nation": ["6 supply"]},
        board={"6,6": {"terrain": "red_canyons"}},
    )
    table.do("attack city 6,6 p2", "heroes 0", "lay chief.baerfolk", "finish")  # 4 : 1
    assert table.options == ["open 1", "pass"]
    table.do("open 1", "lay priest.cloudborn")
    assert table.battle["defence"] == 1 + 3
    table.do("finish")
    assert table["board.6,6.owner"] == 2
    assert table["p2.table"] == ["tent.cloudborn"]
    table.do("done")
    assert sorted(table["p2.refuge"]) == ["priest.cloudborn", "tent.cloudborn"]


def test_the_attacker_opens_a_tent_in_his_opening() -> None:
    """B-TENT-07"""
    p1 = {"hand": ["weapon.baerfolk"], "heroes": ["4,1", ""], "tents": [[TENT, "lord.baerfolk"]]}
    table = creation(p1=p1).do("attack city 4,1 nobody", "open 1", "lay lord.baerfolk", "finish")
    assert table["board.4,1.owner"] == 1


def test_the_opened_tent_card_goes_to_the_refuge_at_the_end_of_the_turn() -> None:
    """B-TENT-08, B-CEX-34"""
    table = holder(p1={"tents": [[TENT, "lord.baerfolk"]]}).do("open 1")
    assert table["p1.table"] == [TENT]
    assert table["p1.refuge"] == []
    assert TENT in table.do("done")["p1.refuge"]


def test_any_number_of_tents_may_be_pitched() -> None:
    """B-TENT-09"""
    tents = [f"tent.{faction}" for faction in ("baerfolk", "cloudborn", "emberians")]
    table = holder(*tents, "2 " + tents[0], "5 supply")
    for tent in [*tents, tents[0], tents[0]]:
        table.do(f"pitch {tent}", "name supply")
    assert len(table["p1.tents"]) == 5


def test_a_destroyed_tent_and_its_cards_go_to_the_owners_refuge() -> None:
    """B-TENT-10"""
    table = holder("amulet.baerfolk", "weapon.baerfolk", "lord.baerfolk")
    table.do("amulet amulet.baerfolk", "name weapon.baerfolk", "form tent", dice=["6"])
    table.do("pitch weapon.baerfolk>tent", "name lord.baerfolk")
    assert table["p1.tents"] == [["weapon.baerfolk>tent", "lord.baerfolk"]]
    table.do("done")  # it collapses (B-ART-30)
    assert table["p1.tents"] == []
    assert {"weapon.baerfolk", "lord.baerfolk"} <= {*table["p1.refuge"]}


def test_no_tent_is_pitched_during_a_battle() -> None:
    """B-TENT-11"""
    p1 = {"hand": ["weapon.baerfolk", TENT, "supply"], "heroes": ["4,1", ""]}
    table = creation(p1=p1).do("attack city 4,1 nobody")
    assert starting(table, "pitch") == []


def test_opponents_see_tents_and_counts_not_cards() -> None:
    """B-TENT-12"""
    table = holder(p1={"tents": [[TENT, "lord.baerfolk"]]})
    other = holder(p1={"tents": [[TENT, "chief.emberians"]]})
    assert seen_by(table, 2, 1)["tents"] == seen_by(other, 2, 1)["tents"]
    assert seen_by(table, 1, 1)["tents"] != seen_by(other, 1, 1)["tents"]
    table = holder(TENT, "lord.baerfolk", "supply").do(f"pitch {TENT}", "name lord.baerfolk")
    public = [event for event in table.events if event.visible_to(1)]
    assert "lord" not in str(public)


def test_no_card_is_added_to_a_pitched_tent() -> None:
    """B-TENT-13"""
    table = holder("2 supply", p1={"tents": [[TENT, "lord.baerfolk"]]}, day=4)
    assert starting(table, "pitch", "name") == []


# --- Limbo


def test_limbo_is_one_common_pile_that_everybody_sees() -> None:
    """B-LIMBO-01, B-LIMBO-02, B-CRULING-39"""
    p2 = {"hand": ["2 chief.cloudborn"]}
    table = holder("supply", "lord.baerfolk", p2=p2).do("hide supply")
    table.do("done", "hide chief.cloudborn")
    assert sorted(table["limbo"]) == ["chief.cloudborn", "supply"]
    for viewer in (0, 1):
        shown = table.game.view(table.state, viewer)["limbo"]
        assert isinstance(shown, list)
        assert sorted(map(str, shown)) == ["chief.cloudborn", "supply"]


def test_cards_in_limbo_belong_to_no_deck() -> None:
    """B-LIMBO-03"""
    with_limbo = creation(p1={"hand": ["supply"]}, limbo=["lord.baerfolk", "supply"])
    assert with_limbo["p1.now.deck"] == 1
    assert with_limbo["p2.now.deck"] == 0


def test_nothing_in_mode_creation_fetches_a_card_from_limbo() -> None:
    """B-LIMBO-04, B-LIMBO-05"""
    table = holder("supply", limbo=["lord.baerfolk", "3 supply"])
    stock = table["stock.supply"]
    for _ in range(6):
        table.do("done")
    assert table["limbo"] == ["lord.baerfolk", "supply", "supply", "supply"]
    assert table["stock.supply"] == stock
    assert not any("lord.baerfolk" in table[f"p{player}.hand"] for player in (1, 2))


def test_an_effect_that_says_so_fetches_a_card_for_its_user() -> None:
    """B-LIMBO-04"""
    p1 = {"hand": ["kry_ceks_lost_scroll"]}
    table = Table(p1=p1, limbo=["lord.baerfolk"]).do("great kry_ceks_lost_scroll")
    assert table["limbo"] == []
    assert "lord.baerfolk" in table["p1.hand"] + table["p1.refuge"]
