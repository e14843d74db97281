"""What leads to a clause: how often, at which moment, on which conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.words import ANY_CARD, TRIGGERS
from stormark.text.xibalba.told.clauses import RICHER, is_asked, is_richer_named
from stormark.text.xibalba.told.context import Context, Item, conditions_of
from stormark.text.xibalba.told.words import GAP, Words, number

FIRST_TIME = "first_time"
FIRST_ATTACK = "first_attack"


def lead_of(words: Words, item: Item, context: Context, limit: object) -> str:
    """The beginning of a sentence, up to its comma; "" if there is nothing to say."""
    conditions = dict(conditions_of(item))
    if is_richer_named(item):
        del conditions[RICHER]
    often = "" if limit is None else words.t("told-limit", n=number(limit))
    when = _when(words, item, context, conditions)
    if often and when:
        return words.t("told-often-when", often=often, when=when)
    return f"{when}," if when else often


def told_conditions(words: Words, conditions: Mapping[str, Any], context: Context) -> str:
    """Conditions as a clause of their own: “if …”, “while …”."""
    message = "told-while" if context.continuous else "told-if"
    return words.t(message, conditions=_all(words, conditions))


def _when(words: Words, item: Item, context: Context, conditions: dict[str, Any]) -> str:
    moment = _moment(words, item, context, conditions)
    if not moment:
        return told_conditions(words, conditions, context) if conditions else ""
    if FIRST_TIME in conditions_of(item) and conditions:
        return words.t("told-provided", moment=moment, conditions=_all(words, conditions))
    if conditions:
        return words.joined("told-and", [moment, _all(words, conditions)])
    return moment


def _moment(words: Words, item: Item, context: Context, conditions: dict[str, Any]) -> str:
    """The moment; that it is the first one is said with it, and no longer a condition."""
    if "trigger" not in item or context.inside:
        prevented = item.get("op") == "prevent" and item.get("what") == "addon_loss"
        return _addon_loss(words, item) if prevented and is_asked(item) else ""
    first = conditions.pop(FIRST_TIME, False)
    if item["trigger"] == "attack" and context.card_type == "soldier":
        first = conditions.pop(FIRST_ATTACK, False) or first
    soldier = context.card_type == "soldier"
    if item["trigger"] == "ark_income" and soldier:
        soldier = conditions.get("location") == "ark"  # else it answers wherever it is
        if soldier:
            del conditions["location"]
    kind = item.get("kind", "any")
    stays = item.get("what") == "soldier_loss" and item.get("to") == "stay"
    return words.word(
        "moment",
        item["trigger"],
        TRIGGERS,
        when=words.t("told-when", first="yes" if first else "no"),
        card="soldier" if soldier else "other",
        bought=words.word("bought", kind, ANY_CARD.words),
        would="yes" if stays else "no",
    )


def _addon_loss(words: Words, item: Item) -> str:
    """Cards that can be kept are kept when they would be lost."""
    kind, by = item.get("kind", "any"), item.get("by", "any")
    return words.t("told-would-lose", kind=kind, by=by)


def _all(words: Words, conditions: Mapping[str, Any]) -> str:
    known = "yes" if conditions.get("location") == "ark" else "no"
    first = sorted(conditions, key=lambda word: word != "location")  # others go on from there
    return words.joined(
        "told-and", [_condition(words, known, word, conditions[word]) for word in first]
    )


def _condition(words: Words, known: str, word: str, value: object) -> str:
    condition = CONDITIONS.get(word)
    if condition is None:
        return GAP
    allowed = condition.value.words
    if allowed and value not in allowed:
        return GAP
    said = value if allowed else number(value)
    return words.t(f"told-if-{word}", value=said, known=known)
