"""X-ATTACK: who may attack what, and with which power."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.rules.made_up import MINE, soldier
from tests.games.xibalba.table import Table

NEUTRAL = {"soldier": "Bob(1/1/1)", "life": 9}


def attacks(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("attack")]


def power(table: Table) -> int:
    """The power the last attack was made with."""
    (value,) = [event.args["power"] for event in table.events if event.verb == "power"]
    assert isinstance(value, int)
    return value


# --- what an attack needs


def test_an_attack_needs_an_attack_symbol() -> None:
    """X-ATTACK-01"""
    table = Table(p1={"resources": 5, "warhost": ["Guard(3/2/1)"]}, action_pool=["A-", "R3", "G2"])
    assert attacks(table) == []
    table.refuses("attack ark A", "X-ATTACK-01")
    table.refuses("attack ark C", "X-ATTACK-01")


def test_an_attack_needs_a_soldier_in_the_warhost_or_in_the_ark() -> None:
    """X-ATTACK-01, X-EX-27"""
    table = Table(p1={"resources": 5}, ark=NEUTRAL, action_pool=["A", "C"])
    assert attacks(table) == []
    table.refuses("attack ark A", "X-ATTACK-01")
    table.refuses("attack p2 C", "X-ATTACK-01")


def test_the_player_chooses_how_many_symbols_go_into_an_attack() -> None:
    """X-ATTACK-02, X-EX-17"""
    table = Table(p1={"warhost": ["Guard(3/2/1)"]}, ark=NEUTRAL, action_pool=["A", "A", "C"])
    assert attacks(table) == [
        "attack ark C",
        "attack ark A",
        "attack ark AC",
        "attack ark AA",
        "attack ark AAC",
    ]


def test_an_attack_without_any_symbol_is_refused() -> None:
    """X-ATTACK-02"""
    table = Table(p1={"warhost": ["Guard(3/2/1)"]}, ark=NEUTRAL, action_pool=["A"])
    refusal = table.act(Action("attack", {"target": "ark", "attacks": 0, "criticals": 0}), by=1)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "X-ATTACK-02"


# --- power


@pytest.mark.parametrize("symbols", ["A", "AA", "C", "AC", "AAC"])
def test_a_view_tells_the_power_of_every_attack_before_it_is_made(symbols: str) -> None:
    """X-ATTACK-03, with a critical hit that is worth one more"""
    table = Table(
        p1={"warhost": ["Guard(3/2/1)"], "field1": ["powder_magazine"]},
        ark=NEUTRAL,
        action_pool=["A", "A", "C"],
    )
    view: Any = table.game.view(table.state, 0)
    dice = {"attacks": symbols.count("A"), "criticals": symbols.count("C")}
    (ark,) = view["players"][0]["attacker"]["targets"]
    (told,) = [aim["power"] for aim in ark["aims"] if aim.items() >= dice.items()]
    table.do(f"attack ark {symbols}", dice=["G-"] * (told >= 9))
    assert power(table) == told


@pytest.mark.parametrize(
    ("symbols", "expected"), [("A", 3), ("AA", 6), ("AAA", 9), ("C", 4), ("AC", 7), ("ACC", 11)]
)
def test_power_is_symbols_times_power_plus_one_per_critical_hit(
    symbols: str, expected: int
) -> None:
    """X-ATTACK-03, X-ATTACK-04, X-EX-16, X-EX-17"""
    table = Table(
        players=3,
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        ark={"soldier": "Bob(1/1/1)", "life": 20},
        action_pool=["A", "A", "A", "C", "C"],
    )
    table.do(f"attack ark {symbols}")
    assert power(table) == expected
    assert table["ark.life"] == 20 - expected


def test_current_power_counts_all_effects_that_apply_when_the_attack_is_made() -> None:
    """X-ATTACK-05, X-RULING-30: serum_works gives +1 per symbol for the turn."""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(2/2/1)"], "field1": ["serum_works"]},
        ark=NEUTRAL,
        action_pool=["A", "A", "A"],
    )
    table.do("attack ark A")
    assert power(table) == 2
    table.do("activate 1", "attack ark AA")
    assert power(table) == 6


def test_the_power_of_one_attack_is_never_added_to_another() -> None:
    """X-ATTACK-06: a base keeps no damage."""
    table = Table(
        p1={"resources": 5},
        p2={"paragon": 4, "level": 4},
        ark=MINE,
        action_pool=["A", "A", "A"],
    )
    for _ in range(2):
        table.do("attack p2 A")
        assert table.said("hold", seat=0, attack_target=1)  # 4 is less than 6
    assert table["p2.paragon"] == 4


def test_an_attack_on_a_base_does_not_harm_the_one_after_it() -> None:
    """X-ATTACK-06: bonuses of one attack are gone in the next (camel_gunner pays for one)."""
    table = Table(
        p1={"resources": 5, "warhost": ["camel_gunner"]}, ark=NEUTRAL, action_pool=["A", "A"]
    )
    table.do("attack ark A", "use")
    assert power(table) == 5
    table.do("attack ark A", "pass")
    assert power(table) == 3


# --- from the Warhost


def test_only_the_top_soldier_of_the_warhost_attacks() -> None:
    """X-ATTACK-07, X-EX-15: naming a covered one is refused."""
    table = Table(
        p1={"resources": 5, "warhost": ["Low(9/2/1)", "Mid(8/2/1)", "Top(2/2/1)"]},
        ark=NEUTRAL,
        action_pool=["A", "A"],
    )
    table.refuses("attack ark A with Low(9/2/1)", "X-ATTACK-07")
    table.refuses("attack ark A with Mid(8/2/1)", "X-ATTACK-07")
    table.do("attack ark A with Top(2/2/1)")
    assert table.said("attack", card="Top(2/2/1)")
    assert power(table) == 2
    table.do("attack ark A with warhost")
    assert table["ark.life"] == 9 - 4


@pytest.mark.parametrize("owner", [0, 2])
def test_the_warhost_attacks_the_neutral_or_another_players_soldier_in_the_ark(
    owner: int,
) -> None:
    """X-ATTACK-08, X-EX-26"""
    table = Table(
        players=3,
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        ark=NEUTRAL | {"owner": owner},
        action_pool=["A"],
    )
    assert attacks(table) == ["attack ark A"]
    table.do("attack ark A")
    assert table["ark.life"] == 6


def test_the_warhost_attacks_neither_bases_nor_an_empty_ark() -> None:
    """X-ATTACK-09, X-EX-26"""
    table = Table(
        players=3,
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        ark={"soldier": ""},
        action_pool=["A"],
    )
    assert attacks(table) == []
    table.refuses("attack ark A", "X-ATTACK-09")
    table.refuses("attack p2 A", "X-ATTACK-09")
    table.refuses("attack p3 A", "X-ATTACK-09")


def test_an_attack_from_the_warhost_takes_life_points_and_not_resistance() -> None:
    """X-ATTACK-10, X-RULING-44"""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        ark={"soldier": "Wall(1/9/1)", "life": 5},
        action_pool=["A", "A"],
    )
    table.do("attack ark A")
    assert table["ark.life"] == 2
    assert table.said("life", change=-3, total=2, cause="attack", card="Guard(3/2/1)")


# --- from the Ark


def test_a_player_with_a_soldier_in_the_ark_never_attacks_from_the_warhost() -> None:
    """X-ATTACK-11, X-RULING-31, X-EX-25"""
    table = Table(
        p1={"resources": 5, "warhost": ["Gunslinger(3/2/1)"]}, ark=MINE, action_pool=["A"]
    )
    assert attacks(table) == ["attack p2 A"]
    table.refuses("attack ark A", "X-ATTACK-11")
    table.refuses("attack p2 A with warhost", "X-ATTACK-11")
    table.refuses("attack p2 A with Gunslinger(3/2/1)", "X-ATTACK-11")
    assert table["action_pool"] == ["A"]
    table.do("attack p2 A with Chief(4/3/1)", dice=["-"])
    assert table.said("attack", card="Chief(4/3/1)")


def test_a_permission_to_attack_bases_from_the_warhost_gives_way_to_the_ark() -> None:
    """X-ATTACK-11: tunnel_network or not, the soldier in the Ark attacks."""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(9/2/1)"], "field1": ["tunnel_network"]},
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A", dice=["-"])
    assert power(table) == 4


def test_each_attack_from_the_ark_names_the_base_of_one_other_player() -> None:
    """X-ATTACK-12"""
    table = Table(players=3, p1={"resources": 5}, ark=MINE, action_pool=["A", "A"])
    assert attacks(table) == ["attack p2 A", "attack p2 AA", "attack p3 A", "attack p3 AA"]
    table.refuses("attack p1 A", "X-ATTACK-12")
    table.refuses("attack p4 A", "X-ATTACK-12")
    table.do("attack p2 A", dice=["-"]).do("attack p3 A", dice=["-"])
    assert table.said("hit", seat=0, attack_target=2)


def test_a_card_may_forbid_attacks_on_bases() -> None:
    """X-CARD-05: martial_law; the Warhost has no such attack to lose (X-ATTACK-09)."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(3/2/1)"]},
        ark=MINE,
        market={"event": ["martial_law", ""]},
        action_pool=["A"],
    )
    table.do("buy event1")
    assert attacks(table) == []
    table.refuses("attack p2 A", "X-CARD-05")
    other = Table(
        p1={"resources": 9, "warhost": ["Guard(3/2/1)"]},
        market={"event": ["martial_law", ""]},
        action_pool=["A"],
    )
    other.do("buy event1").refuses("attack p2 A", "X-ATTACK-09")


