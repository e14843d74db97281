"""The clause of an operation: its parameters as the phrases and words that its message takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.registry import BY_WORD
from stormark.games.xibalba.effects.words import COUNTERS, DURATIONS, WHO, Param
from stormark.text.xibalba.told.clause import Clause
from stormark.text.xibalba.told.context import Context, Item, conditions_of, price_of
from stormark.text.xibalba.told.words import GAP, Words, number, signed

AMOUNTS = ("amount", "count", "dice", "max")  # the number that an operation is about
NUMBERS = {"uses": 0, "max_cost": 0, "keep": 0}  # others, with what stands for none
SIGNED = ("power", "resistance", "productivity")  # told with their signs
RICHER = "target_has_more_resources"


def operation_named(item: Item) -> type[Operation] | None:
    """What an item does; nothing as long as its words do not say it."""
    op = item.get("op")
    classes = BY_WORD.get(op) if isinstance(op, str) else None
    if classes is None:
        return None
    what = item.get("what", "")
    return classes.get(what) if isinstance(what, str) else None


def message_of(operation: type[Operation]) -> str:
    """The message that tells an operation.

    >>> message_of(BY_WORD["forbid"]["harvest"])
    'told-op-forbid-harvest'
    """
    return f"told-op-{operation.word}" + (f"-{operation.what}" if operation.what else "")


def clause_of(words: Words, item: Item, context: Context) -> Clause:
    """What an item does, without anything that leads to it."""
    operation = operation_named(item)
    if operation is None:
        return Clause(words, subject=GAP)
    args = _arguments(words, operation, item, context)
    if args is None:
        label = words.t(f"op-{operation.word}")
        return Clause(words, subject=words.t("told-gap", operation=label))
    return Clause.of(
        words,
        words.parts(message_of(operation), **args),
        _during(words, operation, item, context),
    )


def quantity_of(item: Item) -> str:
    """The parameter with the number that an item is about, if it says it plainly."""
    for name in AMOUNTS:
        value = item.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return name
    return ""


def players_of(operation: type[Operation], item: Item) -> str:
    """Whom an operation is about; `from` can also name faces or piles."""
    for name in ("who", "from"):
        param = operation.params.get(name)
        if param is not None and "opponent" in param.value.words:
            return str(item.get(name, param.default))
    return ""


def is_richer_named(item: Item) -> bool:
    """Whether the condition about richer players is told where the players are named."""
    operation = operation_named(item)
    if operation is None or RICHER not in conditions_of(item):
        return False
    return players_of(operation, item) not in ("", "you")


def _arguments(
    words: Words, operation: type[Operation], item: Item, context: Context
) -> dict[str, object] | None:
    """Everything that messages of operations ask for; none while words are missing."""
    args: dict[str, object] = {
        "n": GAP, "sign": "up", "signed": GAP, "each": "",
        "known": "yes" if context.known else "no",
        "attack": "yes" if context.in_attack else "no",
        "card": context.card_type or "any",
        "asked": "yes" if is_asked(item) else "no",
        "paid": "yes" if price_of(item) else "no",
        "place": context.place or "any",
    }  # fmt: skip
    players = players_of(operation, item)
    if players:
        if players not in WHO:
            return None
        args |= {"who": players, **_named(words, players, is_richer_named(item))}
    for name, param in operation.params.items():
        value = item.get(name, param.default)
        if name in AMOUNTS:
            args |= _amount(words, value, players or "you", operation.word in SIGNED)
        elif name in NUMBERS:
            args[name] = NUMBERS[name] if value is None else number(value)
        elif not _is_word(param, value):
            return None
        else:
            args.setdefault(name, value)
    return args


def is_asked(item: Item) -> bool:
    """Whether its player decides about it each time."""
    return bool(item.get("pay") or item.get("optional") or item.get("limit"))


def _is_word(param: Param, value: object) -> bool:
    return isinstance(value, str) and value in param.value.words


def _named(words: Words, who: str, richer: bool) -> dict[str, str]:
    named = words.parts(f"told-who-{who}")
    if not richer:
        return named
    more = words.t("told-richer")
    return {case: f"{name} {more}" for case, name in named.items()}


def _amount(words: Words, value: Any, players: str, with_sign: bool) -> dict[str, object]:
    if value == "all":
        return {"n": "all"}
    each = ""
    if isinstance(value, Mapping):
        whose = "you" if players == "you" else "other"
        each = words.word("per", value.get("per"), COUNTERS, whose=whose)
        if "max" in value:
            most = signed(value["max"]) if with_sign else number(value["max"])
            each = f"{each} {words.t('told-most', max=most)}"
        value = value.get("each")
    down = isinstance(value, int) and value < 0
    return {
        "n": number(value),
        "sign": "down" if down else "up",
        "signed": signed(value),
        "each": each,
    }


def _during(words: Words, operation: type[Operation], item: Item, context: Context) -> str:
    """For how long it holds, where the sentence has not said so."""
    if not operation.lasting or operation.what == "soldier_loss":
        return ""
    if "until" in item:
        return words.word("until", item["until"], DURATIONS)
    if context.continuous or (context.in_attack and item.get("per") == "attack"):
        return ""
    return words.t("told-until-attack_end" if context.ends_with_attack else "told-until-turn_end")
