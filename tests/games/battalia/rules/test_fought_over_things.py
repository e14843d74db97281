"""B-RULING-11, B-RULING-101: cities, posts, cards and NPCs on a field that a teammate attacks."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.sieges import ATTACKER, ROAD, attacked, begins, in_the_city
from tests.games.battalia.rules.storms import QUIET
from tests.games.battalia.table import Table

# --- cities, posts and cards


def test_a_city_on_the_attacked_field_is_not_raised() -> None:
    """B-RULING-101: not even by its owner; his other cities are."""
    board = {"6,6": {"owner": 3}}
    table = in_the_city(p3={"hand": ["2 chief.emberians"]}, board=board)
    assert begins(table, "upgrade") == ["upgrade 6,6 chief"]
    table.refuses("upgrade 6,2 chief", "B-RULING-101", by=3)


def test_a_free_upgrade_leaves_out_a_city_on_the_attacked_field() -> None:
    """B-RULING-101: effect 10 must raise the other one."""
    table = in_the_city(
        p3={"heroes": ["2,4", ""], "hand": ["2 supply"]},
        board={"6,6": {"owner": 3}},
        stock={"storm": [10, *QUIET]},
        extended=False,
    )
    table.do("move 1; lay supply; lay supply; go", by=3).do("pass", by=4)
    table.do("jump 6,4", by=3)
    assert table["board.6,6.level"] == 2
    assert table["board.6,2.level"] == 1


def test_a_city_on_the_attacked_field_is_not_lowered_for_the_bridge() -> None:
    """B-RULING-101, B-BRIDGE-11: a Great Artefact is bought with the other city."""
    crossing = {"card": "crossing", "hidden": False}
    home = next(
        field
        for field, card in Table(players=4, valley="kings_bridge")["board"].items()
        if card.get("owner") == 3
    )
    table = Table(
        players=4,
        valley="kings_bridge",
        extended=False,
        p1={**ATTACKER, "heroes": [home, ""]},
        p2={"heroes": [home, ""], "hand": ["2 lord.emberians"]},
        p3={"heroes": ["4,5", ""], "hand": ["supply"]},
        board={
            "4,5": crossing,
            "4,7": crossing,
            home: {"level": 3},
            "1,6": {"card": "city", "shape": "t", "owner": 3, "level": 3},
        },
    )
    table.do(f"attack heroes {home} p2", "lay lord.baerfolk", "finish", by=1)
    table.do("move 1", "lay supply", "go", "step 4,6", "bridge buy", by=3)
    assert table.options_of(3) == ["at 1,6 2"]
    table.refuses(f"at {home} 2", "B-RULING-101", by=3)


def test_a_city_on_the_attacked_field_is_not_concealed() -> None:
    """B-RULING-101."""
    table = in_the_city(p3={"heroes": ["6,3", ""], "hand": ["vayls_cloak"]}, board={"6,3": ROAD})
    assert begins(table, "great") == []
    free = Table(
        players=4, p3={"heroes": ["6,3", ""], "hand": ["vayls_cloak"]}, board={"6,3": ROAD}
    )
    assert begins(free, "great") == ["great vayls_cloak"]


def test_no_post_is_founded_on_the_attacked_field() -> None:
    """B-RULING-101: heroes on a road are attacked."""
    given: dict[str, Any] = {
        "players": 4,
        "bilkarr": True,
        "p1": {**ATTACKER, "heroes": ["6,3", ""]},
        "p2": {"heroes": ["6,3", ""]},
        "p3": {"hand": ["2 tribesman.emberians", "supply"]},
        "p4": {"potions": {"frosthand": {"turned": 1}}},
        "board": {"6,3": ROAD},
    }
    assert begins(Table(**given), "post") == ["post 6,3"]
    table = Table(**given).do("attack heroes 6,3 p2", by=1).do("finish", by=1)
    assert begins(table, "post") == []
    table.refuses("post 6,3", "B-RULING-101", by=3)


def test_the_staff_leaves_the_attacked_field_alone() -> None:
    """B-RULING-11, B-RULING-101: it neither replaces nor swaps the card."""
    table = attacked(p3={"hand": ["staff_of_terra"]})
    table.do("great staff_of_terra", by=3)
    assert not [option for option in table.options_of(3) if "2,6" in option]
    table.refuses("swap 2,6 6,6", "B-RULING-101", by=3)


# --- NPCs


def test_no_npc_is_placed_on_the_attacked_field_or_fetched_from_it() -> None:
    """B-RULING-101: Kry-Cek's alternative rule."""
    table = attacked(p3={"hand": ["kry_ceks_lost_scroll"]}, kry_cek=True)
    table.do("great kry_ceks_lost_scroll", by=3)
    assert not [option for option in table.options_of(3) if "2,6" in option]
    there = attacked(
        p3={"hand": ["kry_ceks_lost_scroll"], "summoned": "bilkarr"},
        kry_cek=True,
        npcs={"bilkarr": "2,6"},
    )
    assert begins(there, "great") == []


def test_metamorpha_follows_a_new_road_all_the_same() -> None:
    """B-RULING-101: nobody chose that she leaves the attacked field."""
    table = attacked(
        p3={"hand": ["2 tribesman.emberians"]}, metamorpha=True, npcs={"metamorpha": "2,6"}
    )
    table.do("road straight", by=3)
    table.do(next(option for option in table.options_of(3) if "6,3" in option), by=3)
    assert table["npcs.metamorpha"] == "6,3"
