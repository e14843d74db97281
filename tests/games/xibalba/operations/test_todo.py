"""Texts that the players carry out themselves (X-RULING-97): `todo`."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.game import Xibalba
from stormark.kernel.json import JsonDict
from tests.games.xibalba.operations.adhoc import card, hero, hero_at_ark, owning
from tests.games.xibalba.table import Table


def gadget(tag: str = "ACTION", /, **given: Any) -> Table:
    """Player 1 owns a structure that says `effect = "todo"`, and 10 resources."""
    written = {"id": "gadget", "type": "structure", "phase": tag, "effect": "todo"}
    p1 = {"field1": ["gadget"], "resources": 10, **given.pop("p1", {})}
    return Table(cards=[written, *given.pop("cards", [])], p1=p1, **given)


def propose(table: Table, *moves: str) -> Table:
    for move in moves:
        table.do(move)
    return table


def test_a_proposal_is_made_once_all_the_others_agree() -> None:
    table = gadget(players=3, p2={"resources": 3}, p3={"resources": 0}).do("activate 1")
    propose(table, "change gain-resources", "opponent p3", "change gain-resources 4")
    propose(table, "change lose-resources", "opponent p2", "change lose-resources 2", "done")
    assert (table["p3.resources"], table["p2.resources"]) == (0, 3)
    for seat in (1, 2):
        assert table.state.open_seats() == [seat]
        assert table.options == ["use", "pass"]
        table.do("use")
    assert (table["p3.resources"], table["p2.resources"]) == (4, 1)
    assert table.state.open_seats() == [0]
    table.refuses("activate 1", "X-CARD-16")  # an activation that costs nothing: once per turn


def test_nothing_to_change_is_agreed_to_as_well() -> None:
    table = gadget().do("activate 1").do("done")
    assert table.state.open_seats() == [1]
    before = table.state.to_json()["resources"]
    table.do("use")
    assert table.state.to_json()["resources"] == before


def test_who_does_not_agree_proposes_something_else() -> None:
    table = gadget().do("activate 1").do("done").do("pass")
    assert table.state.open_seats() == [1]
    propose(table, "change lose-resources", "opponent p1", "change lose-resources 3", "done")
    assert table.state.open_seats() == [0]
    table.do("use")
    assert table["p1.resources"] == 7


def test_after_four_objections_nothing_changes() -> None:
    table = gadget().do("activate 1")
    for _ in range(4):
        propose(
            table, "change gain-paragon", "opponent p1", "change gain-paragon 1", "done", "pass"
        )
    assert table["p1.paragon"] == 0
    assert "end" in table.options


def test_a_proposal_can_be_begun_again_and_holds_eight_changes() -> None:
    table = gadget(p2={"resources": 0}).do("activate 1")
    assert "pass" not in table.options
    for _ in range(8):
        propose(table, "change gain-resources", "opponent p2", "change gain-resources 1")
    assert table.options == ["done", "pass"]
    table.do("pass")
    assert "change gain-resources" in table.options
    table.do("done").do("use")
    assert table["p2.resources"] == 0


@pytest.mark.parametrize(
    ("moves", "place", "value"),
    [
        (("change gain-paragon", "opponent p2", "change gain-paragon 6"), "p2.paragon", 9),
        (("change lose-paragon", "opponent p1", "change lose-paragon 2"), "p1.paragon", 1),
        (("change heal", "change heal 2"), "ark.life", 7),
        (("change damage", "change damage 3"), "ark.life", 2),
        (("change damage", "change damage 5"), "ark.owner", 0),
        (("change symbol", "die C C"), "action_pool", ["C"]),
        (("change destroy-addon", "destroy p2 1"), "p2.field1", []),
        (("change destroy-soldier", "opponent p2"), "p2.warhost", []),
    ],
)
def test_what_can_be_proposed(moves: tuple[str, ...], place: str, value: Any) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 5}
    p2 = {"warhost": ["Guard(3/2/0)"], "field1": ["shed"], "paragon": 3}
    others = [card("shed", "structure", "PERMANENT", '{ op = "productivity", amount = 1 }')]
    own = {"paragon": 3, "warhost": ["Guard(3/2/0)"], "field2": ["shed2"]}
    others.append(card("shed2", "structure", "PERMANENT", '{ op = "productivity", amount = 1 }'))
    table = gadget(ark=ark, p2=p2, p1=own, cards=others).do("activate 1")
    propose(table, *moves, "done", "use")
    assert table[place] == value


def test_cards_for_sale_are_replaced_and_cards_taken_from_decks() -> None:
    table = gadget(market={"soldier": ["bunker_warden", "iron_hussar"]}).do("activate 1")
    propose(table, "change replace", "replace soldier1", "change take-card", "deck soldier")
    table.do("done").do("use")
    assert "bunker_warden" not in table["market.soldier"]
    assert len(table["p1.warhost"]) == 1


def test_reaching_the_target_by_agreement_wins() -> None:
    table = gadget(p1={"paragon": 14}, target=15).do("activate 1")
    propose(table, "change gain-paragon", "opponent p1", "change gain-paragon 1", "done", "use")
    assert table.winner == 1


def test_what_an_earlier_change_made_impossible_does_not_happen() -> None:
    table = gadget(p2={"warhost": ["Guard(3/2/0)"]}).do("activate 1")
    for _ in range(2):
        propose(table, "change destroy-soldier")
    table.do("done").do("use")
    assert table["p2.warhost"] == []


def test_during_an_attack_no_soldier_is_taken_away() -> None:
    table = hero_at_ark("ACTION", '{ op = "todo", trigger = "attack" }').do("attack ark A")
    told = set(table.options)
    assert "change gain-resources" in told
    assert not {"change damage", "change destroy-soldier", "change take-card"} & told
    propose(table, "change symbol", "die A A", "done", "use")
    assert table["ark.life"] == 7  # the attack went on


@pytest.mark.parametrize(
    ("kind", "phase", "trigger", "optional"),
    [
        ("event", "ACTION", "", False),
        ("structure", "EFFECT", "", False),
        ("structure", "DICE", "", False),
        ("structure", "ACTION", "", False),
        ("soldier", "ACTION", "use", False),
        ("soldier", "PERMANENT", "pool_complete", True),
        ("civilian", "PERMANENT", "pool_complete", True),
    ],
)
def test_the_moment_of_a_text_follows_from_its_card(
    kind: str, phase: str, trigger: str, optional: bool
) -> None:
    values = {"power": 1, "resistance": 1, "paragon": 0} if kind == "soldier" else {}
    written: JsonDict = {"id": "own", "type": kind, "phase": phase, "effect": "todo", **values}
    game = Xibalba()
    state = game.position({"players": 2, "turn": 1, "cards": [written]})
    (item,) = game.at(state).pack.cards[-1].effect
    assert (item.op, item.trigger, item.optional) == ("todo", trigger, optional)


def test_a_permanent_text_is_offered_once_in_each_own_turn() -> None:
    table = gadget("PERMANENT", phase="dice", dice_pool=["R1"])
    table.do("keep R1")
    assert table.options == ["use", "pass"]
    table.do("use")
    assert table.options[0] == "done"


def test_a_soldier_says_when_it_is_used() -> None:
    soldier = {**hero("ACTION"), "effect": "todo"}
    table = Table(
        cards=[soldier],
        ark={"soldier": "hero", "owner": 1, "life": 8},
        p2={"warhost": []},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert table.options[0] == "done"


def test_an_item_may_say_its_own_moment_and_price() -> None:
    item = (
        '{ op = "todo", trigger = "buy", kind = "event", optional = true, pay = { resources = 1 } }'
    )
    news = card("news", "event", "ACTION", '{ op = "resources", amount = 1 }')
    market = {"event": ["news", "perfect_throw"]}
    table = owning("PERMANENT", item, cards=[news], market=market).do("buy event1")
    assert table.options == ["use", "pass"]
    table.do("use")
    assert table["p1.resources"] == 9
    assert table.options[0] == "done"


def test_events_tell_who_proposed_agreed_and_objected() -> None:
    table = gadget().do("activate 1").do("done")
    assert table.said("proposed", seat=0, card="gadget", count=0)
    table.do("pass")
    assert table.said("objected", seat=1, card="gadget", left=3)
    propose(table, "change heal", "change heal 1", "done", "use")
    assert table.said("agreed", seat=0, card="gadget")
