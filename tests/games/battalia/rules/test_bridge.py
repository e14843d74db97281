"""B-BRIDGE: the King's Bridge."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.piles import with_pile
from tests.games.battalia.table import GAME, Table

OPEN = {field: {"card": "crossing", "hidden": False} for field in ("4,5", "4,7")}
GATES = ("verdant_woods", "rocky_mountains", "red_canyons", "emerald_lakes")


def walker(**given: Any) -> Table:
    """Player 1's hero stands next to the Bridge with one Supply."""
    p1 = {"hand": ["supply"], "heroes": ["4,5", ""]} | given.pop("p1", {})
    usual: dict[str, Any] = {
        "players": 4, "valley": "kings_bridge", "team_mode": False, "extended": False, "p1": p1,
    }  # fmt: skip
    return Table(board=OPEN | given.pop("board", {}), **usual | given)


def on_the_bridge(**given: Any) -> Table:
    return walker(**given).do("move 1", "lay supply", "go", "step 4,6")


def city(field: str, level: int) -> dict[str, Any]:
    return {field: {"card": "city", "shape": "t", "owner": 1, "level": level}}


def jumper(**given: Any) -> Table:
    """Player 1 jumps from the gate of the Verdant Woods, over which two Great Artefacts lie."""
    p1 = {"hand": ["2 supply"], "heroes": ["2,4", ""], "nation": ["9 chest"]}
    under = {"verdant_woods": ["horn_of_baldur", "book_of_crea"]}
    stock = {"storm": [3], "under_gates": under} | given.pop("stock", {})
    table = walker(p1=p1 | given.pop("p1", {}), stock=stock, **given)
    return table.do("move 1", "lay supply", "lay supply", "go", "jump 2,8")


# --- under the gates


@pytest.mark.parametrize(("players", "under"), [(4, 2), (6, 1)])
def test_great_artefacts_lie_face_down_under_every_gate(players: int, under: int) -> None:
    """B-BRIDGE-01, B-RULING-78: dealt after the face-up ones."""
    table = Table(new={"players": players, "valley": "kings_bridge"})
    while table["phase"] == "factions":
        table.do(table.options[0])
    gates = table["stock.under_gates"]
    assert len(gates) == players
    assert all(len(cards) == under for cards in gates.values())
    assert len(table["great_artefacts"]) == players
    assert len(table["stock.rest"]) == 17 - players - players * under
    swapped = table.state.copy()
    first, second = swapped.faction[0], swapped.faction[1]
    under_first = table.state.under_gate[first]
    swapped.under_gate = with_pile(swapped.under_gate, first, table.state.under_gate[second])
    swapped.under_gate = with_pile(swapped.under_gate, second, under_first)
    for viewer in range(players):
        assert GAME.view(table.state, viewer) == GAME.view(swapped, viewer)


def test_every_player_has_one_ring_for_each_gate() -> None:
    """B-BRIDGE-02, B-BRIDGE-06, B-BASE-62"""
    table = jumper()
    assert table["p1.rings_spent"] == []
    table.do("spend", "take horn_of_baldur")
    assert table["p1.rings_spent"] == ["verdant_woods"]
    again = jumper(p1={"rings_spent": ["verdant_woods"]})
    assert again.asks == (1, "act")
    other = jumper(p1={"rings_spent": ["rocky_mountains", "red_canyons"]})
    assert other.options == ["spend", "pass"]


@pytest.mark.parametrize(("owner", "asked"), [(1, True), (2, False), (3, True)])
def test_only_the_own_ring_of_a_gate_is_spent(owner: int, asked: bool) -> None:
    """B-BRIDGE-02, B-BRIDGE-06: player 2 jumps after somebody spent his ring."""
    players: dict[str, Any] = {"p1": {"heroes": ["", ""]}, "p2": {}, "p3": {}}
    players["p2"] = {"hand": ["2 supply"], "heroes": ["2,4", ""], "nation": ["9 chest"]}
    players[f"p{owner}"]["rings_spent"] = ["verdant_woods"]
    stock = {"storm": [3], "under_gates": {"verdant_woods": ["horn_of_baldur"]}}
    table = Table(
        players=4, valley="kings_bridge", team_mode=False, extended=False, turn=2, stock=stock,
        **players,
    )  # fmt: skip
    table.do("move 1", "lay supply", "lay supply", "go", "jump 2,8")
    assert ("spend" in table.options) is asked
    if asked:
        assert table.do("spend")["p2.refuge"] == ["horn_of_baldur"]  # the only one


