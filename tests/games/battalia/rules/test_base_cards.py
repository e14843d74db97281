"""B-BASE: what the Stormgates take for granted about cards, decks and the common supply."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.pack import base_pack
from tests.games.battalia.table import GAME, Table

ROAD = {"card": "road", "turned": 1}
TABLES = GAME.tables


def fight(*hand: str, **given: Any) -> Table:
    """An attack on a strong neutral city, begun with a Weapon."""
    own = {"heroes": ["4,1", ""], "hand": ["weapon.baerfolk", *hand]}
    return Table(p1=own, **given).do("attack city 4,1 nobody")


# --- decks


def test_a_deck_lies_in_five_places() -> None:
    """B-BASE-01."""
    table = Table(
        p1={
            "nation": ["2 supply"],
            "refuge": ["chest"],
            "hand": ["3 supply"],
            "ambush": ["stardust"],
            "tents": [["tent.baerfolk", "horse.baerfolk"]],
        }
    )
    assert table["p1.now.deck"] == 2 + 1 + 3 + 1 + 2


def test_cards_in_limbo_belong_to_nobody() -> None:
    """B-BASE-02: a card put there leaves the deck; the pile is open to all."""
    table = Table(p1={"hand": ["horse.baerfolk", "2 supply", "chest"]})
    table.do("hide horse.baerfolk", "name chest")
    assert table["p1.now.deck"] == 3
    assert table["limbo"] == ["horse.baerfolk"]
    for viewer in (-1, 0, 1):
        assert GAME.view(table.state, viewer)["limbo"] == ["horse.baerfolk"]


@pytest.mark.parametrize("rank", range(4))
def test_the_strength_of_a_unit_is_its_rank(rank: int) -> None:
    """B-BASE-03: Tribesman 1, Chief 2, Priest 3, Lord 4."""
    unit = f"{W.RANKS[rank]}.baerfolk"
    table = fight(unit, "lord.baerfolk")
    before = table.battle["attack"]
    table.do(f"lay {unit}")
    assert table.battle["attack"] == before + rank + 1
    assert W.RANKS == ("tribesman", "chief", "priest", "lord")


def test_a_weapon_has_strength_1() -> None:
    """B-BASE-04: on day 3, enlightened, it has more."""
    table = fight("lord.baerfolk", day=1)
    assert table.battle["attack"] == 1 + 1  # and morale
    assert TABLES.weapon_strength == 1


def test_there_are_seven_kinds_of_artefacts() -> None:
    """B-BASE-05, B-BASE-06: three of each in every colour."""
    kinds = ["amulet", "horse", "scroll", "tent", "title", "tools", "weapon"]
    assert sorted(W.ARTEFACTS) == kinds
    table = Table(players=6)
    for kind in kinds:
        assert sorted(table[f"stock.{kind}"]) == sorted(
            f"{kind}.{faction}" for faction in W.FACTIONS for _ in range(3)
        )


def test_a_faction_set_is_complete() -> None:
    """B-BASE-07."""
    assert sum(TABLES.units_per_set) == 20
    assert sum(TABLES.artefacts_per_set) == 21
    assert sum(TABLES.cities_per_set) == 7
    assert sum(TABLES.roads_per_set) == 12


def test_supply_is_neutral() -> None:
    """B-BASE-08, B-BASE-17: it belongs to no cohort."""
    assert TABLES.faction[L.SUPPLY] == L.NO_FACTION
    table = Table(p1={"hand": ["2 tools.baerfolk", "4 supply"]})
    assert not [o for o in table.options if o.startswith("cohort")]


def test_universal_cards_fit_every_cohort() -> None:
    """B-BASE-17: Fanatics and the Unbound make a third card for both colours."""
    table = Table(
        fanatics=True,
        unbound=True,
        p1={"hand": ["tools.baerfolk", "tools.cloudborn", "chief.fanatics", "chief.unbound"]},
    )
    cohorts = [o for o in table.options if o.startswith("cohort")]
    assert cohorts == ["cohort baerfolk", "cohort cloudborn"]


def test_a_turn_ends_with_six_cards_in_hand() -> None:
    """B-BASE-10."""
    table = Table(p1={"hand": ["chest"], "nation": ["9 supply"]}).do("done")
    assert table["p1.hand"] == ["supply"] * 6
    assert TABLES.great_numbers[W.GREATS.index("mings_crystal")]["keep"] == 6


def test_an_empty_nation_is_formed_anew_from_the_refuge() -> None:
    """B-BASE-11."""
    table = Table(p1={"nation": ["2 supply"], "refuge": ["6 chest"]}).do("done")
    assert table["p1.hand"] == ["chest"] * 4 + ["supply"] * 2
    assert table["p1.refuge"] == []
    assert table.said("shuffled", seat=0)


def test_a_hired_unit_brings_a_supply_card() -> None:
    """B-BASE-12: the top one of its stack."""
    table = Table(
        p1={"hand": ["chief.baerfolk", "2 supply"]},
        stock={"tribesman": ["tribesman.emberians"]},
    ).do("hire tribesman")
    assert table["p1.refuge"] == ["supply", "tribesman.emberians"]
    assert table["stock.tribesman"][0] != "tribesman.emberians"


def test_the_unbound_bring_no_supply_and_cannot_be_transformed() -> None:
    """B-BASE-13."""
    table = Table(
        unbound=True,
        p1={"hand": ["chief.baerfolk", "2 supply"]},
        stock={"tribesman": ["tribesman.unbound"]},
    ).do("hire tribesman")
    assert table["p1.refuge"] == ["tribesman.unbound"]
    for helper in ("title.baerfolk", "amulet.baerfolk"):
        held = Table(unbound=True, p1={"hand": [helper, "chief.unbound"]})
        assert not [o for o in held.options if o.startswith(("promote", "amulet"))]


def test_titles_scrolls_and_amulets_work_on_units() -> None:
    """B-BASE-14."""
    title = Table(
        p1={"hand": ["title.baerfolk", "chief.baerfolk"]}, stock={"priest": ["priest.emberians"]}
    )
    title.do("promote title.baerfolk", "name chief.baerfolk")
    assert title["p1.hand"] == ["priest.emberians"]
    scroll = fight("scroll.baerfolk", "chief.baerfolk")
    scroll.do("lay chief.baerfolk", "lay scroll.baerfolk", "name chief.baerfolk line")
    assert scroll.battle["attack"] == 1 + 2 * 2 + 1
    amulet = Table(p1={"hand": ["amulet.baerfolk", "chief.baerfolk"]})
    amulet.do("amulet amulet.baerfolk", "name chief.baerfolk", dice=["1"])
    assert amulet["p1.hand"][0].startswith("chief.baerfolk>")


def test_a_tent_keeps_cards_on_the_table() -> None:
    """B-BASE-15: units too; it can be opened later."""
    table = Table(p1={"hand": ["tent.baerfolk", "lord.baerfolk", "chest"], "nation": ["9 supply"]})
    table.do("pitch tent.baerfolk", "name lord.baerfolk", "done")
    assert table["p1.tents"] == [["tent.baerfolk", "lord.baerfolk"]]
    assert "lord.baerfolk" not in table["p1.refuge"]


def test_hiding_has_three_places_and_costs_a_card() -> None:
    """B-BASE-16: one card to Limbo for one hidden card."""
    assert TABLES.hide_slots == 3
    table = Table(p1={"hand": ["horse.baerfolk", "chest", "2 supply"], "ambush": ["2 stardust"]})
    table.do("hide horse.baerfolk", "name chest")
    assert len(table["p1.ambush"]) == 3
    assert not [o for o in table.options if o.startswith("hide")]


# --- lines and the common supply


def test_a_line_may_branch() -> None:
    """B-BASE-18: a doubled unit begins two actions in one line."""
    table = Table(p1={"hand": ["chief.baerfolk", "scroll.baerfolk", "4 supply"]})
    table.do("hire tribesman", "double chief.baerfolk hand scroll.baerfolk")
    while table.asks[1] != "act" and "hire tribesman" not in table.options:
        table.do("lay supply")
    table.do("hire tribesman")
    while table.asks[1] != "act":
        table.do("lay supply")
    assert table["p1.now.owns.tribesman"] == 2
    single = Table(p1={"hand": ["chief.baerfolk", "4 supply"]}).do("hire tribesman")
    assert single.asks == (1, "act")


def test_there_are_lines_for_building_fighting_and_transforming() -> None:
    """B-BASE-19."""
    table = Table(
        p1={
            "heroes": ["4,1", ""],
            "hand": ["2 tribesman.baerfolk", "title.baerfolk", "weapon.baerfolk", "supply"],
        }
    )
    verbs = {option.split()[0] for option in table.options}
    assert {"hire", "buy", "road", "attack", "promote", "hide"} <= verbs


def test_the_common_supply_has_its_stacks() -> None:
    """B-BASE-20: units, artefacts and terrain; where they lie on the table decides nothing."""
    stock: Any = GAME.view(Table().state, 0)["stock"]
    assert len(stock["stacks"]) == 4 + 7 + 5 + 4


def test_the_top_card_of_every_stack_is_visible() -> None:
    """B-BASE-21: and it is the one that is taken."""
    table = Table(
        p1={"hand": ["chief.baerfolk", "6 supply"]}, stock={"tools": ["tools.emberians"]}, day=1
    )
    for viewer in (-1, 0, 1):
        stock: Any = GAME.view(table.state, viewer)["stock"]
        assert stock["stacks"]["tools"]["top"] == "tools.emberians"
    table.do("buy tools")
    assert "tools.emberians" in table["p1.refuge"]


@pytest.mark.parametrize("day", range(1, 8))
def test_every_day_one_kind_matches_and_one_is_enlightened(day: int) -> None:
    """B-BASE-22: not the same, except where the Oracle says so."""
    table = Table(day=day, p1={"hand": ["lord.baerfolk", "9 supply"]})
    kind = table["now.matching"]
    table.do(f"buy {kind}")
    assert len([o for o in table.options if o.startswith("take")]) == 3
    days = [Table(day=number)["now.matching"] for number in range(1, 8)]
    assert sorted(days) == sorted(W.ARTEFACTS)


def test_prices_and_effects_of_every_card_are_listed() -> None:
    """B-BASE-23: the reference sheets are the pack."""
    pack = base_pack()
    assert len(pack.units) == len(TABLES.hire_rank) == len(TABLES.hire_supply) == 4
    assert len(pack.artefacts) == len(TABLES.buy_rank) == len(TABLES.buy_supply) == 7
    assert all(rank >= 1 for rank in TABLES.hire_rank)