# --- further attacks


def test_further_attacks_may_follow_against_the_same_target() -> None:
    """X-ATTACK-23"""
    table = Table(p1={"resources": 5}, p2={"paragon": 9}, ark=MINE, action_pool=["A", "C", "A"])
    for symbols in ("A", "C", "A"):
        table.do(f"attack p2 {symbols}", dice=["G1"])
    assert table["p2.paragon"] == 6
    assert attacks(table) == []


def test_a_soldier_that_may_attack_bases_from_the_warhost_does_it_like_one_in_the_ark() -> None:
    """X-ATTACK-01, X-CARD-05: train_boarder is blocked, destroys and loots from outside."""
    boarder = soldier(
        "boarder", "4/3/2", "PERMANENT", {"op": "permit", "what": "attack_base_from_warhost"}
    )
    table = Table(
        players=3,
        p1={"resources": 5, "warhost": ["boarder"]},
        p2={"paragon": 9},
        p3={"warhost": ["Guard(1/1/1)"]},
        cards=[boarder],
        ark=NEUTRAL,
        action_pool=["A", "A"],
    )
    assert "attack ark A" in table.options
    table.do("attack p2 A", dice=["G2", "G1"])
    assert table["p1.paragon"] == 3
    table.do("attack p3 A")
    assert table.asks == (3, "block")