def test_a_jump_may_spend_the_ring_of_the_gate_of_departure() -> None:
    """B-BRIDGE-03, B-RULING-78: after the storm effect; or not."""
    table = jumper()
    verbs = [event.verb for event in table.events]
    assert "storm" in verbs
    assert table["p1.hand"] == ["chest"]
    assert table.asks == (1, "gate-ring")
    assert table.options == ["spend", "pass"]
    table.do("pass")
    assert table["p1.rings_spent"] == []
    assert table["stock.under_gates.verdant_woods"] == ["book_of_crea", "horn_of_baldur"]


def test_nobody_looks_under_a_gate_before_the_ring_is_spent() -> None:
    """B-RULING-113: first the question, then the look; then one of the two is taken."""
    table = jumper()
    other = table.state.copy()
    other.great_rest = (*table.state.under_gate[0], *table.state.great_rest[2:])
    other.under_gate = with_pile(other.under_gate, 0, table.state.great_rest[:2])
    for viewer in range(4):
        assert GAME.view(table.state, viewer) == GAME.view(other, viewer)
    table.do("spend")
    assert table["p1.rings_spent"] == ["verdant_woods"]
    assert table.said("ring_spent", seat=0, gate="verdant_woods")
    assert table.asks == (1, "gate-artefact")
    assert table.options == ["take horn_of_baldur", "take book_of_crea"]
    table.refuses("pass", "B-RULING-113")


def test_one_is_taken_and_the_other_put_back_secretly() -> None:
    """B-BRIDGE-04, B-BRIDGE-05, B-BRIDGE-07"""
    table = jumper().do("spend", "take horn_of_baldur")
    assert table["p1.refuge"] == ["horn_of_baldur"]
    assert table["stock.under_gates.verdant_woods"] == ["book_of_crea"]
    shown = [str(event.args) for event in table.events]
    assert any("horn_of_baldur" in text for text in shown)
    assert not any("book_of_crea" in text for text in shown)


def test_an_empty_gate_costs_no_ring() -> None:
    """B-RULING-78"""
    table = jumper(stock={"under_gates": {}})
    assert table.asks == (1, "act")
    assert table["p1.rings_spent"] == []


# --- on the Bridge


def test_whoever_stops_on_the_bridge_may_carry_out_one_of_three_actions() -> None:
    """B-BRIDGE-08"""
    table = on_the_bridge(board=city("1,1", 3), p1={"refuge": ["horn_of_baldur"]})
    assert table.options == ["bridge deliver", "bridge buy", "bridge swap", "pass"]
    assert table.do("pass").asks == (1, "act")


def test_only_possible_actions_are_offered() -> None:
    """B-BRIDGE-08, B-RULING-78: without a Great Artefact and a city to lower, none."""
    assert on_the_bridge().asks == (1, "act")
    full = on_the_bridge(
        board=city("2,2", 4) | {"2,2": {"card": "city", "owner": 1, "level": 4}},
        p1={"refuge": ["horn_of_baldur"]},
    )
    assert "bridge deliver" not in full.options  # no own city below level 4


def test_one_bridge_action_per_hero_and_turn() -> None:
    """B-RULING-78"""
    assert on_the_bridge(p1={"refuge": ["horn_of_baldur"], "bridged": [1]}).asks == (1, "act")
    second = on_the_bridge(p1={"refuge": ["horn_of_baldur"], "bridged": [2]})
    assert "bridge deliver" in second.options


@pytest.mark.parametrize("zone", ["hand", "nation", "refuge", "ambush"])
def test_a_delivered_great_artefact_raises_an_own_city(zone: str) -> None:
    """B-BRIDGE-09, B-RULING-78: it is searched in the whole deck; the Nation is shuffled."""
    p1: dict[str, Any] = {"nation": ["3 supply"]}
    p1[zone] = [*p1.get(zone, []), "horn_of_baldur", *(["supply"] if zone == "hand" else [])]
    table = on_the_bridge(p1=p1)
    draws = list(table.state.draws)
    table.do("bridge deliver", "deliver horn_of_baldur 2,2")
    assert table["board.2,2.level"] == 2
    assert "horn_of_baldur" in table["stock.rest"]
    assert "horn_of_baldur" not in table[f"p1.{zone}"]
    assert table.state.draws[1] > draws[1]  # the Nation of player 1
    assert table.state.draws[9] > draws[9]  # the rest stack


