"""Operations on prices, and common actions for free."""

import pytest

from tests.games.xibalba.cards.scenes import paid_for
from tests.games.xibalba.operations.adhoc import begin_turn, card, owning, play, use
from tests.games.xibalba.table import Table

MARKET = {
    "soldier": ["mole", "bomber"],
    "civilian": ["smuggler", "fence"],
    "structure": ["bastion_wall", "watchtower"],
    "event": ["war_bonds", "stampede"],
}
PRINTED = {"soldier1": 4, "civilian2": 2, "structure1": 3, "event1": 3}


def prices(table: Table) -> dict[str, int]:
    """How much the price of one card of each type differs from the printed one."""
    found: dict[str, int] = {}
    for slot, printed in PRINTED.items():
        state = table.state.copy()
        field = {"civilian2": " 2", "structure1": " 3"}.get(slot, "")
        paid = paid_for(table, f"buy {slot}{field}")
        assert isinstance(paid, int)
        found[slot.rstrip("12")] = paid - printed
        table.state = state
    return found


RICH = {"resources": 25, "level": 4}


@pytest.mark.parametrize(
    ("item", "cheaper"),
    [
        ('{ op = "discount", cards = "soldier", amount = 1 }', ["soldier"]),
        ('{ op = "discount", cards = "civilian", amount = 1 }', ["civilian"]),
        ('{ op = "discount", cards = "structure", amount = 1 }', ["structure"]),
        ('{ op = "discount", cards = "event", amount = 1 }', ["event"]),
        ('{ op = "discount", cards = "addon", amount = 1 }', ["civilian", "structure"]),
        (
            '{ op = "discount", cards = "any", amount = 1 }',
            ["soldier", "civilian", "structure", "event"],
        ),
    ],
)
def test_a_discount_is_for_its_kind_of_cards(item: str, cheaper: list[str]) -> None:
    table = owning("PERMANENT", item, market=MARKET, p1=RICH)
    wanted = {
        word: -1 if word in cheaper else 0 for word in ("soldier", "civilian", "structure", "event")
    }
    assert prices(table) == wanted


def test_a_discount_after_a_purchase_keeps_the_two_kinds_of_cards_apart() -> None:
    item = (
        '{ op = "discount", trigger = "buy", kind = "event", cards = "soldier", amount = 1, '
        'until = "turn_end" }'
    )
    table = owning("PERMANENT", item, market=MARKET, p1=RICH).do("buy civilian1 2")
    assert prices(table)["soldier"] == 0  # the purchase that triggers it ...
    table.do("buy event2")
    assert prices(table) == {"soldier": -1, "civilian": 0, "structure": 0, "event": 0}


def test_a_price_never_falls_below_one_and_may_rise() -> None:
    item = '{ op = "discount", cards = "event", amount = 20 }'
    assert paid_for(owning("PERMANENT", item, market=MARKET), "buy event1") == 1
    item = '{ op = "discount", cards = "event", amount = -2 }'
    assert paid_for(owning("PERMANENT", item, market=MARKET), "buy event1") == 3 + 2


def test_a_surcharge_for_opponents_does_not_concern_the_owner() -> None:
    item = '{ op = "discount", cards = "any", amount = -1, who = "each_opponent" }'
    assert paid_for(owning("PERMANENT", item, market=MARKET), "buy event1") == 3
    theirs = owning("PERMANENT", item, turn=2, market=MARKET, p2={"resources": 9})
    assert paid_for(theirs, "buy event1") == 4


def test_a_discount_with_uses_is_for_the_next_purchases_of_its_kind() -> None:
    item = '{ op = "discount", cards = "event", amount = 1, uses = 2 }'
    deck = {"event": ["stampede", "blackout", "time_bomb"]}
    market = {"soldier": MARKET["soldier"]}
    table = play(item, deck=deck, market=market, p1=RICH)
    assert paid_for(table, "buy soldier1") == 4
    assert [paid_for(table, "buy event1") for _ in range(3)] == [2, 2, 3]


def test_discounts_add_up_with_the_one_of_apocalypse_mode() -> None:
    item = '{ op = "discount", cards = "event", amount = 1 }'
    table = owning("PERMANENT", item, mode="apocalypse", market={"event": ["war_bonds"]})
    assert paid_for(table, "buy event1") == 3 - 1 - 1


@pytest.mark.parametrize(
    ("item", "action", "price"),
    [
        ('{ op = "action_cost", action = "discard", amount = 2 }', "discard", 3),
        ('{ op = "action_cost", action = "reorganize", amount = -1 }', "reorganize", 1),
        ('{ op = "action_cost", action = "pharmaceuticals", amount = -1 }', "pharmaceuticals", 1),
        (
            '{ op = "action_cost", action = "weapon_technology", amount = -9 }',
            "weapon_technology",
            1,
        ),
        ('{ op = "action_cost", action = "tactical_assault", amount = 1 }', "tactical_assault", 4),
        ('{ op = "action_cost", action = "harvest", amount = -2 }', "harvest", 3),
        ('{ op = "action_cost", action = "upgrade", amount = -2 }', "upgrade", 2),
    ],
)
def test_action_costs_change_for_the_owner_down_to_their_floors(
    item: str, action: str, price: int
) -> None:
    table = owning("PERMANENT", item)
    assert table[f"p1.now.{action}"] == price
    assert table[f"p2.now.{action}"] == Table()[f"p2.now.{action}"]


