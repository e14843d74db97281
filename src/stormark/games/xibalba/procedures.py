"""All procedures by their word, and their JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from stormark.games.xibalba.effects.registry import PROCEDURES as OF_EFFECTS
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.turn.action_phase import ActionPhase
from stormark.games.xibalba.turn.adjust_pool import AdjustPool
from stormark.games.xibalba.turn.attack import Attacking
from stormark.games.xibalba.turn.buy import BoughtEvent
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon
from stormark.games.xibalba.turn.dice_phase import DicePhase
from stormark.games.xibalba.turn.effect_phase import EffectPhase
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.games.xibalba.turn.turns import EndOfTurn, StartOfTurn
from stormark.kernel.json import Json
from stormark.kernel.procedure_field import fields_from_json, fields_to_json
from stormark.kernel.refusal import InputError

PROCEDURES: Sequence[type[Procedure]] = (
    StartOfTurn,
    EffectPhase,
    DicePhase,
    AdjustPool,
    ActionPhase,
    EndOfTurn,
    Attacking,
    BoughtEvent,
    Reorganize,
    DestroySoldier,
    DestroyAddon,
    *OF_EFFECTS,
)
BY_WORD = {procedure.word: procedure for procedure in PROCEDURES}


def procedure_to_json(tables: Tables, procedure: Procedure) -> Json:
    """A procedure in words: `{"procedure": its word, and its fields}`."""
    return {
        "procedure": procedure.word,
        **fields_to_json(type(procedure).fields, tables, procedure),
    }


def procedure_from_json(tables: Tables, data: Json) -> Procedure:
    """Inverse of `procedure_to_json`; InputError names the field that is wrong."""
    if not isinstance(data, dict):
        raise InputError("snapshot-malformed", "state.stack")
    rest = dict(data)
    word = rest.pop("procedure", None)
    found = BY_WORD.get(word) if isinstance(word, str) else None
    if found is None:
        raise InputError("snapshot-malformed", "state.stack")
    make = cast(Any, found)
    return cast(Procedure, make(**fields_from_json(found.fields, tables, rest, "state.stack")))
