"""All operations of the effect vocabulary by their word, and the procedures they use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stormark.games.xibalba.effects.effect import Effect
from stormark.games.xibalba.effects.operation import Operation, Params
from stormark.games.xibalba.effects.operations import (
    added_dice,
    addons,
    ark,
    changed_dice,
    combat,
    dice_pool,
    gain,
    market,
    permissions,
    prevent,
    prices,
    reuse,
    scout,
    soldiers,
    structure,
    todo,
    tracks,
)
from stormark.games.xibalba.effects.triggers import Answers
from stormark.games.xibalba.effects.words import Param, one_of
from stormark.games.xibalba.procedure import Procedure

OPERATIONS: Final[Sequence[type[Operation]]] = (
    *tracks.OPERATIONS,
    *dice_pool.OPERATIONS,
    *added_dice.OPERATIONS,
    *changed_dice.OPERATIONS,
    *combat.OPERATIONS,
    *ark.OPERATIONS,
    *prevent.OPERATIONS,
    *soldiers.OPERATIONS,
    *addons.OPERATIONS,
    *permissions.OPERATIONS,
    *prices.OPERATIONS,
    *market.OPERATIONS,
    *scout.OPERATIONS,
    *gain.OPERATIONS,
    *reuse.OPERATIONS,
    *structure.OPERATIONS,
    *todo.OPERATIONS,
)
PROCEDURES: Final[Sequence[type[Procedure]]] = (
    Effect,
    Answers,
    *changed_dice.PROCEDURES,
    *addons.PROCEDURES,
    *market.PROCEDURES,
    *scout.PROCEDURES,
    *gain.PROCEDURES,
    *reuse.PROCEDURES,
    *structure.PROCEDURES,
    *todo.PROCEDURES,
)


def _by_word() -> Mapping[str, Mapping[str, type[Operation]]]:
    found: dict[str, dict[str, type[Operation]]] = {}
    for operation in OPERATIONS:
        found.setdefault(operation.word, {})[operation.what] = operation
    return found


BY_WORD: Final = _by_word()
"""The classes of an operation by their `what`; most words have one class, without any `what`."""

OP_WORDS: Final = tuple(BY_WORD)


def class_of(word: str, what: object) -> type[Operation]:
    """The class of a word; while it is not known which, one of them."""
    classes = BY_WORD[word]
    if isinstance(what, str) and what in classes:
        return classes[what]
    return next(iter(classes.values()))


def params_of(word: str, what: object) -> Params:
    """The parameters of an operation; those of each `what` are its own."""
    classes = BY_WORD[word]
    params = class_of(word, what).params
    if "" in classes:
        return params
    chosen = {"what": Param(one_of(*classes))}
    return {**chosen, **params} if isinstance(what, str) and what in classes else chosen