def test_a_printed_price_below_a_floor_is_not_raised() -> None:
    item = '{ op = "action_cost", action = "harvest", amount = -1 }'
    table = owning("PERMANENT", item, p1={"costs": {"harvest": 2, "discard": 0}})
    assert (table["p1.now.harvest"], table["p1.now.discard"]) == (2, 0)


# --- free_action


def test_free_discards_are_compulsory_and_cost_nothing() -> None:
    table = use('{ op = "free_action", action = "discard", count = 2 }', market=MARKET)
    table.do("discard soldier1", "discard event2")
    assert table["discard.soldier"] == ["mole"]
    assert table["discard.event"] == ["stampede"]
    assert table["p1.resources"] == 10


def test_in_apocalypse_mode_a_free_discard_takes_own_cards_only() -> None:
    item = '{ op = "free_action", action = "discard", count = 1 }'
    own = {"warhost": ["Bob(1/1/1)"]}
    table = use(item, mode="apocalypse", p1=own)
    assert table.options == ["discard warhost", "discard field1"]


def test_a_second_free_reorganization_starts_from_the_first() -> None:
    own = {"warhost": ["One(1/1/1)", "Two(1/1/1)", "Three(1/1/1)"]}
    table = use('{ op = "free_action", action = "reorganize", count = 2 }', p1=own)
    table.do("lift warhost.1 warhost", "done")
    assert table.asks == (1, "reorganize")
    table.do("lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["Three(1/1/1)", "One(1/1/1)", "Two(1/1/1)"]


def test_free_pharmaceuticals_stop_at_the_limit_and_count_as_used() -> None:
    items = (
        '{ op = "free_action", action = "pharmaceuticals", count = 2 }',
        '{ op = "resources", trigger = "pharmaceuticals", amount = 1 }',
    )
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 6}
    table = use(*items, ark=ark)
    assert (table["ark.life"], table["p1.resources"]) == (10, 12)
    nearly = use(*items, ark={**ark, "life": 9})
    assert (nearly["ark.life"], nearly["p1.resources"]) == (10, 11)
    owning("ACTION", *items, ark={**ark, "life": 10}).refuses("activate 1", "X-CARD-34")


def test_free_weapon_technology_needs_attack_symbols() -> None:
    item = '{ op = "free_action", action = "weapon_technology", count = 2 }'
    assert use(item, pool="A A A")["action_pool"] == ["A", "C", "C"]
    assert use(item, pool="A")["action_pool"] == ["C"]
    owning("ACTION", item, pool="C A-").refuses("activate 1", "X-CARD-34")


def test_free_tactical_assaults_roll_attack_dice() -> None:
    item = '{ op = "free_action", action = "tactical_assault", count = 2 }'
    assert use(item, dice="A C")["action_pool"] == ["A", "C"]


def test_free_harvests_count_as_used_one_after_the_other() -> None:
    items = (
        '{ op = "free_action", action = "harvest", count = 2 }',
        '{ op = "reroll_pool", trigger = "harvest_blank", die = "any", face = "blank", count = 1 }',
    )
    table = use(*items, dice="G- G2 G1")  # the blank is rolled again before the second harvest
    assert table["action_pool"] == ["G1", "G2"]


def test_a_free_action_of_an_effect_card_happens_in_the_effect_phase() -> None:
    item = '{ op = "free_action", action = "discard", count = 1, optional = true }'
    table = owning("EFFECT", item, phase="effect").do("resolve field1", "discard field1")
    assert table["p1.field1"] == []
    assert table.asks == (1, "split-pool")


def test_a_triggered_free_action_keeps_to_its_limit() -> None:
    item = '{ op = "free_action", trigger = "harvest", action = "harvest", count = 1, limit = 1 }'
    table = owning("PERMANENT", item).do("harvest", dice=["G1", "G2"])
    assert table["action_pool"] == ["G1", "G2"]
    assert begin_turn(table.do("end")).asks == (2, "act")


def test_a_free_upgrade_does_not_exist_but_a_cheap_one_does() -> None:
    cheap = card(
        "cheap",
        "structure",
        "PERMANENT",
        '{ op = "action_cost", action = "upgrade", amount = -20 }',
    )
    table = Table(cards=[cheap], p1={"field1": ["cheap"], "resources": 2})
    assert table.do("upgrade 2")["p1.resources"] == 1


def test_an_offered_discard_names_a_card_or_none() -> None:
    # X-RULING-90: declined once, the rest of the same item is declined too
    item = '{ op = "free_action", action = "discard", count = 2, optional = true }'
    table = use(item, market=MARKET)
    assert table.asks == (1, "discard")
    assert table.options[-1] == "done"
    assert table.do("discard soldier1")["discard.soldier"] == ["mole"]
    assert table.do("done").asks == (1, "act")


def test_an_offered_discard_with_a_price_is_asked_for_before_it_is_paid() -> None:
    item = (
        '{ op = "free_action", action = "discard", count = 1, trigger = "harvest", '
        "limit = 1, optional = true, pay = { resources = 1 } }"
    )
    table = owning("PERMANENT", item, market=MARKET).do("harvest", dice=["G-"])
    assert table.asks == (1, "use-effect")
    table.do("use")
    assert "done" not in table.options
    assert table.do("discard soldier1")["p1.resources"] == 10 - 4 - 1
