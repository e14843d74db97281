"""The first card of a pack has the number 0, and counts like any other."""

from __future__ import annotations

from typing import Any

from stormark.games.xibalba.view import view_of
from stormark.kernel.chance import FastChance
from tests.games.xibalba.operations.adhoc import card
from tests.games.xibalba.table import GAME, Table

FIRST = GAME.tables.refs[0]  # a soldier
OTHERS = [GAME.tables.refs[number] for number in GAME.tables.by_type[0][1:]]


def test_it_is_for_sale() -> None:
    """X-BUY-01."""
    table = Table(market={"soldier": [FIRST, OTHERS[0]]}, ark={"soldier": OTHERS[1]})
    slots = [name for names in table["market"].values() for name in names]
    assert table["now.cards_for_sale"] == len([name for name in slots if name]) == 8


def test_blank_dice_of_its_loot_are_answered() -> None:
    """X-LOOT-02: once for each blank."""
    item = '{ op = "resources", trigger = "paragon_blank", amount = 1 }'
    gadget = card("gadget", "structure", "PERMANENT", item)
    own: Any = {"field1": ["gadget"], "resources": 0}
    gained = []
    for soldier in (FIRST, "Raider(9/1/2)"):
        ark = {"soldier": soldier, "owner": 1, "life": 5}
        table = Table(cards=[gadget], p1=own, p2={"paragon": 5}, ark=ark, action_pool=["C"] * 4)
        player: Any = view_of(table.state, 0)["players"][0]
        count = player["attacker"]["targets"][0]["paragon_dice"]
        table.do("attack p2 CCCC", dice=["G-"] * count)
        gained.append(table["p1.resources"] / count)
    assert gained == [1, 1]


def test_it_is_told_when_it_comes_to_the_market() -> None:
    """X-BUY-11."""
    market = {"soldier": [OTHERS[0], OTHERS[1]]}
    ark, deck = {"soldier": OTHERS[2]}, {"soldier": [FIRST]}
    table = Table(p1={"resources": 20}, ark=ark, market=market, deck=deck)
    table.do("buy soldier1")
    assert table.said("reveal", slot="soldier.1", card=FIRST)


def test_lying_open_it_is_guessed_nowhere_else() -> None:
    table = Table(p1={"warhost": [FIRST]}, p2={"warhost": [OTHERS[0], OTHERS[1]]})
    belief = GAME.belief(GAME.seen_by(table.state, 0), 0)
    for seed in range(20):
        assert belief.sample(FastChance(seed)).check() == []
