"""An item in the wrong place is a problem; whatever has a clear meaning is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.pack_data import GAIN, Data, card, op, problems_of_effect


def power(**rest: Any) -> Data:
    return op("power", **{"of": "this", "amount": 1, "per": "attack", **rest})


PLACEMENT: list[tuple[str, Data, str, str]] = [
    (
        "soldier's action without a moment",
        card("soldier", "ACTION", GAIN),
        "soldier-needs-trigger",
        "[0].trigger",
    ),
    (
        "trigger on an event",
        card("event", "ACTION", {**GAIN, "trigger": "buy"}),
        "useless-event",
        "[0].trigger",
    ),
    (
        "limit on an event",
        card("event", "ACTION", {**GAIN, "limit": 1}),
        "useless-event",
        "[0].limit",
    ),
    (
        "unblockable without an attack",
        card("event", "ACTION", op("unblockable")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "unblockable against the Ark",
        card("soldier", "ACTION", op("unblockable", trigger="attack_ark")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "opponents' moment on an ACTION card",
        card("soldier", "ACTION", {**GAIN, "trigger": "block"}),
        "trigger-needs-permanent",
        "[0].trigger",
    ),
    (
        "destruction during an attack",
        card("soldier", "ACTION", op("damage_ark", trigger="attack", amount=1)),
        "op-during-attack",
        "[0].op",
    ),
    (
        "sacrifice during an attack",
        card(
            "soldier",
            "ACTION",
            power(trigger="attack", pay={"sacrifice": "this"}, optional=True),
        ),
        "op-during-attack",
        "[0].pay.sacrifice",
    ),
    (
        "kind of two masters",
        card(
            "structure",
            "PERMANENT",
            op("destroy_addon", trigger="buy", from_="opponent", kind="civilian", count=1),
        ),
        "kind-twice",
        "[0].kind",
    ),
    (
        "endless rolling",
        card("structure", "PERMANENT", op("roll_paragon", trigger="paragon_blank", dice=1)),
        "limit-needed",
        "[0].limit",
    ),
    (
        "endless harvest",
        card(
            "structure",
            "PERMANENT",
            op("free_action", trigger="harvest", action="harvest", count=1),
        ),
        "limit-needed",
        "[0].limit",
    ),
    ("permanent gain", card("civilian", "PERMANENT", GAIN), "not-continuous", "[0].op"),
    (
        "continuous effect with duration",
        card("civilian", "PERMANENT", op("productivity", amount=1, until="turn_end")),
        "useless-continuous",
        "[0].until",
    ),
    (
        "continuous effect with price",
        card("civilian", "PERMANENT", op("productivity", amount=1, limit=1)),
        "useless-continuous",
        "[0].limit",
    ),
    (
        "continuous effect on a chosen player",
        card("civilian", "PERMANENT", op("productivity", amount=-1, who="opponent")),
        "who-continuous",
        "[0].who",
    ),
    (
        "target without an attack",
        card("civilian", "EFFECT", op("resources", who="target", amount=-1)),
        "who-needs-trigger",
        "[0].who",
    ),
    (
        "attacker at the wrong moment",
        card("civilian", "PERMANENT", op("resources", trigger="buy", who="attacker", amount=-1)),
        "who-needs-trigger",
        "[0].who",
    ),
    (
        "victim without destruction",
        card(
            "soldier", "ACTION", op("steal_resources", trigger="attack", from_="victim", amount=1)
        ),
        "who-needs-trigger",
        "[0].from",
    ),
    (
        "same opponent as nobody",
        card("civilian", "EFFECT", op("resources", who="same_opponent", amount=1)),
        "no-same-opponent",
        "[0].who",
    ),
    (
        "same opponent of another moment",
        card(
            "soldier",
            "ACTION",
            op("resources", trigger="attack", who="opponent", amount=-1),
            op("resources", trigger="hit_base", who="same_opponent", amount=-1),
        ),
        "no-same-opponent",
        "[1].who",
    ),
    (
        "opponent chosen in another option",
        card(
            "civilian",
            "EFFECT",
            op(
                "choose",
                options=[
                    [op("resources", who="opponent", amount=-1)],
                    [op("resources", who="same_opponent", amount=-1)],
                ],
            ),
        ),
        "no-same-opponent",
        "[0].options[1][0].who",
    ),
    (
        "duration of a gain",
        card("civilian", "EFFECT", {**GAIN, "until": "turn_end"}),
        "until-not-lasting",
        "[0].until",
    ),
    (
        "dice after the dice phase",
        card("event", "ACTION", op("rerolls", amount=1)),
        "duration-misses",
        "[0].until",
    ),
    (
        "opponents' dice in the own turn",
        card("civilian", "DICE", op("rerolls", amount=-1, who="each_opponent")),
        "duration-misses",
        "[0].until",
    ),
    (
        "productivity after productivity",
        card("civilian", "EFFECT", op("productivity", amount=1)),
        "duration-misses",
        "[0].until",
    ),
    (
        "forced payment",
        card("civilian", "EFFECT", {**GAIN, "pay": {"paragon": 1}}),
        "pay-needs-optional",
        "[0].optional",
    ),
    (
        "sacrificed event",
        card("event", "ACTION", {**GAIN, "pay": {"sacrifice": "this"}, "optional": True}),
        "sacrifice-event",
        "[0].pay.sacrifice",
    ),
    (
        "two sacrifices of one activation",
        card(
            *("structure", "ACTION"),
            {**GAIN, "pay": {"sacrifice": "soldier"}},
            {**GAIN, "pay": {"sacrifice": "this"}},
        ),
        "second-sacrifice",
        "[1].pay.sacrifice",
    ),
    (
        "two sacrifices of one option",
        card(
            *("structure", "ACTION"),
            op(
                "choose",
                options=[
                    [GAIN],
                    [
                        {**GAIN, "pay": {"sacrifice": "soldier"}},
                        {**GAIN, "pay": {"sacrifice": "soldier"}},
                    ],
                ],
            ),
        ),
        "second-sacrifice",
        "[0].options[1][1].pay.sacrifice",
    ),
    (
        "location of an add-on",
        card("civilian", "EFFECT", {**GAIN, "if": {"location": "ark"}}),
        "only-soldiers",
        "[0].if.location",
    ),
    (
        "blocking at one moment",
        card("soldier", "EFFECT", {**GAIN, "if": {"blocking": True}}),
        "blocking-continuous",
        "[0].if.blocking",
    ),
    (
        "symbols without an attack",
        card("civilian", "EFFECT", {**GAIN, "if": {"symbols_at_least": 2}}),
        "condition-needs-trigger",
        "[0].if.symbols_at_least",
    ),
    (
        "richer than yourself",
        card("civilian", "EFFECT", {**GAIN, "if": {"target_has_more_resources": True}}),
        "condition-needs-players",
        "[0].if.target_has_more_resources",
    ),
    (
        "turning dice before the roll",
        card("civilian", "DICE", op("turn_die", from_="blank", to="attack", count=1)),
        "no-action-pool",
        "[0].op",
    ),
    (
        "symbols in the effect phase",
        card("civilian", "EFFECT", op("add_symbol", symbol="attack", count=1)),
        "no-action-pool",
        "[0].op",
    ),
    (
        "free harvest in the effect phase",
        card("civilian", "EFFECT", op("free_action", action="harvest", count=1)),
        "no-action-pool",
        "[0].action",
    ),
    (
        "turning nothing",
        card("event", "ACTION", op("turn_die", from_="attack", to="attack", count=1)),
        "turn-same-face",
        "[0].to",
    ),
    (
        "attack dice that stop attacking",
        card(
            "soldier", "ACTION", op("turn_die", trigger="attack", from_="any", to="blank", count=1)
        ),
        "unknown-word",
        "[0].to",
    ),
    (
        "face the die has not",
        card("event", "ACTION", op("reroll_pool", die="attack", face="paragon_1", count=1)),
        "unknown-word",
        "[0].face",
    ),
    (
        "this soldier on a structure",
        card("structure", "PERMANENT", power()),
        "only-soldiers",
        "[0].of",
    ),
    (
        "this soldier on an event",
        card("event", "ACTION", op("destroy_soldier", from_="you", where="this")),
        "only-soldiers",
        "[0].where",
    ),
    (
        "this soldier of somebody else",
        card(
            "soldier",
            "ACTION",
            op("destroy_soldier", trigger="attack_done", from_="opponent", where="this"),
        ),
        "unknown-word",
        "[0].from",
    ),
    (
        "attacker's power at any time",
        card("structure", "PERMANENT", power(of="attacker", amount=-1)),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "target base without an attack",
        card("event", "ACTION", op("resistance", of="target_base", amount=-1)),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "rescue without a danger",
        card("structure", "PERMANENT", op("prevent", what="soldier_loss", to="stay")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "loot lowered twice",
        card("structure", "PERMANENT", op("prevent", what="loot", amount=1, keep=3)),
        "loot-amount-or-keep",
        "[0].amount",
    ),
    (
        "loot not lowered",
        card("structure", "PERMANENT", op("prevent", what="loot")),
        "loot-amount-or-keep",
        "[0].amount",
    ),
    (
        "healing forbidden to all",
        card("event", "ACTION", op("forbid", what="heal", who="all")),
        "unknown-word",
        "[0].who",
    ),
    (
        "healing forbidden forever",
        card("structure", "PERMANENT", op("forbid", what="heal", who="all")),
        "not-continuous",
        "[0].what",
    ),
    (
        "choice from a deck",
        card("event", "ACTION", op("gain_card", kind="soldier", from_="deck", choose="any")),
        "useless-deck",
        "[0].choose",
    ),
    (
        "deck of add-ons",
        card("event", "ACTION", op("gain_card", kind="addon", from_="deck")),
        "deck-needs-kind",
        "[0].kind",
    ),
    (
        "reuse in another phase",
        card("civilian", "DICE", op("reuse", kind="addon", phase="EFFECT")),
        "reuse-phase",
        "[0].phase",
    ),
    (
        "reuse of a dice effect, X-RULING-92",
        card("civilian", "DICE", op("reuse", kind="addon", phase="DICE")),
        "reuse-dice",
        "[0].phase",
    ),
    (
        "a first time without a moment",
        card("civilian", "EFFECT", op("resources", amount=1, if_={"first_time": True})),
        "condition-needs-trigger",
        "[0].if.first_time",
    ),
    (
        "a first time of the own end",
        card(
            "soldier",
            "PERMANENT",
            op("resources", amount=1, trigger="destroyed", if_={"first_time": True}),
        ),
        "condition-needs-trigger",
        "[0].if.first_time",
    ),
    (
        "a first time inside a choice",
        card(
            "structure",
            "PERMANENT",
            op(
                "choose",
                trigger="harvest",
                options=[[GAIN], [{**GAIN, "if": {"first_time": True}}]],
            ),
        ),
        "useless-inside",
        "[0].options[1][0].if.first_time",
    ),
    (
        "a first loss to prevent",
        card(
            "structure",
            "PERMANENT",
            op(
                "prevent",
                what="soldier_loss",
                to="stay",
                trigger="own_soldier_destroyed",
                if_={"first_time": True},
            ),
        ),
        "first-time-loss",
        "[0].if.first_time",
    ),
    (
        "a use without a duration, X-RULING-93",
        card(
            "soldier",
            "ACTION",
            op("power", of="this", per="symbol", amount=1, trigger="use"),
        ),
        "use-needs-until",
        "[0].until",
    ),
    (
        "a soldier moved in the middle of a use",
        card("soldier", "ACTION", op("retreat", trigger="use")),
        "op-during-attack",
        "[0].op",
    ),
    (
        "trigger inside a choice",
        card("event", "ACTION", op("choose", options=[[GAIN], [{**GAIN, "limit": 1}]])),
        "useless-inside",
        "[0].options[1][0].limit",
    ),
]


@pytest.mark.parametrize(
    ("tested", "message", "path"), [row[1:] for row in PLACEMENT], ids=[row[0] for row in PLACEMENT]
)
def test_an_item_in_the_wrong_place_is_a_problem(tested: Data, message: str, path: str) -> None:
    assert (f"pack-{message}", path) in problems_of_effect(tested)


def test_choices_cannot_be_nested() -> None:
    inner = op("gamble", die="attack", results={"blank": [GAIN]})
    tested = card("event", "ACTION", op("choose", options=[[GAIN], [inner]]))
    assert problems_of_effect(tested) == [("pack-nested-too-deep", "[0].options[1][0].op")]


@pytest.mark.parametrize(
    "tested",
    [
        card("soldier", "PERMANENT", power(per="symbol", amount={"per": "civilians", "each": 1})),
        card("soldier", "ACTION", power(trigger="buy", kind="event", until="turn_end")),
        card("civilian", "PERMANENT", op("rerolls", amount=-1, who="each_opponent")),
        card("structure", "PERMANENT", op("forbid", what="harvest", who="all")),
        card("event", "PERMANENT", GAIN),
        card("soldier", "PERMANENT", op("scout", trigger="ark_damaged", deck="any", count=1)),
        card("civilian", "ACTION", op("retreat")),
        card(
            "structure",
            "PERMANENT",
            op(
                "choose",
                trigger="buy",
                kind="soldier",
                options=[[op("disable", from_="opponent", kind="civilian", count=1)], [GAIN]],
            ),
        ),
    ],
)
def test_new_combinations_with_a_clear_meaning_are_accepted(tested: Data) -> None:
    assert problems_of_effect(tested) == []