def test_any_number_may_be_delivered_each_for_one_level() -> None:
    """B-BRIDGE-10, B-EX-36: to different cities."""
    table = on_the_bridge(board=city("1,1", 3), p1={"refuge": ["horn_of_baldur", "book_of_crea"]})
    points = table["p1.now.points"]
    table.do("bridge deliver", "deliver horn_of_baldur 1,1")
    assert table.options == ["deliver book_of_crea 2,2", "finish"]
    table.do("deliver book_of_crea 2,2")
    assert table["p1.now.points"] == points + 2
    assert {"horn_of_baldur", "book_of_crea"} <= set(table["stock.rest"])


def test_a_purchase_lowers_one_city_by_two_or_two_cities_by_one() -> None:
    """B-BRIDGE-11, B-BRIDGE-12"""
    board = city("1,1", 3) | city("1,6", 2)
    two = on_the_bridge(board=board, great_artefacts=["horn_of_baldur"])
    two.do("bridge buy")
    assert two.options == ["at 1,1 2", "at 1,1 1", "at 1,6 1"]
    two.do("at 1,1 2", "take horn_of_baldur")
    assert two["board.1,1.level"] == 1
    assert two["p1.refuge"] == ["horn_of_baldur"]
    one = on_the_bridge(board=board, great_artefacts=["horn_of_baldur"])
    one.do("bridge buy", "at 1,1 1")
    assert one.options == ["at 1,6 1"]  # another city, wherever the first one lies
    one.do("at 1,6 1", "finish")
    assert (one["board.1,1.level"], one["board.1,6.level"]) == (2, 1)
    assert one.said("fate", seat=0)


def test_one_city_alone_is_lowered_by_two() -> None:
    """B-BRIDGE-11: no second city could follow."""
    table = on_the_bridge(board=city("1,1", 3), great_artefacts=["horn_of_baldur"])
    assert table.do("bridge buy").options == ["at 1,1 2"]


def test_cities_are_never_lowered_below_one() -> None:
    """B-RULING-78"""
    assert on_the_bridge(board=city("1,1", 2)).asks == (1, "act")
    table = on_the_bridge(board=city("1,1", 2) | city("1,6", 2)).do("bridge buy")
    assert table.options == ["at 1,1 1", "at 1,6 1"]


def test_a_capital_falls_to_a_residence_only_if_a_slot_is_free() -> None:
    """B-RULING-78"""
    full = city("1,1", 6) | city("1,6", 5) | city("1,10", 5)
    table = on_the_bridge(board=full).do("bridge buy")
    assert "at 1,1 1" not in table.options
    assert "at 1,1 2" in table.options
    free = on_the_bridge(board=city("1,1", 6) | city("1,6", 5)).do("bridge buy")
    assert "at 1,1 1" in free.options


def test_a_swap_takes_a_face_up_great_artefact_for_an_own_one() -> None:
    """B-BRIDGE-13, B-BRIDGE-14, B-BRIDGE-15"""
    table = on_the_bridge(p1={"refuge": ["horn_of_baldur"]}, great_artefacts=["book_of_crea"])
    table.do("bridge swap", "take horn_of_baldur", "take book_of_crea")
    assert table["p1.refuge"] == ["book_of_crea"]
    assert table["great_artefacts"] == []
    assert "horn_of_baldur" in table["stock.rest"]


def test_in_a_swap_for_a_fate_card_the_old_one_returns_afterwards() -> None:
    """B-BRIDGE-13, B-RULING-78: Fate 3 does not offer the card just given."""
    table = on_the_bridge(
        p1={"refuge": ["horn_of_baldur"]},
        stock={"fates": ["fate_3"], "rest": ["book_of_crea"]},
    )
    table.do("bridge swap", "take horn_of_baldur", "finish", "fate 1")
    assert "take horn_of_baldur" not in table.options
    table.do("take book_of_crea")
    assert table["p1.refuge"] == ["book_of_crea"]
    assert "horn_of_baldur" in table["stock.rest"]


def test_a_delivered_fate_1_returns_to_the_fate_stack() -> None:
    """B-RULING-78"""
    table = on_the_bridge(p1={"refuge": ["fate_1"]}).do("bridge deliver", "deliver fate_1 2,2")
    assert sorted(table["stock.fates"]) == ["fate_1", "fate_2", "fate_3"]
    assert table["board.2,2.level"] == 2


def test_a_pitched_pavilion_is_neither_delivered_nor_swapped() -> None:
    """B-RULING-78"""
    table = on_the_bridge(p1={"tents": [["pavilion_of_eyla", "supply"]]})
    assert table.asks == (1, "act")
