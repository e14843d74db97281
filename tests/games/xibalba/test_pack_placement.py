"""Items about the wrong players, cards or dice are problems; what is clear is accepted."""

from __future__ import annotations

import pytest

from tests.games.xibalba.pack_data import GAIN, Data, card, op, power, problems_of_effect

PLACEMENT: list[tuple[str, Data, str, str]] = [
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
        "richer than yourself",
        card("civilian", "EFFECT", {**GAIN, "if": {"target_has_more_resources": True}}),
        "condition-needs-players",
        "[0].if.target_has_more_resources",
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
]


@pytest.mark.parametrize(
    ("tested", "message", "path"), [row[1:] for row in PLACEMENT], ids=[row[0] for row in PLACEMENT]
)
def test_an_item_about_the_wrong_things_is_a_problem(tested: Data, message: str, path: str) -> None:
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
