"""X-APOC: Apocalypse mode."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.vocab import TYPE_WORDS
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.state import Io
from tests.games.xibalba.table import GAME, Table


def apocalypse(**given: Any) -> Table:
    whole: dict[str, Any] = {"mode": "apocalypse", "p1": {"resources": 9}}
    return Table(**{**whole, **given})


def new_game(players: int) -> Table:
    setup = GAME.setup({"players": players, "mode": "apocalypse"})
    assert isinstance(setup, Setup)
    table = Table()
    table.state = GAME.start(setup, Io(FastChance(players)))
    return table


def test_the_mode_is_an_option_of_the_setup() -> None:
    """X-APOC-01: chosen before, normal unless said otherwise, and seen by everybody."""
    setup = GAME.setup({"players": 3, "mode": "apocalypse"})
    assert isinstance(setup, Setup)
    assert setup.options["mode"] == "apocalypse"
    usual = GAME.setup({"players": 3})
    assert isinstance(usual, Setup)
    assert usual.options["mode"] == "normal"
    assert GAME.view(new_game(3).state, -1)["mode"] == "apocalypse"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_slot_per_deck(players: int) -> None:
    """X-APOC-02, X-APOC-03: 62, 47, 31 and 31 cards are left in the decks."""
    table = new_game(players)
    for word, size in zip(TYPE_WORDS, (62, 47, 31, 31), strict=True):
        assert len(table[f"market.{word}"]) == 1
        assert table[f"market.{word}.0"] != ""
        assert len(table[f"deck.{word}"]) == size


def test_the_second_slots_do_not_exist() -> None:
    """X-APOC-02: there is nothing to buy in them, and the only slot is refilled."""
    table = apocalypse(market={"soldier": ["mole"]}, deck={"soldier": ["bomber"]})
    table.refuses("buy soldier2", "X-DECK-07")
    table.do("buy soldier1")
    assert table["market.soldier"] == ["bomber"]


@pytest.mark.parametrize(
    ("slot", "given"),
    [
        ("soldier1", {"soldier": ["drill_hand#1"]}),
        ("civilian1 1", {"civilian": ["smuggler#1"]}),
        ("structure1 1", {"structure": ["hall_of_loaded_dice"]}),
        ("event1", {"event": ["rain_of_dice"]}),
    ],
)
def test_every_card_costs_one_less(slot: str, given: dict[str, Any]) -> None:
    """X-APOC-04, X-EX-44: 4 becomes 3, whatever the type."""
    table = apocalypse(p1={"resources": 3}, market=given)
    table.do(f"buy {slot}", dice=["-"] * 4 if "event" in slot else [])
    assert table.said("buy", price=3)
    apocalypse(p1={"resources": 2}, market=given).refuses(f"buy {slot}", "X-BUY-04")


def test_the_discount_is_added_to_others_and_stops_at_one() -> None:
    """X-APOC-04, X-RULING-57, X-CARD-30: 4 - 1 - 1 - 1 is 1; 3 - 3 is 1, too."""
    base = {"resources": 9, "level": 2, "field1": ["horse_trader#1"], "field2": ["bazaar_haggler"]}
    table = apocalypse(p1=base, market={"soldier": ["drill_hand#1"]})
    assert table.do("buy soldier1")["p1.resources"] == 8
    table = apocalypse(p1=base, market={"soldier": ["sewer_rat"]})
    assert table.do("buy soldier1")["p1.resources"] == 8


def test_common_actions_and_upgrades_cost_what_they_cost() -> None:
    """X-APOC-05, X-RULING-57: the discount is for cards."""
    table = apocalypse(p1={"resources": 9})
    now = table["p1.now"]
    assert {word: now[word] for word in ("discard", "reorganize", "pharmaceuticals")} == {
        "discard": 1,
        "reorganize": 1,
        "pharmaceuticals": 2,
    }
    assert (now["weapon_technology"], now["tactical_assault"], now["harvest"]) == (2, 3, 4)
    assert now["upgrade"] == 4
    assert table.do("upgrade 2")["p1.resources"] == 5


def test_market_cards_cannot_be_discarded() -> None:
    """X-APOC-06: only buying brings a new one."""
    table = apocalypse()
    for word in TYPE_WORDS:
        table.refuses(f"discard {word}1", "X-APOC-06")
    assert not any(option.startswith("discard") for option in table.options)


def test_own_cards_can_be_discarded_at_the_normal_price() -> None:
    """X-APOC-07: the top cards of the own piles."""
    table = apocalypse(p1={"resources": 9, "warhost": ["mole", "bomber"], "field1": ["tracker"]})
    assert [option for option in table.options if option.startswith("discard")] == [
        "discard warhost",
        "discard field1",
    ]
    table.do("discard warhost")
    assert table["p1.resources"] == 8
    assert table["p1.warhost"] == ["mole"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_life_points_are_the_most(players: int) -> None:
    """X-APOC-08: on entering and for pharmaceuticals, with any number of players."""
    table = apocalypse(
        players=players,
        p1={"resources": 9, "warhost": ["Giant(1/12/1)"]},
        ark={"soldier": ""},
        action_pool=["A"],
    )
    table.do("enter A")
    assert table["ark.life"] == 10
    table.refuses("pharmaceuticals", "X-PHARMA-04")


def test_ten_life_points_are_the_most_at_setup() -> None:
    """X-APOC-08: no neutral soldier starts with more."""
    lives = set()
    for seed in range(40):
        setup = GAME.setup({"players": 4, "mode": "apocalypse"})
        assert isinstance(setup, Setup)
        state = GAME.start(setup, Io(FastChance(seed)))
        lives.add(state.life)
        assert state.life == min(10, state.tables.resistance[state.ark] + 4)
    assert max(lives) == 10


@pytest.mark.parametrize(
    ("life", "bonus"), [(1, 1), (5, 1), (6, 2), (10, 2)], ids=["one", "five", "six", "ten"]
)
@pytest.mark.parametrize("turn", [1, 2])
def test_control_income_is_raised_by_life_points(life: int, bonus: int, turn: int) -> None:
    """X-APOC-09, X-APOC-10: +1 up to five life points, +2 from six, at the end of every turn."""
    table = apocalypse(
        turn=turn,
        p1={"resources": 2, "paragon": 4},
        p2={"resources": 2},
        ark={"soldier": "Guard(3/2/1)", "owner": 1, "life": life},
    )
    table.do("end", dice=["G1"])
    assert table["p1.paragon"] == 4 + 1 + bonus
    assert table.said("paragon", seat=0, change=1 + bonus, cause="control")  # one step


def test_the_addition_is_for_control_income_only() -> None:
    """X-APOC-11, X-RULING-58: not for the reward, not for loot, not for harvested dice."""
    table = apocalypse(
        p1={"resources": 9, "warhost": ["Guard(4/9/1)"]},
        p2={"paragon": 9},
        ark={"soldier": "Bob(1/1/1)", "owner": 2, "life": 4},
        action_pool=["A", "A", "G1"],
    )
    table.do("attack ark A", dice=["G1"])
    assert table["p1.paragon"] == 1
    table.do("attack p2 A", dice=["G2"])
    assert table["p1.paragon"] == 3
    table.do("exchange G1")
    assert table["p1.paragon"] == 4


@pytest.mark.parametrize(("value", "dice"), [(2, ["-", "-"]), (0, [])], ids=["blanks", "value 0"])
def test_the_addition_is_given_without_a_result(value: int, dice: list[str]) -> None:
    """X-APOC-12, X-RULING-59: life points are the only condition."""
    table = apocalypse(
        p1={"resources": 2}, ark={"soldier": f"Guard(3/2/{value})", "owner": 1, "life": 7}
    )
    table.do("end", dice=dice)
    assert table["p1.paragon"] == 2


@pytest.mark.parametrize("soldier", ["Bob(1/1/1)", ""], ids=["neutral", "empty"])
def test_nobody_gets_an_addition_without_control(soldier: str) -> None:
    """X-APOC-13: for the neutral soldier or an empty Ark."""
    table = apocalypse(p1={"resources": 2}, ark={"soldier": soldier})
    table.do("end")
    assert (table["p1.paragon"], table["p2.paragon"]) == (0, 0)


def test_in_the_normal_mode_there_is_no_addition() -> None:
    """X-APOC-01, X-APOC-09: it belongs to the mode."""
    table = Table(p1={"resources": 2}, ark={"soldier": "Guard(3/2/1)", "owner": 1, "life": 7})
    table.do("end", dice=["G1"])
    assert table["p1.paragon"] == 1


def test_card_effects_do_not_replace_market_cards_either() -> None:
    """X-APOC-14, X-RULING-57: grand_bazaar keeps the other part of its effect."""
    table = apocalypse(
        p1={"resources": 9, "field1": ["grand_bazaar"]}, market={"soldier": ["gunslinger"]}
    )
    market = table["market"]
    table.do("activate 1")
    assert table.asks == (1, "act")
    assert table["market"] == market
    table.do("buy soldier1")
    assert table["p1.resources"] == 9 - (5 - 1 - 1)


def test_a_free_discard_reaches_own_cards_only() -> None:
    """X-APOC-14: forger discards for free, but nothing of the market."""
    table = apocalypse(p1={"resources": 9, "field1": ["forger#1"]})
    market = table["market"]
    table.do("activate 1")
    assert table.options == ["discard field1", "done"]  # X-RULING-90
    table.do("discard field1")
    assert table["market"] == market
    assert table["p1.field1"] == []
    usual = Table(p1={"resources": 9, "field1": ["forger#1"]}).do("activate 1")
    assert "discard soldier1" in usual.options
