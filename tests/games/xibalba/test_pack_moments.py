"""An item that cannot come at the moment it names, or not then alone, is a problem."""

from __future__ import annotations

import pytest

from tests.games.xibalba.pack_data import GAIN, Data, card, op, power, problems_of_effect

MOMENTS: list[tuple[str, Data, str, str]] = [
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
        "healing forbidden forever",
        card("structure", "PERMANENT", op("forbid", what="heal", who="all")),
        "not-continuous",
        "[0].what",
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
    ("tested", "message", "path"), [row[1:] for row in MOMENTS], ids=[row[0] for row in MOMENTS]
)
def test_an_item_at_the_wrong_moment_is_a_problem(tested: Data, message: str, path: str) -> None:
    assert (f"pack-{message}", path) in problems_of_effect(tested)
