"""What the view tells about an attack before and while it is made: targets, odds, what follows."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, Final

import pytest

from stormark.games.xibalba import queries
from stormark.games.xibalba.view import view_of
from tests.games.xibalba.operations.adhoc import begin_turn, card, hero_at_ark, hero_in_ark, play
from tests.games.xibalba.table import Table

IDLE = '{ op = "productivity", amount = 1 }'
HOLDER: Any = {"soldier": "mole", "owner": 2, "life": 3}


def player_of(table: Table, seat: int, viewer: int = 0) -> Any:
    return view_of(table.state, viewer)["players"][seat]


def before_the_ark(**more: Any) -> Table:
    """Player 1 may strike the Ark, which player 2 holds."""
    given: Any = {
        "p1": {"faction": "bastion", "warhost": ["line_fusilier"]},
        "p2": {"faction": "abacus"},
        "ark": HOLDER,
        "action_pool": ["A", "C"],
    }
    return Table(**{**given, **more})


def in_the_ark(**more: Any) -> Table:
    given: Any = {
        "p1": {"faction": "bastion"},
        "p2": {"faction": "abacus", "warhost": ["bomber"], "field1": ["oil_well"], "paragon": 1},
        "ark": {"soldier": "mole", "owner": 1},
        "action_pool": ["A", "A"],
    }
    return Table(**{**given, **more})


def test_from_the_warhost_the_ark_is_the_only_target() -> None:
    """X-ATTACK-08, X-DESTROY-04, X-ARK-09."""
    table = before_the_ark()
    attacker = player_of(table, 0)["attacker"]
    (ark,) = attacker["targets"]
    assert ark["target"] == "ark"
    assert ark["needed"]["total"] == 3
    assert ark["addons"] == []
    assert attacker["conquest"]["life"] == min(
        table.state.tables.resistance[table.state.tables.ref_index[attacker["card"]]] + 2, 10
    )


@pytest.mark.parametrize(("players", "dice"), [(2, 2), (3, 3)])
def test_the_income_of_a_conquest_is_that_of_the_life_it_brings(players: int, dice: int) -> None:
    """X-ARK-18: one more die from 6 life points on; who held the Ark before does not count."""
    table = before_the_ark(
        players=players,
        p1={"faction": "reliquary", "warhost": ["thunder_seer"]},
        ark={"soldier": "mole", "owner": 2, "life": 8},
        action_pool=["A", "A", "C"],
    )
    conquest = player_of(table, 0)["attacker"]["conquest"]
    assert (conquest["income_dice"], conquest["open"]) == (dice, False)
    table.do("attack ark AAC", dice=["G-", "G-"])
    ark = view_of(table.state, 0)["ark"]
    assert (ark["life"], ark["income_dice"]) == (conquest["life"], dice)


def test_what_a_card_protects_can_be_looted_once_it_is_destroyed() -> None:
    """X-LOOT-18."""
    item = '{ op = "prevent", what = "loot", amount = 1 }'
    guard = card("guard", "structure", "PERMANENT", item)
    foe = {"faction": "abacus", "field1": ["guard"], "paragon": 9}
    table = hero_in_ark("PERMANENT", IDLE, paragon=1, cards=[guard], p2=foe)
    (base,) = player_of(table, 0)["attacker"]["targets"]
    assert (len(base["odds"]["amounts"]) - 1, base["most"]) == (1, 2)


def test_an_effect_that_answers_to_an_attack_is_counted_and_a_choice_is_said() -> None:
    """X-ATTACK-03, X-ATTACK-20."""
    triggered = 'per = "attack", trigger = "attack", amount = 1'
    for item, power, open_ in (
        ("", 4, False),
        ("pay = { resources = 1 }, optional = true, ", 3, True),
    ):
        effect = f'{{ op = "power", of = "this", {item}{triggered} }}'
        table = hero_at_ark("PERMANENT", effect, pool="A", p1={"resources": 5})
        (ark,) = player_of(table, 0)["attacker"]["targets"]
        (aim,) = ark["aims"]
        assert (aim["power"], aim["open"]) == (power, open_)


def test_from_the_ark_every_other_base_is_a_target() -> None:
    """X-ATTACK-12, X-ATTACK-15."""
    (base,) = player_of(in_the_ark(), 0)["attacker"]["targets"]
    assert base["target"] == 1
    assert base["addons"] == ["field.1"]
    assert base["needed"] == player_of(in_the_ark(), 1)["resistance"]


def test_only_who_has_the_turn_has_targets() -> None:
    table = before_the_ark(p2={"faction": "abacus", "warhost": ["bomber"]})
    assert player_of(table, 1)["attacker"]["targets"] == []
    assert player_of(table, 1)["gatherable"] == 0


def test_the_odds_of_one_die_are_those_of_its_faces() -> None:
    """X-COMP-16: three blanks, two single symbols, one double."""
    table = before_the_ark()
    (ark,) = player_of(table, 0)["attacker"]["targets"]
    faces = table.state.tables.faces[2]
    blank = min(faces)
    shares = [round(1000 * faces.count(blank + symbols) / 6) for symbols in range(3)]
    assert ark["paragon_dice"] == 1
    assert ark["odds"]["amounts"] == shares


def test_no_more_is_looted_than_the_target_has() -> None:
    """X-LOOT-02: of 1 Paragon no 2 can be taken."""
    (base,) = player_of(in_the_ark(), 0)["attacker"]["targets"]
    assert len(base["odds"]["amounts"]) == 2
    assert sum(base["odds"]["amounts"]) in range(998, 1003)


@pytest.mark.parametrize("protected", [0, 1])
@pytest.mark.parametrize("paragon", [1, 2, 3, 9])
def test_the_odds_of_loot_are_counted_over_all_rolls(paragon: int, protected: int) -> None:
    """X-LOOT-02, X-LOOT-18: rolled, less what is protected, no more than there is."""
    item = '{ op = "prevent", what = "loot", amount = 1 }'
    guard = card("guard", "structure", "PERMANENT", item)
    foe = {"field1": ["guard"] if protected else [], "paragon": paragon}
    table = hero_in_ark("PERMANENT", IDLE, paragon=2, cards=[guard], p2=foe)
    (base,) = player_of(table, 0)["attacker"]["targets"]
    faces = [0, 0, 0, 1, 1, 2]  # X-COMP-16
    rolls = [sum(roll) for roll in product(faces, repeat=2)]
    taken = Counter(min(paragon, max(0, rolled - protected)) for rolled in rolls)
    assert base["paragon_dice"] == 2
    assert base["odds"]["amounts"] == [
        round(1000 * taken[amount] / len(rolls)) for amount in range(max(taken) + 1)
    ]


def test_the_reward_is_that_of_the_soldier_who_attacks() -> None:
    """X-DESTROY-04: dice that his effect adds are counted, before the attack and in it."""
    item = '{ op = "paragon_value", of = "this", amount = 2, when = "any" }'
    table = hero_at_ark("PERMANENT", item, paragon=1, life=3)
    (ark,) = player_of(table, 0)["attacker"]["targets"]
    assert ark["paragon_dice"] == 3


def test_a_block_is_among_the_stakes_as_soon_as_it_can_come() -> None:
    """X-BLOCK-06: from the attack on, while its power may still change."""
    item = (
        '{ op = "power", of = "this", per = "attack", trigger = "attack_base", amount = 1, '
        "pay = { resources = 1 }, optional = true }"
    )
    foe = {"warhost": ["Wall(1/9/0)"]}
    table = hero_in_ark("ACTION", item, p1={"resources": 5}, p2=foe).do("attack p2 A")
    attack: Any = view_of(table.state, 1)["attack"]
    assert attack["stage"] == "power"
    assert [stake["what"] for stake in attack["stakes"]] == ["blocker", "base"]


def test_a_target_without_paragon_loses_none() -> None:
    """X-LOOT-04."""
    table = in_the_ark(p2={"faction": "abacus", "paragon": 0})
    (base,) = player_of(table, 0)["attacker"]["targets"]
    assert base["odds"] == {"amounts": [1000], "wins": 0}


@pytest.mark.parametrize(("paragon", "sure"), [(0, False), (14, True)])
def test_the_odds_say_how_likely_the_roll_wins(paragon: int, sure: bool) -> None:
    """X-WIN-01: one more than none is enough where one is missing."""
    table = before_the_ark(
        p1={"faction": "bastion", "warhost": ["line_fusilier"], "paragon": paragon}, target=15
    )
    (ark,) = player_of(table, 0)["attacker"]["targets"]
    amounts = ark["odds"]["amounts"]
    assert ark["odds"]["wins"] == pytest.approx(sum(amounts[1:]) if sure else 0, abs=1)


def test_both_ways_to_meet_an_attack_have_their_odds() -> None:
    """X-BLOCK-08, X-BLOCK-10: a block gives the reward, no block the loot."""
    table = in_the_ark().do("attack p2 AA")
    attack: Any = view_of(table.state, 1)["attack"]
    block, base = attack["stakes"]
    assert len(block["odds"]["amounts"]) == 1 + 2 * block["paragon_dice"]
    assert len(base["odds"]["amounts"]) == 2


def test_gathering_everything_brings_no_more_than_a_base_holds() -> None:
    """X-GATHER-05."""
    rich = Table(p1={"resources": 24}, action_pool=["R2", "R3"])
    poor = Table(p1={"resources": 0}, action_pool=["R2", "R3", "A"])
    assert player_of(rich, 0)["gatherable"] == 1
    assert player_of(poor, 0)["gatherable"] == 5


def test_the_ark_tells_what_it_brings_after_every_turn() -> None:
    """X-ARK-18, X-APOC-09, X-APOC-10."""
    held = view_of(before_the_ark().state, 0)["ark"]
    nobody = view_of(Table(p1={"resources": 0}, ark={"soldier": "mole"}).state, 0)["ark"]
    last = view_of(before_the_ark(mode="apocalypse").state, 0)["ark"]
    assert held["income_dice"] > 0
    assert held["income_more"] == 0
    assert nobody["income_dice"] == 0
    assert last["income_more"] == 1


ONE_OF_THEIRS: Final = '"opponent", kind = "addon", count = 1, until = "your_next_turn"'


@pytest.mark.parametrize(
    ("item", "now", "then"),
    [
        ('op = "productivity", amount = 1, until = "end_of_your_next_turn"', 0, 1),
        (f'op = "disable", from = {ONE_OF_THEIRS}', 1, 0),
    ],
)
def test_productivity_is_what_the_next_turn_brings(item: str, now: int, then: int) -> None:
    """X-TURN-16, X-TURN-17: an effect that is over by then does not count, one that waits does."""
    foe = {"faction": "caravan", "field1": ["strike_leader"] if now else []}
    table = play(f"{{ {item} }}", p1={"faction": "bastion", "level": 2, "resources": 5}, p2=foe)
    assert queries.productivity(table.state, 0) == 1
    shown = player_of(table, 0)["productivity"]
    assert shown["total"] == 1 + then - now
    assert sum(one["amount"] for one in shown["parts"]) == shown["total"]
    table.do("end")
    begin_turn(table).do("end")
    assert table["p1.resources"] == 5 - 1 + shown["total"]


def test_what_lies_unknown_under_a_protecting_card_protects_nothing_that_is_seen() -> None:
    """X-LOOT-18: the loot depends on it, so that more than nothing has to be said."""
    item = '{ op = "prevent", what = "loot", amount = 1 }'
    cards = [card(name, "structure", "PERMANENT", item) for name in ("guard", "other")]
    foe = {"faction": "abacus", "field1": ["guard", "other"], "paragon": 9}
    table = hero_in_ark("PERMANENT", IDLE, paragon=1, cards=cards, p2=foe)
    view: Any = table.game.view(table.state, 0)
    (base,) = view["players"][0]["attacker"]["targets"]
    assert (len(base["odds"]["amounts"]) - 1, base["most"]) == (1, 2)


def test_loot_is_counted_although_an_effect_is_asked_about_first() -> None:
    """X-ATTACK-20: whether it is used is open; the add-on card is destroyed all the same."""
    paid = '{ op = "power", of = "this", pay = { resources = 1 }, optional = true, '
    paid += 'per = "attack", trigger = "attack", amount = 1 }'
    guard = card("guard", "structure", "PERMANENT", '{ op = "prevent", what = "loot", amount = 1 }')
    foe = {"faction": "abacus", "field1": ["guard"], "warhost": ["bomber"], "paragon": 9}
    table = hero_in_ark("PERMANENT", paid, paragon=1, cards=[guard], p1={"resources": 5}, p2=foe)
    (base,) = player_of(table, 0)["attacker"]["targets"]
    (aim,) = base["aims"]
    assert (aim["open"], aim["blocker"]["falls"]) == (True, "open")
    assert (len(base["odds"]["amounts"]) - 1, base["most"]) == (1, 2)
